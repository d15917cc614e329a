"""Bands: what the value of each seat is made of in the course of a match, with a pattern and a sign for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from ...engine.plain import Value
from ...table.charts import Counts, Kind
from .styles import pen_for

PATTERNS = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.DiagCrossPattern,
)
"""The patterns over the colours of kinds, by their numbers."""
HATCH = QColor(20, 14, 26, 90)
EDGE = QColor(20, 14, 26, 150)
FULL = 0.88
"""The share of its row that the highest value fills."""
LEAST = 4
"""A value below this does not fill its row."""
AIR = 2.0
"""Pixels between a sign and the edges of its band."""


class Row(Value, frozen=True):
    """The row of a seat: how much there is of each kind, by moment."""

    seat_colour: int
    colour: QColor
    heaps: Counts


class Bands(pg.GraphicsObject):  # type: ignore[misc]
    """A moment is one wide, a row is one high; the first seat is above the others."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Row] = ()
        self._kinds: Sequence[Kind] = ()
        self._signs: Sequence[QPixmap] = ()
        self._bands: list[tuple[int, QPolygonF]] = []
        self._spots: list[tuple[int, QRectF]] = []

    def draw(self, rows: Sequence[Row], kinds: Sequence[Kind], signs: Sequence[QPixmap], breaks: Sequence[int]) -> None:
        """Show these rows; signs stand in the bands once between two of the moments at which a part begins."""
        self.prepareGeometryChange()
        self._rows, self._kinds, self._signs = rows, kinds, signs
        self._bands, self._spots = [], []
        highest = max((sum(heap) for row in rows for heap in row.heaps), default=0)
        unit = FULL / max(LEAST, highest)
        for at, row in enumerate(rows):
            self._lay(row.heaps, len(rows) - 1 - at, unit, breaks)
        self.update()

    def boundingRect(self) -> QRectF:
        last = max((len(row.heaps) for row in self._rows), default=0)
        return QRectF(-0.5, 0.0, last + 0.5, max(1, len(self._rows)))

    def paint(self, painter: QPainter, *_how: Any) -> None:
        edge = QPen(EDGE, 1.0)
        edge.setCosmetic(True)
        painter.setPen(edge)
        for kind, band in self._bands:
            for brush in brushes(self._kinds[kind], kind):
                painter.setBrush(brush)
                painter.drawPolygon(band)
        self._print_signs(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at, row in enumerate(self._rows):
            floor = len(self._rows) - 1 - at
            painter.setPen(pen_for(row.colour, row.seat_colour))
            painter.drawLine(QLineF(0.0, floor, max(0, len(row.heaps) - 1), floor))

    def _lay(self, heaps: Counts, floor: float, unit: float, breaks: Sequence[int]) -> None:
        """The bands of a row as polygons, and the largest room for the sign of each between two breaks."""
        parts = list(zip([0, *breaks], [*breaks, len(heaps)], strict=True))
        for kind in range(len(self._kinds)):
            for start, end in parts:
                run = [(at, sum(heaps[at][:kind]), heaps[at][kind]) for at in range(start, end)]
                self._bands += [(kind, band) for band in _polygons(run, floor, unit, len(heaps))]
                if (room := _room(run, floor, unit)) is not None:
                    self._spots.append((kind, room))

    def _print_signs(self, painter: QPainter) -> None:
        """Signs are as large on the screen whatever the scale of the chart is; without room there are none."""
        to_screen = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for kind, room in self._spots:
            box = to_screen.mapRect(room)
            sign = self._signs[kind]
            side = min(float(sign.deviceIndependentSize().width()), box.height() - AIR, box.width() - AIR)
            if side >= sign.deviceIndependentSize().width() * 0.6:
                painter.drawPixmap(_square(box.center(), side), sign, QRectF(sign.rect()))
        painter.restore()


class Swatch(QWidget):
    """The sign of a kind on a piece of its band, for the key."""

    def __init__(self, kind: Kind, number: int, sign: QPixmap) -> None:
        super().__init__()
        self._brushes = brushes(kind, number)
        self._sign = sign
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return self._sign.deviceIndependentSize().toSize() + QSize(12, 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(EDGE, 1.0))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        for brush in self._brushes:
            painter.setBrush(brush)
            painter.drawRoundedRect(box, 4, 4)
        painter.drawPixmap(_square(box.center(), self._sign.deviceIndependentSize().width()), self._sign, QRectF())


def brushes(kind: Kind, number: int) -> tuple[QBrush, ...]:
    colour, pattern = QBrush(QColor(kind.colour)), PATTERNS[number % len(PATTERNS)]
    return (colour,) if pattern is Qt.BrushStyle.NoBrush else (colour, QBrush(HATCH, pattern))


def _polygons(run: Sequence[tuple[int, int, int]], floor: float, unit: float, length: int) -> list[QPolygonF]:
    """The outlines of what there is of a kind, moment by moment: place, what lies below, how much."""
    found, upper, lower = [], [], []
    for at, below, much in [*run, (0, 0, 0)]:
        if much:
            left, right = max(0.0, at - 0.5), min(length - 1.0, at + 0.5)
            low, high = floor + below * unit, floor + (below + much) * unit
            upper += [QPointF(left, high), QPointF(right, high)]
            lower += [QPointF(left, low), QPointF(right, low)]
        elif upper:
            found.append(QPolygonF([*upper, *reversed(lower)]))
            upper, lower = [], []
    return found


def _room(run: Sequence[tuple[int, int, int]], floor: float, unit: float) -> QRectF | None:
    """The largest place without a step in a band."""
    best, start = None, 0
    for end in range(1, len(run) + 1):
        if end < len(run) and run[end][1:] == run[start][1:]:
            continue
        at, below, much = run[start]
        size = much * (end - start)
        if much and (best is None or size > best[0]):
            best = (size, QRectF(at - 0.5, floor + below * unit, end - start, much * unit))
        start = end
    return None if best is None else best[1]


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
