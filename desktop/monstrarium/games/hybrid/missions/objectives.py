"""Objectives: where they lie, who may activate them at the end of a Movement, and who carries them."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.missions import ObjectiveTaken
from ..ground.laboratory import Lab
from ..printed.missions import MISSIONS
from ..printed.warriors import RANK, SIDES, SIZE
from ..state import NOBODY, OFF, HybridState
from .goals import goal_of


def prepare(state: HybridState, lab: Lab) -> None:
    """Lay what the plan and the mission say: objectives, tanks, and which accesses are open."""
    laid = [(number, square) for number, squares in lab.objectives for square in squares]
    state.numbers = tuple([number for number, _square in laid])
    state.spots = [square for _number, square in laid]
    state.bearers = [NOBODY] * len(laid)
    state.gates = sum([1 << gate for gate, access in enumerate(lab.accesses) if not access.shut])
    state.tanks = lab.starts.get("t", 0)
    goal_of(state).begin(state, lab)


def below(state: HybridState, lab: Lab) -> int:
    """The objective that the active warrior may activate where it stands, by its place in the list; -1 for none.

    Warriors of rank 0 activate none.
    """
    kind = state.kinds[state.active]
    if not state.spots or not RANK[kind]:
        return -1
    base = lab.bases[SIZE[kind]][state.squares[state.active]]
    for index, square in enumerate(state.spots):
        if square >= 0 and base >> square & 1 and _is_open_to(state, state.numbers[index]):
            return index
    return -1


def _is_open_to(state: HybridState, number: int) -> bool:
    fact = MISSIONS[state.mission].objective_of(number)
    return fact is not None and fact.then != "struck" and fact.side in ("", SIDES[state.seat])


def activate(state: HybridState, index: int, out: Sink | None) -> None:
    """The active warrior activates an objective; the mission may ask a question."""
    number, square = state.numbers[index], state.spots[index]
    fact = MISSIONS[state.mission].objective_of(number)
    assert fact is not None
    carried = fact.then == "carried"
    if fact.then != "stays":
        state.spots[index] = OFF
    if carried:
        state.bearers[index] = state.active
    first = not state.taken >> number & 1
    state.taken |= 1 << number
    tell(out, ObjectiveTaken(state.seat, state.active, number, square, carried))
    goal_of(state).activated(state, number, first, out)
