"""Paints the wall and the boards of the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPalette, QPen, QPixmap, QRadialGradient

from ..settings.appearance import scheme_of

# Top of the board, front edge, its shade, grain, and the light on the wall: by scheme.
TONES = {
    "light": ("#c98f57", "#b57a43", "#8a5628", "#6d421d", "#fffdf6"),
    "dark": ("#7d5433", "#6a4527", "#452b17", "#2c1a0d", "#4a3a3a"),
    "contrast": ("#000000", "#000000", "#000000", "#ffffff", "#000000"),
}


def board_depth(wide: int) -> float:
    return 12 + wide * 0.065


def board_height(wide: int) -> float:
    """The depth of a board with its front edge."""
    return board_depth(wide) + 10 + wide * 0.03


def paint_shelf(size: QSize, dpr: float, boards: Sequence[QRectF], wide: int, palette: QPalette) -> QPixmap:
    """Paint the lit wall with its boards, each below boxes of a width."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(palette.color(QPalette.ColorRole.Window))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scheme = scheme_of(palette)
    if scheme != "contrast":
        _light_wall(painter, size, QColor(TONES[scheme][4]), scheme)
    for board in boards:
        _board(painter, board, board_depth(wide), scheme)
    painter.end()
    return pixmap


def _light_wall(painter: QPainter, size: QSize, glow: QColor, scheme: str) -> None:
    light = QRadialGradient(QPointF(size.width() * 0.35, size.height() * 0.2), max(size.width(), size.height()) * 0.8)
    glow.setAlphaF(0.85)
    light.setColorAt(0, glow)
    glow.setAlphaF(0.0)
    light.setColorAt(0.7, glow)
    shade = QColor(60, 40, 20, 26) if scheme == "light" else QColor(0, 0, 0, 70)
    light.setColorAt(1, shade)
    painter.fillRect(QRectF(QPointF(), QRectF(0, 0, size.width(), size.height()).size()), light)


def _board(painter: QPainter, board: QRectF, depth: float, scheme: str) -> None:
    top, front, shade, grain, _glow = (QColor(tone) for tone in TONES[scheme])
    if scheme == "contrast":
        painter.setPen(QPen(grain, 2))
        painter.drawRect(board)
        painter.drawLine(QPointF(board.left(), board.top() + depth), QPointF(board.right(), board.top() + depth))
        return
    _fall_of_shadow(painter, board)
    upper = QRectF(board.left(), board.top(), board.width(), depth)
    edge = QRectF(board.left(), upper.bottom(), board.width(), board.height() - depth)
    inset = depth * 0.8
    face = QPainterPath()
    face.moveTo(upper.left() + inset, upper.top())
    face.lineTo(upper.right() - inset, upper.top())
    face.lineTo(upper.bottomRight())
    face.lineTo(upper.bottomLeft())
    painter.fillPath(face, _down(upper, top.darker(118), top.lighter(108)))
    painter.fillRect(edge, _down(edge, front.lighter(106), shade))
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1.0))
    painter.drawLine(edge.topLeft(), edge.topRight())
    _grain(painter, upper.adjusted(inset, 2, -inset, -1), grain, round(depth / 7))
    _grain(painter, edge.adjusted(2, 3, -2, -3), grain, 4)


def _down(rect: QRectF, first: QColor, last: QColor) -> QLinearGradient:
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fall.setColorAt(0, first)
    fall.setColorAt(1, last)
    return fall


def _fall_of_shadow(painter: QPainter, board: QRectF) -> None:
    below = QRectF(board.left() + 6, board.bottom(), board.width() - 4, 20)
    painter.fillRect(below, _down(below, QColor(30, 15, 5, 60), QColor(30, 15, 5, 0)))


def _grain(painter: QPainter, rect: QRectF, colour: QColor, lines: int) -> None:
    painter.save()
    painter.setClipRect(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in range(lines):
        colour.setAlpha(34 + 13 * (line * 7 % 3))
        painter.setPen(QPen(colour, 1.0))
        y = rect.top() + rect.height() * (line + 0.5) / lines
        path = QPainterPath(QPointF(rect.left(), y))
        x, bend = rect.left(), 1.6
        while x < rect.right():
            length = 90.0 + (line * 53 + int(x) * 17) % 140
            path.quadTo(x + length / 2, y + bend, x + length, y)
            x, bend = x + length, -bend
        painter.drawPath(path)
    painter.restore()
