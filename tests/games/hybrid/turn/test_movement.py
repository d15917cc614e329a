"""A Movement pays for steps and turns, passes only where it may, and stops only where it may."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Halt, Step, Turn
from monstrarium.games.hybrid.ground.reach import reach_of
from monstrarium.games.hybrid.printed.warriors import KINDS, MT
from monstrarium.games.hybrid.state import Mode, Phase
from tests.games.hybrid.scenario import (
    BARE,
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
    halt,
    lay,
    move,
    no,
    room,
    spent,
    step,
    steps,
    turn,
    where,
)

FULL = MT[KINDS["knight"]]


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
    assert no(state, Step(0, SOUTH)) == "That step takes 2 Movement points; 1 left."


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
    state = lay(BARE, "knight B2 N", "pest D4 N", "hybrid D3 N")
    move(state, 1)
    step(state, NORTHEAST)
    assert MT[KINDS["pest"]] - state.points == 1


def test_titans_do_not_move_diagonally() -> None:
    state = move(lay(BARE, "knight B2 N", "aberration F4 N"), 1)
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


def test_a_warrior_that_is_held_fast_does_not_even_turn() -> None:
    state = room("knight D4 N")
    state.pinned = 1
    move(state, 0)
    assert state.phase is not Phase.MOVE
    assert not any(isinstance(each, Step | Turn) for each in GAME.legal(state, 0))


def test_titans_turn_free_once_on_every_square() -> None:
    state = move(lay(BARE, "knight B2 N", "aberration F4 N"), 1)
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
    state = lay(BARE, "knight D5 N", "templar D4 N", "hybrid D2 S", "keratis I6 E")
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


def test_a_warrior_that_has_run_through_an_enemy_does_not_stop_in_contact_with_it() -> None:
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
    step(state, EAST, NORTH)
    assert no(state, Halt(0)) == f"{called('knight')} has left that enemy and cannot touch it again in this Movement."


def test_contact_that_never_breaks_was_not_left() -> None:
    state = move(room("knight D2 S", "aberration D3 N"), 0)
    assert reach_of(state, 0).squares >> cell(state, "E2") & 1

    step(state, EAST)

    assert can(state, Halt(0))


def test_contact_breaks_where_only_corners_touch() -> None:
    state = move(room("knight D2 S", "aberration D3 N"), 0)
    assert reach_of(state, 0).route(cell(state, "F3"), 2) == (EAST, SOUTHEAST)

    step(state, EAST, EAST, SOUTH)

    assert no(state, Halt(0)) == f"{called('knight')} has left that enemy and cannot touch it again in this Movement."


def test_who_keeps_in_contact_with_one_enemy_may_have_left_another() -> None:
    state = move(room("knight D2 S", "aberration D3 N", "hybrid C2 E"), 0)

    step(state, EAST)

    assert can(state, Halt(0))


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
    state = move(lay(BARE, "knight B2 N", "aberration F4 N"), 1)
    step(state, NORTH)
    assert where(state, 1) == "F3"


def test_a_large_warrior_turns_where_it_stands() -> None:
    state = move(lay(NARROW, "knight H2 S", "aberration B2 E"), 1)
    turn(state, 2)
    assert where(state, 1) == "B2"


def test_nobody_pays_for_the_corner_of_the_puny() -> None:
    state = move(lay(BARE, "knight D4 N", "pest D3 N", "hybrid I6 E"), 0)
    step(state, NORTHEAST)
    assert spent(state) == 1


def test_one_may_go_back_through_a_friend_to_where_the_movement_began_beside_an_enemy() -> None:
    state = move(lay(BARE, "knight D4 N", "templar D5 N", "hybrid D3 S"), 0)
    state.points = 3
    step(state, SOUTH, NORTH)
    assert where(state, 0) == "D4"
    assert can(state, Halt(0))


def test_a_step_onto_a_friend_does_not_count_on_a_square_beside_an_enemy() -> None:
    state = move(lay(BARE, "knight D6 N", "templar D5 N", "hybrid D3 S", "hybrid B4 E", "hybrid F4 W"), 0)
    state.points, state.turned = 2, True
    assert NORTH not in steps(state)
