"""The timeline: a line of the match to click and drag on, with its turns, branches and bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSlider, QToolTip

from ...language.words import _
from ..kit.text import STEP, FocusRing, blend

EDGE = 1.5 * STEP
GROOVE = 6.0
HANDLE = 8.0


class Timeline(QSlider):
    """A slider over the moments of a line, which jumps to where it is pressed."""

    sought = Signal(int)

    def __init__(self, chapter: Callable[[int], str]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._chapter = chapter
        self._turns: tuple[int, ...] = ()
        self._forks: frozenset[int] = frozenset()
        self._marks: frozenset[int] = frozenset()
        self._ends = (EDGE, EDGE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ring = FocusRing(self)
        self.setAccessibleName(_("Timeline"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(5 * STEP)
        self.setMouseTracking(True)
        self.valueChanged.connect(self.sought)

    def show_line(
        self, at: int, count: int, turns: Collection[int], forks: Collection[int], marks: Collection[int]
    ) -> None:
        """Show a moment of a line of so many moves, with what is marked on it."""
        self.blockSignals(True)
        self.setRange(0, count)
        self.setPageStep(max(1, count // 20))
        self.setValue(at)
        self.blockSignals(False)
        self._turns = tuple(turns)
        self._forks, self._marks = frozenset(forks), frozenset(marks)
        self.update()

    def set_ends(self, left: float, right: float) -> None:
        if (left, right) != self._ends:
            self._ends = left, right
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(40 * STEP, 5 * STEP)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._index(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._index(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._index(event.pos().x())
            QToolTip.showText(event.globalPos(), self.name_of(index), self)
            return True
        return super().event(event)

    def name_of(self, index: int) -> str:
        return _(
            "{chapter}, move {number} of {count}", chapter=self._chapter(index), number=index, count=self.maximum()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        middle = self.height() / 2
        here = self._x(self.value())
        quiet = blend(palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText), 0.25)
        accent = palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(Qt.PenStyle.NoPen)
        start, end = self._x(0), self._x(max(1, self.maximum()))
        for left, right, colour in ((start, end, quiet), (start, here, accent)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(left, middle - GROOVE / 2, right - left, GROOVE), GROOVE / 2, GROOVE / 2)
        self._draw_turns(painter, middle, quiet)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1.5))
        painter.setBrush(palette.color(QPalette.ColorRole.Window))
        for index in self._forks:
            painter.drawEllipse(QPointF(self._x(index), middle), 4, 4)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Window), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.BrightText))
        for index in self._marks:
            painter.drawPolygon(_flag(self._x(index), middle - GROOVE))
        ring = palette.color(QPalette.ColorRole.WindowText) if self.hasFocus() else accent
        painter.setPen(QPen(ring, 2.5))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawEllipse(QPointF(here, middle), HANDLE, HANDLE)

    def _draw_turns(self, painter: QPainter, middle: float, colour: object) -> None:
        painter.setPen(QPen(colour, 1.5))  # type: ignore[call-overload]
        last = float(-STEP)
        for index in self._turns:
            x = self._x(index)
            if x - last >= 0.6 * STEP:
                painter.drawLine(QPointF(x, middle + GROOVE), QPointF(x, middle + GROOVE + 6))
                last = x

    def _x(self, index: int) -> float:
        left, right = self._ends
        return left + (self.width() - left - right) * index / max(1, self.maximum())

    def _index(self, x: float) -> int:
        left, right = self._ends
        share = (x - left) / max(1.0, self.width() - left - right)
        return max(0, min(self.maximum(), round(share * self.maximum())))


def _flag(x: float, foot: float) -> QPolygonF:
    return QPolygonF(
        [
            QPointF(x, foot),
            QPointF(x - 5, foot - 6),
            QPointF(x - 5, foot - 11),
            QPointF(x + 5, foot - 11),
            QPointF(x + 5, foot - 6),
        ]
    )
