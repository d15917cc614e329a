"""Warriors come in by entries and leave by exits."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Enter, Halt, Leave, Pin, Step, Strike
from monstrarium.games.hybrid.events.turns import Halted
from monstrarium.games.hybrid.state import AWAY, OFF, HybridState, Mode
from monstrarium.games.hybrid.turn import doors_exits
from tests.games.hybrid.scenario import (
    EAST,
    GAME,
    NORTHEAST,
    WEST,
    called,
    can,
    cell,
    do,
    halt,
    lay,
    move,
    no,
    step,
    where,
)

GATES = """
    ########
    <......>
    #......#
    <......#
    <......#
    ########
"""


def outside(kind: str) -> HybridState:
    """A warrior that waits before the entries."""
    state = lay(GATES, "knight G3 W", f"{kind} off")
    return move(state, 1)


def test_a_warrior_that_comes_in_pays_a_point_and_looks_where_it_likes() -> None:
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


def test_a_warrior_that_waits_outside_may_stay_there() -> None:
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


def test_a_warrior_that_waits_outside_has_not_moved() -> None:
    assert not any(isinstance(each, Halted) for each in halt(outside("hybrid")))


def test_nobody_comes_in_without_a_point() -> None:
    state = outside("hybrid")
    state.points = 0
    assert GAME.legal(state, 1) == [Halt(1)]


def test_an_exit_lets_nobody_in() -> None:
    state = outside("hybrid")
    assert no(state, Enter(1, cell(state, "H2"), 1)) == "There is no entry."


def test_an_entry_lets_nobody_out() -> None:
    state = move(lay(GATES, "knight A2 W", "hybrid F3 W"), 0)
    assert not can(state, Leave(0))


def test_a_large_warrior_leaves_by_no_single_exit() -> None:
    state = move(lay(GATES, "knight B5 E", "aberration G2 E"), 1)
    assert not can(state, Leave(1))


def test_a_warrior_that_has_come_in_has_moved_a_square() -> None:
    state = lay(GATES, "knight B2 W", "hybrid off")
    move(state, 1, Mode.MOVING, 3)
    do(state, Enter(1, cell(state, "A2"), 1))
    halt(state)
    assert can(state, Pin(1, 0))


def test_nobody_touches_round_the_rim_of_the_laboratory() -> None:
    state = move(lay(GATES, "knight H2 E", "hybrid A3 E"), 0)
    halt(state)
    assert not can(state, Strike(0, 1))


def test_only_the_puny_leave_diagonally() -> None:
    state = move(lay(GATES, "knight G3 N", "templar C3 E", "hybrid B4 W"), 0)
    step(state, NORTHEAST)
    assert where(state, 0) == "H2"
    assert no(state, Leave(0)) == "Only the Puny leave diagonally: step onto the exit straight."


def test_the_puny_leave_diagonally() -> None:
    state = move(lay(GATES, "knight B4 W", "pest G3 N", "hybrid C3 W"), 1)
    step(state, NORTHEAST)
    do(state, Leave(1))
    assert state.squares[1] == AWAY


def test_a_warrior_that_has_come_onto_an_exit_diagonally_leaves_it_in_its_next_movement() -> None:
    state = lay(GATES, "knight H2 E", "templar C3 E", "hybrid B4 W")
    state.slant = True
    assert can(move(state, 0), Leave(0))


def test_a_warrior_that_steps_back_and_comes_onto_the_exit_straight_leaves() -> None:
    state = move(lay(GATES, "knight G3 N", "templar C3 E", "hybrid B4 W"), 0)
    step(state, NORTHEAST, WEST, EAST)
    assert can(state, Leave(0))


WIDE_EXIT = """
    ########
    #......>
    #......>
    #......#
    ########
"""


def test_a_large_warrior_leaves_by_a_double_exit() -> None:
    state = move(lay(WIDE_EXIT, "knight B2 E", "aberration F2 E"), 1)
    step(state, EAST)
    assert can(state, Leave(1))


def test_a_large_warrior_leaves_from_the_middle_of_it_alone() -> None:
    state = move(lay(WIDE_EXIT, "knight B2 E", "aberration F3 E"), 1)
    assert not can(state, Leave(1))


@pytest.mark.parametrize(("blood", "due"), [("dead", []), ("gone", [0])])
def test_a_warrior_that_leaves_alive_is_a_first_blood_only_where_that_is_agreed(blood: str, due: list[int]) -> None:
    state = move(lay(GATES, "knight G2 E", "knight D3 E", "hybrid C5 W", blood=blood), 0)
    state.met = True
    step(state, EAST)

    doors_exits.leave(state, None)

    assert state.due == due
