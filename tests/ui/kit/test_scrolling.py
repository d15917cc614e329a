"""What is longer or wider than its room shows a thin bar, and what fits shows none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.ui.kit.scrolling import THICKNESS, ScrollColumn, ThinBar
from tests.ui.widgets import shown


@pytest.mark.parametrize(("high", "seen"), [(900, True), (100, False)])
def test_a_column_shows_its_bar_where_it_is_longer_than_its_room(qtbot: QtBot, high: int, seen: bool) -> None:
    content = QWidget()
    content.setFixedHeight(high)
    column = shown(qtbot, ScrollColumn(content), 200, 300)
    bar = column.verticalScrollBar()
    assert bar.isVisible() is seen
    assert column.viewport().width() == 200 - THICKNESS * seen


@pytest.mark.parametrize("orientation", Qt.Orientation)
def test_the_thumb_lies_where_the_bar_has_scrolled_to(qtbot: QtBot, orientation: Qt.Orientation) -> None:
    text = QTextEdit("<br>".join(["word " * 60] * 60))
    text.setLineWrapMode(QTextEdit.LineWrapMode.NoWrap)
    text.setVerticalScrollBar(ThinBar())
    text.setHorizontalScrollBar(ThinBar(Qt.Orientation.Horizontal))
    shown(qtbot, text, 300, 300)
    bar = text.verticalScrollBar() if orientation is Qt.Orientation.Vertical else text.horizontalScrollBar()
    ends = []
    for value in (bar.minimum(), bar.maximum()):
        bar.setValue(value)
        picture = bar.grab().toImage()
        ground = picture.pixelColor(0, 0)
        middle = THICKNESS // 2
        spots = [(at, middle) if orientation is Qt.Orientation.Horizontal else (middle, at) for at in range(280)]
        ends.append([at for at, spot in enumerate(spots) if picture.pixelColor(*spot) != ground])
    first, last = ends
    assert first
    assert first[-1] < last[-1]
    assert first[0] < 40
    assert last[-1] > 240
