"""A drop that the rules do not allow is refused with their reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.games.androids.actions import Lay
from monstrarium.games.xybrid.state import Phase
from tests.support.mouse import move_mouse
from tests.ui.games.androids import hands
from tests.ui.sitting import Sit, Sitting, is_choice

TOLD_AT = {
    "lever": "No card goes on the lever.",
    "seat/1": "Nothing is handed to Bo:",
    "discard": "No card goes from a hand to the discard pile:",
    "tray": "is laid face down on the pile, not played.",
}


def test_a_drop_that_is_not_legal_says_why_at_the_spot(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    moves = len(sitting.screen.match.session.record.moves)

    sitting.drag("die", "card/1")

    assert len(sitting.screen.match.session.record.moves) == moves
    assert sitting.heard[-1]
    assert sitting.window.statusBar().currentMessage() == sitting.heard[-1]
    assert len(sitting.screen.scene.overlays) > 0


def test_the_reason_is_the_rules_own(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    controller = sitting.controller
    intent = controller.match.kit.presenter.intent(
        controller.match.session.view(0), controller.moment.audience, "die", "card/1"
    )
    assert intent is not None

    sitting.drag("die", "card/1")

    assert sitting.heard[-1] == controller.match.session.why_not(intent)


def test_the_past_refuses_to_be_changed(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    sitting.controller.look(1)

    sitting.drag("die", "tray")

    assert len(sitting.screen.match.session.record.moves) == 3


def carry_die(sitting: Sitting, by: QPoint) -> None:
    """Take the die, and drop it so many pixels away."""
    view, start = sitting.screen.view.viewport(), sitting.spot("die")
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.5, 1.0):
        move_mouse(view, start + by * share)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + by)


@pytest.mark.parametrize("by", [QPoint(-20, 0), QPoint(-110, 10)])
def test_a_die_put_back_at_the_quad_tells_where_it_may_go(sit: Sit, by: QPoint) -> None:
    sitting = sit()
    sitting.begin()
    while not is_choice(sitting.moves):
        sitting.play(1)
    moves = len(sitting.screen.match.session.record.moves)

    carry_die(sitting, by)

    assert len(sitting.screen.match.session.record.moves) == moves
    assert sitting.heard[-1].startswith("Drop the die on 12 to roll for the Quad")
    assert len(sitting.screen.scene.overlays) > 0


def test_a_die_let_go_beside_everything_before_its_roll_is_no_news(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    heard = list(sitting.heard)

    carry_die(sitting, QPoint(4, 4) - sitting.spot("die"))

    assert sitting.heard == heard
    assert not sitting.screen.match.session.record.moves


@pytest.mark.parametrize("zone", ["deck", "secrets/0", "cores", "lab"])
def test_a_click_on_what_may_not_be_taken_says_the_same_as_a_drag(sit: Sit, zone: str) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin_at(lambda state, _offers: state.phase is (Phase.CORE if zone == "lab" else Phase.DRAW), "xybrid")
    item = next(piece.id for piece in reversed(sitting.controller.desc.pieces) if piece.zone == zone)
    moves = len(sitting.screen.match.session.record.moves)
    sitting.drag(item, "monster/1")
    dragged = sitting.heard[-1]
    sitting.heard.clear()

    sitting.click(item)

    assert len(sitting.screen.match.session.record.moves) == moves
    assert (sitting.heard, dragged != "") == ([dragged], True)
    assert len(sitting.screen.scene.overlays) > 0


def test_a_click_on_the_lever_before_a_card_is_laid_says_what_comes_first(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)

    sitting.click("lever")

    assert (sitting.done(), sitting.heard[-1]) == ([], "Lay a card first.")
    assert len(sitting.screen.scene.overlays) > 0


@pytest.mark.parametrize("target", ["lever", "seat/1", "discard", "tray"])
def test_a_card_that_is_dropped_where_none_goes_hears_why(sit: Sit, target: str) -> None:
    sitting = sit()
    hands.sit_down(sitting)
    part = next(affordance.source for affordance in sitting.moves if isinstance(affordance.plan[0], Lay))

    sitting.drag(part, target)

    assert sitting.done() == []
    assert TOLD_AT[target] in sitting.heard[-1]
    assert len(sitting.screen.scene.overlays) > 0


def test_a_card_that_is_put_back_into_the_hand_it_fills_is_no_news(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)
    part = next(affordance.source for affordance in sitting.moves if isinstance(affordance.plan[0], Lay))
    heard = list(sitting.heard)

    sitting.drag(part, "seat/0")

    assert (sitting.done(), sitting.heard) == ([], heard)


def test_a_card_that_is_held_and_let_go_in_its_hand_hears_where_it_may_go(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)
    part = next(affordance.source for affordance in sitting.moves if isinstance(affordance.plan[0], Lay))

    sitting.click(part)
    sitting.click("seat/0")

    assert sitting.done() == []
    assert "It stays in the hand:" in sitting.heard[-1]


def test_a_click_on_furniture_is_no_news(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    heard = list(sitting.heard)

    sitting.click("plate/3")

    assert sitting.heard == heard
