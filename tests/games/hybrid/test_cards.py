"""Every Action card, played for its text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from monstrarium.engine.event import Event
from monstrarium.games.hybrid import chances
from monstrarium.games.hybrid.cards import CARDS, FACES, POINTS, SLEEVES, USES
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.fight_events import CardCancelled, LostCard, PlayedCard, StrikesBack, TurnedAbout
from monstrarium.games.hybrid.state import HybridState, Mode
from monstrarium.games.hybrid.trial import Sort
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    hurt,
    lurk,
    offered,
    play,
    rolls,
    room,
    say,
    through,
)
from tests.games.hybrid.scenario import rig, where

NAMES = ("strike", "shot", "parry", "dodge", "move")


def duel(us: str = "knight C3 E", them: str = "hybrid D3 W", *others: str) -> HybridState:
    """Two warriors face to face."""
    return room(us, them, *others)


def struck(state: HybridState, *answers: Any, dice: tuple[int, ...] = (), level: int = 1) -> list[Event]:
    """The first warrior strikes the second one; these answers come first, then nothing more is played."""
    rig(state, *dice)
    return begin(state, "strike", 0, 1, False) + play(state, *answers) + through(state, level)


def shot(state: HybridState, *answers: Any, dice: tuple[int, ...] = (), level: int = 1) -> list[Event]:
    """The first warrior shoots at the second one."""
    rig(state, *dice)
    return begin(state, "shot", 0, 1) + play(state, *answers) + through(state, level)


def moved(state: HybridState, *answers: Any, level: int = 1) -> list[Event]:
    """The first warrior goes into Moving."""
    state.modes[0] = Mode.MOVING
    return begin(state, "move", 0) + play(state, *answers) + through(state, level)


# ---- the box


def test_there_are_about_forty_designs_with_points_from_0_to_4() -> None:
    assert len(CARDS) == 46
    assert set(POINTS) == {0, 1, 2, 3, 4}
    assert len(SLEEVES) == 67


def test_every_text_has_an_effect_in_the_book() -> None:
    assert all(use.effect in book for card in CARDS for use in card.uses)


def test_no_card_has_two_texts_for_the_same_moment() -> None:
    moments = [(card.key, use.way, family) for card in CARDS for use in card.uses for family in use.on]

    assert len(moments) == len(set(moments))


@pytest.mark.parametrize("family", range(len(NAMES)), ids=NAMES)
@pytest.mark.parametrize("way", [0, 1], ids=["own", "hindrance"])
def test_every_moment_has_texts_that_fit(way: int, family: int) -> None:
    assert sum([use is not None for use in USES[way][family]]) >= 3


def test_every_card_tells_what_it_does_and_how_it_looks() -> None:
    assert all(card.text and card.look for card in CARDS)


def test_this_file_tests_every_card() -> None:
    source = Path(__file__).read_text("utf-8")

    assert [key for key in FACES if f'"{key}"' not in source] == []


# ---- rolls and dice


def test_lucky_bone_rolls_a_failure_once_more() -> None:
    state = duel()
    hand(state, 0, "lucky-bone")

    told = struck(state, ("effect", "lucky-bone"), dice=(9, 3))

    assert [event.again for event in rolls(told)] == [False, True]
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


def test_pack_hunt_counts_the_friends_that_touch_the_target() -> None:
    state = room("knight C3 E", "purifier D2 S", "templar D4 N", "hybrid D3 W")
    hand(state, 0, "pack-hunt")
    rig(state, 7)

    begin(state, "strike", 0, 3, False)
    told = play(state, ("effect", "pack-hunt")) + through(state)

    assert rolls(told)[0].success == 3 + 4


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


def test_last_stand_is_a_one_for_whoever_has_one_left() -> None:
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


# ---- wounds


def test_a_deep_cut_is_one_wound_more() -> None:
    state = duel()
    hand(state, 0, "deep-cut")

    struck(state, ("effect", "deep-cut"), dice=(3,))

    assert state.wounds[1] == 2


def test_a_deep_cut_that_fails_is_none() -> None:
    state = duel()
    hand(state, 0, "deep-cut")

    struck(state, ("effect", "deep-cut"), dice=(4,))

    assert state.wounds[1] == 0


def test_a_glancing_blow_is_one_wound_at_most() -> None:
    state = duel()
    hand(state, 1, "glancing-blow")

    struck(state, ("effect", "glancing-blow"), dice=(1,))

    assert state.wounds[1] == 1


def test_two_glancing_blows_are_still_one_wound() -> None:
    state = lurk(room("purifier C3 E", "hybrid H3 W"), 0)
    hand(state, 1, "glancing-blow", "glancing-blow")
    rig(state, 1)

    begin(state, "ambush", 1)
    play(state, ("effect", "glancing-blow"), ("effect", "glancing-blow"))
    through(state)

    assert state.wounds[1] == 1


def test_a_hidden_blade_is_not_parried() -> None:
    state = guard(duel(), 1)
    hand(state, 0, "hidden-blade")

    told = struck(state, ("effect", "hidden-blade"), dice=(3,))

    assert len(rolls(told)) == 1
    assert state.wounds[1] == 1


def test_a_spiked_harness_wounds_whoever_fails() -> None:
    state = duel()
    hand(state, 1, "spiked-harness")

    struck(state, ("effect", "spiked-harness"), dice=(4,))

    assert state.wounds == [1, 0]


def test_a_misfire_wounds_whoever_misses() -> None:
    state = room("purifier C3 E", "hybrid H3 W")
    hand(state, 1, "misfire")

    shot(state, ("effect", "misfire"), dice=(9,))

    assert state.wounds == [1, 0]


def test_riposte_strikes_back() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "riposte")

    told = struck(state, "none", ("level", 1), ("effect", "riposte"), dice=(3, 2, 2))

    assert any(isinstance(event, StrikesBack) for event in told)
    assert state.wounds == [1, 0]


def test_riposte_and_a_skilled_parry_strike_back_once() -> None:
    state = guard(duel(), 1, 3)
    hand(state, 1, "riposte")

    told = struck(state, "none", ("level", 1), ("effect", "riposte"), dice=(3, 2, 2))

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY, Sort.COUNTER]


def test_a_mirror_shield_sends_the_shot_back() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 W"), 1)
    hand(state, 1, "mirror-shield")

    shot(state, "none", ("level", 1), ("effect", "mirror-shield"), dice=(3, 2))

    assert state.wounds == [1, 0]


def test_an_iron_will_holds_the_guard() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "iron-will")

    told = struck(state, "none", ("level", 1), ("effect", "iron-will"), dice=(3, 9))

    assert rolls(told)[1].success == 4
    assert state.wounds[1] == 1
    assert state.modes[1] == Mode.DEFENSE


def test_a_padded_coat_takes_one_wound_away() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "padded-coat")

    struck(state, "none", ("level", 1), ("effect", "padded-coat"), dice=(1, 9))

    assert state.wounds[1] == 1


def test_a_padded_coat_can_take_the_only_one() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "padded-coat")

    struck(state, "none", ("level", 1), ("effect", "padded-coat"), dice=(3, 9))

    assert state.wounds[1] == 0
    assert state.modes[1] == Mode.DEFENSE


def test_a_blood_price_is_paid_in_cards() -> None:
    state = duel()
    hand(state, 1, "blood-price")

    struck(state, ("effect", "blood-price"), dice=(3,))

    assert len(state.hands[1]) == 2


def test_a_blood_price_is_not_paid_for_nothing() -> None:
    state = duel()
    hand(state, 1, "blood-price")

    struck(state, ("effect", "blood-price"), dice=(4,))

    assert state.hands[1] == []


def test_a_field_dressing_heals() -> None:
    state = hurt(duel(), 0, 2)
    hand(state, 0, "field-dressing")

    told = struck(state, ("effect", "field-dressing"), dice=(2,))

    assert state.wounds[0] == 1
    assert rolls(told)[0].success == 2


# ---- where warriors stand


def test_a_shoulder_charge_pushes_one_square() -> None:
    state = duel()
    hand(state, 0, "shoulder-charge")

    struck(state, ("effect", "shoulder-charge"), dice=(3,))

    assert where(state, 1) == "E3"


def test_a_shoulder_charge_pushes_the_attacker_back() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "shoulder-charge")

    struck(state, "none", ("level", 1), ("effect", "shoulder-charge"), dice=(3, 2))

    assert where(state, 0) == "B3"


def test_turn_about_saves_a_back() -> None:
    state = duel(them="hybrid D3 E")
    hand(state, 1, "turn-about")

    told = struck(state, ("effect", "turn-about"), dice=(4,))

    assert any(isinstance(event, TurnedAbout) for event in told)
    assert state.facings[1] == 3
    assert rolls(told)[0].parts == (("nv", 3),)


def test_turn_about_lets_a_guard_work() -> None:
    state = guard(duel(them="hybrid D3 E"), 1)
    hand(state, 1, "turn-about")

    told = struck(state, ("effect", "turn-about"), dice=(3, 2))

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY]


# ---- Moving


@pytest.mark.parametrize(("key", "more"), [("sprint", 3), ("forced-march", 5)])
def test_cards_that_lead_farther(key: str, more: int) -> None:
    state = duel()
    hand(state, 0, key)

    moved(state, ("effect", key))

    assert state.stride == more


def test_a_tripwire_halves_the_movement() -> None:
    state = duel()
    hand(state, 1, "tripwire")

    moved(state, ("effect", "tripwire"))

    assert state.halved


def test_nobody_shoots_from_ambush_at_a_cloak_of_soot() -> None:
    state = lurk(room("knight H3 E", "needler C3 E"), 1)
    hand(state, 0, "cloak-of-soot")

    moved(state, ("effect", "cloak-of-soot"))
    told = begin(state, "ambush", 0)

    assert not rolls(told)
    assert state.ambush == [1]


# ---- cards


def test_a_pickpocket_takes_a_card_unseen_for_later() -> None:
    state = duel()
    hand(state, 0, "pickpocket")
    [jinx] = hand(state, 1, "jinx")

    struck(state, ("effect", "pickpocket"), dice=(9,))

    assert state.hands == [[jinx], []]
    assert state.pieces.knows(0, jinx)
    assert state.fresh >> jinx & 1


def test_a_pickpocket_needs_a_pocket() -> None:
    state = duel()
    hand(state, 0, "pickpocket")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points pickpocket", "enough"]


def test_second_thoughts_bring_a_card_back() -> None:
    state = duel()
    jinx, opening = hand(state, 0, "jinx", "opening")
    state.hands[0].clear()
    state.discard += [jinx, opening]
    hand(state, 0, "second-thoughts")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "second-thoughts"))
    assert offered(state) == ["card jinx", "card opening"]
    play(state, ("card", "opening"))

    assert state.hands[0] == [opening]
    assert state.fresh >> opening & 1


def test_a_war_chest_holds_two_cards() -> None:
    state = duel()
    hand(state, 0, "war-chest")

    struck(state, ("effect", "war-chest"), dice=(9,))

    assert len(state.hands[0]) == 2
    assert all(state.fresh >> piece & 1 for piece in state.hands[0])


def test_an_empty_deck_fills_no_war_chest() -> None:
    state = duel()
    hand(state, 0, "war-chest")
    state.discard += state.deck
    state.deck = []

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points war-chest", "enough"]


def test_to_be_ransacked_costs_a_card() -> None:
    state = duel()
    [opening] = hand(state, 0, "opening")
    hand(state, 1, "ransack")

    told = struck(state, "enough", ("effect", "ransack"), dice=(9,))

    assert state.hands[0] == []
    assert [event.piece for event in told if isinstance(event, LostCard)] == [opening]


def test_cold_counsel_cancels_a_hindrance() -> None:
    state = duel()
    hand(state, 0, "opening", "cold-counsel")
    hand(state, 1, "torch-in-the-eyes")

    told = struck(
        state, ("effect", "opening"), "enough", ("effect", "torch-in-the-eyes"), ("effect", "cold-counsel"), dice=(6,)
    )

    assert rolls(told)[0].success == 6
    assert any(isinstance(event, CardCancelled) for event in told)


def test_cold_counsel_cancels_a_help() -> None:
    state = duel()
    hand(state, 0, "opening", "lucky-bone")
    hand(state, 1, "cold-counsel")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), ("effect", "lucky-bone"), ("effect", "cold-counsel"))
    assert offered(state) == ["card opening", "card lucky-bone"]
    rig(state, 9, 9)
    told = play(state, ("card", "opening")) + through(state)

    assert [event.success for event in rolls(told)] == [3, 3]


def test_cold_counsel_needs_a_card_to_speak_against() -> None:
    state = duel()
    hand(state, 0, "cold-counsel")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points cold-counsel", "enough"]


def test_nerves_of_wire_are_not_hindered() -> None:
    state = duel()
    hand(state, 0, "nerves-of-wire")
    hand(state, 1, "jinx")

    told = struck(state, ("effect", "nerves-of-wire"), dice=(3,))

    assert [event.hindrance for event in told if isinstance(event, PlayedCard)] == [False]
    assert len(state.hands[1]) == 1


def test_a_hand_that_is_imagined_can_be_asked_too() -> None:
    state = duel()
    [opening] = hand(state, 0, "opening")
    begin(state, "strike", 0, 1, False)
    state.pieces.face[opening] = FACES["held-breath"]

    told = say(state, ("effect", opening))

    assert [event.effect for event in told if isinstance(event, PlayedCard)] == [False]
