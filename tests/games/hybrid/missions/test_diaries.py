"""The Heresiarch's Diaries has two books, a valve, and gas that drifts."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Claim, Leave
from monstrarium.games.hybrid.bots.plans import courses
from monstrarium.games.hybrid.combat.modifiers import success
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.missions import GasMoved, ValveTurned
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.missions.diaries import around_valve, drifted
from monstrarium.games.hybrid.state import AWAY, GONE, OFF, HybridState
from tests.games.hybrid.missions.moments import claim, fell, fresh, idle, is_over, leave, only, round_began, told
from tests.games.hybrid.scenario import can, cell, lay, move, no, reveal

ROOM = """
    ##########
    >........#
    #........#
    #2.......#
    #3...1...#
    #........#
    #........#
    #........#
    ####.#####
    ##########
"""
VALVE, FIRST = 0, 1


def room(*warriors: str) -> HybridState:
    return lay(ROOM, *warriors, mission="diaries")


def usual() -> HybridState:
    return room("knight B4 E", "templar B5 E", "hybrid H2 W")


def test_the_valve_is_open_at_first_and_the_gas_lies_around_it() -> None:
    state = usual()
    assert lab_of(state.plan).bases[2][state.cloud] >> cell(state, "F5") & 1


def test_a_warrior_that_gets_to_the_valve_closes_it_and_the_gas_is_gone() -> None:
    state = room("knight F5 E", "hybrid H2 W")
    event = only(claim(state, 0), ValveTurned)
    assert not event.is_open
    assert state.cloud == OFF


def test_it_can_be_opened_again_and_the_gas_comes_back_to_the_valve() -> None:
    state = room("knight B2 E", "hybrid F5 W")
    state.cloud = OFF
    assert only(claim(state, 1), ValveTurned).is_open
    assert state.cloud == cell(state, "F5")


def test_the_valve_stays_where_it_is() -> None:
    state = room("knight F5 E", "hybrid H2 W")
    claim(state, 0)
    assert state.spots[VALVE] == cell(state, "F5")


def test_warriors_in_the_gas_have_1_less_to_every_roll() -> None:
    state = room("knight F5 E", "templar B2 E", "hybrid G6 W")
    assert ("gas", -1) in success(state, Sort.STRIKE, 0, 2)
    assert ("gas", -1) in success(state, Sort.TEST, 2)
    assert ("gas", -1) not in success(state, Sort.TEST, 1)


def test_without_gas_nobody_has() -> None:
    state = room("knight F5 E", "hybrid H2 W")
    claim(state, 0)
    assert ("gas", -1) not in success(state, Sort.TEST, 0)


@pytest.mark.parametrize(
    ("die", "square"),
    [(1, "F3"), (2, "H3"), (3, "H5"), (4, "H7"), (5, "F7"), (6, "D7"), (7, "D5"), (8, "D3"), (9, "F5"), (10, "F5")],
)
def test_it_drifts_two_squares_by_a_die_from_north_by_the_clock_or_stays(die: int, square: str) -> None:
    state = usual()
    event = only(round_began(state, 3, die), GasMoved)
    assert state.cloud == event.square == cell(state, square)


def test_it_stays_where_a_wall_is_in_its_way() -> None:
    state = usual()
    state.cloud = cell(state, "F3")
    assert drifted(state, lab_of(state.plan), 0) == cell(state, "F3")


def test_it_stays_where_half_of_it_would_lie_in_a_wall() -> None:
    state = usual()
    state.cloud = cell(state, "G5")
    assert drifted(state, lab_of(state.plan), 2) == cell(state, "G5")
    state.cloud = cell(state, "F7")
    assert drifted(state, lab_of(state.plan), 4) == cell(state, "F7")


@pytest.mark.parametrize(("corner", "square"), [("B2", "B2"), ("I2", "H2"), ("B8", "B7"), ("I8", "H7")])
def test_it_comes_out_beside_walls_too(corner: str, square: str) -> None:
    state = usual()
    state.spots[VALVE] = cell(state, corner)
    state.spots[FIRST], state.spots[2] = cell(state, "D4"), cell(state, "D5")
    assert around_valve(state, lab_of(state.plan)) == cell(state, square)


def test_a_shut_door_stops_it_too() -> None:
    state = usual()
    state.shut = 1 << cell(state, "F3")
    assert drifted(state, lab_of(state.plan), 0) == cell(state, "F5")


def test_no_gas_drifts_when_the_valve_is_closed() -> None:
    state = usual()
    state.cloud = OFF
    assert not told(round_began(state, 3, 1), GasMoved)


def test_griffins_take_the_diaries_and_scorpions_do_not() -> None:
    state = room("knight B4 E", "hybrid B5 W")
    claim(state, 0)
    assert state.bearers[FIRST] == 0
    move(state, 1)
    assert not can(state, Claim(1))


def test_nobody_leaves_with_a_diary_while_the_valve_is_open() -> None:
    state = usual()
    claim(state, 0)
    state.squares[0] = cell(state, "A2")
    state.cursors = [0, 0]
    move(state, 0)
    assert no(state, Leave(0)) == "Nobody leaves with a diary while the valve is open."


def test_no_bot_sets_out_to_leave_with_a_diary_while_the_valve_is_open() -> None:
    state = usual()
    claim(state, 0)
    state.squares[0] = cell(state, "B2")
    fresh(state)
    found = courses(reveal(state, 0), 0)
    assert found
    assert not any(isinstance(action, Leave) for course in found for action in course)


def test_a_warrior_that_carries_none_may_leave() -> None:
    state = room("knight A2 E", "templar B5 E", "hybrid H2 W")
    move(state, 0)
    assert can(state, Leave(0))


def test_the_griffins_win_when_both_diaries_are_outside() -> None:
    state = usual()
    for warrior in (0, 1):
        claim(state, warrior)
    state.cloud = OFF
    state.squares[0] = cell(state, "A2")
    leave(state, 0)
    assert not is_over(state)
    state.squares[1] = cell(state, "A2")
    leave(state, 1)
    assert state.winner == 0


@pytest.mark.parametrize("first", [0, 1])
def test_one_of_them_is_not_enough(first: int) -> None:
    state = usual()
    for warrior in (0, 1):
        claim(state, warrior)
    state.cloud, state.squares[first] = OFF, cell(state, "A2")
    leave(state, first)
    assert not is_over(state)


def test_nobody_has_won_when_a_scorpion_leaves_while_nobody_carries_them() -> None:
    state = room("knight B4 E", "hybrid H2 W", "keratis A2 W")
    leave(state, 2)
    assert not is_over(state)


def test_one_griffin_may_carry_both() -> None:
    state = usual()
    state.squares[1] = cell(state, "D4")
    claim(state, 0)
    state.squares[0] = cell(state, "B5")
    claim(state, 0)
    state.cloud, state.squares[0] = OFF, cell(state, "A2")
    leave(state, 0)
    assert state.winner == 0


def test_a_diary_is_dropped_and_carried_on() -> None:
    state = usual()
    claim(state, 0)
    fell(state, 0, 2)
    assert state.spots[FIRST] == cell(state, "B4")
    state.squares[1] = cell(state, "B4")
    claim(state, 1)
    assert state.bearers[FIRST] == 1


def test_the_scorpions_win_when_no_griffin_is_left_to_carry_them() -> None:
    state = usual()
    state.squares[0], state.squares[1] = AWAY, GONE
    idle(state, 2)
    assert state.winner == 1


def test_without_scorpions_the_griffins_have_won() -> None:
    state = usual()
    state.squares[2] = GONE
    idle(state, 0)
    assert state.winner == 0


def test_what_falls_into_a_pit_or_onto_rocks_lies_beside_them() -> None:
    state = usual()
    claim(state, 0)
    here = cell(state, "H8")
    state.squares[0] = here
    state.pits, state.rocks = 1 << here, 1 << cell(state, "H7")
    fell(state, 0, 2)
    spot = state.spots[FIRST]
    assert not (state.pits | state.rocks) >> spot & 1
    assert here in lab_of(state.plan).near[spot * 8 : spot * 8 + 8]
