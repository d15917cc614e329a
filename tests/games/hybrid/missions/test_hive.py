"""The Scarlet Hive has trapdoors that move by themselves, and Griffins who get out in time."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Enlist, Halt, Leave, Ready
from monstrarium.games.hybrid.events.missions import TrapdoorRolled
from monstrarium.games.hybrid.missions.hive import enough
from monstrarium.games.hybrid.printed.warriors import KINDS
from monstrarium.games.hybrid.rules import found
from monstrarium.games.hybrid.state import AWAY, GONE, HybridState
from tests.games.hybrid.missions.moments import fell, fresh, idle, is_over, leave, round_began, told
from tests.games.hybrid.scenario import GAME, can, cell, do, lay, move, no, step

FLOOR = """
    ########
    >...X..#
    #......#
    #...X..#
    #......>
    ########
"""


def hive(*warriors: str) -> HybridState:
    return lay(FLOOR, *warriors, mission="scarlet-hive")


def quiet() -> HybridState:
    return hive("misericord B2 E", "demian B3 E", "knight B4 E", "hybrid G3 W")


def test_trapdoors_are_open_in_the_first_round() -> None:
    state = quiet()
    assert not told(round_began(state, 1), TrapdoorRolled)
    assert state.pits == 1 << cell(state, "E2") | 1 << cell(state, "E4")


def test_from_the_second_round_on_an_odd_die_closes_a_trapdoor() -> None:
    state = quiet()
    dice = told(round_began(state, 2, 7, 4), TrapdoorRolled)
    assert [(each.seat, each.die, each.is_open) for each in dice] == [(0, 7, False), (0, 4, True)]
    assert state.pits == 1 << cell(state, "E4")


def test_an_even_die_opens_it_again() -> None:
    state = quiet()
    state.pits = 0
    round_began(state, 3, 3, 8)
    assert state.pits == 1 << cell(state, "E4")


def test_a_trapdoor_that_opens_under_somebody_wounds_it() -> None:
    state = hive("misericord E2 E", "demian B3 E", "hybrid G3 W")
    state.pits = 0
    round_began(state, 2, 2, 1)
    assert state.wounds == [1, 0, 0]


def test_one_that_stays_closed_wounds_nobody() -> None:
    state = hive("misericord E2 E", "demian B3 E", "hybrid G3 W")
    state.pits = 0
    round_began(state, 2, 1, 1)
    assert state.wounds == [0, 0, 0]


def test_a_warrior_that_has_fallen_in_may_stay_there_or_climb_out_at_the_usual_cost() -> None:
    state = hive("misericord E2 E", "demian B3 E", "hybrid G3 W")
    state.pits = 0
    round_began(state, 2, 2, 1)
    fresh(state)
    move(state, 0)
    points = state.points
    assert can(state, Halt(0))
    step(state, 2)
    assert state.points == points - 1
    assert state.wounds[0] == 1


def test_a_trapdoor_under_any_square_of_a_large_base_wounds_it() -> None:
    state = hive("misericord B2 E", "demian B3 E", "aberration D4 W")
    state.pits = 0
    round_began(state, 2, 1, 2)
    assert state.wounds == [0, 0, 1]


def test_a_trapdoor_that_kills_who_was_needed_ends_the_match() -> None:
    state = hive("misericord E2 E", "knight B3 E", "templar B4 E", "hybrid G3 W")
    state.pits, state.wounds[0] = 0, 3
    round_began(state, 2, 2, 1)
    assert state.winner == 1


def test_one_that_stays_open_wounds_nobody() -> None:
    state = hive("misericord E2 E", "demian B3 E", "hybrid G3 W")
    round_began(state, 2, 2, 1)
    assert state.wounds == [0, 0, 0]


@pytest.mark.parametrize(
    ("ranks", "is_enough"),
    [
        ([2, 2], True),
        ([2, 1, 1], True),
        ([3, 2], True),
        ([3, 1, 1], True),
        ([2, 1], False),
        ([1, 1, 1, 1], False),
        ([2, 1, 0], False),
        ([3], False),
        ([], False),
    ],
)
def test_two_of_rank_2_or_one_and_two_of_rank_1_are_enough_outside(ranks: list[int], is_enough: bool) -> None:
    assert enough(ranks) is is_enough


def test_the_griffins_win_with_the_last_one_that_was_needed() -> None:
    state = hive("misericord A2 W", "demian H5 E", "knight B4 E", "hybrid G3 W")
    leave(state, 0)
    assert not is_over(state)
    leave(state, 1)
    assert state.winner == 0


def test_scorpions_who_leave_do_not_count() -> None:
    state = hive("misericord A2 W", "demian C4 E", "knight B4 E", "tiger H5 E", "hybrid G3 W")
    leave(state, 3)
    leave(state, 0)
    assert not is_over(state)


def test_the_scorpions_win_as_soon_as_not_enough_are_left() -> None:
    state = hive("misericord B2 E", "knight B3 E", "templar B4 E", "hybrid G3 W")
    idle(state, 0)
    fell(state, 1)
    assert state.winner == 1


def test_a_warrior_that_is_outside_already_counts_among_those_who_are_left() -> None:
    state = hive("misericord B2 E", "knight B3 E", "templar B4 E", "hybrid G3 W")
    state.squares[0] = AWAY
    idle(state, 1)
    assert not is_over(state)


def test_without_scorpions_the_griffins_have_won() -> None:
    state = quiet()
    state.squares[3] = GONE
    idle(state, 0)
    assert state.winner == 0


def test_any_exit_will_do() -> None:
    state = hive("misericord A2 W", "demian H5 E", "knight B4 E", "hybrid G3 W")
    move(state, 1)
    assert can(state, Leave(0))


def test_the_griffins_bring_enough_to_win_with() -> None:
    state = found("scarlet-hive", "so4", quiet().rng, quiet().house)
    for key in ("knight", "templar", "purifier"):
        do(state, Enlist(0, KINDS[key]))
    assert no(state, Ready(0)) == "The mission demands 1 warrior of rank 2 or more."
    do(state, Enlist(0, KINDS["demian"]))
    assert Ready(0) in GAME.legal(state, 0)


def test_nobody_is_brought_in_whose_place_somebody_is_demanded() -> None:
    state = found("scarlet-hive", "so4", quiet().rng, quiet().house)
    for _each in range(5):
        do(state, Enlist(0, KINDS["knight"]))
    assert (
        no(state, Enlist(0, KINDS["knight"]))
        == "With Knight of the Lodge there would be no room for whom the mission demands."
    )
