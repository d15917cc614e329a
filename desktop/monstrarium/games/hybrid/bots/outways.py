"""The way onto an exit for whoever means to leave: straight at its end, since only the Puny leave diagonally."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import Seat
from ..actions import HALT, LEAVE, STEP, Step
from ..ground.labs import lab_of
from ..ground.reach import Reach
from ..ground.reaching import actions_of
from ..ground.step_cost import PRICE
from ..printed.warriors import PUNY
from ..state import HybridState
from ..turn import exits

FARTHEST = (1 << 16, 0, 0, 0)
"""No way at all."""


def leaving(state: HybridState, seat: Seat, found: Reach, exit_at: int, way: Sequence[Action]) -> Course:
    """A way onto an exit, and out; if it ends diagonally, the cheapest one that does not, else a halt on the exit."""
    if may_leave_after(state, way):
        return (*way, LEAVE[seat])
    lab, best = lab_of(state.plan), FARTHEST
    for direction in range(0, 8, 2):
        before = lab.near[exit_at * 8 + (direction + 4 & 7)]
        for facing in range(4) if before >= 0 else ():
            cost, price = found.cost(before, facing), PRICE[direction - 2 * facing & 7]
            enough = cost >= 0 and found.left(before, cost) >= price
            if enough and found.left(exit_at, cost + price) >= exits.PRICE:
                best = min(best, (cost + price, before, facing, direction))
    if best is FARTHEST:
        return (*way, HALT[seat])
    _cost, before, facing, direction = best
    return (*actions_of(seat, found.route(before, facing)), STEP[seat][direction], LEAVE[seat])


def may_leave_after(state: HybridState, way: Sequence[Action]) -> bool:
    """Whether a way of the active warrior ends so that it could leave there: straight, unless it is Puny."""
    if PUNY[state.kinds[state.active]]:
        return True
    steps = [action.direction for action in way if isinstance(action, Step)]
    return not (steps[-1] & 1 if steps else state.slant)


def is_exit(state: HybridState, square: int) -> bool:
    """Whether one leaves from a square now."""
    accesses = lab_of(state.plan).accesses
    return any(each.exit and state.gates >> gate & 1 and square in each.squares for gate, each in enumerate(accesses))
