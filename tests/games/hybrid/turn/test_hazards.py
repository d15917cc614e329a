"""Rocks and pits hinder a Movement, and a warrior whose points run out there steps back or falls."""

from __future__ import annotations

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Halt, Step, Strike
from monstrarium.games.hybrid.events.turns import Fell, Jumped, Stepped, SteppedBack
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import movement
from tests.games.hybrid.scenario import (
    EAST,
    NORTH,
    called,
    can,
    halt,
    lay,
    move,
    no,
    rig,
    room,
    spent,
    step,
    steps,
    turn,
    where,
)
from tests.support.matches import Seen

# ---- rocks

ROCKS = """
    ########
    #.^^...#
    #......#
    ########
"""


def test_fallen_rocks_cost_a_point_more_and_are_no_place_to_stop() -> None:
    state = move(lay(ROCKS, "knight B2 E", "hybrid G3 W"), 0)
    step(state, EAST)
    assert spent(state) == 2
    assert no(state, Halt(0)) == "Nobody stops on fallen rocks."


def test_a_step_onto_rocks_needs_the_points_to_get_over_them() -> None:
    state = lay(ROCKS, "knight B2 E", "hybrid G3 W")
    state.wounds[0] = 2
    move(state, 0)
    state.points = 2
    assert no(state, Step(0, EAST)).startswith("Nobody stops on fallen rocks")


def test_velocity_runs_over_rocks_but_does_not_stop_on_them() -> None:
    state = move(lay(ROCKS, "knight G3 W", "pest B2 E"), 1)
    points = state.points
    step(state, EAST)
    assert points - state.points == 1
    assert not can(state, Halt(1))


def test_a_titan_ignores_rocks() -> None:
    state = move(lay(ROCKS, "knight G3 W", "aberration B2 E"), 1)
    points = state.points
    step(state, EAST)
    assert points - state.points == 1
    assert can(state, Halt(1))


def test_a_warrior_that_lies_on_rocks_leaves_them_at_the_usual_cost() -> None:
    state = move(lay(ROCKS, "knight D2 E", "hybrid G3 W"), 0)
    assert can(state, Halt(0))
    step(state, EAST)
    assert spent(state) == 1


# ---- pits

PIT = """
    ########
    #..X...#
    ########
"""


def test_a_jump_costs_a_point_more_and_a_roll() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "hybrid G2 W"), 0), 2)
    told = step(state, EAST)
    assert spent(state) == 2
    assert [each.cleared for each in told if isinstance(each, Jumped)] == [True]
    assert no(state, Halt(0)) == "Nobody stops over a pit."


def test_a_jump_that_fails_costs_a_wound_and_the_warrior_stands_in_the_pit() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "hybrid G2 W"), 0), 9)
    step(state, EAST)
    assert state.wounds[0] == 1
    assert where(state, 0) == "D2"
    assert can(state, Halt(0))


def test_a_warrior_that_has_fallen_goes_on_with_the_points_that_are_left() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "hybrid G2 W"), 0), 9)
    step(state, EAST)
    assert spent(state) == 3
    step(state, EAST)
    assert spent(state) == 4


def test_a_jump_needs_the_points_to_land_beyond() -> None:
    state = lay(PIT, "knight C2 E", "hybrid G2 W")
    move(state, 0)
    state.points = 2
    assert no(state, Step(0, EAST)).startswith("Nobody stops over a pit")


def test_velocity_runs_over_pits_as_over_floor() -> None:
    state = move(lay(PIT, "knight G2 W", "pest C2 E"), 1)
    points = state.points
    told = step(state, EAST)
    assert points - state.points == 1
    assert not any(isinstance(each, Jumped) for each in told)
    assert not can(state, Halt(1))


def test_a_warrior_that_begins_in_a_pit_may_stay_there_unharmed() -> None:
    state = move(lay(PIT, "knight D2 E", "hybrid G2 W"), 0)
    halt(state)
    assert state.wounds[0] == 0


def test_one_roll_takes_a_large_warrior_over_a_pit() -> None:
    plan = """
        ########
        #..X...#
        #......#
        ########
    """
    state = rig(move(lay(plan, "knight G2 W", "aberration B2 E"), 1), 2)
    told = step(state, EAST, EAST)
    assert len([each for each in told if isinstance(each, Jumped)]) == 1


# ---- wounds on the way


def go_on(state: HybridState) -> list[Event]:
    """Whatever took the points is over; the events after it."""
    tape = Seen()
    movement.go_on(state, tape)
    return tape.events


def test_a_warrior_that_runs_out_of_points_over_a_pit_falls_in() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "hybrid G2 W"), 0), 2)
    step(state, EAST)
    state.points = 0
    assert any(isinstance(each, Fell) for each in go_on(state))
    assert state.wounds[0] == 1


def test_a_warrior_that_runs_out_of_points_on_a_friend_steps_back() -> None:
    state = move(room("knight D5 N", "templar D4 N"), 0)
    step(state, NORTH)
    state.points = 0
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert where(state, 0) == "D5"


def test_a_pit_elsewhere_swallows_nobody_who_runs_out_of_points_on_a_friend() -> None:
    state = move(lay(PIT, "knight B2 E", "templar C2 N", "hybrid G2 W"), 0)
    step(state, EAST)
    state.points = 0
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert state.wounds[0] == 0


def test_a_warrior_that_runs_out_of_points_on_rocks_steps_back() -> None:
    state = move(lay(ROCKS, "knight B2 E", "hybrid G2 W"), 0)
    step(state, EAST)
    state.points = 0
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert (where(state, 0), state.wounds[0]) == ("B2", 0)


def test_a_warrior_that_is_left_with_points_that_lead_nowhere_steps_back() -> None:
    rows = """
        ########
        #..#...#
        ########
    """
    state = move(lay(rows, "knight B2 E", "templar C2 N", "hybrid G2 W"), 0)
    step(state, EAST)
    state.points = 1
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert where(state, 0) == "B2"


# ---- the end of a Movement


def test_a_movement_without_anything_left_to_do_ends_by_itself() -> None:
    state = room("knight B4 N")
    move(state, 0, Mode.DEFENSE)
    turn(state, 1)
    step(state, EAST)
    state.points = 1
    told = step(state, EAST)
    assert any(isinstance(each, Stepped) for each in told)
    assert state.phase is Phase.ACT


def test_nobody_moves_after_the_movement() -> None:
    state = move(room("knight D4 N"), 0, Mode.DEFENSE)
    halt(state)
    assert no(state, Step(0, NORTH)) == "Nobody moves now."


def test_nobody_stays_in_a_pit_in_which_somebody_lies() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "templar D2 E", "hybrid G2 W"), 0), 9)
    step(state, EAST)
    assert state.wounds[0] == 1
    assert no(state, Halt(0)) == f"{called('templar')} stands here: nobody stops on anybody."
    step(state, EAST)
    assert where(state, 0) == "E2"


def test_a_large_warrior_attacks_whom_it_cannot_get_at() -> None:
    plan = """
        #########
        #...#...#
        #.......#
        #...#...#
        #########
    """
    state = move(lay(plan, "knight E3 W", "aberration C2 E"), 1)
    assert EAST not in steps(state)
    halt(state)
    assert can(state, Strike(1, 0))


def test_a_warrior_that_runs_out_of_points_over_a_pit_in_which_somebody_lies_steps_back() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "templar D2 E", "hybrid G2 W"), 0), 2)
    step(state, EAST)
    state.points = 0
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert where(state, 0) == "C2"
    assert state.wounds[0] == 0
