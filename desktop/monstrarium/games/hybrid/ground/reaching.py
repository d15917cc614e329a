"""How far a warrior gets from where it is, for whoever plans: the table and the bots."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.plain import Seat
from ..actions import STEP, SWING, TURN
from ..combat.modifiers import movement
from ..state import HybridState, Phase
from ..turn import movement_points
from . import step_cost
from .labs import lab_of
from .obstacles import mover_of, scene_around
from .reach import Reach, reach

MOVES = (Phase.MOVE, Phase.LATE)


def reach_of(state: HybridState, warrior: int) -> Reach:
    """Where a warrior in the laboratory can end its Movement: the active one with what it has left, any other one as
    if it were activated now, in a mode that does not change how it moves."""
    lab, mover = lab_of(state.plan), mover_of(state, warrior)
    place = (state.squares[warrior], state.facings[warrior])
    scene = scene_around(state, lab, warrior, mover)
    if warrior == state.active and state.phase in MOVES:
        begun = 1 << state.origin if state.origin >= 0 else 0
        return reach(
            lab, scene, mover, *place, state.points, state.turned, state.passed, begun, movement_points.bounds(state)
        )
    held = bool(state.pinned >> warrior & 1)
    return reach(lab, scene, mover, *place, 0 if held else movement(state, warrior), held, always=1 << place[0])


def actions_of(seat: Seat, route: Sequence[int]) -> tuple[Action, ...]:
    """The codes of a route as what the seat does, one after the other; a shot from ambush may come in between."""
    return tuple([_action_of(seat, code) for code in route])


def _action_of(seat: Seat, code: int) -> Action:
    if code >= step_cost.DOOR_CODE:
        return SWING[seat][code - step_cost.DOOR_CODE]
    return TURN[seat][code - step_cost.TURN_CODE] if code >= step_cost.TURN_CODE else STEP[seat][code]
