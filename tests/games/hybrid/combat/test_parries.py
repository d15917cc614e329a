"""Each level of Defensive Combat does what it says."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Announce, Guard
from monstrarium.games.hybrid.combat import roll_choices, targets
from monstrarium.games.hybrid.combat.prepared_roll import PreparedRoll, Sort
from monstrarium.games.hybrid.events.fights import Parried, StrikesBack
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid import scenario
from tests.games.hybrid.fight import (
    HALL,
    begin,
    guard,
    hand,
    hurt,
    play,
    rolls,
    room,
    shoot,
    stance,
    strike,
    through,
)
from tests.games.hybrid.scenario import do, halt, lay, move, reveal, rig, step


def test_a_parry_stops_even_a_perfect_attack() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0)

    told = strike(state, 1, 4, attacker=1, target=0)

    assert state.wounds[0] == 0
    assert any(isinstance(event, Parried) for event in told)


def test_nobody_parries_an_attack_that_has_failed() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0)

    told = strike(state, 9, attacker=1, target=0)

    assert len(rolls(told)) == 1


def test_a_guard_works_at_the_front_and_both_sides_but_not_behind() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0)

    works = []
    for facing in range(4):
        state.facings[0] = facing
        works.append(targets.can_parry(state, 0, 1))

    assert works == [True, False, True, True]


def test_a_wounded_warrior_leaves_its_guard() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0)

    strike(state, 3, 9, attacker=1, target=0)

    assert state.wounds[0] == 1
    assert state.modes[0] == Mode.NONE


def test_a_parried_attack_does_not_end_the_guard() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0)

    strike(state, 3, 2, attacker=1, target=0)

    assert state.modes[0] == Mode.DEFENSE


def test_a_basic_parry_stops_a_shot_as_well() -> None:
    state = guard(room("knight H3 W", "hybrid C3 E"), 0, 4)

    told = shoot(state, 3, 4, shooter=1, target=0)

    assert state.wounds[0] == 0
    assert [(event.sort, event.level) for event in rolls(told)] == [(Sort.SHOT, 1), (Sort.DODGE, 1)]


def test_a_shot_from_behind_cannot_be_parried() -> None:
    state = guard(room("knight H3 E", "hybrid C3 E"), 0, 4)

    shoot(state, 3, shooter=1, target=0)

    assert state.wounds[0] == 1


def test_a_novice_parry_punishes_a_critical_failure() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 2)

    strike(state, 10, attacker=1, target=0)

    assert state.wounds == [0, 1]


def test_no_other_parry_does() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 3)

    strike(state, 10, attacker=1, target=0)

    assert state.wounds == [0, 0]


def test_a_perfect_novice_parry_wounds_the_attacker() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 2)

    strike(state, 3, 1, attacker=1, target=0)

    assert state.wounds == [0, 1]


def test_a_novice_parry_punishes_nobody_far_away() -> None:
    state = guard(room("knight H3 W", "hybrid C3 E"), 0, 2)

    shoot(state, 10, shooter=1, target=0)

    assert state.wounds == [0, 0]


def test_a_skilled_parry_strikes_back() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 3)

    told = strike(state, 3, 4, 3, attacker=1, target=0)

    assert any(isinstance(event, StrikesBack) for event in told)
    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY, Sort.COUNTER]
    assert state.wounds == [0, 1]


@pytest.mark.parametrize("facing", ["N", "S"])
def test_nobody_strikes_back_at_an_attacker_that_it_does_not_face(facing: str) -> None:
    state = guard(room("knight C3 E", f"hybrid D3 {facing}"), 1, 3)

    told = strike(state, 3, 3, attacker=0, target=1)

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY]
    assert not any(isinstance(event, StrikesBack) for event in told)


def test_no_card_touches_what_is_struck_back() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 3)
    hand(state, 0, "opening", "braced")
    rig(state, 3, 4, 3)

    begin(state, "strike", 1, 0, False)
    told = play(state, "none", ("level", 1), "enough")

    assert state.pending is None
    assert rolls(told)[-1].parts == (("nv", 3),)


def test_a_skilled_parry_that_fails_does_not() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 3)

    told = strike(state, 3, 9, attacker=1, target=0)

    assert len(rolls(told)) == 2


def test_an_expert_parry_is_two_easier() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 4)

    strike(state, 3, 6, attacker=1, target=0)

    assert state.wounds[0] == 0


def test_a_second_attack_is_parried_on_the_level_that_was_said() -> None:
    state = guard(room("purifier C3 E", "sasia D3 W"), 1, 6)

    told = strike(state, 2, 9, 2, 2, level=3)

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY, Sort.AGAIN, Sort.PARRY]
    assert [event.level for event in rolls(told)[1::2]] == [6, 6]


def test_a_master_parry_rolls_two_dice() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 5)

    told = strike(state, 3, 9, 2, attacker=1, target=0)

    assert rolls(told)[1].dice == (9, 2)
    assert state.wounds[0] == 0


def test_a_heroic_parry_outlives_a_wound() -> None:
    state = guard(room("ambrosius D3 W", "hybrid C3 E"), 0, 6)

    strike(state, 3, 10, attacker=1, target=0)

    assert state.wounds[0] == 1
    assert (state.modes[0], state.levels[0]) == (Mode.DEFENSE, 6)


def test_a_wound_does_not_lower_a_heroic_parry() -> None:
    state = hurt(guard(room("ambrosius D3 W", "hybrid C3 E"), 0, 6), 0, 2)

    told = strike(state, 3, 2, attacker=1, target=0)

    assert rolls(told)[1].level == 6


def test_a_heroic_parry_stops_shots() -> None:
    state = guard(room("ambrosius H3 W", "hybrid C3 E"), 0, 6)

    told = shoot(state, 3, 2, shooter=1, target=0)

    assert [(event.sort, event.level) for event in rolls(told)][1] == (Sort.DODGE, 6)
    assert state.wounds[0] == 0


def test_the_levels_of_guard_are_those_the_value_allows() -> None:
    state = move(lay(HALL, "knight C3 E", "hybrid N3 W"), 0, Mode.DEFENSE)
    halt(state)

    assert [action.level for action in scenario.GAME.legal(state, 0) if isinstance(action, Guard)] == [1, 2, 3, 4, 5]


def test_a_warrior_that_is_wounded_on_its_way_has_no_guard_to_take() -> None:
    state = lay(HALL, "knight C3 E", "needler L3 W", "hybrid N2 W")
    stance(state, 1, Mode.FIRING, 3).ambush.append(1)
    rig(state, 2, 9)
    reveal(state, 0)

    do(state, Announce(0, Mode.DEFENSE))
    step(state, scenario.EAST)
    through(state)

    assert state.wounds[0] == 1
    assert state.modes[0] == Mode.NONE


@pytest.mark.parametrize(("facing", "parried"), [("E", False), ("N", True), ("S", True), ("W", True)])
def test_a_shot_straight_from_the_side_can_be_parried(facing: str, parried: bool) -> None:
    state = guard(room(f"knight H3 {facing}", "hybrid C3 E"), 0)
    assert targets.is_shielded(state, 0, 1) == parried


def test_a_shot_along_the_back_of_a_large_base_comes_from_its_side() -> None:
    state = guard(room("purifier C7 N", "aberration C3 E"), 1)
    assert targets.is_shielded(state, 1, 0)


def test_a_warrior_that_reaches_the_heroic_level_by_cards_may_still_parry_a_shot_on_the_basic_one() -> None:
    state = guard(room("ambrosius H3 W", "hybrid C3 E"), 0, 5)
    trial = PreparedRoll(Sort.DODGE, 0, 1, announced=5, tally=[(0, "points", 1)])
    assert roll_choices.levels(state, trial) == (1, 6)


def test_a_perfect_parry_on_another_level_wounds_nobody() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 1)

    strike(state, 3, 1, attacker=1, target=0)

    assert state.wounds == [0, 0]


def test_a_novice_parry_does_not_punish_a_plain_failure() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 2)

    strike(state, 9, attacker=1, target=0)

    assert state.wounds == [0, 0]


def test_a_novice_parry_punishes_nobody_behind() -> None:
    state = guard(room("knight D3 E", "hybrid C3 E"), 0, 2)

    strike(state, 10, attacker=1, target=0)

    assert state.wounds == [0, 0]


def test_a_heroic_parry_of_a_shot_that_fails_keeps_the_guard() -> None:
    state = guard(room("ambrosius H3 W", "hybrid C3 E"), 0, 6)

    shoot(state, 3, 9, shooter=1, target=0)

    assert state.wounds[0] == 1
    assert state.modes[0] == Mode.DEFENSE


def test_a_parry_that_cards_have_made_heroic_keeps_the_guard_as_well() -> None:
    state = guard(room("ambrosius H3 W", "hybrid C3 E"), 0, 5)
    hand(state, 0, "clear-line")
    rig(state, 3, 10)

    begin(state, "shot", 1, 0)
    play(state, "none", ("level", 1), ("points", "clear-line"), ("level", 6))

    assert state.wounds[0] == 1
    assert state.modes[0] == Mode.DEFENSE


def test_a_wound_from_behind_ends_the_guard_too() -> None:
    state = guard(room("knight C3 E", "hybrid D3 E"), 1)
    strike(state, 3)
    assert (state.wounds[1], state.modes[1]) == (1, Mode.NONE)


def test_so_does_a_shot_from_behind() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 E"), 1)
    shoot(state, 3)
    assert (state.wounds[1], state.modes[1]) == (1, Mode.NONE)


def test_an_attack_from_behind_wounds_a_heroic_guard_that_goes_on() -> None:
    state = guard(room("knight C3 E", "sasia D3 E"), 1, 6)
    told = strike(state, 3)
    assert len(rolls(told)) == 1
    assert (state.wounds[1], state.modes[1]) == (1, Mode.DEFENSE)
