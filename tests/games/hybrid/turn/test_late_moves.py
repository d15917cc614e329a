"""Late Movements follow the activations of a round in their order, and effects of the round end after them."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Announce, Step, Strike
from monstrarium.games.hybrid.events.fights import Exposed
from monstrarium.games.hybrid.events.turns import MoveBegan, Spotted
from monstrarium.games.hybrid.printed.warriors import INFILTRATION, KINDS, NV
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation
from tests.games.hybrid.fight import lurk, stance
from tests.games.hybrid.scenario import (
    EAST,
    SOUTH,
    WEST,
    can,
    cell,
    do,
    halt,
    lay,
    move,
    rest_of_round,
    reveal,
    step,
    steps,
    turn,
)

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    ##########
"""


def test_an_infiltrator_moves_once_more_at_the_end_of_the_round() -> None:
    state = lay(ROOM, "ranger B2 W", "hybrid H5 E")
    move(state, 0)
    halt(state)
    rest_of_round(state)
    assert (state.phase, state.active, state.points) == (Phase.LATE, 0, 3)
    step(state, WEST) if can(state, Step(0, WEST)) else step(state, EAST)
    halt(state)
    assert state.round == 2


def test_an_infiltrator_that_was_seen_infiltrates_no_more() -> None:
    state = lay(ROOM, "ranger B2 W", "hybrid F2 W")
    move(state, 0)
    told = step(state, WEST) if can(state, Step(0, WEST)) else turn(state, 2)
    assert any(isinstance(each, Spotted) for each in told)
    halt(state)
    rest_of_round(state)
    assert state.round == 2


def test_an_infiltrator_in_offensive_combat_may_attack_after_its_late_movement() -> None:
    state = lay(ROOM, "ranger B2 E", "hybrid E2 E")
    move(state, 0)
    halt(state)
    rest_of_round(state)
    assert state.phase is Phase.LATE
    step(state, EAST, EAST)
    halt(state)
    assert can(state, Strike(0, 1))


def test_in_moving_mode_an_infiltrator_opens_doors_for_nothing() -> None:
    plan = """
        #########
        #...+...#
        #...#...#
        #########
    """
    state = lay(plan, "ranger D2 E", "hybrid H3 E")
    move(state, 0, Mode.MOVING, 3)
    halt(state)
    rest_of_round(state)
    points = state.points
    step(state, EAST)
    assert points - state.points == 1


def test_a_heroic_move_gives_as_many_squares_as_the_natural_value() -> None:
    state = lay(ROOM, "knight B2 W", "hybrid H5 E")
    state.wounds[0] = 1
    move(state, 0, Mode.MOVING, 6)
    halt(state)
    rest_of_round(state)
    assert (state.phase, state.active) == (Phase.LATE, 0)
    assert state.points == NV[KINDS["knight"]] - 1


def test_a_warrior_that_is_held_fast_makes_no_late_movement() -> None:
    state = lay(ROOM, "ranger B2 W", "hybrid H5 E")
    move(state, 0)
    halt(state)
    state.pinned = 1
    rest_of_round(state)
    assert state.round == 2


def test_late_movements_are_made_in_the_order_of_the_activations() -> None:
    state = lay(ROOM, "ranger B2 W", "tiger H5 E", "hybrid H2 E")
    reveal(state, 1)
    do(state, Announce(1, Mode.OFFENSE))
    halt(state)
    rest_of_round(state)
    assert state.late == [1, 0]


def test_a_late_movement_is_told_as_one() -> None:
    state = lay(ROOM, "ranger B2 W", "hybrid H5 E")
    move(state, 0)
    halt(state)
    do(state, Announce(1, Mode.OFFENSE))
    told = halt(state)
    assert [each.late for each in told if isinstance(each, MoveBegan)] == [True]


def test_a_heroic_move_and_infiltration_add_up() -> None:
    state = stance(lay(ROOM, "ranger B2 W", "hybrid H5 E"), 0, Mode.MOVING, 6)
    assert activation.stride(state, 0) == INFILTRATION[KINDS["ranger"]] + NV[KINDS["ranger"]]


def test_a_warrior_that_was_seen_in_the_meantime_is_passed_over() -> None:
    state = lay(ROOM, "ranger B2 W", "tiger H5 E", "hybrid H2 E")
    reveal(state, 1)
    do(state, Announce(1, Mode.OFFENSE))
    halt(state)
    rest_of_round(state)
    turn(state, 3)
    assert state.spotted & 1
    halt(state)
    assert state.round == 2


def test_an_enemy_that_came_in_the_meantime_is_left_as_well() -> None:
    state = move(lay(ROOM, "ranger C3 S", "hybrid G3 E", "keratis I5 E"), 0)
    halt(state)
    state.squares[1] = cell(state, "D3")
    rest_of_round(state)
    assert (state.phase, state.active) == (Phase.LATE, 0)
    step(state, SOUTH)
    assert EAST not in steps(state)


def test_nobody_turns_free_to_an_enemy_after_a_late_movement() -> None:
    state = move(lay(ROOM, "ranger C3 W", "hybrid G3 E", "keratis I5 E"), 0)
    halt(state)
    state.squares[1] = cell(state, "D3")
    rest_of_round(state)
    halt(state)
    assert state.round == 2


def test_a_late_movement_without_an_enemy_before_it_ends_the_activation() -> None:
    state = move(lay(ROOM, "ranger C3 W", "hybrid I5 E"), 0)
    halt(state)
    rest_of_round(state)
    halt(state)
    assert state.round == 2


def waiting() -> HybridState:
    """A ranger in ambush that may move late."""
    state = lurk(lay(ROOM, "ranger C3 W", "hybrid I5 E"), 0)
    reveal(state, 1)
    state.acted = [0]
    rest_of_round(state)
    assert (state.phase, state.active, state.ambush) == (Phase.LATE, 0, [0])
    return state


def test_a_warrior_that_moves_late_is_in_ambush_no_more() -> None:
    state = waiting()
    told = step(state, WEST)
    assert state.ambush == []
    assert any(isinstance(each, Exposed) for each in told)


def test_a_warrior_that_turns_late_is_in_ambush_no_more() -> None:
    state = waiting()
    turn(state, 0)
    assert state.ambush == []


def test_nobody_is_dazed_in_the_next_round() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid I5 E")
    state.pinned = state.dazed = 2
    reveal(state, 0)
    rest_of_round(state)
    assert (state.round, state.pinned, state.dazed) == (2, 0, 0)


def test_a_combined_attack_can_be_made_again_in_the_next_round() -> None:
    state = lay(ROOM, "misericord B2 E", "hybrid C2 W")
    state.pressed = 1
    reveal(state, 0)
    rest_of_round(state)
    assert (state.round, state.pressed) == (2, 0)


def test_the_dead_make_no_late_movement() -> None:
    state = lay(ROOM, "ranger B2 W", "knight B4 W", "hybrid I5 E")
    state.squares[0] = GONE
    assert activation.stride(state, 0) == 0


def test_only_a_warrior_that_is_held_fast_itself_makes_no_late_movement() -> None:
    state = lay(ROOM, "ranger B2 W", "knight B4 W", "hybrid I5 E")
    state.pinned = 1 << 1 | 1 << 2
    assert activation.stride(state, 0) == INFILTRATION[KINDS["ranger"]]


def test_what_hid_a_warrior_from_ambushes_does_not_hide_its_late_movement() -> None:
    state = lay(ROOM, "keratis I5 E", "ranger B2 E")
    state.phase, state.acted, state.veiled = Phase.MODE, [0], 1
    state.cursors = [len(each) for each in state.sequences]
    activation.reveal_next(state, None)
    assert (state.phase, state.veiled) == (Phase.LATE, 0)
