"""The Heroes' Twilight has heroes outside, friends in cells, panels for cells and hatches, and one who gets away."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Claim, Enter, Number, Place, Ready
from monstrarium.games.hybrid.events.missions import DoorsUnlocked, Woken
from monstrarium.games.hybrid.state import GONE, OFF, Door, HybridState, Phase
from monstrarium.games.hybrid.turn import deployment, first_hand
from monstrarium.games.hybrid.turn.activation_order import open_ones
from tests.games.hybrid.missions.moments import claim, fresh, idle, is_over, leave, only, round_began
from tests.games.hybrid.scenario import GAME, can, cell, do, lay, move, no

CELLS = """
    #########
    #r|.....>
    ###.1...#
    #r|.....#
    ###.2...#
    <.......#
    #########
"""


def cells(*warriors: str) -> HybridState:
    """The state in which all are deployed."""
    state = lay(CELLS, *warriors, mission="twilight")
    phase, seat = state.phase, state.seat
    first_hand.begin(state, None)
    state.hands[0].clear()
    state.hands[1].clear()
    state.phase, state.seat = phase, seat
    return state


def usual() -> HybridState:
    return cells("misericord E3 E", "knight B2 E", "templar B4 E", "hybrid G4 W")


def deploying() -> HybridState:
    state = lay(CELLS, "misericord off", "knight off", "hybrid G4 W", mission="twilight")
    deployment.begin(state, None)
    return state


def test_low_ranks_begin_in_the_cells_and_high_ones_outside() -> None:
    state = deploying()
    offers = GAME.legal(state, 0)
    assert {each.warrior for each in offers if isinstance(each, Place)} == {1}
    assert {each.square for each in offers if isinstance(each, Place)} == {cell(state, "B2"), cell(state, "B4")}


def test_everybody_who_has_a_cell_is_placed_before_the_griffins_are_ready() -> None:
    state = deploying()
    assert no(state, Ready(0)) == "Everybody has to be placed first."
    do(state, Place(0, 1, cell(state, "B2"), 0))
    do(state, Ready(0))
    assert state.squares[0] == OFF


def test_prisoners_are_not_activated() -> None:
    state = usual()
    state.phase, state.seat, state.sequences = Phase.ORDER, 0, [[], []]
    assert open_ones(state, 0) == [0]
    assert "is not activated yet" in no(state, Number(0, 1))


def test_the_hatch_is_closed_at_first_and_the_entry_open() -> None:
    state = cells("misericord off", "knight B2 E", "hybrid G4 W")
    move(state, 0)
    assert any(isinstance(each, Enter) for each in GAME.legal(state, 0))
    assert [gate for gate in range(2) if state.gates >> gate & 1] == [1]


def test_the_first_panel_unlocks_the_cells_but_does_not_open_them() -> None:
    state = usual()
    events = claim(state, 0)
    assert len(only(events, DoorsUnlocked).doors) == 2
    assert state.doors == [Door.SHUT, Door.SHUT]


def test_the_prisoners_join_in_the_round_after_that() -> None:
    state = usual()
    claim(state, 0)
    assert state.asleep == 0b110
    assert only(round_began(state, 2), Woken).warriors == (1, 2)
    assert state.asleep == 0


def test_they_stay_prisoners_as_long_as_the_cells_are_locked() -> None:
    state = usual()
    round_began(state, 2)
    assert state.asleep == 0b110


def test_the_second_panel_opens_the_hatch_and_removes_the_entry() -> None:
    state = cells("misericord E5 E", "demian off", "knight B2 E", "hybrid G4 W")
    claim(state, 0)
    assert [gate for gate in range(2) if state.gates >> gate & 1] == [0]
    assert not is_over(state)
    fresh(state)
    move(state, 1)
    assert no(state, Enter(0, cell(state, "A6"), 0)) == "That entry is closed."


def test_scorpions_activate_no_panel() -> None:
    state = cells("misericord D6 E", "hybrid E3 W")
    move(state, 1)
    assert not can(state, Claim(1))


def test_one_griffin_outside_is_enough() -> None:
    state = usual()
    claim(state, 0)
    state.gates = 3
    state.squares[0] = cell(state, "I2")
    leave(state, 0)
    assert state.winner == 0


def test_a_scorpion_outside_is_nothing_to_them() -> None:
    state = cells("misericord E3 E", "knight B2 E", "hybrid I2 W", "keratis G4 W")
    state.gates = 3
    leave(state, 2)
    assert not is_over(state)


def test_without_scorpions_they_have_won_even_if_all_wait_outside() -> None:
    state = cells("misericord off", "hybrid G4 W")
    state.squares[1] = GONE
    idle(state, 0)
    assert state.winner == 0


def test_the_scorpions_win_when_nobody_is_free_and_the_cells_are_locked() -> None:
    state = usual()
    state.squares[0] = GONE
    idle(state, 3)
    assert state.winner == 1


def test_they_do_not_as_long_as_prisoners_will_be_free() -> None:
    state = usual()
    state.taken = 1 << 1
    state.squares[0] = GONE
    idle(state, 3)
    assert not is_over(state)


def test_a_warrior_that_can_still_come_in_may_save_them() -> None:
    state = cells("misericord off", "knight B2 E", "hybrid G4 W")
    idle(state, 2)
    assert not is_over(state)


def test_a_warrior_that_is_locked_out_helps_nobody() -> None:
    state = cells("misericord off", "knight B2 E", "hybrid G4 W")
    state.taken = 1 << 2
    idle(state, 2)
    assert state.winner == 1


def test_without_scorpions_the_griffins_have_won() -> None:
    state = usual()
    state.squares[3] = GONE
    idle(state, 0)
    assert state.winner == 0
