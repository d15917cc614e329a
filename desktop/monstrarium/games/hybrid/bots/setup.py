"""What bots do before warriors move: whom they bring, where they place them, and in which order they act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import fsum
from types import MappingProxyType

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import Seat
from ....engine.rng import Rng
from ..actions import BEGIN, KEEP_OR_REDRAW, NUMBER, READY, ROUSE, STOP, Bid, Dismiss, Enlist, Place, Shed
from ..cards import auras_mutations
from ..ground.contact import foes_at
from ..ground.plan import lab_of
from ..ground.vision import sight_of
from ..ground.walking import FAR, gap, ways_to
from ..printed.action_cards import POINTS
from ..printed.missions import MISSIONS
from ..printed.warriors import AURA, CONVICTION, FIRE, MT, NV, OC, RANK, SIZE
from ..state import GRIFFIN, OFF, SCORPION, HybridState
from ..turn import activation_order, activation_roll, deployment
from ..turn.muster import any_band
from .answers import EAGER
from .before_mode import worth_keeping
from .errands import agenda_of, to_stop
from .position import CARD, POINT, dangers, harm, strength, strength_of
from .targets import foes_of, toward


def _lower(points: int) -> float:
    """How likely a die less so many points is the lower one of two; a 10 never is."""
    rolls = [(max(1, one - points), other) for one in range(1, 10) for other in range(1, 11)]
    return sum([2 * (one < other) + (one == other) for one, other in rolls]) / 200


FEW, MANY = 8, 64
"""How many bands are drawn by lot at least and at most, of which the best comes along; with more it would always be the
same band."""
MIXED, COMPANY, ALIKE = 0.5, 0.3, 0.5
"""What it is worth to have warriors that shoot and warriors that strike; what a leader adds for each warrior with
Conviction; and how much less a third warrior of one kind is worth."""
NEARBY = 3
"""How many steps out of sight an enemy may still come soon."""
LONG, STINT = 5, 3
"""From this round on warriors leave their ambush in turn, each after so many rounds, so that matches come to an end."""
FAR_SIGHTED = 100
"""With so many rounds a bot plays on, and sees what another order of counters comes to; with fewer, all look alike."""
LEADING = tuple([_lower(points) - _lower(0) for points in range(5)])
"""By card points: how much likelier the Activation Roll is won with them, than without."""
POOR = 4
"""With fewer points in the hand, three other cards are better."""


def musters(state: HybridState, seat: Seat, rounds: int) -> Iterator[Course]:
    """Brings the best of some bands drawn by lot: half as many bands as rounds."""
    luck = Rng(state.rng.word ^ 0x5BD1E995)
    resting = state.house.resting
    tries = range(min(MANY, max(FEW, rounds // 2)))
    drawn = [any_band(state.mission, seat, luck, state.plan, resting) for _try in tries]
    band = max(drawn, key=lambda each: band_worth(each) + _fitness(state, each, seat))
    before, course = [*state.musters[seat]], list[Action]()
    wanted = [*band]
    for kind in before:
        if kind in wanted:
            wanted.remove(kind)
        else:
            course.append(Dismiss(seat, kind))
    course += [Enlist(seat, kind) for kind in wanted]
    yield (*course, READY[seat])


def band_worth(band: Sequence[int]) -> float:
    found = fsum([strength_of(kind, 0) for kind in band])
    found += MIXED * (any(FIRE[kind] > OC[kind] for kind in band) and any(FIRE[kind] <= OC[kind] for kind in band))
    if any(AURA[kind] for kind in band):
        found += COMPANY * sum([CONVICTION[kind] for kind in band])
    return found - ALIKE * sum([max(0, count - 2) for count in Counter(band).values()])


def _fitness(state: HybridState, band: Sequence[int], seat: Seat) -> float:
    who, low, high, most, each = WANTED_RANKS.get(MISSIONS[state.mission].goal, (seat, 0, 0, 0, 0.0))
    return each * min(most, sum([low <= RANK[kind] <= high for kind in band])) if who == seat else 0.0


WANTED_RANKS: Mapping[str, tuple[Seat, int, int, int, float]] = MappingProxyType(
    {
        "hive": (GRIFFIN, 2, 4, 3, 4.0),
        "prison": (GRIFFIN, 2, 4, 3, 3.0),
        "twilight": (GRIFFIN, 2, 4, 3, 4.0),
        "prowlers": (SCORPION, 2, 4, 2, 2.5),
        "venom": (SCORPION, 1, 1, 4, 1.5),
    }
)
"""By the goal of a mission: the side that needs certain ranks, the lowest and the highest of them, how many are of use,
and what each is worth beside its strength."""


def deployments(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Places all warriors that wait, then ready; if those that stand leave no room, places all anew."""
    standing = [each for each in state.living(seat) if state.squares[each] != OFF]
    back: list[Action] = [Place(seat, each, OFF, 0) for each in standing]
    for kept in (True, False):
        found, left = _placed(state, seat, kept)
        if not left or MISSIONS[state.mission].off[seat]:
            yield (*found, READY[seat]) if kept else (*back, *found, READY[seat])
            return


def _placed(state: HybridState, seat: Seat, kept: bool) -> tuple[list[Action], bool]:
    """Places warriors that shoot behind those that strike, all facing the enemy; and whether there was no room for one.

    kept: whether warriors that stand already stay there.
    """
    lab = lab_of(state.plan)
    marks = lab.starts.get(deployment.ZONES[seat ^ 1], 0)
    goal = (marks & -marks).bit_length() - 1 if marks else (lab.width * lab.height) // 2
    far = ways_to(state.plan, goal)
    taken, course, left = 0, list[Action](), False
    for each, square in enumerate(state.squares):
        if square >= 0 and (kept or state.sides[each] != seat):
            taken |= lab.bases[_size(state, each)][square]
    waiting = [each for each in state.living(seat) if not kept or state.squares[each] == OFF]
    for each in sorted(waiting, key=lambda each: (-_size(state, each), bool(FIRE[state.kinds[each]]), each)):
        open_ones = [place for place in deployment.places_of(state, each) if not place[0] & taken]
        if not open_ones:
            left = True
            continue
        base, facings = min(open_ones, key=lambda place: far[place[1][0].square])
        taken |= base
        facing = toward(lab, facings[0].square, goal)
        course.append(facings[facing])
    return course, left


def _size(state: HybridState, warrior: int) -> int:
    return SIZE[state.kinds[warrior]]


def discards(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Puts away what does least for this band."""
    offers = auras_mutations.shed_offers(state)
    yield (min(offers, key=lambda offer: worth_keeping(state, seat, offer.piece) if isinstance(offer, Shed) else 0.0),)


def hands(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Keeps the hand, or redraws one with hardly any points."""
    points = sum([POINTS[max(0, state.pieces.face[piece])] for piece in state.hands[seat]])
    yield (KEEP_OR_REDRAW[seat][points < POOR],)


def bids(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Lays the card that gains most by the first activation of the round, once; most cards are worth more in fights."""
    best: Action = STOP[seat]
    least = 0.0
    if not state.bids[seat]:
        first = _first_blow(state, seat) + _first_blow(state, seat ^ 1)
        for offer in activation_roll.offers(state):
            if isinstance(offer, Bid):
                points = POINTS[max(0, state.pieces.face[offer.piece])]
                gain = LEADING[points] * first - EAGER * (CARD + POINT * points)
                if gain > least:
                    best, least = offer, gain
    yield (best,)


def _first_blow(state: HybridState, seat: Seat) -> float:
    """What the best attack of a side takes from the other one on average, in strength, if it comes first."""
    best, kinds = 0.0, state.kinds
    for each in state.standing(seat):
        legs = max(1, MT[kinds[each]] - state.wounds[each])
        for foe in foes_of(state, each):
            steps = gap(state, each, foe)
            if steps <= legs or (FIRE[kinds[each]] and steps <= sight_of(state, each)):
                wounds = min(1.0, harm(state, each, steps > legs) / (NV[kinds[foe]] - state.wounds[foe]))
                best = max(best, wounds * strength_of(kinds[foe], state.wounds[foe]))
    return best


def beginnings(state: HybridState, seat: Seat) -> Iterator[Course]:
    """Begins where a warrior can strike at once; else lets the other side come."""
    yield (BEGIN[seat][seat if any(nearest(state, each) <= 8 for each in state.standing(seat)) else seat ^ 1],)


def nearest(state: HybridState, warrior: int) -> int:
    """How many steps it is to the nearest enemy."""
    return min([gap(state, warrior, foe) for foe in foes_of(state, warrior)], default=FAR)


def orders(state: HybridState, seat: Seat, rounds: int) -> Iterator[Course]:
    """Warriors that can strike hardest and soonest act first; with enough rounds, other orders are compared too."""
    idle = [each for each in activation_order.keepers(state, seat) if _is_idle(state, each)]
    if idle:
        yield tuple([ROUSE[seat][each] for each in idle])
        return
    left = activation_order.open_ones(state, seat)
    ranked = sorted(left, key=lambda each: -_haste(state, each))
    found = [ranked]
    if rounds >= FAR_SIGHTED and len(ranked) > 1:
        endangered = sorted(left, key=_at_stake(state, seat), reverse=True)
        found += [_with_first(ranked, ranked[1]), _with_first(ranked, endangered[0]), endangered]
    for order in found:
        yield tuple([NUMBER[seat][each] for each in order[: max(1, len(order) - 1)]]) or (READY[seat],)


def _with_first(order: Sequence[int], warrior: int) -> list[int]:
    """The same order, but one warrior acts before all others."""
    return [warrior, *[each for each in order if each != warrior]]


def _at_stake(state: HybridState, seat: Seat) -> Callable[[int], float]:
    """By warrior: the strength that its side is likely to lose with it soon."""
    threats = dangers(state, seat)
    return lambda warrior: threats[warrior] * strength(state, warrior)


def _is_idle(state: HybridState, warrior: int) -> bool:
    """Whether a warrior waits in ambush where no enemy is likely to come, or has waited long enough."""
    if state.round >= LONG and (state.round + warrior) % STINT == 0:
        return True
    foes = foes_of(state, warrior)
    wanted = to_stop(agenda_of(state, state.sides[warrior]), state.sides[warrior])
    hunted = [foe for foe in foes if wanted >> foe & 1] or foes
    return min([gap(state, warrior, foe) for foe in hunted], default=FAR) > sight_of(state, warrior) + NEARBY


def _haste(state: HybridState, warrior: int) -> float:
    if state.squares[warrior] < 0:
        return 0.0
    lab = lab_of(state.plan)
    near = nearest(state, warrior)
    found = harm(state, warrior, bool(FIRE[state.kinds[warrior]])) / max(1, near - 5)
    return found + 0.6 * bool(foes_at(state, lab, warrior))
