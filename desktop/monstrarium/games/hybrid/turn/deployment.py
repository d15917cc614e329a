"""The deployment: the Griffins place their warriors first, then the Scorpions, each on the squares of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....engine.action import Action
from ....engine.event import Sink, tell
from ..actions import READY, Place, Ready
from ..cards import auras_mutations
from ..events.turns import Deployed, Placed, TakenBack
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..printed.missions import MISSIONS
from ..printed.warriors import AURA, RANK, SIDE, SIZE
from ..state import GRIFFIN, OFF, SCORPION, HybridState, Phase

ZONES = ("g", "d")
"""By seat: the squares of the plan where all of its warriors may begin."""
MARKS = (("r", "r", "s", "s", "s"), ("a", "b", "c", "c", "c"))
"""By seat and rank: the squares for warriors of that rank."""
LEADER = "V"
"""The squares for the leader of the Griffins."""
TANK = "t"
"""The squares of tanks."""
LABS = 16
OTHER_FACINGS = tuple([tuple([other for other in range(4) if other != facing]) for facing in range(4)])
"""By facing: the three others."""


def zone(lab: Lab, kind: int, mission: str = "") -> int:
    """The squares where a warrior of this kind may begin: a leader where the plan has a place for one alone, and rank
    0 in the tanks where the mission lets it sleep there."""
    seat = SIDE[kind]
    marks = [ZONES[seat], MARKS[seat][RANK[kind]]]
    if AURA[kind] and LEADER in lab.starts and lab.starts[LEADER]:
        marks = [LEADER]
    elif not RANK[kind] and mission and MISSIONS[mission].tanks == "sleep":
        marks = [TANK]
    mask = 0
    for mark in marks:
        mask |= lab.starts.get(mark, 0)
    return mask


@lru_cache(maxsize=LABS * 40)
def places(plan: str, kind: int, warrior: int, mission: str = "") -> tuple[tuple[int, tuple[Place, ...]], ...]:
    """Where a warrior may be placed: the squares of its base, and the actions for its facings."""
    lab, seat = lab_of(plan), SIDE[kind]
    squares = zone(lab, kind, mission)
    found = []
    for square, base in enumerate(lab.bases[SIZE[kind]]):
        if base and not base & ~squares:
            found.append((base, tuple([Place(seat, warrior, square, facing) for facing in range(4)])))
    return tuple(found)


def places_of(state: HybridState, warrior: int) -> tuple[tuple[int, tuple[Place, ...]], ...]:
    return places(state.plan, state.kinds[warrior], warrior, state.mission)


def begin(state: HybridState, out: Sink | None) -> None:
    """The Griffins place their warriors."""
    state.phase, state.seat = Phase.DEPLOY, GRIFFIN
    _pass_over(state, out)


def _pass_over(state: HybridState, out: Sink | None) -> None:
    """A side that begins outside as a whole has nothing to place."""
    seat = state.seat
    warriors = state.living(seat)
    if MISSIONS[state.mission].off[seat] and not any(places_of(state, each) for each in warriors):
        ready(state, READY[seat], out)


def offers(state: HybridState) -> Sequence[Action]:
    """Every place for each warrior that waits, and turns and taking back for those that stand.

    A side is ready when all are placed; warriors without a place may stay outside where the mission says so."""
    seat, bases, kinds, squares = state.seat, lab_of(state.plan).bases, state.kinds, state.squares
    band = state.band(seat)
    waiting = [each for each in band if squares[each] == OFF]
    taken = 0
    for kind, square in zip(kinds, squares, strict=True):
        if square != OFF:
            taken |= bases[SIZE[kind]][square]
    found: list[Action] = []
    for each in waiting:
        for base, facings in places_of(state, each):
            if not base & taken:
                found += facings
    outside = not found
    for each in band:
        if squares[each] != OFF:
            found += [Place(seat, each, squares[each], facing) for facing in OTHER_FACINGS[state.facings[each]]]
            found.append(Place(seat, each, OFF, 0))
    if not waiting or (outside and MISSIONS[state.mission].off[seat]):
        found.append(READY[seat])
    return found


def place(state: HybridState, action: Place, out: Sink | None) -> None:
    state.squares[action.warrior], state.facings[action.warrior] = action.square, action.facing
    if action.square == OFF:
        tell(out, TakenBack(action.seat, action.warrior))
    else:
        tell(out, Placed(action.seat, action.warrior, action.square, action.facing))


def ready(state: HybridState, action: Ready, out: Sink | None) -> None:
    """Let the Scorpions place their warriors, or go on to the cards."""
    tell(out, Deployed(action.seat))
    state.turn += 1
    if action.seat == GRIFFIN:
        state.seat = SCORPION
        _pass_over(state, out)
    else:
        auras_mutations.begin(state, out)
