"""Draws a scene over the table: the dark, the light on its actors, their pictures, values and words."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ....table.desc import Piece
from ....table.spotlight import Actor
from ...art.face import bold_font, outline
from ...art.palette import DARK, INK, Inks
from ...art.soft import blank, painting
from ..clock import smooth
from ..geometry import whole_of
from ..layers import UNIT
from ..pixmaps import Pixmaps
from .layout import Layout, Text

REACH = 3.0
"""How far the dark reaches beyond what is seen, as a multiple of it."""
LIGHT = 0.14
"""How much less dark it is around the actors."""
AROUND = 0.16
"""Room around a picture for its shadow, in table units."""
NOTE = 0.26
"""The height of the letters of a note, as a share of its actor's."""
NOTE_AIR = 0.4
"""The least room beside a note, as a share of the height of its letters."""
CHANGED = 0.4
"""The share of a scene at which an actor changes."""
NOTED, ROLLED = 0.34, 0.5
"""The share of a scene at which notes spring up, and the one at which a die lies still."""
LOW = 0.27
"""How far below the middle of its actor a note in words is, as a share of its height: it covers no face."""
FEET = 0.42
"""The same where it stays for long."""
LASTING = 0.6
"""How bright the light behind an actor is that stays."""
FALLEN = 40.0
PLATE = "#16121c"
NIGHT, EDGE = (6, 5, 10), 1.0
"""The colour of the dark, and how dense it is at the edges."""


class Guise(NamedTuple):
    """How an actor looks: its middle in logical pixels, its size beside that in front, its turn and opacity."""

    middle: QPointF
    size: float
    turn: float = 0.0
    opacity: float = 1.0


class Pictured(NamedTuple):
    """The pictures of an actor, each in the middle of a margin; `wide` and `high` are its size in logical pixels."""

    front: QPixmap
    back: QPixmap | None
    frames: tuple[QPixmap, ...]
    wide: float
    high: float


def surround(pieces: Sequence[Piece]) -> QRectF:
    """The rectangle of pieces with what stands on them, in table units."""
    whole = QRectF()
    for piece in pieces:
        whole = whole.united(QRectF(*whole_of(piece)))
    return whole


def picture_of(
    pieces: Sequence[Piece], size: QSizeF, pixmaps: Pixmaps, before: Sequence[Piece], frames: Sequence[Piece]
) -> Pictured:
    """Draw pieces as they lie to each other, so large in logical pixels, and as they look before they turn over or
    change.
    """
    whole = surround(pieces)
    density = max(1.0, size.width() * pixmaps.dpr / max(0.01, whole.width()))
    drawn = Pixmaps(pixmaps.art, pixmaps.theme, density, pixmaps.dpr)
    ordered = sorted(pieces, key=lambda piece: (not piece.flat, piece.pose.z))
    return Pictured(
        _together([(piece, piece.up) for piece in ordered], whole, drawn),
        _together([(piece, piece.up) for piece in before], whole, drawn) if before else None,
        tuple(_together([(frame, True)], whole, drawn) for frame in frames),
        size.width(),
        size.height(),
    )


def _together(pieces: Sequence[tuple[Piece, bool]], whole: QRectF, drawn: Pixmaps) -> QPixmap:
    density, margin = drawn.density, math.ceil(AROUND * drawn.density)
    made = blank(math.ceil(whole.width() * density) + 2 * margin, math.ceil(whole.height() * density) + 2 * margin)
    with painting(made) as painter:
        for piece, up in pieces:
            pixmap = drawn.piece(piece, up, piece.pose.turn, shadow=not piece.sheet)
            x, y = (piece.pose.x - whole.left()) * density, (piece.pose.y - whole.top()) * density
            rise = drawn.rise(piece, up) * drawn.dpr
            corner = QPointF(x + margin - pixmap.width() / 2, y + margin - pixmap.height() / 2 - rise)
            painter.drawPixmap(QRectF(corner, QSizeF(pixmap.size())), pixmap, QRectF(pixmap.rect()))
    shown = QPixmap.fromImage(made)
    shown.setDevicePixelRatio(drawn.dpr)
    return shown


Shown = tuple[Actor, Pictured, Guise, Guise]
"""An actor, its pictures, and how it looks when it starts and when it stands in front."""


class SpotlightItem(QGraphicsItem):
    """Everything of a scene, in one item over the table. It does not take part in gestures."""

    def __init__(self, pixmaps: Pixmaps, corner_of: Callable[[QWidget | None], QPointF | None]) -> None:
        """`corner_of` gives the corner in the window of a part of it that shows the table in another size."""
        super().__init__()
        self._corner_of = corner_of
        self.room = QSizeF(1.0, 1.0)
        """The part of the window that the table has, in logical pixels."""
        self._pixmaps = pixmaps
        self._frame = QRectF()
        self._veil: QPixmap | None = None
        """The dark over what is seen."""
        self._cast: Sequence[Shown] = ()
        self._entered = self._acts = self._dim = self._added = 0.0
        self._moves = True
        self.layout: Layout | None = None
        self._dims, self._stays = True, False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def pixels_in_unit(self) -> float:
        """Logical pixels in a table unit."""
        return UNIT / self._pixmaps.shrink

    @property
    def _inks(self) -> Inks:
        return self._pixmaps.theme.marks if self._pixmaps.theme.strong else DARK.marks

    def take_room(self, frame: QRectF) -> None:
        """Fill a part of the scene that is seen."""
        self.prepareGeometryChange()
        self._frame = QRectF(frame)
        self._veil = None
        self.room = frame.size() / self._pixmaps.shrink

    def from_table(self, point: QPointF) -> QPointF:
        """The logical pixel for a point of the table."""
        return (point * UNIT - self._frame.topLeft()) / self._pixmaps.shrink

    def put_words(self, layout: Layout | None, dims: bool = True, stays: bool = False) -> None:
        self.layout, self._dims, self._stays = layout, dims, stays

    def show_cast(
        self, cast: Sequence[Shown], entered: float, acts: float, dim: float, moves: bool, added: float
    ) -> None:
        """Show actors that have come forward so far, at a share of their acts, in so much dark; `added` is the share
        of the values that are seen.
        """
        self._cast, self._entered, self._acts, self._dim = cast, entered, acts, dim
        self._moves, self._added = moves, added
        self.update()

    def boundingRect(self) -> QRectF:
        wide, high = self._frame.width() * REACH, self._frame.height() * REACH
        return self._frame.adjusted(-wide, -high, wide, high)

    def shape(self) -> QPainterPath:
        """Nothing, so that what lies below is found."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        shrink = self._pixmaps.shrink
        if self._dim > 0:
            self._darken(painter)
        painter.save()
        corner = self._corner_of(widget)
        if corner is None:
            painter.translate(self._frame.topLeft())
            painter.scale(shrink, shrink)
        else:
            painter.setWorldTransform(QTransform.fromTranslate(-corner.x(), -corner.y()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for shown in self._cast:
            self._draw(painter, *shown)
        for actor, picture, _start, goal in self._cast:
            if actor.note and self._acts > 0:
                self._note(painter, actor, picture, goal)
        if self.layout is not None:
            self._write(painter, self.layout)
        painter.restore()

    def guise(self, actor: Actor, start: Guise, goal: Guise, entered: float, acts: float) -> Guise:
        """How an actor looks so far on its way, and so far in its act."""
        e = out_back(entered) if self._moves else 1.0
        x = start.middle.x() + (goal.middle.x() - start.middle.x()) * e
        y = start.middle.y() + (goal.middle.y() - start.middle.y()) * e
        size = start.size + (goal.size - start.size) * e
        share = smooth(entered)
        turn = start.turn + (goal.turn - start.turn) * share
        opacity = start.opacity + (goal.opacity - start.opacity) * min(1.0, 1.6 * share)
        return self._acted(actor, Guise(QPointF(x, y), size, turn, opacity), acts)

    def _acted(self, actor: Actor, at: Guise, acts: float) -> Guise:
        if not acts or not actor.act:
            return at
        if not self._moves:
            return at._replace(opacity=0.4) if actor.act == "fall" else at
        wide = self.room.width()
        inward = 1.0 if at.middle.x() < wide / 2 else -1.0
        if actor.act == "strike":
            return _moved(at, inward * 0.11 * wide * (hump(acts, 0.2, 0.44) - 0.25 * hump(acts, 0.12, 0.22)))
        if actor.act == "give":
            return _moved(at, -inward * 0.05 * wide * hump(acts, 0.3, 0.62))
        if actor.act in ("shake", "crack"):
            left = 1.0 - min(1.0, max(0.0, (acts - 0.3) / 0.3))
            return _moved(at, 0.012 * wide * math.sin(acts * 90) * left) if acts > 0.3 else at
        if actor.act == "fall":
            gone = smooth(min(1.0, max(0.0, (acts - 0.34) / 0.3)))
            down = QPointF(0.0, 0.06 * self.room.height() * gone)
            return Guise(at.middle + down, at.size, at.turn - inward * FALLEN * gone, at.opacity * (1.0 - 0.65 * gone))
        return at

    def _draw(self, painter: QPainter, actor: Actor, picture: Pictured, start: Guise, goal: Guise) -> None:
        at = self.guise(actor, start, goal, self._entered, self._acts)
        if actor.act == "light" and self._acts:
            self._glow(painter, at, picture)
        shown, squash = self._side(actor, picture)
        painter.save()
        painter.setOpacity(at.opacity)
        painter.translate(at.middle)
        painter.rotate(at.turn)
        painter.scale(at.size * squash, at.size)
        size = shown.deviceIndependentSize()
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        if actor.act == "crack" and self._acts > 0.36:
            self._break(painter, shown, corner, size)
        else:
            painter.drawPixmap(corner, shown)
        painter.restore()

    def _side(self, actor: Actor, picture: Pictured) -> tuple[QPixmap, float]:
        """The picture that is seen now, and how much narrower it is while it turns over."""
        if picture.frames and self._moves and self._acts < ROLLED:
            slowing = 1.0 - (1.0 - self._acts / ROLLED) ** 2
            return picture.frames[
                min(len(picture.frames) - 1, int(slowing * 2 * len(picture.frames)) % len(picture.frames))
            ], 1.0
        if picture.back is None or not self._moves:
            return picture.front, 1.0
        if actor.act == "change":
            return (picture.front if self._acts >= CHANGED else picture.back), 1.0
        flip = min(1.0, max(0.0, (self._acts - 0.16) / 0.2))
        return (picture.front if flip >= 0.5 else picture.back), max(0.03, abs(2.0 * flip - 1.0))

    def _break(self, painter: QPainter, shown: QPixmap, corner: QPointF, size: QSizeF) -> None:
        """Draw a picture in two halves that part along a jagged line."""
        apart = smooth(min(1.0, (self._acts - 0.36) / 0.2)) if self._moves else 1.0
        points = [QPointF(corner.x() + size.width() * x, corner.y() + size.height() * y) for x, y in CRACK]
        for side, edge in ((-1, corner.x()), (1, corner.x() + size.width())):
            half = QPainterPath(QPointF(edge, corner.y()))
            for point in points:
                half.lineTo(point)
            half.lineTo(edge, corner.y() + size.height())
            half.closeSubpath()
            painter.save()
            painter.translate(side * 0.035 * size.width() * apart, 0.0)
            painter.rotate(side * 2.5 * apart)
            painter.setClipPath(half)
            painter.drawPixmap(corner, shown)
            painter.restore()

    def _glow(self, painter: QPainter, at: Guise, picture: Pictured) -> None:
        strength = max(LASTING if self._stays else 0.0, hump(self._acts, 0.1, 0.8) if self._moves else LASTING)
        reach = 0.75 * max(picture.wide, picture.high)
        light = QRadialGradient(at.middle, reach)
        colour = QColor(self._pixmaps.theme.glow)
        for share, alpha in ((0.0, 0.75), (0.45, 0.4), (1.0, 0.0)):
            colour.setAlphaF(alpha * strength)
            light.setColorAt(share, QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(at.middle, reach, reach)

    def _note(self, painter: QPainter, actor: Actor, picture: Pictured, goal: Guise) -> None:
        """Large letters that spring up over an actor and stay."""
        rolls = any(shown[1].frames for shown in self._cast)
        begun = (self._acts - (ROLLED if rolls else NOTED)) / 0.12 if self._moves else 1.0
        if begun <= 0:
            return
        worded = any(letter.isalpha() for letter in actor.note)
        pixels = min(max(26.0, NOTE * picture.high), 84.0) * (0.6 if worded else 1.0)
        made = bold_font(actor.note, pixels)
        path = outline(actor.note, made, QPointF())
        box = path.boundingRect()
        most = max(picture.wide * 1.05, 100.0)
        fits = min(1.0, most / max(1.0, box.width()))
        size = fits * (1.0 + 0.7 * (1.0 - out_back(min(1.0, begun))))
        aside = box.width() * fits / 2 + pixels * NOTE_AIR
        x = min(max(goal.middle.x(), aside), self.room.width() - aside)
        painter.save()
        painter.setOpacity(min(1.0, begun))
        painter.translate(QPointF(x, goal.middle.y() + self._low(worded) * picture.high))
        painter.scale(size, size)
        painter.translate(-box.center())
        pen = QPen(QColor(INK), pixels * 0.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(path, self._inks.of(actor.role))
        painter.restore()

    def _low(self, worded: bool) -> float:
        return FEET if self._stays else LOW if worded else 0.0

    def _write(self, painter: QPainter, layout: Layout) -> None:
        shown = min(1.0, 1.5 * self._entered) if self._moves else 1.0
        painter.setOpacity(shown)
        if layout.title is not None:
            self._letters(painter, layout.title, rim=True)
        for name in layout.names:
            if not self._dims:
                self._plate(painter, _taken(name).adjusted(-10, -3, 10, 4))
            self._letters(painter, name, rim=True)
        if layout.words is not None:
            self._plate(painter, _taken(layout.words).adjusted(-18, -9, 18, 9))
            self._letters(painter, layout.words)
        if layout.hint is not None:
            painter.setOpacity(0.8 * shown)
            self._letters(painter, layout.hint)
        if not layout.plate.isEmpty():
            painter.setOpacity(shown)
            self._plate(painter, layout.plate.adjusted(-16, -12, 16, 10))
            self._add(painter, layout, shown)

    def _add(self, painter: QPainter, layout: Layout, shown: float) -> None:
        """Write the values one after the other, then what they make."""
        steps = len(layout.terms) + 1
        for at, pair in enumerate(layout.terms):
            seen = min(1.0, max(0.0, self._added * steps - at))
            painter.setOpacity(shown * seen)
            for text in pair:
                self._letters(painter, text)
        if layout.total is not None:
            seen = min(1.0, max(0.0, self._added * steps - len(layout.terms)))
            painter.setOpacity(shown * seen)
            if layout.terms:
                line = layout.total[0].box
                painter.setPen(QPen(self._inks.of("soft"), 1.2))
                painter.drawLine(line.topLeft(), line.topRight())
            for text in layout.total:
                self._letters(painter, text)

    def _letters(self, painter: QPainter, text: Text, rim: bool = False) -> None:
        painter.setFont(text.font)
        if rim:
            painter.setPen(QColor(0, 0, 0, 170))
            for x, y in ((0, 1.5), (1.5, 0), (-1.5, 0), (0, -1.5), (0, 2.5)):
                painter.drawText(text.box.translated(x, y), text.flags, text.words)
        painter.setPen(self._inks.of(text.role))
        painter.drawText(text.box, text.flags, text.words)

    def _plate(self, painter: QPainter, box: QRectF) -> None:
        colour = QColor(PLATE)
        colour.setAlphaF(1.0 if self._pixmaps.theme.strong else 0.62 if self._dims else 0.9)
        painter.setPen(QPen(QColor(255, 255, 255, 255 if self._pixmaps.theme.strong else 36), 1.0))
        painter.setBrush(colour)
        painter.drawRoundedRect(box, 12, 12)

    def _darken(self, painter: QPainter) -> None:
        """Lay the dark over the table; it is drawn once, and laid ever more densely."""
        if self._veil is None:
            size = self.room * self._pixmaps.dpr
            made = blank(max(1, round(size.width())), max(1, round(size.height())))
            with painting(made) as drawing:
                drawing.scale(made.width() / self._frame.width(), made.height() / self._frame.height())
                drawing.translate(-self._frame.topLeft())
                drawing.fillRect(self._frame, self._dark())
            self._veil = QPixmap.fromImage(made)
            self._veil.setDevicePixelRatio(self._pixmaps.dpr)
        painter.save()
        painter.setOpacity(self._dim)
        painter.translate(self._frame.topLeft())
        painter.scale(self._pixmaps.shrink, self._pixmaps.shrink)
        painter.drawPixmap(QPointF(), self._veil)  # At its own size, which is much faster than at another.
        painter.restore()
        edge = QColor(*NIGHT, round(255 * min(1.0, self._dim * EDGE)))
        whole, frame = self.boundingRect(), self._frame
        for left, top, right, low in (
            (whole.left(), whole.top(), whole.right(), frame.top()),
            (whole.left(), frame.bottom(), whole.right(), whole.bottom()),
            (whole.left(), frame.top(), frame.left(), frame.bottom()),
            (frame.right(), frame.top(), whole.right(), frame.bottom()),
        ):
            painter.fillRect(QRectF(left, top, right - left, low - top), edge)

    def _dark(self) -> QBrush:
        """The dark in its full density, with a pool of light behind the actors."""
        strong = self._pixmaps.theme.strong
        wide = max(self._frame.width(), 1.35 * self._frame.height())
        pool = QRadialGradient(self._frame.center() - QPointF(0.0, 0.06 * self._frame.height()), 0.62 * wide)
        for share, lit in ((0.0, 0.0 if strong else LIGHT), (0.45, 0.0 if strong else LIGHT / 2), (1.0, 1.0 - EDGE)):
            pool.setColorAt(share, QColor(*NIGHT, round(255 * min(1.0, 1.0 - lit))))
        return QBrush(pool)


CRACK = ((0.52, 0.0), (0.44, 0.16), (0.57, 0.31), (0.43, 0.47), (0.56, 0.62), (0.45, 0.8), (0.53, 1.0))
"""The line along which a picture breaks, in shares of its width and height."""


def out_back(share: float) -> float:
    """Quick at first, then a little too far and back."""
    back = share - 1.0
    return 1.0 + back * back * (1.9 * back + 0.9)


def hump(share: float, begin: float, end: float) -> float:
    """A rise to 1 and back to 0 between two shares of a time."""
    inside = (share - begin) / (end - begin)
    return math.sin(math.pi * inside) if 0.0 < inside < 1.0 else 0.0


def _moved(at: Guise, across: float) -> Guise:
    return at._replace(middle=at.middle + QPointF(across, 0.0))


def _taken(text: Text) -> QRectF:
    return QFontMetricsF(text.font).boundingRect(text.box, text.flags, text.words)
