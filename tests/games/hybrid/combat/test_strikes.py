"""Each level of Offensive Combat does what it says."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import Pushed
from monstrarium.games.hybrid.state import GONE
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    hurt,
    offered,
    parts,
    play,
    rolls,
    room,
    strike,
)
from tests.games.hybrid.scenario import cell, rig, where


def test_a_basic_strike_wounds_once() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    strike(state, 3)

    assert state.wounds == [0, 1]


def test_a_strike_above_the_success_level_fails() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    strike(state, 4)

    assert state.wounds == [0, 0]


def test_a_perfect_strike_wounds_twice() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    strike(state, 1)

    assert state.wounds == [0, 2]


def test_a_ten_fails_whatever_the_success_level() -> None:
    state = room("misericord C3 E", "hybrid D3 E")
    hand(state, 0, "opening", "oath")
    rig(state, 10)

    begin(state, "strike", 0, 1, False)
    told = play(state, ("points", "oath"), ("effect", "opening"), ("level", 4))

    assert rolls(told)[0].success > 9
    assert state.wounds[1] == 0


def test_a_novice_strike_ignores_wounds() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 0, 2)

    assert parts(state, Sort.STRIKE, level=2) == {"nv": 3}
    strike(state, 3, level=2)

    assert state.wounds[1] == 1


def test_an_unhurt_warrior_is_not_offered_a_novice_strike() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    begin(state, "strike", 0, 1, False)

    assert "level 2" not in offered(state)


def test_a_skilled_strike_that_wounds_is_followed_by_a_second_attack() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    told = strike(state, 3, 2, level=3)

    assert state.wounds[1] == 2
    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.AGAIN]


def test_a_skilled_strike_that_fails_is_not() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    told = strike(state, 4, level=3)

    assert len(rolls(told)) == 1


def test_the_second_attack_has_no_cards_but_all_other_modifiers() -> None:
    state = room("knight C3 E", "hybrid D3 E")
    hand(state, 0, "opening")
    rig(state, 3, 9)

    begin(state, "strike", 0, 1, False)
    told = play(state, ("effect", "opening"), ("level", 3))

    assert rolls(told)[1].parts == (("nv", 3), ("behind", 1))


def test_the_second_attack_is_at_a_warrior_that_is_still_there() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    told = strike(state, 3, level=3)

    assert len(rolls(told)) == 1


def test_an_expert_strike_is_two_easier() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    assert parts(state, Sort.STRIKE, level=4)["expert"] == 2
    strike(state, 5, level=4)

    assert state.wounds[1] == 1


def test_a_master_strike_rolls_two_dice_and_keeps_the_lower() -> None:
    state = room("misericord C3 E", "hybrid D3 W")

    told = strike(state, 9, 4, level=5)

    assert rolls(told)[0].dice == (9, 4)
    assert rolls(told)[0].die == 4
    assert state.wounds[1] == 1


def test_two_tens_fail_critically_and_any_one_is_perfect() -> None:
    state = room("sasia D3 W", "ambrosius C3 E")

    told = strike(state, 10, 10, level=5, attacker=1, target=0)
    assert rolls(told)[0].die == 10
    strike(state, 10, 1, level=5, attacker=1, target=0)

    assert state.wounds[0] == 2


@pytest.mark.parametrize(("die", "wounds"), [(6, 2), (2, 3), (1, 3)])
def test_a_heroic_strike_wounds_twice_and_perfectly_three_times(die: int, wounds: int) -> None:
    state = room("sasia D3 W", "ambrosius C3 E")

    strike(state, die, level=6, attacker=1, target=0)

    assert state.wounds[0] == wounds


def test_the_highest_level_is_that_of_the_mode() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 0, 1)

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["level 1", "level 2", "level 3"]


def test_a_warrior_that_is_dead_is_pushed_nowhere() -> None:
    state = hurt(room("templar C3 E", "hybrid D3 W"), 1, 2)

    told = strike(state, 5)

    assert not any(isinstance(event, Pushed) for event in told)
    assert state.squares[1] == GONE


def test_a_warrior_that_dies_of_a_push_was_killed_by_its_attacker() -> None:
    state = hurt(guard(room("knight E3 W", "aberration C3 E"), 0), 0, 1)
    state.rocks = 1 << cell(state, "F3")

    strike(state, 5, 2, attacker=1, target=0)

    assert state.squares[0] == GONE
    assert state.kills[1] == 1


def test_a_twin_attack_that_fails_leaves_the_push_of_the_first() -> None:
    state = room("templar C3 E", "hybrid D3 W")
    state.wounds[1] = 0

    strike(state, 5, 10, combined=True)

    assert where(state, 1) == "E3"
