"""Activations take turns, and end what ends with them."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Announce, Halt, Rest
from monstrarium.games.hybrid.printed.action_cards import POINTS
from monstrarium.games.hybrid.printed.warriors import KINDS, MT
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation_roll, movement
from tests.games.hybrid.scenario import GAME, called, do, give, halt, lay, move, no, reveal

HALL = """
    ########
    #......#
    #......#
    #......#
    ########
"""
ZERO, ONE, TWO, FOUR = (POINTS.index(points) for points in (0, 1, 2, 4))


def four() -> HybridState:
    """Two warriors a side, far apart."""
    return lay(HALL, "knight B2 E", "templar B4 E", "hybrid G2 W", "keratis G4 W")


def idle(state: HybridState) -> None:
    """Let the active warrior do nothing."""
    do(state, Announce(state.seat, Mode.OFFENSE))
    do(state, Halt(state.seat))
    if state.phase is Phase.ACT:
        do(state, Rest(state.seat))


def test_the_sides_are_activated_in_turn() -> None:
    state = four()
    reveal(state, 0)
    order_of = []
    while state.phase is Phase.MODE:
        order_of.append(state.active)
        idle(state)
    assert order_of == [0, 2, 1, 3]


def test_the_longer_side_activates_the_rest_in_sequence() -> None:
    state = lay(HALL, "knight B2 E", "templar B4 E", "purifier B3 N", "hybrid G2 W")
    reveal(state, 0)
    order_of = []
    while state.phase is Phase.MODE:
        order_of.append(state.active)
        idle(state)
    assert order_of == [0, 3, 1, 2]


def test_the_counter_of_a_fallen_warrior_is_passed_over() -> None:
    state = lay(HALL, "knight B2 E", "templar B4 E", "purifier B3 N", "hybrid G2 W", "keratis G4 W")
    reveal(state, 0)
    state.squares[3] = GONE
    idle(state)
    assert state.active == 4


def test_an_activation_is_a_turn() -> None:
    state = four()
    reveal(state, 0)
    before = GAME.turn(state)
    idle(state)
    assert GAME.turn(state) == before + 1


def test_a_warrior_without_a_weapon_does_not_take_the_firing_mode() -> None:
    state = four()
    reveal(state, 0)
    assert no(state, Announce(0, Mode.FIRING)) == f"{called('knight')} has nothing to shoot with."


def test_a_mode_is_announced_before_anything_else() -> None:
    state = four()
    reveal(state, 0)
    assert no(state, Halt(0)) == "Nobody moves now."


def test_the_level_of_moving_is_asked_at_once_and_of_defence_after_the_movement() -> None:
    state = four()
    reveal(state, 0)
    do(state, Announce(0, Mode.DEFENSE))
    assert state.pending is None
    assert state.phase is Phase.MOVE
    other = four()
    reveal(other, 0)
    do(other, Announce(0, Mode.MOVING))
    assert other.pending is not None


def test_a_new_mode_ends_the_old_one() -> None:
    state = four()
    state.modes[0], state.levels[0] = Mode.DEFENSE, 2
    reveal(state, 0)
    do(state, Announce(0, Mode.OFFENSE))
    assert (state.modes[0], state.levels[0]) == (Mode.OFFENSE, 0)


def test_defence_outlasts_the_round() -> None:
    state = lay(HALL, "knight B2 E", "hybrid G4 W")
    state.modes[0], state.levels[0] = Mode.DEFENSE, 2
    reveal(state, 1)
    state.cursors[0] = 1
    idle(state)
    assert state.round == 2
    assert (state.modes[0], state.levels[0]) == (Mode.DEFENSE, 2)


def test_a_warrior_that_was_activated_is_written_down() -> None:
    state = four()
    move(state, 0)
    halt(state)
    assert state.acted == [0]


def test_a_card_that_came_by_a_text_can_be_played_from_the_next_activation_on() -> None:
    state = reveal(four(), 0)
    (piece,) = give(state, 0, TWO)
    state.fresh = 1 << piece
    idle(state)
    assert state.active == 2
    assert [*activation_roll.biddable(state, 0)] == [piece]


def test_what_cards_did_to_a_movement_ends_with_its_activation() -> None:
    state = reveal(four(), 0)
    state.stride, state.halved = 2, True
    idle(state)
    move(state, 1)
    assert state.points == MT[KINDS["templar"]]


def test_what_hid_a_warrior_from_ambushes_ends_with_its_activation() -> None:
    state = reveal(four(), 0)
    state.veiled = 1
    idle(state)
    assert state.veiled == 0


def test_a_movement_that_a_card_takes_more_from_than_there_is_has_no_points() -> None:
    state = reveal(lay(HALL, "knight B2 E", "aberration E2 W"), 1)
    state.wounds[1], state.modes[1], state.stride = 4, Mode.OFFENSE, -3
    movement.begin(state, None)
    assert state.points == 0
