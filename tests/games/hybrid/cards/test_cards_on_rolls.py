"""The Action cards that change rolls and levels do what they say."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.combat import chances
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.cards.carded import duel, moved, shot, struck
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    hurt,
    offered,
    play,
    rolls,
    room,
    through,
)
from tests.games.hybrid.scenario import rig

# ---- rolls and dice


def test_lucky_bone_rolls_a_failure_once_more() -> None:
    state = duel()
    hand(state, 0, "lucky-bone")

    told = struck(state, ("effect", "lucky-bone"), dice=(9, 3))

    assert [event.again for event in rolls(told)] == ["", "lucky-bone"]
    assert state.wounds[1] == 1


def test_lucky_bone_leaves_a_success_alone() -> None:
    state = duel()
    hand(state, 0, "lucky-bone")

    told = struck(state, ("effect", "lucky-bone"), dice=(3,))

    assert len(rolls(told)) == 1


def test_two_tries_keep_the_lower_die() -> None:
    state = duel()
    hand(state, 0, "two-tries")

    told = struck(state, ("effect", "two-tries"), dice=(9, 3))

    assert rolls(told)[0].die == 3


def test_two_tries_bring_a_third_die_to_a_master() -> None:
    state = duel("misericord C3 E")
    hand(state, 0, "two-tries")

    told = struck(state, ("effect", "two-tries"), dice=(9, 9, 3), level=5)

    assert rolls(told)[0].dice == (9, 9, 3)


def test_jinx_counts_the_higher_of_two_dice() -> None:
    state = duel()
    hand(state, 1, "jinx")

    told = struck(state, ("effect", "jinx"), dice=(3, 9))

    assert rolls(told)[0].die == 9
    assert state.wounds[1] == 0


def test_jinx_takes_the_second_die_from_a_master() -> None:
    state = duel("misericord C3 E")
    hand(state, 1, "jinx")

    told = struck(state, ("effect", "jinx"), dice=(3,), level=5)

    assert rolls(told)[0].dice == (3,)


def test_blink_rolls_a_success_once_more() -> None:
    state = duel()
    hand(state, 1, "blink")

    told = struck(state, ("effect", "blink"), dice=(3, 9))

    assert [event.die for event in rolls(told)] == [3, 9]
    assert state.wounds[1] == 0


@pytest.mark.parametrize(("key", "more"), [("opening", 3), ("oath", 2)])
def test_a_card_that_helps_a_strike(key: str, more: int) -> None:
    state = duel()
    hand(state, 0, key)

    told = struck(state, ("effect", key), dice=(3 + more,))

    assert rolls(told)[0].success == 3 + more
    assert state.wounds[1] == 1


def test_held_breath_helps_a_shot() -> None:
    state = room("purifier C3 E", "hybrid H3 W")
    hand(state, 0, "held-breath")

    assert rolls(shot(state, ("effect", "held-breath"), dice=(7,)))[0].success == 7
    assert state.wounds[1] == 1


def test_braced_helps_a_parry() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "braced")

    told = struck(state, "none", ("level", 1), ("effect", "braced"), dice=(3, 6))

    assert rolls(told)[1].success == 6
    assert state.wounds[1] == 0


def test_grudge_turns_wounds_into_strength() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "grudge")

    told = struck(state, ("effect", "grudge"), dice=(5,))

    assert rolls(told)[0].success == 3 - 2 + 4


def test_grudge_needs_a_wound() -> None:
    state = duel()
    hand(state, 0, "grudge")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points grudge", "enough"]


@pytest.mark.parametrize(("square", "more"), [("F3", 4), ("G3", 0)])
def test_point_blank_helps_near_by(square: str, more: int) -> None:
    state = room("purifier C3 E", f"hybrid {square} W")
    hand(state, 0, "point-blank")

    told = shot(state, ("effect", "point-blank"), dice=(2,))

    assert rolls(told)[0].success == 4 + more


@pytest.mark.parametrize(("templar", "more"), [("D4", 4), ("E4", 2)])
def test_pack_hunt_counts_the_friends_that_touch_the_target(templar: str, more: int) -> None:
    state = room("knight C3 E", "purifier D2 S", f"templar {templar} N", "hybrid D3 W")
    hand(state, 0, "pack-hunt")
    rig(state, 7)

    begin(state, "strike", 0, 3, False)
    told = play(state, ("effect", "pack-hunt")) + through(state)

    assert rolls(told)[0].success == 3 + more


def test_a_torch_in_the_eyes_hinders() -> None:
    state = duel()
    hand(state, 1, "torch-in-the-eyes")

    told = struck(state, ("effect", "torch-in-the-eyes"), dice=(2,))

    assert rolls(told)[0].success == 0
    assert state.wounds[1] == 0


def test_a_slick_floor_hinders_a_strike_by_two() -> None:
    state = duel()
    hand(state, 1, "slick-floor")

    assert rolls(struck(state, ("effect", "slick-floor"), dice=(2,)))[0].success == 1


def test_a_slick_floor_costs_three_points_of_movement() -> None:
    state = duel()
    hand(state, 1, "slick-floor")

    moved(state, ("effect", "slick-floor"))

    assert state.stride == -3


def test_a_dull_edge_takes_the_gear_away() -> None:
    state = room("templar C3 E", "hybrid D3 W")
    hand(state, 1, "dull-edge")

    told = struck(state, ("effect", "dull-edge"), dice=(3,))

    assert rolls(told)[0].parts == (("nv", 4), ("cards", -1))


def test_a_jammed_gun_fails_from_five_on() -> None:
    state = room("garell C3 E", "hybrid H3 W")
    hand(state, 1, "jammed")

    told = shot(state, ("effect", "jammed"), dice=(5,))

    assert rolls(told)[0].percent == 40
    assert state.wounds[1] == 0


def test_adrenaline_forgets_wounds() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "adrenaline")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "adrenaline"))

    assert offered(state)[-1] == "level 4"
    assert chances.prepared(state, 1).percent == 30


def test_last_stand_is_a_one_for_a_warrior_that_has_one_left() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "last-stand")

    told = struck(state, ("effect", "last-stand"))

    assert rolls(told)[0].percent == 100
    assert state.wounds[1] == 2


def test_last_stand_is_for_nobody_else() -> None:
    state = hurt(duel(), 0, 1)
    hand(state, 0, "last-stand")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points last-stand", "enough"]


def test_an_oath_comes_back_after_a_failure() -> None:
    state = duel()
    [oath] = hand(state, 0, "oath")

    struck(state, ("effect", "oath"), dice=(9,))

    assert state.hands[0] == [oath]
    assert state.fresh >> oath & 1


def test_an_oath_that_is_kept_is_spent() -> None:
    state = duel()
    [oath] = hand(state, 0, "oath")

    struck(state, ("effect", "oath"), dice=(2,))

    assert state.discard == [oath]


def test_a_weak_spot_makes_a_three_perfect() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "weak-spot")

    struck(state, ("effect", "weak-spot"), dice=(3,))

    assert state.wounds[1] == 2


def test_a_clear_line_spares_rocks_and_speed() -> None:
    state = room("purifier C3 E", "pest H3 W")
    hand(state, 0, "clear-line")

    told = shot(state, ("effect", "clear-line"), dice=(4,))

    assert rolls(told)[0].parts == (("nv", 3), ("gear", 1))


def test_a_smoke_pot_counts_the_distance() -> None:
    state = room("purifier C3 E", "hybrid H3 W")
    hand(state, 1, "smoke-pot")

    assert rolls(shot(state, ("effect", "smoke-pot"), dice=(1,)))[0].success == 4 - 2


# ---- levels


def test_muscle_memory_opens_every_level() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "muscle-memory")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "muscle-memory"))

    assert offered(state)[-1] == "level 6"


def test_a_fumbled_form_leaves_basic_and_novice() -> None:
    state = hurt(duel("ambrosius C3 E"), 0, 1)
    hand(state, 1, "fumbled-form")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "fumbled-form"))

    assert offered(state) == ["level 1", "level 2"]


def test_a_fumbled_form_hinders_moving() -> None:
    state = room("misericord C3 E", "hybrid H3 W")
    hand(state, 1, "fumbled-form")

    begin(state, "move", 0)
    play(state, ("effect", "fumbled-form"))

    assert offered(state) == ["level 1", "level 2"]


def test_a_feint_leaves_a_basic_parry() -> None:
    state = guard(duel("knight D3 W", "hybrid C3 E"), 0, 4)
    hand(state, 1, "feint")
    rig(state, 3, 2)

    begin(state, "strike", 1, 0, False)
    told = play(state, "enough", ("level", 1), ("effect", "feint"))

    assert rolls(told)[-1].level == 1
    assert rolls(told)[-1].success == 4 - 2


def test_a_clear_line_spares_a_master_move() -> None:
    state = room("purifier C3 E", "hybrid H3 W")
    state.modes[1], state.levels[1] = Mode.MOVING, 5
    hand(state, 0, "clear-line")

    told = shot(state, ("effect", "clear-line"), dice=(4,))

    assert rolls(told)[0].success == 4


def test_adrenaline_makes_nobody_better_than_unhurt() -> None:
    state = hurt(room("templar C3 E", "neuromancer D3 W"), 1, 3)
    hand(state, 1, "adrenaline")

    begin(state, "strike", 1, 0, False)
    play(state, ("effect", "adrenaline"))

    assert offered(state) == ["level 1", "level 2"]
