"""The name plate of a seat, as it stands on the table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from ...engine.plain import Value
from .face import bold_font, font
from .palette import Theme
from .renderer import Art
from .soft import blank, painting, standing

LETTERS = 13.0
"""Logical pixels of a name at the usual text size."""
SMALL = 11.0
CORNER = 0.16
"""The corner as a share of the height."""
MARGIN = 4
"""Logical pixels around a plate for its shadow."""
GAP = 6.0
"""Logical pixels between name and score."""
DOT = "  ·  "
RISE = 0.12
"""How much higher two lines stand than in the middle, as a share of the first: capitals leave more free above them."""
ROOMY = 0.94
"""How much of the height of a plate its words may take."""
LINE = 1.2
"""The height of a line as a multiple of its letters."""
GUESSED = 0.6
"""The share of a line that has to be seen."""
NARROW = 0.8
"""How small the letters of the lower line become, as a share of their size, before its end is left out."""
LIT = 2.5
BRASS, DARK_BRASS = "#d9b56a", "#7b5a24"


class SeatLook(Value, frozen=True, gc=False):
    """What a plate shows of a seat beside what the table says of it."""

    name: str = ""
    colour: int = 0
    state: str = ""
    """What it does: "Thinking…", "To move"; or who plays there."""
    acting: bool = False
    bell: bool | None = None
    """Whether it wants to be asked the next time; None where there is no bell."""


def looks_of(names: Sequence[str], colours: Sequence[int]) -> dict[int, SeatLook]:
    """What plates show of the seats in a picture, where nobody is to act."""
    return {seat: SeatLook(*look) for seat, look in enumerate(zip(names, colours, strict=True))}


def bell_of(size: tuple[float, float]) -> QRectF:
    """The place of the bell on a plate of a size."""
    wide, high = size
    side = min(high * 0.66, wide * 0.16)
    return QRectF(wide - side - 0.12 * high, (high - side) / 2, side, side)


def name_plate(
    look: SeatLook, score: str, note: str, size: tuple[int, int], dpr: float, theme: Theme, art: Art
) -> QImage:
    """A plate of a size in device pixels, centred in a margin."""
    margin = math.ceil(MARGIN * dpr)
    flat = blank(*size)
    box = QRectF(flat.rect())
    with painting(flat) as painter:
        _metal(painter, box, look, dpr, theme)
        room = _token(painter, box, look, art)
        if look.bell is not None:
            room.setRight(_bell(painter, box, look.bell, theme, art).left() - 2 * dpr)
        roomy = room.height() >= (LETTERS + SMALL) * LINE * dpr * art.text_scale
        scale = art.text_scale if roomy else min(art.text_scale, 1.0)
        small = QFontMetricsF(font(SMALL * dpr * scale))
        state = small.horizontalAdvance(look.state)
        name = QFontMetricsF(bold_font(look.name, LETTERS * dpr * scale)).horizontalAdvance(look.name)
        rest = _score(painter, room, score, max(name, state), dpr, theme, scale)
        written = rest.width() < room.width() or not score
        below = line_of(rest.width(), small, *((look.state, note) if written else (score, look.state)))
        _words(painter, rest, look.name, below, look, dpr, theme, scale)
    return standing(flat, QColor(theme.shadow), 0.0 if theme.strong else 0.55, margin, 2 * dpr)


def _metal(painter: QPainter, box: QRectF, look: SeatLook, dpr: float, theme: Theme) -> None:
    """The plate: an edge of brass, or in the colour of the seat while it is to act."""
    corner = CORNER * box.height()
    base = QColor(theme.bubble)
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    fill.setColorAt(0.0, base if theme.strong else base.lighter(107))
    fill.setColorAt(1.0, base if theme.strong else base.darker(106))
    edge = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, name in ((0.0, BRASS), (0.5, DARK_BRASS), (0.62, BRASS), (1.0, DARK_BRASS)):
        edge.setColorAt(at, QColor(name))
    seat = theme.text.of(f"seat{look.colour}")
    thick = (LIT if look.acting else 1.3) * dpr
    painter.setBrush(fill)
    painter.setPen(QPen(seat, thick) if look.acting or theme.strong else QPen(edge, thick))
    inner = box.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.drawRoundedRect(inner, corner, corner)
    if look.acting:
        glow = QColor(seat)
        glow.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(inner, corner, corner)


def _token(painter: QPainter, box: QRectF, look: SeatLook, art: Art) -> QRectF:
    """The token of the seat at the left; the room that is left."""
    side = min(0.78 * box.height(), 0.26 * box.width())
    gap, edge = (box.height() - side) / 2, 0.12 * box.height()
    art.draw(painter, f"seats/{look.colour}", QRectF(edge, gap, side, side))
    return box.adjusted(side + 2 * edge, 0, -1.4 * edge, 0)


def _bell(painter: QPainter, box: QRectF, wanted: bool, theme: Theme, art: Art) -> QRectF:
    place = bell_of((box.width(), box.height()))
    side = max(1, round(place.width() * 0.8))
    ink = QColor(theme.text.of("gold" if wanted else "soft"))
    if wanted:
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place)
    icon = art.icon("bell", ink).pixmap(side, side)
    icon.setDevicePixelRatio(1.0)
    painter.drawPixmap(QRectF(place.center() - QPointF(side / 2, side / 2), place.size() * 0.8).toRect(), icon)
    return place


def _score(painter: QPainter, room: QRectF, score: str, name: float, dpr: float, theme: Theme, scale: float) -> QRectF:
    """The score at the right, as large as leaves so many pixels to the name; the room that is left. Without room for
    it nothing is written.
    """
    letters = min(0.46 * room.height(), max(0.36 * room.height(), LETTERS * 1.4 * dpr * scale))
    while score and letters >= SMALL * dpr:
        words = bold_font(score, letters)
        wide = QFontMetricsF(words).horizontalAdvance(score) + GAP * dpr
        if name + wide <= room.width() and letters <= room.height():
            painter.setFont(words)
            painter.setPen(theme.text.of("ink"))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, score)
            return room.adjusted(0, 0, -wide, 0)
        letters -= 1
    return room


def _words(
    painter: QPainter, room: QRectF, name: str, below: str, look: SeatLook, dpr: float, theme: Theme, scale: float
) -> None:
    """The name, and below it one line in small letters, as far as there is room."""
    first, second = bold_font(name, LETTERS * dpr * scale), font(SMALL * dpr * scale)
    high, low = LINE * first.pixelSize(), LINE * second.pixelSize() if below else 0.0
    shrunk = ROOMY * room.height() / (high + low)
    if below and shrunk < 0.8:
        below, low = "", 0.0
        shrunk = ROOMY * room.height() / high
    if shrunk < 1.0:
        first, second = bold_font(name, LETTERS * dpr * scale * shrunk), font(SMALL * dpr * scale * shrunk)
        high, low = high * shrunk, low * shrunk
    second = narrowed(second, below, room.width())
    top = room.top() + (room.height() - high - low) / 2 - (RISE * high if below else 0.0)
    ink = theme.text.of(f"seat{look.colour}" if look.acting else "soft")
    for words, text, colour, y, tall in (
        (first, name, theme.text.of("ink"), top, high),
        (second, below, ink, top + high, low),
    ):
        if text:
            painter.setFont(words)
            painter.setPen(colour)
            shown = QFontMetricsF(words).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            line = QRectF(room.left(), y, room.width(), tall)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def narrowed(letters: QFont, line: str, room: float) -> QFont:
    """The letters in which a line fits into its room; not much smaller than these, so that it may still be too long."""
    share = room / max(1.0, QFontMetricsF(letters).horizontalAdvance(line))
    return letters if share >= 1.0 else font(math.floor(letters.pixelSize() * max(NARROW, share)))


def line_of(room: float, small: QFontMetricsF, *parts: str) -> str:
    """As many of these words in one line as there is room for; of the first of them so much that it can be guessed."""
    known = [part for part in parts if part]
    while len(known) > 1 and small.horizontalAdvance(DOT.join(known)) > room:
        known.pop()
    line = DOT.join(known)
    return line if small.horizontalAdvance(line) * GUESSED <= room else ""
