"""What is printed on the face of a piece: inlays, labels, badges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath

from .lettering import display
from .palette import INK, Theme

if TYPE_CHECKING:
    from ...table.desc import Inlay, Label

LARGEST = 1.5
"""How much larger a badge becomes at most where words are to be larger: it covers what lies below it."""
BADGE = 0.24
"""How large a badge is, as a share of the face's width."""

Draw = Callable[[QPainter, str, QRectF], None]


def print_labels(painter: QPainter, labels: Sequence[Label], size: QSizeF, theme: Theme, scale: float = 1.0) -> None:
    """Every label in its box, from its left and top, in the ink of its role, larger as far as the box has room."""
    for label in labels:
        if label.text:
            box = _box(label, size)
            pixels = label.size * size.height() * scale
            letter(painter, label.text, box, pixels, theme.printed.of(label.role), label.align, label.bold)


def print_inlays(painter: QPainter, inlays: Sequence[Inlay], size: QSizeF, draw: Draw) -> None:
    """Every small drawing in its box, from its left and top, mirrored only where it is so itself."""
    for inlay in inlays:
        box, upright = _box(inlay, size), painter.transform()
        if inlay.mirrored:
            painter.translate(box.left() + box.right(), 0)
            painter.scale(-1, 1)
        draw(painter, inlay.art, box)
        painter.setTransform(upright)


def print_badges(
    painter: QPainter, badges: Sequence[tuple[str, str]], size: QSizeF, theme: Theme, draw: Draw, scale: float = 1.0
) -> None:
    """Badges one below the other on the right edge, closer when there are many, each with its words on a plate."""
    if not badges:
        return
    side = min(BADGE * size.width() * min(scale, LARGEST), 0.9 * size.height() / len(badges))
    for at, (art, words) in enumerate(badges):
        box = QRectF(size.width() - 1.12 * side, 0.05 * size.height() + at * 1.04 * side, side, side)
        draw(painter, art, box)
        if words:
            _plate(painter, words, box, theme)


def _plate(painter: QPainter, words: str, badge: QRectF, theme: Theme) -> None:
    plate = badge.adjusted(-0.1 * badge.width(), 0.56 * badge.height(), 0.1 * badge.width(), 0.02 * badge.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    inner = plate.adjusted(plate.height() * 0.3, 0, -plate.height() * 0.3, 0)
    letter(painter, words, inner, plate.height() * 0.82, theme.printed.of("light"), "center", bold=True)


def _box(label: Label | Inlay, size: QSizeF) -> QRectF:
    wide, high = size.width(), size.height()
    return QRectF(label.x * wide, label.y * high, label.w * wide, label.h * high)


SMALLEST = 4
"""Pixels; nothing is legible below, so shrinking ends there."""
SIDES = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


LARGE_WORDS, LARGE_NUMBERS = 11, 24
"""Pixels from which bold words and numbers are in the face for titles. Below, its fat strokes run together, and a table
of numbers wants to be plain."""


def font(pixels: float) -> QFont:
    """The font of the application at a height in device pixels."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(SMALLEST, round(pixels)))
    return made


def bold_font(text: str, pixels: float) -> QFont:
    """A bold font for a text at a height in device pixels; what is large in the face for titles."""
    made = font(pixels)
    made.setBold(True)
    large = LARGE_WORDS if any(letter.isalpha() for letter in text) else LARGE_NUMBERS
    return display(made) if pixels >= large else made


def outline(text: str, made: QFont, at: QPointF) -> QPainterPath:
    """The shape of words on a line that begins here. Strokes of the face for titles cross, and are solid there."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(at, made, text)
    return path


def fitted(text: str, box: QRectF, pixels: float, bold: bool = False) -> QFont:
    """The largest font up to a height in which the text fits into the box, on one line or on several."""
    made = bold_font(text, pixels) if bold else font(pixels)  # One face for all names of a row, also for long ones.
    size = max(SMALLEST, round(min(pixels, box.height())))
    made.setPixelSize(size)
    while size > SMALLEST and not _fits(text, made, box):
        size -= 1
        made.setPixelSize(size)
    return made


def letter(painter: QPainter, text: str, box: QRectF, pixels: float, colour: QColor, align: str, bold: bool) -> None:
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
