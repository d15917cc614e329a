"""How each seat's line is told from the others: by colour, by dashes and by the outline of its token."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

DASHES: tuple[tuple[float, ...], ...] = ((), (7, 3), (2, 2.5), (9, 2.5, 2, 2.5), (14, 3), (2, 2.5, 2, 2.5, 8, 2.5))
"""By colour of the seat, in widths of the line; empty is a line without gaps."""
CORNERS = (0, 4, 6, 8, 4, 5)
"""Of the tokens: a disc, a square, a hexagon, an octagon, a diamond, a pentagon."""
TURNS = (0.0, 45.0, 0.0, 22.5, 0.0, -90.0)
WIDTH = 2.0


def pen_for(colour: QColor, seat_colour: int, width: float = WIDTH) -> QPen:
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if DASHES[seat_colour]:
        pen.setDashPattern(DASHES[seat_colour])
    return pen


@cache
def symbol_for(seat_colour: int) -> QPainterPath:
    """The outline of a seat's token, one unit wide around the origin."""
    path = QPainterPath()
    corners = CORNERS[seat_colour]
    if corners == 0:
        path.addEllipse(QRectF(-0.45, -0.45, 0.9, 0.9))
        return path
    turn = math.radians(TURNS[seat_colour])
    angles = [turn + 2 * math.pi * corner / corners for corner in range(corners)]
    path.addPolygon(QPolygonF([QPointF(0.55 * math.cos(angle), 0.55 * math.sin(angle)) for angle in angles]))
    path.closeSubpath()
    return path


class LineSample(QWidget):
    """A piece of a seat's line, for the key of a chart."""

    def __init__(self, seat_colour: int) -> None:
        super().__init__()
        self._seat_colour = seat_colour
        self._colour = QColor(Qt.GlobalColor.black)
        self.setFixedSize(44, 16)

    def set_colour(self, colour: QColor) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(pen_for(self._colour, self._seat_colour))
        painter.drawLine(QLineF(0, middle, self.width(), middle))
        painter.translate(self.width() / 2, middle)
        painter.scale(10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawPath(symbol_for(self._seat_colour))
