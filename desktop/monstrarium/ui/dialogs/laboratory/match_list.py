"""The matches of a study, as they come in; a click opens one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListView

from ....bots.levels import called
from ....lab.tasks import Line
from ....language.words import _, _n
from ...kit.scrolling import ThinBar
from ...kit.text import FocusRing

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
SPACING = 2


def in_short(line: Line) -> str:
    """A match in a line: its number, who played, and who has won."""
    who = " · ".join(_several(called(bot), len([*seats])) for bot, seats in groupby(line.bots))
    if not line.places:
        how = _("not ended")
    elif 1 not in line.places:
        how = _("lost")
    elif all(place == 1 for place in line.places):
        how = _("won by all") if len(line.places) > 1 else _("won")
    else:
        winners = [str(seat + 1) for seat, place in enumerate(line.places) if place == 1]
        how = _("won by player {players}", players=", ".join(winners))
    scores = ":".join(str(score).replace("-", "−") for score in line.scores)
    return _("{number}.  {who}  –  {scores}, {how}", number=line.number + 1, who=who, how=how, scores=scores)


def _several(name: str, count: int) -> str:
    """Bots of one name that sit side by side."""
    return name if count == 1 else _("{count} × {name}", count=count, name=name)


def told(line: Line) -> str:
    """The same, and how long it took."""
    return in_short(line) + ", " + _n("{n} decision", "{n} decisions", line.decisions)


class Lines(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def clear(self) -> None:
        self.beginResetModel()
        self.lines.clear()
        self.endResetModel()

    def add(self, lines: Sequence[Line]) -> None:
        if lines:
            self.beginInsertRows(NOWHERE, len(self.lines), len(self.lines) + len(lines) - 1)
            self.lines += lines
            self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return in_short(self.lines[index.row()])
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return told(self.lines[index.row()])
        return None


class MatchList(QListView):
    """Shows only what is in sight, so that ten thousand matches cost no more than ten."""

    asked = Signal(object)
    """The `Line` of a match that is to be opened."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = Lines()
        self.setModel(self.lines)
        self.setUniformItemSizes(True)
        self.setSpacing(SPACING)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(_("Matches"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._ring = FocusRing(self)
        self.clicked.connect(self._ask)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _ask(self, index: QModelIndex) -> None:
        if index.isValid():
            self.asked.emit(self.lines.lines[index.row()])
