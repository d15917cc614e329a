"""What the program itself draws on the table: plates of zones, marks around places, bubbles, flying words."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from ...table.desc import Face, Zone
from .face import bold_font, fitted, font, outline
from .palette import INK, Theme
from .renderer import Art
from .soft import blank, blurred, painting, standing

MARGIN = 0.16
"""Room around a plate for its shadow, in table units."""
CORNER = 0.09
GLASS = "glass"
GROUND, HOLLOW = "ground", "hollow"
QUIET = (GROUND, HOLLOW)
"""The styles of zones that are part of the ground: their names show only when they are lit or pointed at."""
NIGHT, PANE = "#0c171d", "#6f93a1"
"""The depth of a pane, and its edge."""
TITLE = 0.15
LEGIBLE = 11.0
"""Logical pixels below which a title is not shrunk with the table in a window; a picture shrinks as a whole."""
BUBBLE_AIR = 10
"""Logical pixels around the plate of a bubble, for its shadow."""
BUBBLE_WIDE = 300
"""Logical pixels at which the sentence of a bubble is wrapped."""
LEAST_WORDS = 80
"""The same where there is hardly any room."""

WRAPPED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap.value)


def is_unseen(shown: Zone) -> bool:
    """Whether nothing is drawn of a zone: it is a place on what lies under it."""
    return not shown.art and shown.style in ("bare", GROUND)


def zone(shown: Zone, density: float, theme: Theme, art: Art) -> QImage:
    """The plate or drawing of a zone that is seen, centred in a margin."""
    margin = round(MARGIN * density)
    inner = QRectF(margin, margin, round(shown.rect[2] * density), round(shown.rect[3] * density))
    made = blank(int(inner.width()) + 2 * margin, int(inner.height()) + 2 * margin)
    if shown.art:
        return _drawing(shown, inner, density, theme, art)
    if shown.style == HOLLOW:
        with painting(made) as painter:
            _hollow(painter, inner, density, theme)
        return made
    if shown.style.startswith(GLASS):
        with painting(made) as painter:
            _recess(painter, shown.style, inner, density, theme)
        return made
    _lay_shadow(made, inner, density, theme)
    with painting(made) as painter:
        _plate(painter, shown.style, inner, density, theme)
    return made


LEAST_ROOM = 16
"""The least room of the name of a place, as a multiple of its letters: it lies over all else while it shows."""


def name_of_ground(text: str, room: float, density: float, least: float, theme: Theme, scale: float = 1.0) -> QImage:
    """A name in light letters on a dark strip without an edge, legible on any ground; `room` is its width in units."""
    letters = max(TITLE * density, least) * scale
    pad = letters * 0.6
    wide = max(room * density, LEAST_ROOM * letters)
    words = fitted(text, QRectF(0, 0, wide, letters * 2.2), letters, bold=True)
    taken = QFontMetricsF(words).boundingRect(QRectF(0, 0, wide, 1e6), WRAPPED, text)
    strip = QRectF(0, 0, math.ceil(taken.width() + 2 * pad), math.ceil(taken.height() + letters * 0.3))
    made = blank(math.ceil(strip.width()), math.ceil(strip.height()))
    veil = QColor(NIGHT)
    veil.setAlphaF(1.0 if theme.strong else 0.84)
    with painting(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(strip, letters * 0.45, letters * 0.45)
        painter.setFont(words)
        painter.setPen(theme.marks.of("light"))
        painter.drawText(strip, WRAPPED, text)
    return made


def title(text: str, style: str, room: float, density: float, least: float, theme: Theme, scale: float = 1.0) -> QImage:
    """A name on a small plate, like the label of a drawer; one too long for the room is a little smaller, or takes two
    lines."""
    letters = max(TITLE * density, least) * scale
    pad = letters * 0.55
    box = QRectF(0, 0, room * density - 2.2 * pad, letters * 2.2)
    words = bold_font(text, letters)
    over = EDGE * QFontMetricsF(words).horizontalAdvance(text) / max(1.0, box.width())
    close = 1.0 < over <= CLOSE_FIT * scale
    words = bold_font(text, letters / over) if close else fitted(text, box, letters, bold=True)
    taken = QFontMetricsF(words).boundingRect(box, WRAPPED, text)
    tab = QRectF(1, 1, math.ceil(taken.width() + 2 * pad), math.ceil(taken.height() + letters * 0.25))
    made = blank(math.ceil(tab.right()) + 1, math.ceil(tab.bottom()) + 1)
    plate, edge, ink = _tab(style, theme)
    with painting(made) as painter:
        painter.setPen(QPen(edge, max(1.0, letters * 0.09)))
        painter.setBrush(plate)
        painter.drawRoundedRect(tab, letters * 0.72, letters * 0.72)
        painter.setFont(words)
        painter.setPen(ink)
        painter.drawText(tab.adjusted(pad - 1, 0, 1 - pad, 0), WRAPPED, text)
    return made


CLOSE_FIT = 1.25
"""How much too long a title may be to be made smaller instead of being broken."""
EDGE = 1.05
"""What letters need beside their widths, so that a line is not broken."""
NARROW = 56.0
"""Logical pixels below which places lie so close that their marks keep within them, and are thinner."""
CROWDED = ("legal", "source")
"""Marks that many places bear at once."""
STEPS_OF_LIGHT = 22


def mark(kind: str, size: tuple[float, float], dpr: float, theme: Theme, ground: bool = False) -> QImage:
    """A mark for a place of a size in device pixels: see the drawing functions below for what each kind looks like.

    A place that is part of the ground is lit as a shape of it and gets no ring, except in high contrast.
    """
    thick = (4.0 if theme.strong else 3.0) * dpr
    margin = math.ceil(6 * thick)
    made = blank(round(size[0]) + 2 * margin, round(size[1]) + 2 * margin)
    with painting(made) as painter:
        box = QRectF(margin, margin, round(size[0]), round(size[1]))
        if kind in CROWDED and min(size) < NARROW * dpr:
            thick *= max(0.4, min(size) / (NARROW * dpr) / 1.2)
            box = box.adjusted(2 * thick, 2 * thick, -2 * thick, -2 * thick)
        draw = MARKS_OF_GROUND.get(kind) if ground and not theme.strong else None
        (draw or MARKS[kind])(painter, box, thick, theme)
    return made


def bubble(text: str, accent: str, dpr: float, theme: Theme, most: float = math.inf) -> QImage:
    """A sentence on a plate that lifts off from anything below; with its shadow no wider than `most` logical pixels."""
    pad, margin = round(9 * dpr), round(BUBBLE_AIR * dpr)
    wide = max(LEAST_WORDS, min(BUBBLE_WIDE, most - 2 * (pad + margin) / dpr - 1))
    base = QGuiApplication.font()
    words = font(QFontInfo(base).pixelSize() * dpr)
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap.value)
    taken = QFontMetricsF(words).boundingRect(QRectF(0, 0, wide * dpr, 1e6), flags, text)
    box = QRectF(margin, margin, math.ceil(taken.width()) + 2 * pad, math.ceil(taken.height()) + 1.4 * pad)
    made = blank(math.ceil(box.right()) + margin, math.ceil(box.bottom()) + margin)
    made = _shadowed(made, box, 6 * dpr, 7 * dpr, 2 * dpr, QColor(theme.shadow))
    with painting(made) as painter:
        painter.setPen(QPen(theme.text.of(accent), 1.5 * dpr))
        painter.setBrush(QColor(theme.bubble))
        painter.drawRoundedRect(box, 6 * dpr, 6 * dpr)
        painter.setFont(words)
        painter.setPen(theme.text.of("ink"))
        painter.drawText(box.adjusted(pad, 0.7 * pad, -pad + 1, -0.7 * pad + 1), flags, text)
    return made


def lettering(text: str, role: str, pixels: float, theme: Theme) -> QImage:
    """Words as a bright shape with a dark rim."""
    words = bold_font(text, pixels)
    metrics = QFontMetricsF(words)
    rim = max(2.0, pixels * 0.12)
    wide, high = metrics.horizontalAdvance(text) + 4 * rim, metrics.height() + 2 * rim
    made = blank(math.ceil(wide), math.ceil(high))
    with painting(made) as painter:
        path = outline(text, words, QPointF(2 * rim, rim + metrics.ascent()))
        pen = QPen(QColor(INK), 2 * rim)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(path, theme.marks.of(role))
    return made


def _drawing(shown: Zone, inner: QRectF, density: float, theme: Theme, art: Art) -> QImage:
    flat = art.image(Face(shown.art), (round(inner.width()), round(inner.height())), theme)
    return standing(flat, QColor(theme.shadow), 0.6, round(inner.left()), 0.05 * density)


def _lay_shadow(made: QImage, inner: QRectF, density: float, theme: Theme) -> None:
    if theme.strong:
        return
    shade = _shadowed(
        blank(made.width(), made.height()), inner, CORNER * density, 0.1 * density, 0.03 * density, QColor(theme.shadow)
    )
    with painting(made) as painter:
        painter.setOpacity(0.55)
        painter.drawImage(0, 0, shade)


def _shadowed(made: QImage, box: QRectF, corner: float, radius: float, drop: float, colour: QColor) -> QImage:
    with painting(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        colour.setAlphaF(0.6)
        painter.setBrush(colour)
        painter.drawRoundedRect(box.translated(drop, drop), corner, corner)
    return blurred(made, radius)


def _plate(painter: QPainter, style: str, inner: QRectF, density: float, theme: Theme) -> None:
    """A quiet plate, lit from above; a seat's plate has an edge in the seat's colour."""
    corner = CORNER * density
    fill = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    base = QColor(theme.plate)
    top = base.lighter(106)
    for colour, at in ((top, 0.0), (base, 1.0)):
        colour.setAlphaF(theme.plate_opacity)
        fill.setColorAt(at, colour)
    seat = style.startswith("seat")
    edge = theme.text.of(style) if seat else QColor(theme.plate_edge)
    width = max(1.0, density * (0.035 if seat else 0.014))
    painter.setPen(QPen(edge, width))
    painter.setBrush(fill)
    half = width / 2
    painter.drawRoundedRect(inner.adjusted(half, half, -half, -half), corner, corner)


def _tab(style: str, theme: Theme) -> tuple[QColor, QColor, QColor]:
    if style.startswith(GLASS):
        seat = style.removeprefix(GLASS)
        ink = theme.marks.of(f"seat{seat}" if seat else "light")
        return QColor(NIGHT), ink if seat else QColor(PANE), ink
    role = style if style.startswith("seat") else "soft"
    edge = QColor(theme.plate_edge) if role == "soft" else theme.text.of(role)
    return QColor(theme.plate), edge, theme.text.of(role)


def _recess(painter: QPainter, style: str, inner: QRectF, density: float, theme: Theme) -> None:
    """A pane let into the drawing below, alike under every light; a seat's pane has an edge in the seat's colour."""
    corner, seat = CORNER * density, style.removeprefix(GLASS)
    fill = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    for share, at in ((0.52, 0.0), (0.3, 1.0)):
        shade = QColor(NIGHT)
        shade.setAlphaF(1.0 if theme.strong else share)
        fill.setColorAt(at, shade)
    edge = theme.marks.of(f"seat{seat}") if seat else QColor(PANE)
    width = max(1.0, density * (0.03 if seat else 0.014))
    painter.setPen(QPen(edge, width))
    painter.setBrush(fill)
    half = width / 2
    painter.drawRoundedRect(inner.adjusted(half, half, -half, -half), corner, corner)


def _hollow(painter: QPainter, inner: QRectF, density: float, theme: Theme) -> None:
    """A shallow place let into the ground: dark under its upper edge, a little light along its lower one."""
    corner = CORNER * density
    if theme.strong:
        painter.setPen(QPen(theme.text.of("soft"), max(1.0, 0.012 * density)))
        painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), corner, corner)
        return
    path = QPainterPath()
    path.addRoundedRect(inner, corner, corner)
    floor = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    for at, share in ((0.0, 0.2), (0.3, 0.11), (1.0, 0.07)):
        floor.setColorAt(at, _clear("#000000", share))
    painter.fillPath(path, floor)
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    deep = max(2, round(0.05 * density))
    for step in range(deep):
        painter.setPen(QPen(_clear("#000000", 0.2 * (1.0 - step / deep) ** 2), 2.0))
        painter.drawRoundedRect(inner.adjusted(0, step, 0, inner.height()), corner, corner)
    painter.setPen(QPen(_clear("#ffffff", 0.16), max(1.0, 0.016 * density)))
    painter.drawRoundedRect(inner.adjusted(-1, -inner.height(), 1, -0.5), corner, corner)
    painter.restore()


def _clear(name: str, opacity: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(opacity)
    return colour


def _pool(painter: QPainter, box: QRectF, thick: float, colour: str, strength: float) -> None:
    """Light that lies on a place of the ground, brighter towards its edge."""
    corner = min(box.width(), box.height()) * 0.1
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path, _clear(colour, 0.15 * strength))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = min(7.0 * thick, min(box.width(), box.height()) / 4)
    for step in range(STEPS_OF_LIGHT):
        share = 1.0 - step / STEPS_OF_LIGHT
        painter.setPen(QPen(_clear(colour, 0.045 * strength), 2 * wide * share**1.5 + 1.0))
        painter.drawRoundedRect(box, corner, corner)
    painter.restore()


def _ground_legal(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    _pool(painter, box, thick, theme.legal, 1.0)
    inner = box.adjusted(3 * thick, 3 * thick, -3 * thick, -3 * thick)
    _dot(painter, inner, 0.9 * thick, theme.legal, theme.legal_under)


def _ground_hot(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    _pool(painter, box, 1.4 * thick, theme.legal, 2.2)
    inner = box.adjusted(3 * thick, 3 * thick, -3 * thick, -3 * thick)
    centre = _dot(painter, inner, 1.2 * thick, theme.legal, theme.legal_under)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.legal_under))
    painter.drawEllipse(centre, 1.3 * thick, 1.3 * thick)


def _ground_source(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    _pool(painter, box, 0.8 * thick, theme.glow, 0.8)


def _ring(painter: QPainter, box: QRectF, thick: float, over: str, under: str) -> None:
    """A line in two tones: light on dark, so that it shows on light and on dark alike."""
    corner = min(box.width(), box.height()) * 0.1 + thick
    grown = box.adjusted(-thick, -thick, thick, thick)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(under), 2.2 * thick))
    painter.drawRoundedRect(grown, corner, corner)
    painter.setPen(QPen(QColor(over), thick))
    painter.drawRoundedRect(grown, corner, corner)


def _dot(painter: QPainter, box: QRectF, thick: float, over: str, under: str) -> QPointF:
    """A disc on the upper right corner of a mark, where neither a title nor what is held hides it."""
    centre = box.topRight() + QPointF(-thick, thick)
    painter.setPen(QPen(QColor(under), thick))
    painter.setBrush(QColor(over))
    painter.drawEllipse(centre, 2.6 * thick, 2.6 * thick)
    return centre


def _legal(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    """A place something may go: a ring, and a dot on it."""
    _ring(painter, box, thick, theme.legal, theme.legal_under)
    _dot(painter, box, thick, theme.legal, theme.legal_under)


def _hot(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    """The place it goes when let go now: lit, the ring thicker, the dot with an eye."""
    fill = QColor(theme.legal)
    fill.setAlphaF(0.1 if theme.strong else 0.24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, thick * 2, thick * 2)
    _ring(painter, box, 1.7 * thick, theme.legal, theme.legal_under)
    centre = _dot(painter, box, 1.2 * thick, theme.legal, theme.legal_under)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.legal_under))
    painter.drawEllipse(centre, 1.3 * thick, 1.3 * thick)


def _illegal(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    """A place the rules do not allow: hatched and crossed out."""
    path = QPainterPath()
    path.addRoundedRect(box, thick * 3, thick * 3)
    painter.save()
    painter.setClipPath(path)
    veil = QColor(theme.legal_under)
    veil.setAlphaF(0.35)
    painter.fillPath(path, veil)
    line = QColor(theme.illegal)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, thick * 0.7))
    step = thick * 5
    reach = box.width() + box.height()
    for at in range(math.ceil(reach / step)):
        x = box.left() + at * step
        painter.drawLine(QPointF(x, box.top()), QPointF(x - box.height(), box.bottom()))
    painter.restore()
    centre = _dot(painter, box, 1.4 * thick, theme.illegal, theme.legal_under)
    pen = QPen(QColor(theme.legal_under), 1.3 * thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = 1.5 * thick
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))


def _focus(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    """Where the keyboard is: dark outside, light inside, both in full width."""
    corner = min(box.width(), box.height()) * 0.08 + 2 * thick
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, out in ((theme.focus_under, 2.5 * thick), (theme.focus, 1.5 * thick)):
        painter.setPen(QPen(QColor(colour), thick))
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), corner, corner)


def _source(painter: QPainter, box: QRectF, thick: float, theme: Theme) -> None:
    """A place that may be taken from: a thin line of light."""
    _ring(painter, box, 0.7 * thick, theme.glow, theme.legal_under)


MARKS = {"legal": _legal, "hot": _hot, "hint": _hot, "illegal": _illegal, "focus": _focus, "source": _source}
MARKS_OF_GROUND = {"legal": _ground_legal, "hot": _ground_hot, "hint": _ground_hot, "source": _ground_source}
