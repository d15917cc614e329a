"""The pointer knows what can be taken, where it may go, and which affordances a click or a release means."""

from __future__ import annotations

import pytest

from monstrarium.table.desc import Affordance, Gesture
from monstrarium.table.gestures import Pointer

ROLL = Affordance(("roll",), Gesture.CLICK, "Roll", "die", "tray")
KEEP = Affordance(("keep",), Gesture.DRAG, "Keep", "die", "card")
LEFT = Affordance(("left",), Gesture.DRAG, "Left", "arm", "body")
RIGHT = Affordance(("right",), Gesture.DRAG, "Right", "arm", "body")
BIN = Affordance(("bin",), Gesture.DRAG, "Throw away", "arm", "bin")
LEG = Affordance(("leg",), Gesture.DRAG, "Attach", "leg", "body")
ONE = Affordance(("one",), Gesture.CLICK, "One", "jar")
TWO = Affordance(("two",), Gesture.CLICK, "Two", "jar")
HIT = Affordance(("hit",), Gesture.DRAG, "Hit", "arm", "foe", direct=True)
PASS = Affordance(("pass",), Gesture.BUTTON, "Pass on")
ALL = (ROLL, KEEP, LEFT, RIGHT, BIN, LEG, ONE, TWO, PASS)


@pytest.fixture
def hand() -> Pointer:
    """A pointer with nothing held, over a table with all kinds of affordances."""
    return Pointer(ALL)


def test_whatever_has_an_affordance_may_be_taken(hand: Pointer) -> None:
    assert hand.sources() == {"die", "arm", "leg", "jar"}


def test_an_empty_hand_has_nowhere_to_go(hand: Pointer) -> None:
    assert hand.targets() == frozenset()
    assert hand.held == ""


def test_a_held_item_may_go_to_its_targets(hand: Pointer) -> None:
    assert hand.press("arm")
    assert hand.held == "arm"
    assert hand.targets() == {"body", "bin"}


@pytest.mark.parametrize("item", ["body", "nothing", ""])
def test_what_the_rules_hold_fast_cannot_be_taken(hand: Pointer, item: str) -> None:
    assert not hand.press(item)
    assert hand.held == ""


def test_letting_go_over_a_target_does_it(hand: Pointer) -> None:
    hand.press("leg")
    assert hand.release(("body",)) == (LEG,)
    assert hand.held == ""


def test_letting_go_over_the_best_of_several_things_does_that(hand: Pointer) -> None:
    hand.press("arm")
    assert hand.release(("elsewhere", "bin", "body")) == (BIN,)


def test_letting_go_where_several_things_are_meant_asks_which(hand: Pointer) -> None:
    hand.press("arm")
    assert hand.release(("body",)) == (LEFT, RIGHT)


@pytest.mark.parametrize("over", [(), ("elsewhere",), ("tray",)])
def test_letting_go_elsewhere_does_nothing(hand: Pointer, over: tuple[str, ...]) -> None:
    hand.press("arm")
    assert hand.release(over) == ()
    assert hand.held == ""


def test_letting_go_of_nothing_does_nothing(hand: Pointer) -> None:
    assert hand.release(("body", "tray")) == ()


def test_a_drag_says_the_same_as_a_click_where_both_are_allowed(hand: Pointer) -> None:
    hand.press("die")
    assert hand.release(("tray",)) == (ROLL,)
    assert hand.click("die") == (ROLL,)


def test_a_click_does_what_needs_no_target(hand: Pointer) -> None:
    assert hand.click("jar") == (ONE, TWO)
    assert hand.held == ""


def test_a_click_on_what_needs_a_target_takes_it(hand: Pointer) -> None:
    assert hand.click("leg") == ()
    assert hand.held == "leg"


def test_click_and_click_says_the_same_as_a_drag(hand: Pointer) -> None:
    hand.click("leg")
    assert hand.click("body") == (LEG,)
    assert hand.held == ""


def test_a_second_click_on_the_same_thing_puts_it_back(hand: Pointer) -> None:
    hand.click("leg")
    assert hand.click("leg") == ()
    assert hand.held == ""


def test_a_click_on_another_thing_takes_that_instead(hand: Pointer) -> None:
    hand.click("leg")
    assert hand.click("arm") == ()
    assert hand.held == "arm"


def test_a_click_on_another_thing_that_needs_no_target_does_it(hand: Pointer) -> None:
    hand.click("leg")
    assert hand.click("jar") == (ONE, TWO)
    assert hand.held == ""


def test_a_click_on_nothing_lets_go(hand: Pointer) -> None:
    hand.click("leg")
    assert hand.click("elsewhere") == ()
    assert hand.held == ""


def test_cancelling_lets_go(hand: Pointer) -> None:
    hand.press("leg")
    hand.cancel()
    assert hand.held == ""
    assert hand.targets() == frozenset()


def test_a_button_is_not_on_the_table(hand: Pointer) -> None:
    assert hand.click("") == ()
    assert "" not in hand.sources()
    assert hand.held == ""


ARM = (
    Affordance((1,), Gesture.DRAG, "Attach it left", "arm", "monster", variant="left"),
    Affordance((2,), Gesture.DRAG, "Attach it right", "arm", "monster", variant="right"),
)


def test_turning_goes_through_the_ways_to_put_a_thing_down_and_round_again() -> None:
    hand = Pointer(ARM)
    hand.press("arm")
    assert [hand.turn(), hand.turn(), hand.turn()] == ["left", "right", "left"]
    assert hand.turn(-1) == "right"


def test_a_thing_goes_down_the_way_it_was_turned() -> None:
    hand = Pointer(ARM)
    hand.press("arm")
    hand.turn(-1)
    assert hand.landings() == ARM[1:]
    assert hand.release(("monster",)) == ARM[1:]


def test_where_that_way_is_not_known_a_thing_goes_down_as_it_can() -> None:
    shelf = Affordance((3,), Gesture.DRAG, "Put it back", "arm", "shelf")
    wall = Affordance((4,), Gesture.DRAG, "Hang it up", "arm", "wall", variant="above")
    hand = Pointer((*ARM, shelf, wall))
    hand.press("arm")
    hand.turn()
    assert hand.landings() == (ARM[0], shelf, wall)


def test_a_thing_that_was_not_turned_may_go_down_every_way() -> None:
    hand = Pointer(ARM)
    hand.press("arm")
    assert hand.release(("monster",)) == ARM


def test_what_is_taken_next_is_not_turned_yet() -> None:
    hand = Pointer(ARM)
    hand.press("arm")
    hand.turn()
    hand.cancel()
    hand.press("arm")
    assert hand.variant == ""


def test_what_goes_down_one_way_only_cannot_be_turned(hand: Pointer) -> None:
    hand.press("leg")
    assert hand.turn() == ""


def test_what_can_only_be_aimed_at_is_aimed_at_with_an_empty_hand() -> None:
    hand = Pointer((*ALL, HIT))
    assert hand.aims() == {"foe"}
    assert hand.stops() == hand.sources() | {"foe"}
    assert hand.click("foe") == (HIT,)
    assert hand.held == ""


def test_with_something_held_only_its_own_targets_are_meant() -> None:
    hand = Pointer((*ALL, HIT))
    hand.press("leg")
    assert hand.aims() == frozenset()
    assert hand.click("foe") == ()


def test_what_can_be_aimed_at_is_a_target_for_what_is_held_as_well() -> None:
    hand = Pointer((*ALL, HIT))
    hand.click("arm")
    assert hand.click("foe") == (HIT,)


def test_a_click_takes_what_needs_a_target_and_presses_what_needs_none(hand: Pointer) -> None:
    assert {item: hand.verb(item) for item in ("arm", "jar", "die", "body", "")} == {
        "arm": "take",
        "jar": "press",
        "die": "press",
        "body": "",
        "": "",
    }


def test_a_click_with_something_held_places_it_puts_it_back_or_takes_another(hand: Pointer) -> None:
    hand.press("arm")
    assert {item: hand.verb(item) for item in ("body", "bin", "arm", "leg", "tray")} == {
        "body": "place",
        "bin": "place",
        "arm": "release",
        "leg": "take",
        "tray": "",
    }


def test_a_click_presses_a_target_that_leaves_no_doubt() -> None:
    assert Pointer((HIT,)).verb("foe") == "press"
