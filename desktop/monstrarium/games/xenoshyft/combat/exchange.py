"""The steps of a fight in which nobody is asked: turning up, attacks, enemies that survive, the breach."""

from __future__ import annotations

from ....engine.event import Sink, show
from ....engine.pieces import EVERYONE
from ....engine.plain import PieceId, Seat
from ..cards import ATTACK, DEAL, FLIP, LANE_GUARD, REVEAL, SURVIVE, SWEEP, TROOPS, amount
from ..events import Attacks, Flipped, Left, Revealing
from ..state import ABILITY, XenoshyftState
from ..state import ATTACK as FIGHT
from .damage import may_ask, strike_home
from .deaths import clear_enemy, hit_base
from .enemies import place
from .guards import is_free
from .triggers import Hit, Hits, Texts, triggered_in_swarm
from .values import enemy_power, power

STRIKE_FIRST, COVER, FUEL = "strike-first", "cover", "fuel"


def flip(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> tuple[str, int]:
    """Turn an enemy up: the effect of its Reveal, and its lane."""
    lane, pieces = state.swarm_of(enemy), state.pieces
    printed = pieces.face[enemy]
    pieces.seen[enemy] = EVERYONE
    if lane == state.lane:
        state.fresh = True
    if FLIP[printed]:
        each = amount(printed, "flip", state.wave, "each")
        state.growth[enemy] = state.growth.get(enemy, 0) + each * len(state.fronts[lane])
    if out is not None:
        show(out, Flipped(lane, enemy, printed, lane))
    return REVEAL[printed], lane


def begin_reveal(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> None:
    """Tell that the Reveal of an enemy is carried out, because nobody has canceled it."""
    if out is not None:
        show(out, Revealing(max(0, state.lane), enemy, state.pieces.face[enemy]))


def is_seen_through(state: XenoshyftState, hit: Hit) -> bool:
    """Whether the target of a hit has seen this Reveal before."""
    return hit.kind == ABILITY and LANE_GUARD[state.pieces.face[hit.target]] == "seen-it"


def meet(state: XenoshyftState, lane: int) -> tuple[int, ...]:
    """The first troop, the first enemy, and 1 for each of them that strikes first."""
    troop, enemy = state.fronts[lane][0], state.swarms[lane][0]
    printed = state.pieces.face[enemy]
    quick = DEAL[printed] == "quick" and printed >= TROOPS and not state.struck_pieces >> enemy & 1
    return (troop, enemy, state.eager_pieces >> troop & 1, int(quick))


def attackers(state: XenoshyftState, lane: int) -> tuple[tuple[str, PieceId, Seat], ...]:
    """The cards that can add to the attack of the first troop, in order: how, the card, and its commander."""
    troop, face = state.fronts[lane][0], state.pieces.face
    own = ATTACK[face[troop]]
    found: tuple[tuple[str, PieceId, Seat], ...] = ()
    if own == STRIKE_FIRST and is_free(state, troop):
        found = ((own, troop, lane),)
    for at, front in enumerate(state.fronts):
        for other in front:
            if ATTACK[face[other]] == COVER and other != troop and is_free(state, other):
                found = (*found, (COVER, other, at))
    if own == FUEL:
        found = (*found, (own, troop, lane))
    return found


def announce(state: XenoshyftState, lane: int, more: int, out: Sink | None) -> None:
    if out is not None:
        troop, enemy, face = state.fronts[lane][0], state.swarms[lane][0], state.pieces.face
        ours = power(state, troop, lane) + state.charge.get(troop, 0) + more
        theirs = enemy_power(state, enemy, lane)
        out.emit(Attacks(lane, troop, face[troop], enemy, face[enemy], ours, theirs))
        out.beat()


def clash(state: XenoshyftState, lane: int, out: Sink | None) -> Texts | None:
    """Let the first troop and the first enemy attack each other at one moment; what that triggers.

    None, with nothing done, where it takes several steps: somebody may be asked, one of them strikes first, or the
    enemy goes on if it survives.
    """
    troop, enemy, eager, quick = meet(state, lane)
    if eager != quick or SURVIVE[state.pieces.face[enemy]] or may_ask(state) or attackers(state, lane):
        return None
    if out is not None:
        announce(state, lane, 0, out)
    return strike_home(state, attack(state, lane, troop, 0) + assault(state, lane, enemy), out)


def attack(state: XenoshyftState, lane: int, troop: PieceId, more: int) -> Hits:
    """The attack of a troop on the first enemy, which uses up its charge."""
    dealt = power(state, troop, lane) + more
    if state.charge:
        dealt += state.charge.pop(troop, 0)
    if state.eager_pieces:
        state.eager_pieces &= ~(1 << troop)
    swarm = state.swarms[lane]
    return (Hit(troop, FIGHT, swarm[0], dealt),) if swarm else ()


def assault(state: XenoshyftState, lane: int, enemy: PieceId) -> Hits:
    """The attack of an enemy on the first troop, or on as many as its text says."""
    state.struck_pieces |= 1 << enemy
    printed = state.pieces.face[enemy]
    own = printed >= TROOPS
    count = SWEEP[printed] or 1 if own else 1
    certain = int(own and DEAL[printed] == "certain")
    dealt = enemy_power(state, enemy, lane)
    hits: Hits = ()
    for troop in state.fronts[lane][:count]:
        hits = (*hits, Hit(enemy, FIGHT, troop, dealt, certain))
    return hits


def survives(state: XenoshyftState, lane: int, enemy: PieceId, out: Sink | None) -> Texts:
    """Let an enemy that has survived an attack leave and call others, if its text says so; what that triggers."""
    printed = state.pieces.face[enemy]
    if printed < TROOPS or not SURVIVE[printed] or enemy not in state.swarms[lane]:
        return ()
    was = tuple(state.swarms[lane])
    _leave(state, lane, enemy, out)
    place(state, lane, state.wave, amount(printed, "survive", state.wave), out)
    return triggered_in_swarm(state, lane, was, out)


def breach(state: XenoshyftState, lane: int, out: Sink | None) -> Texts:
    """Deal the power of the first enemy to the base and remove the enemy; what that triggers."""
    was = tuple(state.swarms[lane])
    enemy = was[0]
    printed = state.pieces.face[enemy]
    hit_base(state, enemy_power(state, enemy, lane), printed, out)
    _leave(state, lane, enemy, out)
    if printed >= TROOPS and SURVIVE[printed]:
        place(state, lane, state.wave, amount(printed, "survive", state.wave), out)
    return triggered_in_swarm(state, lane, was, out)


def _leave(state: XenoshyftState, lane: int, enemy: PieceId, out: Sink | None) -> None:
    if out is not None:
        out.emit(Left(lane, enemy, state.pieces.face[enemy], lane))
    clear_enemy(state, enemy, lane)
    if out is not None:
        out.beat()
