"""Each level of Firing does what it says; see also the tests of ambushes."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Shoot, Wait
from monstrarium.games.hybrid.combat import targets
from monstrarium.games.hybrid.combat.roll_choices import reachable
from monstrarium.games.hybrid.events.fights import NoShot
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.fight import (
    HALL,
    begin,
    hand,
    hurt,
    offered,
    play,
    rolls,
    room,
    say,
    shoot,
)
from tests.games.hybrid.scenario import can, do, halt, lay, move, no, rig, where

RUBBLE = """
    ##########
    #...^....#
    ##########
    """


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

    assert targets.levels_for(state, 0, 1) == 1 << 2


def test_a_novice_shot_goes_in_all_directions_and_into_contact() -> None:
    state = room("purifier C3 S", "hybrid B3 E")

    shoot(state, 4, level=2)

    assert state.wounds[1] == 1


@pytest.mark.parametrize(("arc", "levels"), [("wedge", 1 << 2), ("half", 1 << 1 | 1 << 2 | 1 << 5 | 1 << 6)])
def test_how_wide_the_angle_is_can_be_settled(arc: str, levels: int) -> None:
    state = room("purifier C3 E", "hybrid D7 W", arc=arc)

    assert targets.levels_for(state, 0, 1) == levels


def test_a_shooter_in_contact_may_still_shoot_at_others() -> None:
    state = room("purifier C3 E", "hybrid C4 N", "dirz-clone H3 W")

    shoot(state, 4, target=2)

    assert state.wounds[2] == 1


def test_nobody_shoots_beyond_eight_squares() -> None:
    assert targets.levels_for(room("purifier C3 E", "hybrid K3 W"), 0, 1)
    assert not targets.levels_for(room("purifier C3 E", "hybrid L3 W"), 0, 1)


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

    assert targets.levels_for(state, 0, 2) == 1 << 4
    told = shoot(state, 4, level=4, target=2)

    assert rolls(told)[0].level == 4
    assert state.wounds[2] == 1


def test_but_not_past_two() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid F3 W", "dirz-clone H3 W")

    assert not targets.levels_for(state, 0, 3)


def test_nor_past_anybody_at_the_puny() -> None:
    state = room("artificer C3 E", "knight E3 E", "pest H3 W")

    assert not targets.levels_for(state, 0, 2)


def test_nor_with_an_enemy_in_contact_with_the_shooter() -> None:
    state = room("artificer C3 E", "knight E3 E", "hybrid H3 W", "dirz-clone C2 S")

    assert not targets.levels_for(state, 0, 2)


def test_cards_can_bring_an_expert_shot_within_reach() -> None:
    state = move(lay(HALL, "ranger C3 E", "knight E3 E", "hybrid H3 W"), 0, Mode.FIRING)
    halt(state)
    assert not can(state, Shoot(0, 2))

    hand(state, 0, "lucky-bone")

    assert can(state, Shoot(0, 2))


def test_a_shot_whose_level_is_out_of_reach_after_all_is_lost() -> None:
    state = room("demian C3 E", "knight E3 E", "hybrid H3 W")
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

    assert [event.level for event in rolls(told)] == [6, 6]
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


def test_a_warrior_that_dies_of_its_own_first_shot_has_no_second_one() -> None:
    state = hurt(lay(RUBBLE, "garell C2 E", "hybrid H2 W"), 0, 3)
    hand(state, 0, "muscle-memory")
    hand(state, 1, "misfire")
    rig(state, 9)

    begin(state, "shot", 0, 1)
    told = play(state, ("effect", "muscle-memory"), ("effect", "misfire"), ("level", 6))

    assert len(rolls(told)) == 1
    assert where(state, 0) == ""
    assert state.trial is None
    assert not state.limbo


def test_a_shooter_too_hurt_for_the_third_level_takes_up_no_ambush() -> None:
    state = room("hybrid C3 N", "knight N7 W")
    assert targets.may_wait(state, 1)
    state.wounds[1] = 1
    assert not targets.may_wait(state, 1)


def test_the_puny_between_hide_nobody_from_an_expert_shot() -> None:
    state = room("artificer C3 E", "knight E3 E", "pest F3 W", "hybrid H3 W")
    assert targets.levels_for(state, 0, 3) == 1 << 4


def test_a_text_that_opens_every_level_brings_an_expert_shot_within_reach() -> None:
    state = move(hurt(lay(HALL, "ranger C3 E", "knight E3 E", "hybrid H3 W"), 0, 2), 0, Mode.FIRING)
    hand(state, 0, "muscle-memory")

    halt(state)

    assert can(state, Shoot(0, 2))


def test_a_text_that_forgets_wounds_brings_the_levels_of_a_better_day_within_reach() -> None:
    state = hurt(room("garell C3 E", "hybrid H3 W"), 0, 3)
    hand(state, 0, "adrenaline")
    assert reachable(state, 0, Mode.FIRING) == 6


@pytest.mark.parametrize("between", ["o", "+"])
def test_nobody_shoots_past_a_pillar_or_a_shut_door(between: str) -> None:
    rows = f"""
        ##########
        #...#....#
        #...{between}....#
        #...#....#
        ##########
    """
    assert not targets.levels_for(lay(rows, "purifier C3 E", "hybrid G3 W"), 0, 1)
