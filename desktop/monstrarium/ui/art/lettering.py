"""Words drawn to fit: wrapped and shrunk, never cut off."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

SMALLEST = 4
"""Pixels; nothing is legible below, so shrinking ends there."""
SIDES = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


def font(pixels: float, bold: bool = False) -> QFont:
    """The font of the application at a height in device pixels."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(SMALLEST, round(pixels)))
    made.setBold(bold)
    return made


def fitted(text: str, box: QRectF, pixels: float, bold: bool = False) -> QFont:
    """The largest font up to a height in which the text fits into the box, on one line or on several."""
    size = max(SMALLEST, round(min(pixels, box.height())))
    made = font(size, bold)
    while size > SMALLEST and not _fits(text, made, box):
        size -= 1
        made.setPixelSize(size)
    return made


def letter(painter: QPainter, text: str, box: QRectF, pixels: float, colour: QColor, align: str, bold: bool) -> None:
    """Draw words into a box, in the middle of its height."""
    painter.setFont(fitted(text, box, pixels, bold))
    painter.setPen(colour)
    painter.drawText(box, _flags(align), text)


def _fits(text: str, made: QFont, box: QRectF) -> bool:
    """A line reserves a quarter more than its letters need, which may stand over the box."""
    taken = QFontMetricsF(made).boundingRect(QRectF(0, 0, box.width(), 1e6), _flags("left"), text)
    return taken.width() <= box.width() + 0.01 and taken.height() <= box.height() + made.pixelSize() * 0.25


def _flags(align: str) -> int:
    return int(SIDES[align] | Qt.AlignmentFlag.AlignVCenter) | int(
        Qt.TextFlag.TextWordWrap.value | Qt.TextFlag.TextDontClip.value
    )
