"""The Action cards that deal, prevent or heal wounds do what they say."""

from __future__ import annotations

from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import StrikesBack
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.cards.carded import duel, shot, struck
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
    through,
)
from tests.games.hybrid.scenario import rig


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


def test_a_spiked_harness_wounds_a_warrior_that_fails() -> None:
    state = duel()
    hand(state, 1, "spiked-harness")

    struck(state, ("effect", "spiked-harness"), dice=(4,))

    assert state.wounds == [1, 0]


def test_a_misfire_wounds_a_warrior_that_misses() -> None:
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


def test_one_wound_is_enough_for_a_field_dressing() -> None:
    state = hurt(duel(), 0, 1)
    hand(state, 0, "field-dressing")

    struck(state, ("effect", "field-dressing"), dice=(9,))

    assert state.wounds[0] == 0


def test_a_field_dressing_needs_a_wound() -> None:
    state = duel()
    hand(state, 0, "field-dressing")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points field-dressing", "enough"]


def test_a_blood_price_is_not_paid_for_what_a_mirror_shield_sends_back() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 W"), 1)
    hand(state, 1, "blood-price", "mirror-shield")

    shot(state, ("effect", "blood-price"), ("level", 1), ("effect", "mirror-shield"), dice=(3, 2))

    assert state.wounds == [1, 0]
    assert state.hands == [[], []]


def test_a_parried_shot_costs_the_shooter_nothing() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 W"), 1)

    shot(state, ("level", 1), dice=(3, 2))

    assert state.wounds == [0, 0]


def test_an_iron_will_holds_the_guard_against_a_shot_too() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 W"), 1)
    hand(state, 1, "iron-will")

    shot(state, "none", ("level", 1), ("effect", "iron-will"), dice=(3, 9))

    assert state.wounds[1] == 1
    assert state.modes[1] == Mode.DEFENSE


def test_without_it_a_shot_ends_the_guard() -> None:
    state = guard(room("purifier C3 E", "hybrid H3 W"), 1)

    shot(state, ("level", 1), dice=(3, 9))

    assert state.modes[1] == Mode.NONE
