"""Text that people have written is shown as written: a name is neither HTML nor a mnemonic."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMessageBox,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QWidget,
)
from pytestqt.qtbot import QtBot

from monstrarium.engine.game import settle
from monstrarium.engine.record import SeatInfo
from monstrarium.games import KEYS, load
from monstrarium.storage.paths import places
from monstrarium.storage.settings import LastSetup
from monstrarium.ui.charts.plot import Plot
from monstrarium.ui.dialogs.about import About
from monstrarium.ui.pages.campaign import CampaignPage
from monstrarium.ui.pages.setup import Setup
from monstrarium.ui.window.services import Services
from tests.support.mouse import move_mouse
from tests.ui.hands import look
from tests.ui.sitting import Sit, Sitting

NAME = "<b>x</b>&amp;\"'%1{0}"
MARK = "<b>x"
TAKEN = "x&\"'%1"
"""The remains of the name where it was taken for HTML."""
SEATS = tuple(SeatInfo(f"{NAME}{seat}", "", seat) for seat in range(2))


def tips(widget: QWidget) -> Iterator[str]:
    """All tool tips of a widget and of the rows in it."""
    yield widget.toolTip()
    if isinstance(widget, QListWidget):
        yield from (widget.item(row).toolTip() for row in range(widget.count()))
    if isinstance(widget, QTreeWidget):
        found = QTreeWidgetItemIterator(widget)
        while (item := found.value()) is not None:
            yield item.toolTip(0)
            found += 1
    if isinstance(widget, QComboBox):
        yield from (str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "") for row in range(widget.count()))


def documents(widget: QWidget) -> Iterator[str]:
    """The documents of a widget that shows or draws rich text."""
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QGraphicsView):
        yield from (each.toPlainText() for each in widget.items() if isinstance(each, QGraphicsTextItem))


def faults() -> list[str]:
    """All places where a name is rich text, or would lose a character."""
    wrong = []
    for widget in QApplication.allWidgets():
        wrong += [f"tip of {widget}: {tip}" for tip in tips(widget) if MARK in tip]
        wrong += [f"text in {widget}: {text}" for text in documents(widget) if TAKEN in text]
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


def point_everywhere(sitting: Sitting) -> None:
    """Look at every piece in the inspector, and at the charts from end to end."""
    screen = sitting.screen
    for piece in screen.controller.desc.pieces:
        screen.scene.hovered.emit(piece.id)
        assert faults_in(screen.inspector) == []
    screen.charts.refresh()
    for plot in screen.findChildren(QGraphicsView):
        for share in (0.3, 0.6, 0.9):
            move_mouse(plot.viewport(), QPoint(int(plot.width() * share), plot.height() // 2))


def faults_in(widget: QWidget) -> list[str]:
    """The texts of one widget that are taken for HTML."""
    return [text for text in documents(widget) if TAKEN in text]


@pytest.mark.parametrize("game", KEYS)
def test_names_that_are_markup_are_words_where_a_match_is_set_up(sit: Sit, game: str) -> None:
    sitting = sit()
    setup = LastSetup(SEATS * 2)
    sitting.services.preferences.replace(sitting.services.preferences.settings.remember(game, setup))

    sitting.window.set_up(game)
    sitting.settle()

    assert any(NAME in each.text() for each in sitting.window.findChildren(QLineEdit))
    assert faults() == []


def test_names_that_are_markup_are_words_in_every_dialog(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=SEATS)
    for command in ("settings", "keys", "commands", "about"):
        sitting.do(command)
        sitting.settle()
        assert faults() == []
    sitting.window.complain(f"{NAME} cannot be read.")
    assert sitting.said() == f"{NAME} cannot be read."
    assert faults() == []


def test_names_that_are_markup_are_words_in_the_log(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=SEATS)

    sitting.play(5)

    assert all(f"{seat.name} rolls" in sitting.screen.log.toPlainText() for seat in SEATS)


def test_a_folder_whose_name_is_markup_is_named_as_it_is(sit: Sit, services: Services, tmp_path: Path) -> None:
    sitting = sit()

    About(places(tmp_path / "<b>x&amp;"), services.art, sitting.window).open()

    shown = [each.text() for each in QApplication.allWidgets() if isinstance(each, QLabel)]
    assert any(MARK in text for text in shown)
    assert faults() == []


def test_names_that_are_markup_are_words_in_a_campaign(sit: Sit) -> None:
    sitting = sit()
    options = dict(settle(load("hybrid").game.info, 2, {}))
    sitting.window.campaigns.begin(Setup("hybrid", SEATS, options, None))
    sitting.settle()
    page = sitting.page
    assert isinstance(page, CampaignPage)
    assert any(NAME in each.text() for each in page.findChildren(QLabel))
    assert faults() == []

    page.play.click()
    sitting.settle()
    assert faults() == []
    sitting.window.briefings.close()
    sitting.settle()
    assert faults() == []
    sitting.do("shelf")
    sitting.settle()
    assert faults() == []


def test_a_part_of_a_match_is_named_in_a_chart_as_it_is_called(qtbot: QtBot) -> None:
    plot = Plot()
    qtbot.addWidget(plot)

    plot.show_stages([(3, NAME)])

    assert [text for text in documents(plot) if "%1" in text] == [NAME]


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
        point_everywhere(sitting)
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
    assert "&lt;b>x&lt;/b>&amp;amp;" in sitting.window.line.toolTip()
