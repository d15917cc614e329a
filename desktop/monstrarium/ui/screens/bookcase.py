"""Boxes standing on boards: as many boards as make the boxes largest."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...games.kit import Box
from ..art.renderer import Art
from ..kit.text import STEP
from ..pages.shelf_boxes import SHAPE, GameBox
from ..pages.shelf_wood import board_height, paint_shelf

GAP = 5 * STEP
SIDE = 6 * STEP
WIDEST, NARROWEST = 440, 120
AIR = 2 * STEP
"""Above the boxes of a row."""
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Bookcase(QWidget):
    """The shelf proper: any number of game boxes, walked by arrow keys."""

    chosen = Signal(str)

    def __init__(self, boxes: Sequence[Box], art: Art) -> None:
        super().__init__()
        self._wall = QPixmap()
        self._boards: list[QRectF] = []
        self._columns = 1
        self._wide = NARROWEST
        self.boxes = [GameBox(box, art) for box in boxes]
        for each in self.boxes:
            each.setParent(self)
            each.clicked.connect(lambda _checked=False, key=each.box.key: self.chosen.emit(key))
        self.setMinimumSize(NARROWEST + 2 * SIDE, NARROWEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the boxes anew."""
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Another palette or text size: another wall, other rooms for the words."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._arrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One copy of the painted wall."""
        if self._wall.isNull() or self._wall.devicePixelRatio() != self.devicePixelRatioF():
            self._wall = paint_shelf(self.size(), self.devicePixelRatioF(), self._boards, self._wide, self.palette())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from box to box."""
        key = Qt.Key(event.key())
        at = next((place for place, box in enumerate(self.boxes) if box.hasFocus()), None)
        step = ALONG.get(key) or ACROSS.get(key, 0) * self._columns
        if at is not None and step and 0 <= at + step < len(self.boxes):
            self.boxes[at + step].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for one large box and its words."""
        return QSize(WIDEST + 2 * SIDE, round(WIDEST * SHAPE) + 25 * STEP)

    # ---- how

    def _arrange(self) -> None:
        self._wall = QPixmap()
        self._boards.clear()
        if self.boxes:
            rows, self._wide = self._best_fit()
            self._columns = math.ceil(len(self.boxes) / rows)
            self._place(rows)
        self.update()

    def _best_fit(self) -> tuple[int, int]:
        """The number of boards, and the width of a lid, for which the lid is largest."""
        count = len(self.boxes)
        return max(((rows, self._width_for(rows)) for rows in range(1, count + 1)), key=lambda fit: (fit[1], -fit[0]))

    def _width_for(self, rows: int) -> int:
        columns = math.ceil(len(self.boxes) / rows)
        wide = min(WIDEST, (self.width() - 2 * SIDE - (columns - 1) * GAP) // columns)
        # Words wrap sooner below a narrower lid, so this goes down in steps instead of by a formula.
        while wide > NARROWEST and rows * self._row_height(wide) > self.height():
            wide -= STEP
        return max(NARROWEST, wide)

    def _row_height(self, wide: int) -> int:
        """Air, lid, board and words."""
        for box in self.boxes:
            box.fit(wide)
        words = max(box.words_height(self._room(wide)) for box in self.boxes)
        return self.boxes[0].board_top + round(board_height(wide)) + words + AIR

    def _room(self, wide: int) -> int:
        """How wide the words may be: wider than a narrow lid, into the gaps."""
        return max(wide, min(wide + GAP - STEP, QFontMetrics(self.font()).averageCharWidth() * 34))

    def _place(self, rows: int) -> None:
        wide, room = self._wide, self._room(self._wide)
        high = self._row_height(wide)
        spare = max(0, self.height() - rows * high)
        reach = self._reach(self._columns * wide + (self._columns - 1) * GAP)
        top = AIR + spare * 0.42 / rows
        for row in range(rows):
            standing = self.boxes[row * self._columns : (row + 1) * self._columns]
            total = len(standing) * wide + (len(standing) - 1) * GAP
            left = (self.width() - total) // 2 - (room - wide) // 2
            for place, box in enumerate(standing):
                box.setGeometry(QRect(left + place * (wide + GAP), round(top), room, high - AIR))
                box.fit(wide)
            board = round(top) + standing[0].board_top
            self._boards.append(QRectF((self.width() - reach) / 2, board, reach, board_height(wide)))
            top += high + spare / rows

    def _reach(self, total: int) -> int:
        """How long the boards are."""
        return min(self.width() - 3 * STEP, max(total + 2 * SIDE, round(self.width() * 0.82)))
