"""Pieces and zones as items of the scene."""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ...table.desc import Piece, Rect, Zone
from ..art.plates import QUIET
from . import layers
from .clock import Clock, smooth
from .layers import UNIT
from .pixmaps import Pixmaps, wear

LIFT = 0.06
"""The enlargement of a piece in the hand."""
RISE = (0.05, 0.09)
"""The distance of a held piece's shadow to the lower right, in table units."""
COARSE = 1.5
"""The enlargement from which on the pixels of a pixmap show."""
THIN = 0.02
"""The width of a piece seen from its edge, as a share."""

NEAR, FAR = 0.5, 4.0
"""The way of a piece in table units below which it slides, and from which on it flies as high as one in the hand."""
OVERSHOOTS = ((1.2, 0.9), (2.5, 0.6), (5.0, 0.4), (math.inf, 0.25))
"""How springy it arrives on a way shorter than so many units: never more than a few hundredths of a unit too far."""
Way = tuple[Callable[[float, float], None], float, float, float, float, float]
"""What sets a place, where the way begins, how far it goes to the right and down, and how springy it ends."""

Seen = tuple[float, float, float, float, float]
"""Centre, rotation, scale, and how far it is face up (0 to 1)."""


class PieceItem(QGraphicsPixmapItem):
    """A piece. It moves from the pose that is seen now; at rest its pixmap has exactly its size on the screen."""

    def __init__(self, piece: Piece, pixmaps: Pixmaps, shadow: bool) -> None:
        super().__init__()
        self.piece = piece
        self.held = False
        self._guise: Piece | None = None
        self._aloft, self._raised = 1.0, 0.0
        self._grasped = piece.pose.scale
        """The scale at which it was seen when a hand took it."""
        self._all = pixmaps
        self._pixmaps = pixmaps.at(_foot(piece))
        self._shadow = shadow
        self._light: bool | None = None
        self._halo: QGraphicsPixmapItem | None = None
        self._rise: QGraphicsPixmapItem | None = None
        self._lift = LiftMotion(self)
        self._dawn = FadeIn(self)
        self._worn: tuple[bool, float] | None = None
        self._seen = self._start = self._goal = _target(piece)
        self._plain = False
        self._way: Way | None = None
        """How it goes where only its place changes."""
        self._over = self._high = self._height = 0.0
        """How far too far it goes, how high it was when it set out, and how high it flies."""
        self._hiding: set[str] = set()
        """Who shows it elsewhere."""
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.rest()

    @property
    def seen(self) -> Seen:
        if not self._plain:
            return self._seen
        at = self.pos()
        return (at.x() / UNIT, at.y() / UNIT, *self._seen[2:])

    @property
    def up(self) -> bool:
        return self._seen[4] >= 0.5

    @property
    def home(self) -> bool:
        """Whether the piece is seen where it lies."""
        return self.seen == _target(self.piece)

    @property
    def course(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Where it set out the last time it moved, and where it went."""
        return self._start[:2], self._goal[:2]

    def hide_for(self, who: str, hidden: bool) -> None:
        """Be hidden for somebody who shows it elsewhere; it is seen here again when nobody does any more."""
        (self._hiding.add if hidden else self._hiding.discard)(who)
        self.setVisible(not self._hiding)

    def hidden_beside(self, who: str) -> bool:
        """Whether anybody else than `who` shows it elsewhere."""
        return bool(self._hiding - {who})

    def aim(self, piece: Piece, seconds: float, clock: Clock) -> None:
        """Move to another pose from the one that is seen now."""
        changed = _looks(piece) != _looks(self.piece) or self._guise is not None
        rises = _has_risen(piece) or _has_risen(self.piece)
        self.piece = piece
        elsewhere = self._drawn_there()
        self.held = False
        self._guise = None
        self._aloft = 1.0
        clock.drop(self._lift)
        goal = _target(piece)
        if seconds <= 0 or self.seen == goal:
            clock.drop(self)
            self.rest()
            return
        x, y, turn, scale, flip = self.seen
        turn += 360.0 * round((goal[2] - turn) / 360.0)
        self._seen = self._start = (x, y, turn, scale, flip)
        self._goal = goal
        self._plain = self._start[2:] == goal[2:]
        self._set_out(piece, goal[0] - x, goal[1] - y)
        self.setZValue(layers.MOVING + piece.pose.z)
        if scale > COARSE * goal[3] or self._height or rises:
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        if self.up == piece.up and (changed or self._all.crowd):
            self._wear(self._turn_worn())
        if elsewhere:
            self._show(self._start, dress=True)
        elif not self._plain:
            self._show(self._start, dress=self._turn_worn() != 0.0)
        clock.go(self, seconds)

    def step(self, share: float) -> None:
        """Quick at first, then a little too far and back. One step takes 0.3 us when only the place changes."""
        back = share - 1.0
        way = self._way
        if way is not None:
            put, x, y, right, down, over = way
            e = 1.0 + back * back * ((over + 1.0) * back + over)
            put(x + right * e, y + down * e)
        else:
            over = self._over
            e = 1.0 + back * back * ((over + 1.0) * back + over)
            height = self._height * 4.0 * share * (1.0 - share)
            self._raised = max(self._high * (1.0 - share), height)
            _x, _y, turn, scale, flip = mixed(self._start, self._goal, smooth(share))
            x, y, *_rest = mixed(self._start, self._goal, e)
            self._show((x, y, turn, scale * (1.0 + LIFT * height), flip))

    def _set_out(self, piece: Piece, right: float, down: float) -> None:
        """Choose the way to a place so far off: in a crowd flat, else higher the farther it is."""
        far = math.hypot(right, down)
        self._over = next(over for reach, over in OVERSHOOTS if far < reach)
        self._high = self._raised
        self._way = None
        if self._plain and (self._all.crowd or piece.flat or piece.sheet or far < NEAR):
            x, y = self._start[:2]
            self._way = (self.setPos, x * UNIT, y * UNIT, right * UNIT, down * UNIT, self._over)
            self._height = 0.0
            return
        self._plain = False
        self._height = 0.0 if self._all.crowd or piece.flat or piece.sheet else min(1.0, far / FAR)
        if self._height and self._rise is None:
            self._cast_below()
            self._wear(self._turn_worn())

    def _cast_below(self) -> None:
        self._rise = QGraphicsPixmapItem(self)
        self._rise.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def rest(self) -> None:
        """Lie in the described pose, drawn sharp."""
        pose = self.piece.pose
        self._seen = _target(self.piece)
        self._plain, self._way = False, None
        self._put_down()
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setZValue((layers.FLAT if self.piece.flat else layers.PIECES) + pose.z)
        self._wear(pose.turn)
        shrink = self._pixmaps.shrink
        self.setTransform(QTransform.fromScale(shrink, shrink))
        self.setPos(pose.x * UNIT, pose.y * UNIT)

    def appear(self, seconds: float, clock: Clock) -> None:
        clock.go(self._dawn, seconds)

    def part(self, clock: Clock) -> None:
        """Leave the table; the piece stays as it is seen until the item is removed."""
        for motion in (self, self._lift, self._dawn):
            clock.drop(motion)
        self._way = None
        self.glow(None)

    def lift(self, clock: Clock, seconds: float, size: float = 1.0) -> None:
        """Rise into the hand, a little larger and with a deeper shadow.

        `size` is its size there, as a share of its size on the table.
        """
        clock.drop(self)
        self._put_down()
        self._seen, self._plain, self._way = self.seen, False, None
        self.held, self._aloft = True, size
        self._grasped = self._seen[3]
        self._guise = self._like(self.piece) if size != 1.0 else None
        self.setZValue(layers.HELD)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._cast_below()
        self._wear(0.0)
        self._show(self.seen)
        clock.go(self._lift, seconds)

    def let_go(self, clock: Clock) -> None:
        clock.drop(self._lift)
        self._put_down()

    def carry(self, x: float, y: float) -> None:
        self._seen = (x, y, *self._seen[2:])
        self.setPos(x * UNIT, y * UNIT)

    def pose_as(self, other: Piece | None) -> None:
        """Look, while held, like another piece: on its side, rotated, mirrored; None for as it is."""
        like = other or self.piece
        guise = self._like(like) if other is not None or self._aloft != 1.0 else None
        if not self.held or (guise == self._guise and self._seen[2] == like.pose.turn):
            return
        self._guise = guise
        x, y, _turn, scale, _flip = self._seen
        self._show((x, y, like.pose.turn, scale, 1.0 if like.up else 0.0), dress=True)

    def grow(self, share: float) -> None:
        """Be lifted by a share of the way up."""
        x, y, turn, _scale, flip = self._seen
        self._raised = share
        aloft = self.piece.pose.scale * self._aloft * (1.0 + LIFT)
        self._show((x, y, turn, self._grasped + (aloft - self._grasped) * share, flip))

    def glow(self, bright: bool | None) -> None:
        """Be lit brightly (True), softly (False) or not at all (None)."""
        if bright == self._light:
            return
        self._light = bright
        if bright is None:
            _remove(self._halo)
            self._halo = None
        else:
            self._dress_halo(self._turn_worn())

    def cast(self, shadow: bool) -> None:
        if shadow != self._shadow:
            self._shadow = shadow
            self._wear(self._turn_worn())

    def sharpen(self) -> None:
        self._worn = None
        self._drawn_there()
        if self.home and not self.held:
            self.rest()
        else:
            self._show(self.seen, dress=True)

    def _drawn_there(self) -> bool:
        before, self._pixmaps = self._pixmaps, self._all.at(_foot(self.piece))
        return self._pixmaps is not before

    def _like(self, other: Piece) -> Piece:
        pose = msgspec.structs.replace(self.piece.pose, scale=self.piece.pose.scale * self._aloft)
        seen = {"face": other.face, "up": other.up, "close": other.close, "stands": other.stands}
        return msgspec.structs.replace(self.piece, pose=pose, **seen)

    def _turn_worn(self) -> float:
        return self._worn[1] if self._worn else 0.0

    def _show(self, seen: Seen, dress: bool = False) -> None:
        was_up = self._worn is not None and self._worn[0]
        self._seen = seen
        x, y, turn, scale, flip = seen
        if dress or self._worn is None or was_up != self.up or self._turn_worn():
            self._wear(0.0)
        size = self._pixmaps.shrink * scale / (self._guise or self.piece).pose.scale
        squash = max(THIN, abs(2.0 * flip - 1.0))
        self.setTransform(QTransform().rotate(turn).scale(size * squash, size))
        self.setPos(x * UNIT, y * UNIT)
        if self._rise is not None:
            self._place_rise()

    def _wear(self, turn: float) -> None:
        self._worn = (self.up, turn)
        aloft = self._rise is not None or (self._all.crowd and self.zValue() >= layers.MOVING)
        shadow = self._shadow and not self.piece.flat and not aloft
        looks = self._guise or self.piece
        wear(self, self._pixmaps.piece(looks, self.up, turn, shadow), self._pixmaps.rise(looks, self.up))
        if self._rise is not None:
            wear(self._rise, self._pixmaps.lifted(looks, self.up))
        if self._light is not None:
            self._dress_halo(turn)

    def _dress_halo(self, turn: float) -> None:
        if self._halo is None:
            self._halo = QGraphicsPixmapItem(self)
            self._halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        looks, pixmaps = self._guise or self.piece, self._pixmaps
        wear(self._halo, pixmaps.halo(looks, self.up, turn, bool(self._light)), pixmaps.rise(looks, self.up))

    def _place_rise(self) -> None:
        share = self._raised
        pixels = self._pixmaps.density / self._pixmaps.dpr * share
        rise = self._rise
        if rise is not None:
            rise.setPos(RISE[0] * pixels, RISE[1] * pixels)
            rise.setOpacity(0.6 - 0.2 * share)

    def _put_down(self) -> None:
        self.held = False
        self._guise = None
        self._aloft, self._raised = 1.0, 0.0
        _remove(self._rise)
        self._rise = None


class LiftMotion:
    """Lifts an item into the hand. The item has the motion, which does not keep it from ending with its pixmap."""

    def __init__(self, item: PieceItem) -> None:
        self._item = weakref.proxy(item)

    def step(self, share: float) -> None:
        self._item.grow(smooth(share))

    def rest(self) -> None:
        self._item.grow(1.0)


class FadeIn:
    """Lets an item appear; held by the item, as a `LiftMotion` is."""

    def __init__(self, item: PieceItem) -> None:
        self._item = weakref.proxy(item)

    def step(self, share: float) -> None:
        self._item.setOpacity(share)

    def rest(self) -> None:
        self._item.setOpacity(1.0)


def mixed(start: Seen, goal: Seen, share: float) -> Seen:
    """The pose at a share of the way between two."""
    x0, y0, turn0, scale0, flip0 = start
    x1, y1, turn1, scale1, flip1 = goal
    return (
        x0 + (x1 - x0) * share,
        y0 + (y1 - y0) * share,
        turn0 + (turn1 - turn0) * share,
        scale0 + (scale1 - scale0) * share,
        flip0 + (flip1 - flip0) * share,
    )


def _foot(piece: Piece) -> tuple[float, float]:
    """The point by whose part of the table a piece is drawn: its middle; of one that has risen its lower edge."""
    pose = piece.pose
    return pose.x, pose.y + piece.size[1] * pose.scale / 2 if _has_risen(piece) else pose.y


def _has_risen(piece: Piece) -> bool:
    return piece.rises is not None and piece.rises.pose == piece.pose


def _looks(piece: Piece) -> tuple[object, ...]:
    return piece.face, piece.size, piece.back, piece.behind, piece.close, piece.stands


def _target(piece: Piece) -> Seen:
    pose = piece.pose
    return (pose.x, pose.y, pose.turn, pose.scale, 1.0 if piece.up else 0.0)


def _remove(item: QGraphicsItem | None) -> None:
    if item is not None and item.scene() is not None:
        item.scene().removeItem(item)


INDENT, SUNK = 0.07, 0.1
"""The indent of the title from the left edge of its zone, and how far it hangs into it, in table units."""


class ZoneItem(QGraphicsPixmapItem):
    """A zone. Its title is an item of its own, over the marks of the zone; that of a zone of the ground shows only when
    it is called, and then over the pieces.
    """

    def __init__(self, zone: Zone, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.zone = zone
        self.title = QGraphicsPixmapItem()
        self._pixmaps = pixmaps
        self._called = False
        self._start = self._seen = zone.rect
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.sharpen()

    def become(self, zone: Zone, order: int, seconds: float, clock: Clock) -> None:
        """Show another description; a drawing glides to its place with the pieces that lie on it."""
        self.setZValue(layers.ZONES + order)
        if zone == self.zone:
            return
        before, self.zone = self.zone.rect, zone
        start = self._seen
        self.sharpen()
        if zone.rect == before and self in clock:
            self._show(start)
        elif seconds > 0 and zone.art and start != zone.rect:
            self._start = start
            self._show(start)
            clock.go(self, seconds)
        else:
            clock.drop(self)

    def step(self, share: float) -> None:
        e = smooth(share)
        left, top, wide, high = (a + (b - a) * e for a, b in zip(self._start, self.zone.rect, strict=True))
        self._show((left, top, wide, high))

    def rest(self) -> None:
        self._show(self.zone.rect)

    def _show(self, rect: Rect) -> None:
        """Be seen in a place that is not yet its own."""
        self._seen = rect
        left, top, wide, high = rect
        middle = (self.zone.rect[0] + self.zone.rect[2] / 2, self.zone.rect[1] + self.zone.rect[3] / 2)
        shrink = self._pixmaps.at(middle).shrink
        across, down = wide / self.zone.rect[2], high / self.zone.rect[3]
        self.setTransform(QTransform.fromScale(shrink * across, shrink * down))
        self.setPos((left + wide / 2) * UNIT, (top + high / 2) * UNIT)

    def call(self, called: bool) -> None:
        """Show the name, where it does not always show."""
        if called != self._called:
            self._called = called
            self._place_title()

    def sharpen(self) -> None:
        left, top, wide, high = self.zone.rect
        pixmaps = self._pixmaps.at((left + wide / 2, top + high / 2))
        wear(self, pixmaps.zone(self.zone))
        self._show(self.zone.rect)
        self._place_title()

    def _place_title(self) -> None:
        left, top, wide, high = self.zone.rect
        pixmaps, quiet = self._pixmaps.at((left + wide / 2, top + high / 2)), self.zone.style in QUIET
        title = pixmaps.title(self.zone) if self._called or not quiet else None
        self.title.setVisible(title is not None)
        self.title.setZValue(layers.NAMES if quiet else layers.TITLES)
        if title is None:
            return
        tall = title.deviceIndependentSize().height()
        self.title.setPixmap(title)
        self.title.setOffset(0.0, -tall)
        self.title.setTransform(QTransform.fromScale(pixmaps.shrink, pixmaps.shrink))
        hangs = max(SUNK, tall * pixmaps.shrink / UNIT - top)  # It stays on the table.
        start = (left + INDENT) * UNIT
        if quiet:
            edge = self.scene().sceneRect().right() - title.deviceIndependentSize().width() * pixmaps.shrink
            start = max(0.0, min(start, edge))
        self.title.setPos(start, (top + hangs) * UNIT)
