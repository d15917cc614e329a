"""Deadly Matrix has clones that come back, and a panel that ends it."""

from __future__ import annotations

from monstrarium.engine.action import Choose
from monstrarium.games.hybrid.actions import Burst, Claim
from monstrarium.games.hybrid.combat import wounds
from monstrarium.games.hybrid.events.fights import Drew
from monstrarium.games.hybrid.events.missions import Cloned, DoorsUnlocked
from monstrarium.games.hybrid.missions.matrix import PANEL
from monstrarium.games.hybrid.state import GONE, Door, HybridState, Mode
from monstrarium.games.hybrid.turn import activation
from monstrarium.games.hybrid.turn.activation_order import open_ones
from tests.games.hybrid.missions.moments import claim, fell, idle, is_over, only, round_began, told
from tests.games.hybrid.missions.tanks import ROOM, matrix
from tests.games.hybrid.scenario import can, cell, do, halt, lay, move, step, where


def usual() -> HybridState:
    return matrix("knight B5 E", "pest G5 W", "hybrid B8 W")


def fallen() -> HybridState:
    """The pest was killed in the activation of the knight, and the Scorpions are asked for a tank."""
    state = usual()
    move(state, 0)
    fell(state, 1, 0)
    return state


def test_a_clone_that_falls_comes_back_in_the_tank_its_side_chooses() -> None:
    state = fallen()
    assert state.pending is not None
    assert state.pending.choice.seat == 1
    assert state.pending.choice.options == (("tank", cell(state, "G2")), ("tank", cell(state, "G3")))
    events = do(state, Choose(1, ("tank", cell(state, "G3"))))
    assert only(events, Cloned).warrior == 1
    assert (where(state, 1), state.wounds[1]) == ("G3", 0)


def test_it_goes_on_with_the_next_activation_after_that() -> None:
    state = fallen()
    do(state, Choose(1, ("tank", cell(state, "G3"))))
    assert state.active == 2


def test_nobody_is_asked_where_one_tank_is_free() -> None:
    state = usual()
    state.squares[2] = cell(state, "G2")
    move(state, 0)
    fell(state, 1, 0)
    assert state.pending is None
    assert where(state, 1) == "G3"


def test_a_clone_waits_until_a_tank_is_free() -> None:
    state = matrix("knight G2 E", "templar G3 E", "pest G5 W", "hybrid B8 W")
    move(state, 0)
    fell(state, 2, 0)
    assert where(state, 2) == ""
    state.squares[1] = cell(state, "B2")
    idle(state, 0)
    assert where(state, 2) == "G3"


def test_two_that_fall_together_come_back_one_after_the_other() -> None:
    state = matrix("knight B5 E", "pest F5 W", "pest G5 W", "hybrid B8 W")
    move(state, 0)
    wounds.eliminate(state, 1, 0)
    fell(state, 2, 0)
    do(state, Choose(1, ("tank", cell(state, "G2"))))
    assert (where(state, 1), where(state, 2)) == ("G2", "G3")
    assert state.active == 3


def test_a_clone_that_sacrifices_itself_comes_back_too() -> None:
    state = matrix("knight F5 E", "pest G5 W", "hybrid B8 W")
    move(state, 1, Mode.MOVING, 1)
    halt(state)
    do(state, Burst(1))
    events = do(state, Choose(1, ("tank", cell(state, "G2"))))
    assert only(events, Cloned).warrior == 1


def test_one_that_is_killed_in_its_tank_comes_back_once_more() -> None:
    state = fallen()
    do(state, Choose(1, ("tank", cell(state, "G3"))))
    fell(state, 1, 0)
    do(state, Choose(1, ("tank", cell(state, "G2"))))
    assert (where(state, 1), state.wounds[1]) == ("G2", 0)


def test_it_is_activated_from_the_next_round_on() -> None:
    state = fallen()
    do(state, Choose(1, ("tank", cell(state, "G3"))))
    state.sequences, state.cursors, state.seat = [[0], [1, 2]], [1, 0], 0
    activation.reveal_next(state, None)
    assert state.active == 2
    round_began(state, 2)
    assert state.asleep == 0
    state.sequences = [[], []]
    assert open_ones(state, 1) == [1, 2]


def test_no_card_is_drawn_for_a_clone() -> None:
    state = usual()
    move(state, 0)
    assert not told(fell(state, 1, 0), Drew)


def test_one_is_drawn_for_anybody_else() -> None:
    state = usual()
    move(state, 0)
    assert told(fell(state, 2, 0), Drew)


def test_the_panel_kills_whatever_of_rank_0_is_in_a_tank_or_on_its_tile() -> None:
    state = matrix("knight C3 E", "pest G2 W", "pest B8 W", "hybrid B2 W")
    claim(state, 0)
    assert [square == GONE for square in state.squares] == [False, True, True, False]
    assert state.tanks == 0


def test_the_panel_spares_rank_0_on_other_tiles() -> None:
    wide = "\n".join(f"{row}{'#' * 8}" for row in ROOM.strip("\n").split("\n"))
    wide = wide.replace("#......###", "#.........", 1)
    state = lay(wide, "knight C3 E", "pest J5 W", "pest I5 W", "pest H5 W", mission="deadly-matrix")
    claim(state, 0)
    assert [where(state, each) for each in (1, 2, 3)] == ["J5", "I5", ""]


def test_after_that_nobody_comes_back_and_cards_are_drawn() -> None:
    state = matrix("knight C3 E", "hybrid B2 W", "pest G5 W")
    state.taken, state.tanks = 1 << PANEL, 0
    state.spots[0] = -1
    move(state, 0)
    assert told(fell(state, 2, 0), Drew)
    assert state.pending is None


def test_scorpions_do_not_shut_it_down() -> None:
    state = matrix("knight B5 E", "hybrid C3 W")
    move(state, 1)
    assert not can(state, Claim(1))


def test_all_doors_are_unlocked_when_a_griffin_gets_into_the_room_of_the_panel() -> None:
    state = matrix("knight C4 N", "hybrid B8 W")
    move(state, 0)
    assert state.doors == [Door.LOCKED]
    events = step(state, 0)
    assert only(events, DoorsUnlocked).doors == (0,)
    assert state.doors == [Door.SHUT]


def test_a_scorpion_in_that_room_unlocks_nothing() -> None:
    state = matrix("knight B5 N", "hybrid C4 N")
    move(state, 1)
    step(state, 0)
    assert state.doors == [Door.LOCKED]


def test_a_griffin_that_is_pushed_into_that_room_unlocks_them_too() -> None:
    state = matrix("knight C4 S", "aberration C5 N")
    move(state, 1)
    wounds.push(state, 0, 0, 1, 1, None)
    assert where(state, 0) == "C3"
    halt(state)
    assert state.doors == [Door.SHUT]


# ---- the end


def test_the_panel_alone_is_not_enough() -> None:
    state = matrix("knight C3 E", "hybrid B2 W")
    claim(state, 0)
    assert not is_over(state)


def test_the_scorpions_win_without_griffins() -> None:
    state = usual()
    state.squares[0] = GONE
    idle(state, 2)
    assert state.winner == 1


def test_scorpions_are_not_beaten_as_long_as_somebody_comes_back() -> None:
    state = matrix("knight B5 E", "templar B8 E", "pest G5 W")
    move(state, 0)
    fell(state, 2, 0)
    assert not is_over(state)


def test_without_any_they_are() -> None:
    state = matrix("knight B5 E", "hybrid G5 W")
    move(state, 0)
    fell(state, 1, 0)
    assert state.winner == 0


def test_the_griffins_come_in_from_outside() -> None:
    state = matrix("knight off", "templar B5 E", "hybrid G5 W")
    state.squares[1] = GONE
    idle(state, 2)
    assert not is_over(state)
