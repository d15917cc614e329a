"""Warriors open and shut doors at a cost, and pass where they fit through."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Halt, Step, Swing
from monstrarium.games.hybrid.events.turns import DoorBroken, DoorOpened
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.reach import reach_of
from monstrarium.games.hybrid.ground.vision import sees
from monstrarium.games.hybrid.state import Door, HybridState, Mode
from tests.games.hybrid.scenario import EAST, NORTH, WEST, called, can, do, lay, move, no, step, steps, turn, where

SINGLE = """
    #########
    #...+...#
    #...#...#
    #...#...#
    #########
"""
DOUBLE = """
    #########
    #...=...#
    #...=...#
    #...#...#
    #########
"""
LOCK = """
    #########
    #...|...#
    #...#...#
    #########
"""


def before(*warriors: str, rows: str = SINGLE) -> HybridState:
    """The first of these warriors stands at a door, with its counter turned over."""
    return move(lay(rows, *warriors), 0)


def shut(state: HybridState) -> bool:
    """Whether the only door keeps its squares shut."""
    return state.shut == lab_of(state.plan).doors[0].mask


def test_a_door_is_opened_for_one_point() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    points = state.points
    do(state, Swing(0, 0))
    assert state.doors[0] == Door.OPEN
    assert not shut(state)
    assert points - state.points == 1


def test_a_step_through_a_shut_door_opens_it_on_the_way() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    points = state.points
    told = step(state, EAST)
    assert any(isinstance(each, DoorOpened) for each in told)
    assert where(state, 0) == "E2"
    assert points - state.points == 2


def test_in_moving_mode_doors_cost_nothing() -> None:
    state = move(lay(SINGLE, "knight D2 E", "hybrid H4 W"), 0, Mode.MOVING, 3)
    points = state.points
    do(state, Swing(0, 0))
    assert state.points == points


def test_the_last_point_opens_a_door() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    state.points = 1
    do(state, Swing(0, 0))
    assert state.points == 0


def test_without_a_point_no_door_is_opened() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    state.points = 0
    assert no(state, Swing(0, 0)) == "No Movement points are left."


def test_a_door_is_opened_from_beside_it() -> None:
    state = before("knight D2 N", "hybrid H4 W")
    assert can(state, Swing(0, 0))


def test_nobody_opens_a_door_behind() -> None:
    state = before("knight D2 W", "hybrid H4 W")
    assert no(state, Swing(0, 0)) == "One opens a door before or beside oneself, not behind."
    assert no(state, Step(0, EAST)) == "The door is not within reach: turn to it first."


def test_nobody_opens_a_door_from_a_corner() -> None:
    state = before("knight D3 E", "hybrid H4 W")
    assert not can(state, Swing(0, 0))


def test_an_open_door_is_shut_for_one_point() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    do(state, Swing(0, 0))
    points = state.points
    do(state, Swing(0, 0))
    assert shut(state)
    assert points - state.points == 1


def test_a_door_is_opened_once_in_a_movement() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    do(state, Swing(0, 0))
    do(state, Swing(0, 0))
    assert no(state, Swing(0, 0)) == f"{called('knight')} has opened this door already in this Movement."


def test_no_way_leads_through_a_door_that_was_opened_and_shut_again() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    through = reach_of(state, 0).squares
    do(state, Swing(0, 0))
    do(state, Swing(0, 0))
    assert no(state, Step(0, EAST)) == f"{called('knight')} has opened this door already in this Movement."
    assert reach_of(state, 0).squares.bit_count() < through.bit_count() - 2


def test_a_door_can_be_shut_behind_one() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    step(state, EAST, EAST)
    turn(state, 0)
    do(state, Swing(0, 0))
    assert shut(state)


def test_no_door_is_shut_on_anybody() -> None:
    state = lay(SINGLE, "knight D2 E", "templar E2 E", "hybrid H4 W")
    state.doors[0], state.shut = Door.OPEN, 0
    move(state, 0)
    assert no(state, Swing(0, 0)) == "Somebody stands in the door."


def test_one_may_stop_in_an_open_door() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    step(state, EAST)
    assert can(state, Halt(0))


def test_the_puny_open_no_doors() -> None:
    state = move(lay(SINGLE, "knight H4 W", "pest D2 E"), 1)
    assert no(state, Swing(1, 0)) == f"{called('pest')} is too small to open a door."
    assert no(state, Step(1, EAST)) == f"{called('pest')} is too small to open a door."


def test_the_puny_run_through_open_doors() -> None:
    state = lay(SINGLE, "knight H4 W", "pest D2 E")
    state.doors[0], state.shut = Door.OPEN, 0
    move(state, 1)
    step(state, EAST)
    assert where(state, 1) == "E2"


def test_nobody_opens_a_locked_door() -> None:
    state = before("knight D2 E", "hybrid H3 W", rows=LOCK)
    assert state.doors[0] == Door.LOCKED
    assert no(state, Swing(0, 0)) == "The door is locked."
    assert no(state, Step(0, EAST)) == "The door is locked."


def test_not_even_a_titan_breaks_a_lock() -> None:
    lock = DOUBLE.replace("=", ":")
    state = move(lay(lock, "knight H4 W", "aberration C2 E"), 1)
    assert no(state, Step(1, EAST)) == "The door is locked."


def test_a_large_warrior_is_too_wide_for_a_single_door() -> None:
    state = move(lay(SINGLE, "knight H4 W", "aberration C2 E"), 1)
    assert no(state, Step(1, EAST)) == f"{called('aberration')} is too wide for a single door."


def test_a_single_door_that_stands_open_is_no_wider() -> None:
    state = lay(SINGLE, "knight H4 W", "aberration C2 E")
    state.doors[0], state.shut = Door.OPEN, 0
    move(state, 1)
    assert EAST not in steps(state)


def test_a_titan_breaks_a_double_door_for_nothing_and_for_good() -> None:
    state = move(lay(DOUBLE, "knight H4 W", "aberration C2 E"), 1)
    points = state.points
    told = step(state, EAST)
    assert any(isinstance(each, DoorBroken) for each in told)
    assert points - state.points == 1
    assert state.doors[0] == Door.BROKEN
    assert state.shut == 0


TWO_DOORS = """
    #########
    #....=..#
    #....=..#
    ##.######
    #.+.....#
    #########
"""


def test_a_titan_breaks_no_door_but_that_it_walks_through() -> None:
    state = move(lay(TWO_DOORS, "knight H5 W", "aberration D2 E"), 1)
    step(state, EAST)
    assert sorted(state.doors) == [Door.SHUT, Door.BROKEN]


def test_a_broken_door_stays_open() -> None:
    state = lay(DOUBLE, "knight D2 E", "hybrid H4 W")
    state.doors[0], state.shut = Door.BROKEN, 0
    move(state, 0)
    assert no(state, Swing(0, 0)) == "The door is broken: it stays open."


def test_both_squares_of_a_double_door_open_together() -> None:
    state = before("knight D2 E", "hybrid H4 W", rows=DOUBLE)
    assert len([*squares_of(state.shut)]) == 2
    do(state, Swing(0, 0))
    assert state.shut == 0


def test_nobody_sees_through_a_shut_door() -> None:
    state = before("knight C2 E", "hybrid G2 W")
    assert not sees(state, 0, 1)
    step(state, EAST)
    do(state, Swing(0, 0))
    assert sees(state, 0, 1)


def test_a_diagonal_past_the_jamb_of_a_door_costs_a_point_more() -> None:
    state = lay(SINGLE, "knight E2 S", "hybrid H4 W")
    state.doors[0], state.shut = Door.OPEN, 0
    move(state, 0)
    points = state.points
    step(state, 3)
    assert points - state.points == 2


def test_walls_let_nobody_through() -> None:
    state = before("knight B2 N", "hybrid H4 W")
    assert no(state, Step(0, NORTH)) == "A wall is in the way."
    assert no(state, Step(0, WEST)) == "A wall is in the way."


def test_doors_stay_as_they_are_left() -> None:
    state = before("knight D2 E", "hybrid H4 W")
    do(state, Swing(0, 0))
    do(state, Halt(0))
    assert state.doors[0] == Door.OPEN


def test_a_door_that_was_opened_in_one_movement_is_opened_in_another() -> None:
    state = before("knight D2 E", "templar D4 N", "hybrid H4 W")
    do(state, Swing(0, 0))
    do(state, Swing(0, 0))
    assert not can(state, Swing(0, 0))
    move(state, 0)
    assert can(state, Swing(0, 0))


def test_a_warrior_that_is_held_fast_does_not_even_open_a_door_for_nothing() -> None:
    state = lay(SINGLE, "knight D2 E", "hybrid H4 W")
    state.pinned = 1
    move(state, 0, Mode.MOVING, 1)
    assert not can(state, Swing(0, 0))


def test_nobody_spends_on_a_door_the_point_that_leads_off_a_friend() -> None:
    state = before("knight D3 N", "templar D2 E", "hybrid H4 W")
    step(state, NORTH)
    state.points = 1
    assert not can(state, Swing(0, 0))
    state.points = 2
    assert can(state, Swing(0, 0))
