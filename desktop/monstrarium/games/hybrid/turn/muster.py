"""The muster: one side after the other says, unseen, whom it brings, within the ranks and numbers of the mission."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ....engine.rng import Rng
from ..actions import READY, Dismiss, Enlist, Ready
from ..events.turns import Dismissed, Enlisted, Mustered
from ..ground.plan import lab_of
from ..printed.missions import MISSIONS, Demand, Mission
from ..printed.warriors import INFILTRATION, PROFILES, RANK, SIDE, SIDES, UNIQUE
from ..state import GRIFFIN, OFF, SCORPION, HybridState
from . import deployment

HALVES = tuple([2 * rank if rank else 1 for rank in RANK])
"""By kind: half-ranks, since two warriors of rank 0 count as one rank."""


@cache
def choices(seat: Seat) -> tuple[tuple[tuple[int, Action, Action], ...], int]:
    """The kinds of a side with their two actions, and the half-ranks of the cheapest of them."""
    kinds = [kind for kind in range(len(PROFILES)) if SIDE[kind] == seat]
    found = tuple([(kind, Enlist(seat, kind), Dismiss(seat, kind)) for kind in kinds])
    return found, min(HALVES[kind] for kind in kinds)


def ranks(band: Sequence[int]) -> int:
    """The rank total of these kinds; a single warrior of rank 0 counts as a whole rank."""
    return (sum([HALVES[kind] for kind in band]) + 1) // 2


def room(state: HybridState, seat: Seat) -> int:
    """How many half-ranks are left for a side that may still bring somebody; -1 when its number is full."""
    mission, band = MISSIONS[state.mission], state.musters[seat]
    if len(band) >= mission.numbers[seat]:
        return -1
    return 2 * mission.ranks[seat] - sum([HALVES[kind] for kind in band])


def answers(demand: Demand, kind: int) -> bool:
    if demand.kind:
        return PROFILES[kind].key == demand.kind
    return SIDES[SIDE[kind]] == demand.side and demand.least <= RANK[kind] <= demand.most


def missing(mission: Mission, seat: Seat, band: Sequence[int]) -> list[Demand]:
    """The demands of the mission on a side that these kinds leave, one by one."""
    found = []
    for demand in mission.demand:
        if demand.side == SIDES[seat]:
            found += [demand] * (demand.count - sum([answers(demand, kind) for kind in band]))
    return found


def _least(demand: Demand, resting: Sequence[int]) -> int:
    return min([HALVES[kind] for kind in range(len(PROFILES)) if answers(demand, kind) and kind not in resting])


def fits(mission: Mission, seat: Seat, band: Sequence[int], sleepers: int, resting: Sequence[int] = ()) -> bool:
    """Whether a side may bring these kinds, and those that are still demanded beside them.

    `sleepers`: for how many warriors of rank 0 there are tanks to sleep in. `resting`: kinds that cannot come.
    """
    lacking = missing(mission, seat, band)
    if len(band) + len(lacking) > mission.numbers[seat]:
        return False
    if seat == SCORPION and mission.tanks == "sleep" and sum([not RANK[kind] for kind in band]) > sleepers:
        return False
    demanded = sum([_least(each, resting) for each in lacking])
    return sum([HALVES[kind] for kind in band]) + demanded <= 2 * mission.ranks[seat]


def tanks_of(plan: str) -> int:
    """How many tanks a laboratory has."""
    return lab_of(plan).starts.get("t", 0).bit_count()


def offers(state: HybridState) -> Sequence[Action]:
    """The kinds that the side may take or leave; it is ready when a warrior comes, and all that are demanded."""
    seat, mission = state.seat, MISSIONS[state.mission]
    band, left, tanks = state.musters[seat], room(state, seat), tanks_of(state.plan) if mission.tanks else 0
    plain, resting = not mission.demand, state.house.resting
    found: list[Action] = []
    for kind, enlist, dismiss in choices(seat)[0]:
        among = kind in band
        open_to = HALVES[kind] <= left and not (among and UNIQUE[kind]) and kind not in resting
        if open_to and (plain or fits(mission, seat, [*band, kind], tanks, resting)):
            found.append(enlist)
        if among:
            found.append(dismiss)
    if band and not missing(mission, seat, band):
        found.append(READY[seat])
    return found


def enlist(state: HybridState, action: Enlist, out: Sink | None) -> None:
    band = state.musters[action.seat]
    band.append(action.kind)
    band.sort()
    tell(out, Enlisted(action.seat, action.kind))


def dismiss(state: HybridState, action: Dismiss, out: Sink | None) -> None:
    state.musters[action.seat].remove(action.kind)
    tell(out, Dismissed(action.seat, action.kind))


def ready(state: HybridState, action: Ready, out: Sink | None) -> None:
    """Let the other side muster, or reveal both bands and begin the deployment."""
    tell(out, Mustered(action.seat))
    state.turn += 1
    if action.seat == GRIFFIN:
        state.seat = SCORPION
        return
    enroll(state)
    deployment.begin(state, out)


def enroll(state: HybridState) -> None:
    """Number all mustered warriors, the Griffins first; they wait outside."""
    kinds = [*state.musters[GRIFFIN], *state.musters[SCORPION]]
    count = len(kinds)
    state.kinds = tuple(kinds)
    state.sides = tuple([SIDE[kind] for kind in kinds])
    state.squares, state.facings = [OFF] * count, [0] * count
    state.wounds, state.modes, state.levels = [0] * count, [0] * count, [0] * count
    state.kills, state.combined, state.lurks = [0] * count, [0] * count, [0] * count
    state.spotted = sum([1 << each for each, kind in enumerate(kinds) if not INFILTRATION[kind]])


def any_band(mission: str, seat: Seat, rng: Rng, plan: str = "", resting: Sequence[int] = ()) -> list[int]:
    """A random band that the side may bring: those that are demanded, and as many more as its ranks allow."""
    terms = MISSIONS[mission]
    tanks = tanks_of(plan) if plan else terms.numbers[seat]
    band: list[int] = []
    while len(band) < terms.numbers[seat]:
        fit = [kind for kind, _enlist, _dismiss in choices(seat)[0] if not (UNIQUE[kind] and kind in band)]
        fit = [kind for kind in fit if kind not in resting and fits(terms, seat, [*band, kind], tanks, resting)]
        if not fit:
            break
        band.append(rng.pick(fit))
    return sorted(band)
