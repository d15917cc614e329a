"""All levels of the four modes, one by one."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid import fights, rounds, shots
from monstrarium.games.hybrid.actions import Announce, Guard, Pin, Shoot, Wait
from monstrarium.games.hybrid.fight_events import NoShot, Parried, StrikesBack, Wounded
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.games.hybrid.trial import Sort
from tests.games.hybrid import scenario
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
    say,
    shoot,
    stance,
    strike,
    through,
)
from tests.games.hybrid.scenario import can, do, halt, lay, move, no, reveal, rig, step, steps, where

HALL = """
    ################
    #..............#
    #..............#
    #..............#
    ################
    """

# ---- Offensive Combat


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


def test_the_second_attack_is_at_whoever_is_still_there() -> None:
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


# ---- Defensive Combat


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
        works.append(fights.can_parry(state, 0, 1))

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


# ---- Firing


def test_a_basic_shot_wounds_an_enemy_in_view() -> None:
    state = room("purifier C3 E", "hybrid H3 W")

    shoot(state, 4)

    assert state.wounds[1] == 1


def test_a_perfect_shot_wounds_twice() -> None:
    state = room("purifier C3 E", "hybrid H3 W")

    shoot(state, 1)

    assert state.wounds[1] == 2


@pytest.mark.parametrize("square", ["C4", "D4", "B3"])
def test_a_basic_shot_needs_a_square_between_and_the_arc(square: str) -> None:
    state = room("purifier C3 S", f"hybrid {square} W")

    assert shots.levels_for(state, 0, 1) == 1 << 2


def test_a_novice_shot_goes_in_all_directions_and_into_contact() -> None:
    state = room("purifier C3 S", "hybrid B3 E")

    shoot(state, 4, level=2)

    assert state.wounds[1] == 1


@pytest.mark.parametrize(("arc", "levels"), [("wedge", 1 << 2), ("half", 1 << 1 | 1 << 2 | 1 << 5 | 1 << 6)])
def test_how_wide_the_angle_is_can_be_settled(arc: str, levels: int) -> None:
    state = room("purifier C3 E", "hybrid D7 W", arc=arc)

    assert shots.levels_for(state, 0, 1) == levels


def test_a_shooter_in_contact_may_still_shoot_at_others() -> None:
    state = room("purifier C3 E", "hybrid C4 N", "dirz-clone H3 W")

    shoot(state, 4, target=2)

    assert state.wounds[2] == 1


def test_nobody_shoots_beyond_eight_squares() -> None:
    assert shots.levels_for(room("purifier C3 E", "hybrid K3 W"), 0, 1)
    assert not shots.levels_for(room("purifier C3 E", "hybrid L3 W"), 0, 1)


def test_skilled_firing_is_an_ambush_taken_up_without_a_roll() -> None:
    state = move(lay(HALL, "purifier C3 E", "hybrid N3 W"), 0, Mode.FIRING)
    halt(state)

    told = do(state, Wait(0))

    assert not rolls(told)
    assert state.ambush == [0]
    assert (state.modes[0], state.levels[0]) == (Mode.FIRING, 3)


def test_nobody_takes_up_an_ambush_with_an_enemy_in_sight() -> None:
    state = move(lay(HALL, "purifier C3 E", "hybrid H3 W"), 0, Mode.FIRING)
    halt(state)

    assert no(state, Wait(0))


def test_nor_with_an_enemy_in_contact() -> None:
    state = move(lay(HALL, "purifier C3 E", "hybrid B3 W"), 0, Mode.FIRING)
    halt(state)

    assert no(state, Wait(0))


def test_an_expert_shot_goes_past_one_warrior() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid H3 W")

    assert shots.levels_for(state, 0, 2) == 1 << 4
    told = shoot(state, 4, level=4, target=2)

    assert rolls(told)[0].level == 4
    assert state.wounds[2] == 1


def test_but_not_past_two() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid F3 W", "dirz-clone H3 W")

    assert not shots.levels_for(state, 0, 3)


def test_nor_past_anybody_at_the_puny() -> None:
    state = room("artificer C3 E", "knight E3 E", "pest H3 W")

    assert not shots.levels_for(state, 0, 2)


def test_nor_with_an_enemy_in_contact_with_the_shooter() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid H3 W", "dirz-clone C2 S")

    assert not shots.levels_for(state, 0, 2)


def test_cards_can_bring_an_expert_shot_within_reach() -> None:
    state = move(lay(HALL, "ranger C3 E", "knight E3 E", "hybrid H3 W"), 0, Mode.FIRING)
    halt(state)
    assert not can(state, Shoot(0, 2))

    hand(state, 0, "lucky-bone")

    assert can(state, Shoot(0, 2))


def test_a_shot_whose_level_is_out_of_reach_after_all_is_lost() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid H3 W")
    hand(state, 1, "jinx")

    begin(state, "shot", 0, 2)
    told = say(state, ("points", "jinx"))

    assert any(isinstance(event, NoShot) for event in told)
    assert not rolls(told)
    assert not state.limbo


def test_a_master_shot_rolls_two_dice() -> None:
    state = room("purifier C3 E", "hybrid H3 W")

    told = shoot(state, 9, 4, level=5)

    assert rolls(told)[0].dice == (9, 4)
    assert state.wounds[1] == 1


def test_a_heroic_shot_is_two_shots_at_one_target_or_two() -> None:
    state = room("garell C3 E", "hybrid H3 W", "dirz-clone H7 W")
    rig(state, 6, 6)

    begin(state, "shot", 0, 1)
    say(state, ("level", 6))
    assert offered(state) == ["warrior 1", "warrior 2"]
    told = say(state, ("warrior", 2))

    assert len(rolls(told)) == 2
    assert state.wounds == [0, 1, 1]


def test_both_shots_are_rolled_before_anybody_is_wounded() -> None:
    state = hurt(room("garell C3 E", "hybrid H3 W"), 1, 2)
    rig(state, 6, 6)

    begin(state, "shot", 0, 1)
    told = say(state, ("level", 6))

    order = [type(event).__name__ for event in told if type(event).__name__ in ("Rolled", "Wounded")]
    assert order == ["Rolled", "Rolled", "Wounded"]


def test_each_shot_has_its_own_cards_and_both_together_one_hindrance() -> None:
    state = room("garell C3 E", "hybrid H3 W")
    hand(state, 0, "held-breath", "two-tries")
    hand(state, 1, "jinx", "torch-in-the-eyes")

    begin(state, "shot", 0, 1)
    play(state, ("effect", "held-breath"), "enough", ("effect", "torch-in-the-eyes"), "enough", ("level", 6))
    rig(state, 9, 3, 3)
    told = say(state, ("effect", "two-tries"))

    assert state.pending is None
    assert [event.dice for event in rolls(told)] == [(9,), (3, 3)]
    assert "cards" not in dict(rolls(told)[1].parts)


def test_a_hindrance_that_was_kept_can_meet_the_second_shot() -> None:
    state = room("garell C3 E", "hybrid H3 W")
    hand(state, 1, "jinx")

    begin(state, "shot", 0, 1)
    play(state, "none", ("level", 6))

    assert offered(state) == ["points jinx", "effect jinx", "none"]


# ---- Moving


def announced(level: int, *warriors: str) -> HybridState:
    """The first warrior has announced Moving on a level."""
    state = reveal(lay(HALL, *warriors), 0)
    do(state, Announce(0, Mode.MOVING))
    take(state, level)
    return state


def take(state: HybridState, level: int) -> None:
    """Answer the question for the level."""
    scenario.answer(state, ("level", level))


def test_a_basic_move_is_two_farther() -> None:
    state = announced(1, "knight C3 E", "hybrid N3 W")

    assert state.points == 7 + 2


def test_a_novice_move_leads_through_enemies() -> None:
    through_them = announced(2, "ranger C3 E", "hybrid D3 W")
    around_them = announced(1, "ranger C3 E", "hybrid D3 W")

    assert scenario.EAST in steps(through_them)
    assert scenario.EAST not in steps(around_them)


def test_but_not_through_titans() -> None:
    assert scenario.EAST not in steps(announced(2, "ranger C3 E", "aberration D3 W"))


def test_nor_through_whoever_is_in_defensive_combat() -> None:
    state = lay(HALL, "ranger C3 E", "hybrid D3 W")
    reveal(guard(state, 1), 0)
    do(state, Announce(0, Mode.MOVING))
    take(state, 2)

    assert scenario.EAST not in steps(state)


def test_a_skilled_move_holds_an_enemy_fast() -> None:
    state = announced(3, "ranger C3 E", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    do(state, Pin(0, 1))

    assert state.pinned >> 1 & 1
    assert not state.dazed


def test_only_after_at_least_one_square() -> None:
    state = announced(3, "ranger C3 E", "hybrid D3 W")
    halt(state)

    assert not can(state, Pin(0, 1))


def test_and_no_titan() -> None:
    state = announced(3, "ranger C3 E", "aberration E3 W")
    step(state, scenario.EAST)
    halt(state)

    assert not can(state, Pin(0, 1))


def test_an_expert_move_dazes_as_well() -> None:
    state = announced(4, "ranger C3 E", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    do(state, Pin(0, 1))

    assert state.pinned >> 1 & 1
    assert state.dazed >> 1 & 1


def test_an_expert_move_needs_an_enemy_seen_when_it_was_announced() -> None:
    state = announced(4, "ranger C3 W", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    assert not can(state, Pin(0, 1))


def test_a_master_move_makes_its_warrior_hard_to_hit_until_its_next_mode() -> None:
    state = stance(room("purifier H3 W", "tiger C3 E"), 1, Mode.MOVING, 5)

    assert parts(state, Sort.SHOT)["stealth"] == -2


def test_a_heroic_move_leads_on_at_the_end_of_the_round() -> None:
    state = stance(room("knight N3 W", "tiger C3 E"), 1, Mode.MOVING, 6)
    state.spotted |= 2

    assert rounds.stride(state, 1) == 4
    hurt(state, 1, 1)

    assert rounds.stride(state, 1) == 3


def test_a_warrior_that_is_held_fast_has_no_such_move() -> None:
    state = stance(room("knight N3 W", "tiger C3 E"), 1, Mode.MOVING, 6)
    state.pinned = 2

    assert rounds.stride(state, 1) == 0


def test_levels_of_moving_are_asked_at_once() -> None:
    state = reveal(lay(HALL, "ranger C3 E", "hybrid N3 W"), 0)

    do(state, Announce(0, Mode.MOVING))

    assert state.phase is Phase.MODE
    assert offered(state) == ["level 1", "level 2", "level 3", "level 4", "level 5"]
    assert where(state, 0) == "C3"


def test_a_warrior_without_wounds_left_is_gone() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    told = strike(state, 3)

    assert where(state, 1) == ""
    assert [event.left for event in told if isinstance(event, Wounded)] == [0]
