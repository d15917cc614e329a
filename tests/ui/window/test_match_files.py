"""A match on the shelf is renamed and removed by a right click or a key, and never by one click alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton, QWidget

from monstrarium.storage.paths import previous
from monstrarium.ui.pages.match_list import MatchCard
from monstrarium.ui.window.match_files import RenameDialog
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton


def shelved(sit: Sit) -> tuple[Sitting, MatchCard]:
    """A match that was begun and left, and its card on the shelf."""
    sitting = sit()
    sitting.begin()
    sitting.play(2)
    sitting.window.show_shelf()
    sitting.settle()
    return sitting, card_of(sitting)


def card_of(sitting: Sitting) -> MatchCard:
    """The card of the only match."""
    sitting.bot.waitUntil(lambda: bool(sitting.window.shelf.findChildren(MatchCard)))
    card: MatchCard = sitting.window.shelf.findChildren(MatchCard)[-1]
    return card


def choose(card: MatchCard, words: str) -> None:
    """Right-click, and choose from the menu."""
    middle = card.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, card.mapToGlobal(middle))
    QApplication.sendEvent(card, event)
    menu = card.findChild(QMenu)
    assert menu is not None
    next(action for action in menu.actions() if action.text().replace("&", "").startswith(words)).trigger()
    menu.close()


def press(box: QWidget, words: str) -> None:
    """Press a button of a message."""
    QTest.mouseClick(next(each for each in box.findChildren(QPushButton) if each.text() == words), LEFT)


def test_a_match_gets_another_name_by_a_right_click(sit: Sit) -> None:
    sitting, card = shelved(sit)

    choose(card, "Rename")
    dialog = sitting.window.findChild(RenameDialog)
    assert dialog is not None
    QTest.keyClicks(dialog.name, "The best evening")
    press(dialog, "Rename")
    sitting.settle()

    assert [path.stem for path in sitting.saves()] == ["The best evening"]
    assert card_of(sitting).name == "The best evening"


def test_f2_asks_for_another_name(sit: Sit) -> None:
    sitting, card = shelved(sit)

    sitting.key(Qt.Key.Key_F2, card)

    dialog = sitting.window.findChild(RenameDialog)
    assert dialog is not None
    assert dialog.name.text() == sitting.saves()[0].stem


@pytest.mark.parametrize(("answer", "left"), [("Keep It", 1), ("Remove", 0)])
def test_a_match_is_removed_once_that_was_confirmed(sit: Sit, answer: str, left: int) -> None:
    sitting, card = shelved(sit)
    path = sitting.saves()[0]

    sitting.key(Qt.Key.Key_Delete, card)
    box = sitting.window.findChild(QMessageBox)
    assert box is not None
    asked = len(sitting.saves())
    press(box, answer)
    sitting.settle()

    assert (asked, len(sitting.saves())) == (1, left)
    assert bool(left) or not previous(path).exists()


def test_continue_can_be_chosen_where_there_is_a_match_to_continue(sit: Sit) -> None:
    sitting = sit()
    sitting.bot.waitUntil(lambda: not sitting.window.shelf.may_continue)
    empty = sitting.can("continue")
    sitting.begin()
    sitting.play(1)
    sitting.window.show_shelf()
    sitting.settle()

    assert (empty, sitting.can("continue")) == (False, True)
