"""Steps, turns, doors and jumps cost what the rules say. On the drawings M moves to T; F are enemies, O friends."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.ground.reach import reach
from monstrarium.games.hybrid.ground.step_cost import (
    DOOR_CODE,
    FORBIDDEN,
    TURN_CODE,
    Mover,
    can_swing,
    jumps,
    may_stop,
    passes_friend,
    step_cost,
    turn_cost,
)
from tests.games.hybrid.ground.drawn import Drawn

WARRIOR, TITAN, PUNY, SWIFT = Mover(), Mover(titan=True), Mover(puny=True), Mover(velocity=True)
LARGE, GIANT, GHOST, RUNNER = Mover(size=2), Mover(size=2, titan=True), Mover(ghost=True), Mover(free_doors=True)
NORTH, EAST, SOUTH, WEST = range(4)


def step(drawing: str, direction: int, mover: Mover = WARRIOR, facing: int = EAST, **around: int) -> int:
    """The cost of one step of M."""
    drawn = Drawn(drawing)
    return step_cost(drawn.lab, drawn.scene(mover, **around), mover, drawn.at("M"), facing, direction)


def way(drawing: str, mover: Mover = WARRIOR, facing: int = EAST, points: int = 12, **around: int) -> int:
    """The cheapest route of M to T, with any facing at its end."""
    drawn = Drawn(drawing)
    return reach(drawn.lab, drawn.scene(mover, **around), mover, drawn.at("M"), facing, points).best(drawn.at("T"))


# ---- directions and turns


def test_forward_costs_one_and_sideways_or_backward_two() -> None:
    drawing = "...\n.M.\n..."

    assert [step(drawing, direction, facing=NORTH) for direction in range(8)] == [1, 1, 2, 2, 2, 2, 2, 1]
    assert [step(drawing, direction, facing=WEST) for direction in range(8)] == [2, 2, 2, 2, 2, 1, 1, 1]


def test_nobody_steps_out_of_the_laboratory() -> None:
    assert [step("M", direction) for direction in range(8)] == [FORBIDDEN] * 8


@pytest.mark.parametrize(("to", "fresh", "used"), [(NORTH, 0, 0), (EAST, 0, 1), (WEST, 0, 1), (SOUTH, 1, 1)])
def test_the_first_quarter_turn_is_free_and_a_half_turn_costs_one(to: int, fresh: int, used: int) -> None:
    assert (turn_cost(NORTH, to, False), turn_cost(NORTH, to, True)) == (fresh, used)


# ---- diagonals


@pytest.mark.parametrize("corner", ["#", "%", "o", "F", "O"])
def test_a_cut_corner_costs_one_more(corner: str) -> None:
    assert step(f"M.\n{corner}T", 3) == 2


@pytest.mark.parametrize("corner", [".", "^", "X", "?", "1", "<"])
def test_what_lies_flat_is_no_corner(corner: str) -> None:
    assert step(f"M.\n{corner}T", 3) == 1


def test_two_corners_of_warriors_cost_one_together() -> None:
    assert step("MF\nOT", 3) == 2
    assert step("M#\nOT", 3) == 2


@pytest.mark.parametrize("corner", ["#", "o"])
def test_nobody_squeezes_between_two_hard_corners(corner: str) -> None:
    drawing = f"M#\n{corner}T"

    assert [step(drawing, 3, mover) for mover in (WARRIOR, PUNY, SWIFT)] == [FORBIDDEN] * 3


def test_corners_cost_the_puny_nothing() -> None:
    assert step("M#\nFT", 3, PUNY) == 1


def test_a_titan_never_moves_diagonally() -> None:
    assert [step("...\n.M.\n...", direction, TITAN) for direction in (1, 3, 5, 7)] == [FORBIDDEN] * 4


def test_a_door_jamb_is_a_corner() -> None:
    assert step("M.#.\n..'.\n..#.", 3) == 1
    assert step(".M#.\n..'.\n..#.", 3) == 2


def test_a_large_base_cuts_the_corner_beside_the_squares_it_sweeps() -> None:
    assert step("MM.\nMM.\n...", 3, LARGE) == 1
    assert step("MM#\nMM.\n...", 3, LARGE) == 2
    assert step("MM#\nMM.\n#..", 3, LARGE) == FORBIDDEN
    assert step("MM.\nMM#\n...", 3, LARGE) == FORBIDDEN


# ---- what stands in the way


@pytest.mark.parametrize("obstacle", ["#", "%", "o", "F"])
def test_walls_pillars_and_enemies_are_not_entered(obstacle: str) -> None:
    assert step(f"M{obstacle}T", 2) == FORBIDDEN


def test_one_walks_through_a_friend_but_does_not_stop_there() -> None:
    drawn = Drawn("MOT")
    scene, friend = drawn.scene(WARRIOR), drawn.at("O")

    assert step("MOT", 2) == 1
    assert passes_friend(drawn.lab, scene, WARRIOR, friend)
    assert [may_stop(scene, drawn.at(each)) for each in "OT"] == [False, True]
    assert way("MOT") == 2


def test_a_friend_in_contact_with_an_enemy_lets_nobody_through() -> None:
    assert step("MOT", 2, engaged=0b010) == FORBIDDEN


def test_who_walked_through_a_friend_does_not_end_in_contact() -> None:
    assert way("MOT.F") == 2
    assert way("#####\nMO.TF\n#####") == FORBIDDEN
    assert way(".....\nMO.TF\n#####") == 4


def test_a_novice_move_leads_through_enemies_that_are_not_steadfast() -> None:
    assert way("MFT", GHOST) == 2
    assert way("MFT", GHOST, steadfast=0b010) == FORBIDDEN
    assert way("MFT", WARRIOR) == FORBIDDEN


def test_nobody_stops_on_an_enemy() -> None:
    drawn = Drawn("MFT")

    assert not may_stop(drawn.scene(GHOST), drawn.at("F"))


def test_an_enemy_that_was_left_is_not_met_again() -> None:
    drawn = Drawn("M..\nF..\nT..")
    scene = drawn.scene(WARRIOR, left=drawn.all("F"))

    assert not may_stop(scene, drawn.at("T"))
    assert may_stop(scene, drawn.at("T") + 2)


# ---- rocks and pits


def test_rocks_cost_one_more_and_nobody_stops_on_them_but_titans() -> None:
    drawn = Drawn("M^T")

    assert [step("M^T", 2, mover) for mover in (WARRIOR, PUNY, SWIFT, TITAN)] == [2, 2, 1, 1]
    stops = [may_stop(drawn.scene(mover), 1) for mover in (WARRIOR, PUNY, SWIFT, TITAN)]
    assert stops == [False, False, False, True]


def test_an_open_trapdoor_is_jumped_for_one_more_and_the_swift_run_over_it() -> None:
    drawn = Drawn("MXT")

    assert [step("MXT", 2, mover) for mover in (WARRIOR, TITAN, SWIFT)] == [2, 2, 1]
    assert [jumps(drawn.lab, drawn.scene(mover), mover, 0, 2) for mover in (WARRIOR, SWIFT)] == [True, False]
    assert [may_stop(drawn.scene(mover), 1) for mover in (WARRIOR, SWIFT, TITAN)] == [False] * 3


def test_a_shut_trapdoor_is_floor() -> None:
    assert step("Mx", 2) == 1
    assert may_stop(Drawn("Mx").scene(WARRIOR), 1)


def test_a_large_base_jumps_a_trapdoor_once() -> None:
    drawing = "MM....\nMMX..."
    drawn = Drawn(drawing)
    scene = drawn.scene(LARGE)

    assert [jumps(drawn.lab, scene, LARGE, square, 2) for square in (0, 1, 2)] == [True, False, False]
    assert [step_cost(drawn.lab, scene, LARGE, square, EAST, 2) for square in (0, 1, 2)] == [2, 1, 1]
    assert [may_stop(scene, square) for square in (0, 1, 2, 3)] == [True, False, False, True]


def test_a_way_round_a_trapdoor_is_taken_before_a_jump() -> None:
    drawn = Drawn("MXT\n...")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 9)

    assert not found.risky(drawn.at("T"), EAST)
    assert found.route(drawn.at("T"), EAST) == (3, 1)


def test_a_jump_is_told_where_nothing_else_leads() -> None:
    drawn = Drawn("MXT")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 3)

    assert found.risky(drawn.at("T"), EAST)
    assert (found.best(drawn.at("T")), found.route(drawn.at("T"), EAST)) == (3, (2, 2))


# ---- doors

DOOR = "..#..\n.M+T.\n..#.."
GATE = "..#..\nMM=T.\nMM=..\n..#.."


def test_a_shut_door_is_opened_on_the_way_for_one_point() -> None:
    assert step(DOOR, 2) == 2
    assert step(DOOR, 2, RUNNER) == 1
    assert way(DOOR) == 3


def test_an_open_door_costs_nothing() -> None:
    assert step(DOOR, 2, shut=0) == 1


def test_the_route_names_the_door_before_it_is_walked_through() -> None:
    drawn = Drawn(DOOR)
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 9)

    assert found.route(drawn.at("T"), EAST) == (DOOR_CODE + 0, 2, 2)


@pytest.mark.parametrize(("facing", "opens"), [(NORTH, True), (EAST, True), (SOUTH, True), (WEST, False)])
def test_a_door_is_opened_in_front_or_at_a_side_but_not_behind(facing: int, opens: bool) -> None:
    drawn = Drawn(DOOR)

    assert can_swing(drawn.lab, WARRIOR, drawn.at("M"), facing, 0) == opens
    assert (step(DOOR, 2, facing=facing) > 0) == opens


def test_no_door_is_reached_from_a_corner_or_from_within() -> None:
    drawn = Drawn(DOOR)

    assert not can_swing(drawn.lab, WARRIOR, drawn.at("M") - 5, EAST, 0)
    assert not can_swing(drawn.lab, WARRIOR, drawn.at("M") + 1, EAST, 0)


def test_the_puny_open_no_doors() -> None:
    assert step(DOOR, 2, PUNY) == FORBIDDEN


def test_a_titan_breaks_a_door_by_walking_on() -> None:
    assert step(DOOR, 2, TITAN) == 1
    assert step(GATE, 2, GIANT) == 1


@pytest.mark.parametrize("mover", [WARRIOR, RUNNER, TITAN])
def test_nobody_opens_a_locked_door(mover: Mover) -> None:
    assert step("..#..\n.M|T.\n..#..", 2, mover) == FORBIDDEN


def test_a_large_base_goes_through_a_double_door_only() -> None:
    assert step(GATE, 2, LARGE) == 2
    assert step("MM#..\nMM+..\n..#..", 2, LARGE) == FORBIDDEN
    assert step("MM+..\nMM...\n..#..", 2, LARGE, shut=0) == FORBIDDEN


def test_a_large_base_fits_through_nothing_narrower_than_itself() -> None:
    assert step("MM#.\nMM..\n..#.", 2, LARGE) == FORBIDDEN
    assert way("MM#....\nMM...T.\n..#....", LARGE) == FORBIDDEN


def test_both_halves_of_a_door_open_together() -> None:
    drawing = "..#..\n.M=..\n..=T.\n..#.."

    assert step(drawing, 3) == 2
    assert way(drawing) == 3
    assert way("####\nM=F#\nF=T#\n####") == 4


def test_who_stands_in_a_door_it_opened_walks_along_it() -> None:
    drawn = Drawn("####\nM=..\n.=..\n####")

    assert step_cost(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M") + 1, SOUTH, 4) == 1
    assert step_cost(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M") + 1, EAST, 3) == 1


# ---- reach


def test_a_half_turn_and_four_steps_take_five_points() -> None:
    drawn = Drawn("T...M")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 5)

    assert found.cost(drawn.at("T"), WEST) == 5


def test_turning_there_and_back_is_cheaper_than_three_steps_aside() -> None:
    drawn = Drawn("####\nM..T")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), NORTH, 7, turned=True)

    assert found.cost(drawn.at("T"), NORTH) == 5
    assert found.cost(drawn.at("T") - 2, NORTH) == 2


def test_the_free_quarter_turn_is_taken_where_it_saves_most() -> None:
    drawn = Drawn("...T\n.##.\nM##.")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), NORTH, 9)

    assert found.cost(drawn.at("T"), EAST) == 5
    assert found.route(drawn.at("T"), EAST) == (0, 0, TURN_CODE + EAST, 2, 2, 2)


def test_standing_still_costs_nothing_and_has_no_route() -> None:
    drawn = Drawn("M.")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 0)

    assert (found.cost(0, EAST), found.route(0, EAST), found.squares) == (0, (), 1)
    assert (found.cost(0, NORTH), found.route(0, NORTH)) == (0, (TURN_CODE + NORTH,))
    assert (found.cost(0, WEST), found.route(0, WEST)) == (FORBIDDEN, ())


def test_what_is_out_of_reach_has_no_cost_and_no_route() -> None:
    drawn = Drawn("M.T")
    found = reach(drawn.lab, drawn.scene(WARRIOR), WARRIOR, drawn.at("M"), EAST, 1)

    assert (found.best(drawn.at("T")), found.route(drawn.at("T"), EAST)) == (FORBIDDEN, ())
