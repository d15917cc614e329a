"""The search of tests/ui/words.py finds untranslated words and words that are cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from monstrarium.language.words import _
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.text import Paragraph
from tests.ui.widgets import shown
from tests.ui.words import cut_off, unspoken

pytestmark = pytest.mark.usefixtures("pseudo")


def window_of(bot: QtBot, *parts: QWidget, wide: int = 600, high: int = 400) -> QWidget:
    window = QWidget()
    layout = QVBoxLayout(window)
    for part in parts:
        layout.addWidget(part)
    return shown(bot, window, wide, high)


def listed(word: str) -> QListWidget:
    view = QListWidget()
    view.addItem(word)
    return view


def chosen(word: str) -> QComboBox:
    combo = QComboBox()
    combo.addItem(word)
    return combo


def asked(word: str) -> QLineEdit:
    line = QLineEdit()
    line.setPlaceholderText(word)
    return line


def tabbed(word: str) -> QTabBar:
    tabs = QTabBar()
    tabs.addTab(word)
    return tabs


def tipped(word: str) -> QLabel:
    label = QLabel("7")
    label.setToolTip(word)
    return label


def acting(word: str) -> QWidget:
    widget = QWidget()
    widget.addAction(QAction(word, widget))
    return widget


@pytest.mark.parametrize("make", [QLabel, QPushButton, QGroupBox, listed, chosen, asked, tabbed, tipped, acting])
def test_a_word_that_was_not_spoken_is_found(qtbot: QtBot, make: Callable[[str], QWidget]) -> None:
    found = unspoken(window_of(qtbot, make("Forgotten")))
    assert found
    assert all("Forgotten" in each for each in found)


def test_spoken_words_figures_and_data_are_left_alone(qtbot: QtBot) -> None:
    label = QLabel(_("{name} rolls {number}.", name="Ada", number=_("{n} twice", n=12)))
    assert unspoken(window_of(qtbot, label, QLabel("12 : 7"), QLabel("Ada")), ["Ada"]) == []


def test_rich_text_is_read_without_its_marks(qtbot: QtBot) -> None:
    assert unspoken(window_of(qtbot, QLabel(f"<b style='color: red'>{_('Spoken')}</b>"))) == []


@pytest.mark.parametrize("make", [QLabel, QPushButton, Button])
def test_words_without_room_are_found(qtbot: QtBot, make: Callable[[str], QWidget]) -> None:
    part = make(_("A sentence that is a good deal longer than its place"))
    part.setFixedWidth(60)
    assert len(cut_off(window_of(qtbot, part))) == 1


def test_lines_without_room_are_found(qtbot: QtBot) -> None:
    prose = Paragraph(_("A sentence that goes on over quite a few lines of this narrow place"))
    prose.setFixedSize(120, 20)
    assert len(cut_off(window_of(qtbot, prose))) == 1


def test_a_part_that_reaches_out_of_its_window_is_found(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    label = QLabel(_("Here"), window)
    label.adjustSize()
    label.move(590, 10)
    label.show()
    assert any("reaches out" in each for each in cut_off(window))


def test_what_fits_is_left_alone(qtbot: QtBot) -> None:
    prose = Paragraph(_("A sentence that goes on over quite a few lines of this narrow place"))
    assert cut_off(window_of(qtbot, QLabel(_("Short")), Button(_("Play")), prose)) == []


def test_hidden_parts_are_not_walked(qtbot: QtBot) -> None:
    hidden = QLabel("Forgotten")
    window = window_of(qtbot, hidden)
    hidden.hide()
    assert unspoken(window) == []
