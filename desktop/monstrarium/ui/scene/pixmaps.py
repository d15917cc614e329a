"""Draws pixmaps of everything on the table at the present scale of the view; each is centred on its item."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from ...table.desc import Face, Piece, Plate, Rect, Zone, upright
from ..art import plates
from ..art.name_plate import SeatLook, name_plate
from ..art.palette import Theme
from ..art.renderer import Art
from ..art.soft import blank, painting, silhouette, standing
from ..art.store import LruCache
from .layers import UNIT

SHADOW = 0.075
"""The width of the shadow around a piece that lies on the table, in table units."""
DROP = 0.03
LIFTED = 0.16
HALO = 0.15
FALL = (0.34, 0.22)
"""How far the shadow of what stands falls to the right and down, as a share of its height."""
WIDTH = 0.36
"""How far the upper part of a figure reaches to the right of its middle, as a share of the width of its drawing."""
SHADE = 0.45
"""How dark that shadow is."""
GRID = 16
"""The dots across and down of the grid that tells roughly where a drawing is solid."""
SOLID, DENSE = 96, 64
"""The least opacity, of 255, of a solid pixel, and of a solid dot of the grid."""
DOTS = 512
SMALL_PRINT = 196
"""The least height of a piece, in logical pixels, at which small print on it can be read."""

Point = tuple[float, float]
Dots = frozenset[Point]
"""The solid dots of a drawing, in shares of its width and height."""


class Figure(NamedTuple):
    """What stands on a base: its drawing, its size in device pixels, and where it meets the middle of the base."""

    face: Face
    size: tuple[int, int]
    foot: float

    @property
    def above(self) -> float:
        """How far it reaches above the middle of the base."""
        return (1.0 - self.foot) * self.size[1]

    def room(self, base: int) -> tuple[int, int]:
        """How far it stands over the upper and the lower edge of a base so many pixels high."""
        below = self.size[1] - self.above
        return max(0, math.ceil(self.above - base / 2)), max(0, math.ceil(below - base / 2))

    def rise(self, base: int) -> float:
        """How far the middle of both together lies above the middle of the base."""
        above, below = self.room(base)
        return (above - below) / 2


class Pixmaps:
    """The pixmaps of one scene: `density` is device pixels in a table unit, `dpr` device pixels in a logical one."""

    def __init__(self, art: Art, theme: Theme, density: float = UNIT, dpr: float = 1.0) -> None:
        self.art = art
        self.theme = theme
        self.density = density
        self.dpr = dpr
        self.legible = plates.LEGIBLE
        """The least logical pixels of the letters of a title."""
        self.board: Rect | None = None
        self.beside: Pixmaps | None = None
        """The pixmaps of the items beside a board that is zoomed alone."""
        self.crowd = False
        """Whether so much moves that moving pieces cast no shadow, which takes a fifth of a frame to paint."""
        self._dots: LruCache[Dots] = LruCache(DOTS)

    @property
    def shrink(self) -> float:
        """The scale under which a pixmap is exactly its own size on the screen: scene units in a logical pixel."""
        return UNIT * self.dpr / self.density

    def at(self, place: Point) -> Pixmaps:
        """The pixmaps that draw an item with its middle here."""
        return (
            self.beside if self.beside is not None and self.board is not None and _is_off(self.board, place) else self
        )

    def part(self, board: Rect | None, density: float) -> None:
        """Draw what lies beside a board for so many device pixels in a table unit; None draws everything alike."""
        self.board = board
        self.beside = None if board is None else Pixmaps(self.art, self.theme, density, self.dpr)
        if self.beside is not None:
            self.beside.legible = self.legible

    def room(self, place: Point, whole: QRectF) -> QRectF:
        """The part of the table that is seen in one piece around a place, in units of the scene."""
        if self.board is None:
            return whole
        edge = QRectF(*(each * UNIT for each in self.board))
        if self.at(place) is self:
            return edge
        below = place[0] <= self.board[0] + self.board[2]
        corner = QPointF(whole.left(), edge.bottom()) if below else QPointF(edge.right(), whole.top())
        return QRectF(corner, QPointF(edge.right(), whole.bottom()) if below else whole.bottomRight())

    def pixels(self, piece: Piece) -> tuple[int, int]:
        """The size of a piece at rest, in device pixels."""
        scale = piece.pose.scale * self.density
        return max(1, round(piece.size[0] * scale)), max(1, round(piece.size[1] * scale))

    def face(self, piece: Piece, up: bool) -> Face:
        """The visible face of a side: with small print where that can be read."""
        if up and piece.close is not None and self.pixels(piece)[1] >= SMALL_PRINT * self.dpr:
            return piece.close
        return side(piece, up)

    def piece(self, piece: Piece, up: bool, turn: float = 0.0, shadow: bool = False) -> QPixmap:
        """A side of a piece, rotated, with or without the shadow it casts."""
        size, face = self.pixels(piece), self.face(piece, up)
        figure = self._figure(piece, up)
        if not shadow and not turn and figure is None:
            return self.art.pixmap(face, size, self.dpr, self.theme)

        def draw() -> QImage:
            flat = self._flat(face, size, turn)
            casts = shadow and not self.theme.strong
            if figure is not None:
                return self._stood(flat, figure, casts)
            return self._cast(flat) if casts else flat

        return self._made(("piece", face, size, turn, shadow, figure), draw)

    def rise(self, piece: Piece, up: bool) -> float:
        """How far the middle of a picture of a piece lies above the middle of the piece, in logical pixels."""
        figure = self._figure(piece, up)
        return 0.0 if figure is None else figure.rise(self.pixels(piece)[1]) / self.dpr

    def lifted(self, piece: Piece, up: bool) -> QPixmap:
        """The shadow of a piece held above the table."""
        size, face = self.pixels(piece), self.face(piece, up)

        def draw() -> QImage:
            margin = self._length(LIFTED)
            return silhouette(self._flat(face, size, 0.0), QColor(self.theme.shadow), margin, margin * 0.9)

        return self._made(("lifted", face, size), draw)

    def halo(self, piece: Piece, up: bool, turn: float, bright: bool) -> QPixmap:
        """The soft light around a piece that may be taken."""
        size, face = self.pixels(piece), self.face(piece, up)
        figure = self._figure(piece, up)

        def draw() -> QImage:
            margin, edge = self._length(HALO), 0.5 if self.theme.strong else 0.8
            flat = self._flat(face, size, turn)
            if figure is not None:
                flat = self._stood(flat, figure, False)
            made = silhouette(flat, QColor(self.theme.glow), margin, margin * edge)
            with painting(made) as painter:
                for _again in range((4 if bright else 2) + (3 if self.theme.strong else 0)):
                    painter.drawImage(0, 0, made.copy())
            return _outside(made, flat, margin) if self.theme.strong else made

        return self._made(("halo", face, size, turn, bright, figure), draw)

    def zone(self, zone: Zone) -> QPixmap:
        """The plate or drawing of a zone; empty for a zone that is not seen, which may be as large as the table."""
        if plates.is_unseen(zone):
            return QPixmap()
        name = ("zone", zone.rect[2:], zone.style, zone.art)
        return self._made(name, lambda: plates.zone(zone, self.density, self.theme, self.art))

    def title(self, zone: Zone) -> QPixmap | None:
        """The name and count of a zone on a plate of their own; None if it has neither."""
        text = zone.title if zone.count is None else f"{zone.title} {zone.count}".strip()
        if not text or zone.style == "bare" or (zone.art and zone.style not in plates.QUIET):
            return None
        room, least, scale = zone.rect[2], self.legible * self.dpr, self.art.text_scale
        if zone.style in plates.QUIET:
            quiet = ("ground", text, room, least)
            draw = partial(plates.name_of_ground, text, room, self.density, least, self.theme, scale)
            return self._made(quiet, draw)
        name = ("title", text, zone.style, room, least)
        return self._made(name, lambda: plates.title(text, zone.style, room, self.density, least, self.theme, scale))

    def plate(self, plate: Plate, look: SeatLook) -> QPixmap:
        """The name plate of a seat."""
        size = max(1, round(plate.place[2] * self.density)), max(1, round(plate.place[3] * self.density))
        name = ("plate", plate.score, plate.note, size, look)
        draw = partial(name_plate, look, plate.score, plate.note, size, self.dpr, self.theme, self.art)
        return self._made(name, draw)

    def mark(self, kind: str, width: float, height: float, ground: bool = False) -> QPixmap:
        """A mark around or over a place of so many table units: legal, hot, illegal, focus, source; of the ground, a
        light that lies on it.
        """
        size = (width * self.density, height * self.density)
        name = ("mark", kind, size, ground)
        return self._made(name, lambda: plates.mark(kind, size, self.dpr, self.theme, ground))

    def bubble(self, text: str, accent: str = "ink", most: float = math.inf) -> QPixmap:
        """A sentence on a plate of its own, in the font of the application, so many logical pixels wide at most."""
        name = ("bubble", text, accent, most)
        return self._made(name, lambda: plates.bubble(text, accent, self.dpr, self.theme, most))

    def flying_words(self, text: str, role: str) -> QPixmap:
        """Flying words, bright with a dark rim, legible on anything."""
        pixels = 0.42 * self.density * self.art.text_scale
        return self._made(("words", text, role), lambda: plates.lettering(text, role, pixels, self.theme))

    def letters(self, text: str, height: float) -> QPixmap:
        """A few letters lying on the table, so many table units high, legible on anything."""
        pixels = max(7.0 * self.dpr, height * self.density) * self.art.text_scale
        name = ("letters", text, pixels)
        return self._made(name, lambda: plates.lettering(text, "light", pixels, self.theme))

    def drawn_at(self, piece: Piece, up: bool, x: float, y: float) -> bool:
        """Whether a point of a piece, given in shares of its width and height, is solid."""
        image = self.art.pixmap(self.face(piece, up), self.pixels(piece), self.dpr, self.theme).toImage()
        at = min(image.width() - 1, int(x * image.width())), min(image.height() - 1, int(y * image.height()))
        return image.pixelColor(*at).alpha() > SOLID

    def dots(self, face: Face, size: tuple[int, int]) -> Dots:
        """The solid dots of a face, for aiming."""
        found = self._dots.get(face)
        if found is None:
            ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            small = self.art.pixmap(face, size, self.dpr, self.theme).toImage().scaled(GRID, GRID, *ways)
            solid = [(x, y) for y in range(GRID) for x in range(GRID) if small.pixelColor(x, y).alpha() > DENSE]
            found = self._dots.put(face, frozenset(((x + 0.5) / GRID, (y + 0.5) / GRID) for x, y in solid))
        return found

    def heart(self, piece: Piece) -> tuple[float, float]:
        """The middle of the drawing on a piece, without words and marks, in shares of its width and height."""
        drawing = Face(piece.face.art, mirrored=piece.face.mirrored)
        dots = self.dots(drawing, self.pixels(piece)) if piece.sheet and piece.up else frozenset()
        count = len(dots)
        return (sum(x for x, _y in dots) / count, sum(y for _x, y in dots) / count) if dots else (0.5, 0.5)

    def _figure(self, piece: Piece, up: bool) -> Figure | None:
        """What is seen to stand on a piece."""
        stood = upright(piece) if up and piece.stands is not None else None
        if stood is None or piece.stands is None:
            return None
        return Figure(stood.face, self.pixels(stood), piece.stands.foot)

    def _stood(self, base: QImage, figure: Figure, casts: bool) -> QImage:
        """A base with its figure in one picture, with or without the shadows of both."""
        above, below = figure.room(base.height())
        wide, margin = max(base.width(), figure.size[0]), self._length(SHADOW) if casts else 0
        wide += (wide - base.width()) % 2  # The base lies on whole pixels.
        aside = max(margin, round(FALL[0] * figure.above + WIDTH * figure.size[0] - wide / 2)) if casts else 0
        made = blank(wide + 2 * aside, above + base.height() + below + 2 * margin)
        left, top = (wide - base.width()) // 2 + aside, above + margin
        middle = top + base.height() / 2
        corner = round((wide - figure.size[0]) / 2) + aside, round(middle - figure.above)
        with painting(made) as painter:
            if casts:
                self._shade(painter, figure, corner, middle)
            painter.drawImage(left - margin, top - margin, self._cast(base) if casts else base)
            painter.drawImage(*corner, self._flat(figure.face, figure.size, 0.0))
        return made

    def _shade(self, painter: QPainter, figure: Figure, corner: tuple[int, int], middle: float) -> None:
        """The shadow of a figure on the floor, from its foot to the lower right."""
        bare, margin = Face(figure.face.art, mirrored=figure.face.mirrored), self._length(SHADOW)
        shape = silhouette(self._flat(bare, figure.size, 0.0), QColor(self.theme.shadow), margin, margin * 0.4)
        right, down = FALL
        painter.save()
        painter.setTransform(QTransform(1.0, 0.0, -right, -down, right * middle, middle * (1.0 + down)))
        painter.setOpacity(SHADE)
        painter.drawImage(corner[0] - margin, corner[1] - margin, shape)
        painter.restore()

    def _flat(self, face: Face, size: tuple[int, int], turn: float) -> QImage:
        if turn:
            return self.art.image(face, size, self.theme, turn)
        image = self.art.pixmap(face, size, self.dpr, self.theme).toImage()
        image.setDevicePixelRatio(1.0)
        return image

    def _cast(self, flat: QImage) -> QImage:
        return standing(flat, QColor(self.theme.shadow), 0.5, self._length(SHADOW), DROP * self.density)

    def _length(self, units: float) -> int:
        return max(1, round(units * self.density))

    def _made(self, name: Hashable, draw: Callable[[], QImage]) -> QPixmap:
        key = (name, self.density, self.dpr, self.theme.name, self.art.text_scale)
        return self.art.kept(key) or self.art.keep(key, draw(), self.dpr)


def _is_off(board: Rect, place: Point) -> bool:
    return place[0] > board[0] + board[2] or place[1] > board[1] + board[3]


def side(piece: Piece, up: bool) -> Face:
    return piece.face if up else piece.behind or Face(piece.back)


def wear(item: QGraphicsPixmapItem, pixmap: QPixmap, rise: float = 0.0) -> None:
    """Give an item a pixmap whose middle is the item's origin, or lies so many logical pixels above it."""
    item.setPixmap(pixmap)
    item.worn = pixmap  # type: ignore[attr-defined]  # Held here, so that another item of the same look wears it too.
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2 - rise)


def _outside(made: QImage, shape: QImage, margin: int) -> QImage:
    """The part of a picture around a shape, so that the shape keeps its colours where the eye sees through."""
    with painting(made) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for _again in range(6):
            painter.drawImage(margin, margin, shape)
    return made
