"""The way onto an exit of a side that thinks in whole activations."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.games.hybrid.actions import HALT, LEAVE, STEP
from monstrarium.games.hybrid.bots.errand_steps import leaving
from monstrarium.games.hybrid.ground.reach import reach_of
from monstrarium.games.hybrid.state import AWAY, HybridState
from tests.games.hybrid.scenario import EAST, NORTHEAST, cell, do, lay, move

CORNER = """
    ########
    #......>
    #......#
    #......#
    ########
"""


def way_out(state: HybridState) -> tuple[Action, ...]:
    """What the active warrior does whose way onto the exit is a diagonal step."""
    seat = state.seat
    found = reach_of(state, state.active)
    return leaving(state, seat, found, cell(state, "H2"), [STEP[seat][NORTHEAST]])


def test_a_way_out_ends_straight() -> None:
    state = move(lay(CORNER, "knight G3 N", "hybrid B4 W"), 0)
    for action in way_out(state):
        do(state, action)
    assert state.squares[0] == AWAY


def test_the_puny_go_straight_on_from_a_diagonal_step() -> None:
    state = move(lay(CORNER, "knight B4 W", "pest G3 N"), 1)
    assert way_out(state) == (STEP[1][NORTHEAST], LEAVE[1])


def test_whoever_has_no_points_for_that_halts_on_the_exit() -> None:
    state = move(lay(CORNER, "knight G3 N", "hybrid B4 W"), 0)
    state.points, state.turned = 3, True
    assert way_out(state) == (STEP[0][NORTHEAST], HALT[0])


def test_a_way_that_ends_straight_is_kept() -> None:
    state = move(lay(CORNER, "knight G2 E", "hybrid B4 W"), 0)
    found = reach_of(state, 0)
    assert leaving(state, 0, found, cell(state, "H2"), [STEP[0][EAST]]) == (STEP[0][EAST], LEAVE[0])
