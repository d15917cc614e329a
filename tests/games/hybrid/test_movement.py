"""Movement: what steps and turns cost, where nobody passes, and where nobody stops."""

from __future__ import annotations

import pytest

from monstrarium.engine.event import Event
from monstrarium.games.hybrid import moves
from monstrarium.games.hybrid.actions import Enter, Halt, Leave, Step, Strike, Turn
from monstrarium.games.hybrid.events import Fell, Jumped, Stepped, SteppedBack
from monstrarium.games.hybrid.state import AWAY, OFF, HybridState, Mode, Phase
from monstrarium.games.hybrid.warriors import KINDS, MT
from tests.games.hybrid.scenario import (
    EAST,
    GAME,
    NORTH,
    NORTHEAST,
    NORTHWEST,
    SOUTH,
    SOUTHEAST,
    WEST,
    called,
    can,
    cell,
    do,
    halt,
    lay,
    move,
    no,
    rig,
    step,
    steps,
    turn,
    where,
)
from tests.support.matches import Seen

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    #........#
    ##########
"""
FULL = MT[KINDS["knight"]]


def room(*warriors: str) -> HybridState:
    """A bare room, and somebody far off so that the match goes on."""
    return lay(ROOM, *warriors, "keratis I6 E")


def spent(state: HybridState) -> int:
    """What the Movement of a knight has cost so far."""
    return FULL - state.points


# ---- steps


@pytest.mark.parametrize(
    ("direction", "cost"),
    [(NORTH, 1), (NORTHEAST, 1), (NORTHWEST, 1), (EAST, 2), (WEST, 2), (SOUTH, 2), (SOUTHEAST, 2)],
)
def test_ahead_costs_one_point_and_aside_or_back_two(direction: int, cost: int) -> None:
    state = move(room("knight D4 N"), 0)
    step(state, direction)
    assert spent(state) == cost


def test_moving_does_not_change_the_facing() -> None:
    state = move(room("knight D4 N"), 0)
    step(state, EAST)
    assert state.facings[0] == 0


def test_three_steps_aside_and_one_ahead_take_seven_points() -> None:
    state = move(room("knight B4 N"), 0)
    step(state, EAST, EAST, EAST, NORTH)
    assert spent(state) == FULL == 7


def test_without_points_nobody_moves() -> None:
    state = move(room("knight B4 N"), 0)
    step(state, EAST, EAST, EAST, NORTH)
    assert no(state, Step(0, NORTH)) == "No Movement points are left."


def test_a_step_that_costs_too_much_is_not_made() -> None:
    state = move(room("knight B4 N"), 0)
    step(state, EAST, EAST, EAST)
    assert no(state, Step(0, SOUTH)) == "That step costs 2, and 1 are left."


def test_each_wound_takes_a_point() -> None:
    state = room("knight D4 N")
    state.wounds[0] = 2
    move(state, 0)
    assert state.points == FULL - 2


def test_a_basic_move_gives_two_points_more() -> None:
    assert move(room("knight D4 N"), 0, Mode.MOVING, 1).points == FULL + 2


def test_a_higher_level_of_moving_does_not() -> None:
    assert move(room("knight D4 N"), 0, Mode.MOVING, 3).points == FULL


def test_a_diagonal_past_a_corner_of_a_figure_costs_a_point_more() -> None:
    state = move(room("knight D4 N", "templar D3 N"), 0)
    step(state, NORTHEAST)
    assert spent(state) == 2


def test_two_figures_beside_a_diagonal_cost_one_point_together() -> None:
    state = move(room("knight D4 N", "templar D3 N", "purifier E4 N"), 0)
    step(state, NORTHEAST)
    assert spent(state) == 2


def test_the_puny_cut_corners_for_nothing() -> None:
    state = lay(ROOM, "knight B2 N", "pest D4 N", "hybrid D3 N")
    move(state, 1)
    step(state, NORTHEAST)
    assert MT[KINDS["pest"]] - state.points == 1


def test_titans_do_not_move_diagonally() -> None:
    state = move(lay(ROOM, "knight B2 N", "aberration F4 N"), 1)
    assert steps(state) == {NORTH, EAST, SOUTH, WEST} & steps(state)
    assert no(state, Step(1, NORTHEAST)) == "A Titan never moves diagonally."


# ---- turns


def test_the_first_quarter_turn_is_free_and_every_other_costs_a_point() -> None:
    state = move(room("knight D4 N"), 0)
    turn(state, 1)
    assert spent(state) == 0
    turn(state, 2)
    assert spent(state) == 1


def test_a_half_turn_costs_one_point() -> None:
    state = move(room("knight D4 N"), 0)
    turn(state, 2)
    assert spent(state) == 1


def test_the_free_quarter_turn_is_made_without_any_points_too() -> None:
    state = room("knight B4 N")
    move(state, 0)
    step(state, EAST, EAST, EAST, NORTH)
    turn(state, 1)
    assert state.facings[0] == 1


def test_whoever_is_held_fast_does_not_even_turn() -> None:
    state = room("knight D4 N")
    state.pinned = 1
    move(state, 0)
    assert state.phase is not Phase.MOVE
    assert not any(isinstance(each, Step | Turn) for each in GAME.legal(state, 0))


def test_titans_turn_free_once_on_every_square() -> None:
    state = move(lay(ROOM, "knight B2 N", "aberration F4 N"), 1)
    points = state.points
    turn(state, 1)
    step(state, EAST)
    turn(state, 2)
    assert points - state.points == 1


# ---- friends and enemies


def test_one_walks_through_a_friend_but_does_not_stop_on_it() -> None:
    state = move(room("knight D5 N", "templar D4 N"), 0)
    step(state, NORTH)
    assert no(state, Halt(0)) == f"{called('templar')} stands here: nobody stops on anybody."
    step(state, NORTH)
    halt(state)
    assert where(state, 0) == "D3"


def test_nobody_walks_through_a_friend_that_touches_an_enemy() -> None:
    state = move(room("knight D5 N", "templar D4 N", "hybrid D3 S"), 0)
    assert no(state, Step(0, NORTH)) == (f"{called('templar')} touches an enemy: nobody walks through it now.")


def test_nobody_walks_through_a_friend_to_engage_an_enemy() -> None:
    state = lay(ROOM, "knight D5 N", "templar D4 N", "hybrid D2 S", "keratis I6 E")
    move(state, 0)
    step(state, NORTH)
    assert NORTH not in steps(state) or not can(state, Halt(0))
    step(state, NORTH)
    assert (
        no(state, Halt(0))
        == f"{called('knight')} has walked through a friend and cannot stop in contact with an enemy."
    )


def test_a_step_onto_a_friend_needs_the_points_to_leave_it_again() -> None:
    state = room("knight D5 N", "templar D4 N")
    state.wounds[0] = 2
    move(state, 0)
    state.points = 1
    assert no(state, Step(0, NORTH)).startswith("Nobody stops on a friend")


def test_nobody_walks_through_an_enemy() -> None:
    state = move(room("knight D5 N", "hybrid D4 N"), 0)
    assert no(state, Step(0, NORTH)) == (f"{called('hybrid')} stands there: only a Novice Move leads through enemies.")


def test_a_novice_move_leads_through_an_enemy_but_does_not_end_there() -> None:
    state = move(room("knight D5 N", "hybrid D4 N"), 0, Mode.MOVING, 2)
    step(state, NORTH)
    assert not can(state, Halt(0))
    step(state, NORTH, NORTH)
    halt(state)
    assert where(state, 0) == "D2"


def test_whoever_has_run_through_an_enemy_does_not_stop_in_contact_with_it() -> None:
    state = move(room("knight D5 N", "hybrid D4 N"), 0, Mode.MOVING, 2)
    step(state, NORTH, NORTH)
    assert not can(state, Halt(0))


def test_a_novice_move_does_not_lead_through_defensive_combat() -> None:
    state = room("knight D5 N", "hybrid D4 N")
    state.modes[1], state.levels[1] = Mode.DEFENSE, 1
    move(state, 0, Mode.MOVING, 2)
    assert no(state, Step(0, NORTH)) == f"{called('hybrid')} is in Defensive Combat: nobody gets past it."


def test_a_novice_move_does_not_lead_through_a_titan() -> None:
    state = move(room("knight D6 N", "aberration D4 N"), 0, Mode.MOVING, 2)
    assert no(state, Step(0, NORTH)) == f"{called('aberration')} is a Titan: only Titans get past it."


def test_one_walks_away_from_an_enemy_freely() -> None:
    state = move(room("knight D5 N", "hybrid D4 S"), 0)
    step(state, SOUTHEAST)
    assert where(state, 0) == "E6"


def test_nobody_touches_an_enemy_again_on_another_square() -> None:
    state = move(room("knight D5 N", "hybrid D4 S"), 0)
    step(state, NORTHEAST)
    assert no(state, Halt(0)) == f"{called('knight')} has left that enemy and cannot touch it again in this Movement."


def test_one_may_come_back_to_the_square_one_has_left() -> None:
    state = move(room("knight D5 N", "hybrid D4 S"), 0)
    step(state, EAST, WEST)
    assert can(state, Halt(0))


def test_another_enemy_may_be_touched_instead() -> None:
    state = move(room("knight D5 N", "hybrid D4 S", "keratis F4 S"), 0)
    step(state, EAST)
    step(state, EAST)
    assert can(state, Halt(0))


# ---- large warriors

NARROW = """
    #########
    #....#..#
    #.......#
    #....#..#
    #########
"""


def test_a_large_warrior_does_not_go_where_it_does_not_fit() -> None:
    state = lay(NARROW, "knight H2 S", "aberration D2 E")
    move(state, 1)
    assert no(state, Step(1, EAST)) == f"{called('aberration')} is too wide to get through there."


def test_a_large_warrior_moves_as_a_block() -> None:
    state = move(lay(ROOM, "knight B2 N", "aberration F4 N"), 1)
    step(state, NORTH)
    assert where(state, 1) == "F3"


def test_a_large_warrior_turns_where_it_stands() -> None:
    state = move(lay(NARROW, "knight H2 S", "aberration B2 E"), 1)
    turn(state, 2)
    assert where(state, 1) == "B2"


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


def test_whoever_lies_on_rocks_leaves_them_at_the_usual_cost() -> None:
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


def test_whoever_has_fallen_goes_on_with_the_points_that_are_left() -> None:
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


def test_whoever_begins_in_a_pit_may_stay_there_unharmed() -> None:
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


# ---- entries and exits

GATES = """
    ########
    <......>
    #......#
    <......#
    <......#
    ########
"""


def outside(kind: str) -> HybridState:
    """Somebody waits before the entries."""
    state = lay(GATES, "knight G3 W", f"{kind} off")
    return move(state, 1)


def test_whoever_comes_in_pays_a_point_and_looks_where_it_likes() -> None:
    state = outside("hybrid")
    points = state.points
    do(state, Enter(1, cell(state, "A2"), 1))
    assert (where(state, 1), state.facings[1]) == ("A2", 1)
    assert points - state.points == 1


def test_an_entry_that_is_taken_lets_nobody_in() -> None:
    state = lay(GATES, "knight A2 E", "hybrid off")
    move(state, 1)
    assert no(state, Enter(1, cell(state, "A2"), 1)) == "The entry is not free."


def test_one_comes_in_by_an_entry() -> None:
    state = outside("hybrid")
    assert no(state, Enter(1, cell(state, "C2"), 1)) == "There is no entry."
    assert no(state, Step(1, EAST)) == f"{called('hybrid')} has to come in by an entry first."


def test_a_large_warrior_needs_a_double_entry() -> None:
    state = outside("aberration")
    assert no(state, Enter(1, cell(state, "A2"), 1)) == f"{called('aberration')} is too wide for a single entry."
    do(state, Enter(1, cell(state, "A4"), 1))
    assert where(state, 1) == "A4"


def test_whoever_waits_outside_may_stay_there() -> None:
    state = outside("hybrid")
    halt(state)
    assert state.squares[1] == OFF


def test_one_leaves_from_an_exit_with_a_point_left() -> None:
    state = move(lay(GATES, "knight G2 E", "templar C3 E", "hybrid B4 W"), 0)
    step(state, EAST)
    do(state, Leave(0))
    assert state.squares[0] == AWAY


def test_nobody_leaves_without_a_point() -> None:
    state = move(lay(GATES, "knight G2 E", "templar C3 E", "hybrid B4 W"), 0)
    state.points = 1
    step(state, EAST)
    assert no(state, Leave(0)) in ("It takes a Movement point to leave, and none is left.", "Nobody moves now.")


def test_nobody_leaves_from_anywhere_else() -> None:
    state = move(lay(GATES, "knight G2 E", "hybrid B4 W"), 0)
    assert no(state, Leave(0)) == "One leaves from an exit."


# ---- wounds on the way


def go_on(state: HybridState) -> list[Event]:
    """Whatever took the points is over; what happens."""
    tape = Seen()
    moves.go_on(state, tape)
    return tape.events


def test_whoever_runs_out_of_points_over_a_pit_falls_in() -> None:
    state = rig(move(lay(PIT, "knight C2 E", "hybrid G2 W"), 0), 2)
    step(state, EAST)
    state.points = 0
    assert any(isinstance(each, Fell) for each in go_on(state))
    assert state.wounds[0] == 1


def test_whoever_runs_out_of_points_on_a_friend_steps_back() -> None:
    state = move(room("knight D5 N", "templar D4 N"), 0)
    step(state, NORTH)
    state.points = 0
    assert any(isinstance(each, SteppedBack) for each in go_on(state))
    assert where(state, 0) == "D5"


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
