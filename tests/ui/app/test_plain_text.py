"""What people have written is shown as it is written: no name is taken for HTML, or marks a letter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QListWidget,
    QMenu,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QWidget,
)

from monstrarium.engine.record import SeatInfo
from monstrarium.games import KEYS, load
from tests.ui.hands import look
from tests.ui.sitting import Sit, Sitting

NAME = "<b>x</b>&amp;\"'%1{0}"
MARK = "x</b>"


def tips(widget: QWidget) -> Iterator[str]:
    """Every tool tip of a widget and of what it lists."""
    yield widget.toolTip()
    if isinstance(widget, QListWidget):
        yield from (widget.item(row).toolTip() for row in range(widget.count()))
    if isinstance(widget, QTreeWidget):
        found = QTreeWidgetItemIterator(widget)
        while (item := found.value()) is not None:
            yield item.toolTip(0)
            found += 1


def faults() -> list[str]:
    """Every place where a name is rich text, or would lose a sign."""
    wrong = []
    for widget in QApplication.allWidgets():
        wrong += [f"tip of {widget}: {tip}" for tip in tips(widget) if MARK in tip]
        if isinstance(widget, QLabel | QMessageBox) and MARK in widget.text():
            if widget.textFormat() is not Qt.TextFormat.PlainText:
                wrong.append(f"text of {widget}: {widget.text()}")
        elif isinstance(widget, QAbstractButton) and MARK in widget.text():
            wrong += [f"button: {widget.text()}"] if NAME.replace("&", "&&") not in widget.text() else []
        for action in widget.actions():
            wrong += _faults_of(action, isinstance(widget, QMenu) and widget.toolTipsVisible())
    return wrong


def _faults_of(action: QAction, tells: bool) -> list[str]:
    wrong = [f"tip of {action}: {action.toolTip()}"] if tells and "<b>" in action.toolTip() else []
    if MARK in action.text() and NAME.replace("&", "&&") not in action.text():
        wrong.append(f"action: {action.text()}")
    return wrong


def open_menus(sitting: Sitting) -> None:
    """Fill every menu, as opening it does."""
    for menu in sitting.window.findChildren(QMenu):
        menu.aboutToShow.emit()


@pytest.mark.parametrize("game", KEYS)
def test_names_that_are_markup_are_words_on_every_table(sit: Sit, pondering: None, game: str) -> None:
    sitting = sit()
    least = load(game).game.info.seats[0]
    sitting.begin(game, [SeatInfo(f"{NAME}{seat}", "", seat) for seat in range(max(2, least))], {})
    screen = sitting.screen
    for key, _dock in screen.docks:
        screen.docks.show(key)
    for _step in range(6):
        look(sitting)
        if sitting.moves:
            sitting.controller.perform(sitting.moves[0])
        sitting.settle()
        open_menus(sitting)
        assert faults() == []
    look(sitting)
    sitting.do("timeline")
    sitting.settle()
    open_menus(sitting)
    assert faults() == []
    sitting.do("shelf")
    open_menus(sitting)
    assert faults() == []
    shown = {each.text() for each in sitting.window.shelf.findChildren(QLabel)}
    assert any(NAME in text for text in shown)


def test_a_sentence_with_such_a_name_is_shown_as_it_is_written(sit: Sit) -> None:
    sitting = sit()

    sitting.window.say(f"{NAME} rolls 6.")

    assert faults() == []
    assert sitting.window.line.currentMessage() == f"{NAME} rolls 6."
    assert "&lt;b&gt;x&lt;/b&gt;&amp;amp;" in sitting.window.line.toolTip()
