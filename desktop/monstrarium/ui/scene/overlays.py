"""What is seen over the table for a moment, or until somebody acts: dice in the air, arrows, rings, words."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Rect
from . import layers
from .clock import Clock, Motion, smooth
from .items import PieceItem
from .layers import UNIT
from .pixmaps import Pixmaps, wear

Point = tuple[float, float]
ARC = 0.9
"""The height of a tumbling die's flight, in table units."""
BOUNCES = ((0.62, 1.0), (0.86, 0.3), (1.0, 0.09))
"""The end of each hop of a tumble as a share of its time, and its height as a share of the first."""
RISES = 0.75
"""How far words rise, in table units."""
ASIDE = 12
"""How many half heights a sentence goes up or down to be read."""
LOUD = 1.9
LIT = 0.75


class Overlays:
    """Puts overlays on the scene, and takes them away again."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, pixmaps: Pixmaps) -> None:
        self._scene = scene
        self._clock = clock
        self._pixmaps = pixmaps
        self._passing: dict[Motion, QGraphicsItem] = {}
        self._words: list[QGraphicsItem] = []
        self._line: QGraphicsPathItem | None = None
        self.hidden: Callable[[Rect], bool] = lambda _box: False
        """Whether something that is no part of the table lies over a place."""

    def __len__(self) -> int:
        return len(self._passing) + len(self._words) + (self._line is not None)

    # ---- overlays that end by themselves

    def float_up(self, text: str, role: str, at: Point, seconds: float) -> None:
        pixmaps = self._pixmaps.at(at)
        item = self._pixmap_item(pixmaps.flying_words(text, role), at, layers.OVERLAYS + 2)
        top = pixmaps.room(at, self._scene.sceneRect()).top()
        low = top + RISES * UNIT + item.sceneBoundingRect().height() / 2  # It rises as far as the edge of the table.
        at = (at[0], max(at[1], low / UNIT))
        item.setPos(at[0] * UNIT, at[1] * UNIT)
        self._begin(RisingText(item, at, self), item, seconds)

    def proclaim(self, text: str, role: str, at: Point, seconds: float) -> None:
        """Show large words that come near and linger, as large as fits on the table."""
        item = self._pixmap_item(self._pixmaps.flying_words(text, role), at, layers.OVERLAYS + 3)
        table, own = self._scene.sceneRect(), item.sceneBoundingRect()
        loud = min(LOUD, 0.8 * table.width() / max(1.0, own.width()))
        wide, high = own.width() * loud / 2, own.height() * loud / 2
        x = min(max(at[0] * UNIT, table.left() + wide), table.right() - wide)
        y = min(max(at[1] * UNIT, table.top() + high), table.bottom() - high)
        item.setPos(x, y)
        self._begin(GrowingText(item, loud, self), item, seconds)

    def pulse(self, box: Rect, role: str, seconds: float, around: PieceItem | None = None) -> None:
        """Show a ring that opens around a place, or around a moving piece, and fades."""
        path = QPainterPath()
        wide, high = box[2] * UNIT, box[3] * UNIT
        corner = min(wide, high) * 0.18
        path.addRoundedRect(-wide / 2, -high / 2, wide, high, corner, corner)
        item = QGraphicsPathItem(path)
        item.setPen(QPen(self._pixmaps.theme.marks.of(role), UNIT * 0.06))
        item.setPos((box[0] + box[2] / 2) * UNIT, (box[1] + box[3] / 2) * UNIT)
        item.setZValue(layers.OVERLAYS)
        self._begin(GrowingRing(item, around, self), item, seconds)

    def light(self, piece: PieceItem, seconds: float) -> None:
        pixmaps = self._pixmaps.at(piece.seen[:2])
        halo = pixmaps.halo(piece.piece, piece.up, piece.piece.pose.turn, True)
        item = self._pixmap_item(halo, piece.seen[:2], layers.OVERLAYS, pixmaps.rise(piece.piece, piece.up))
        item.setOpacity(LIT)
        self._begin(FadingOverlay(item, self), item, seconds)

    def arrow(self, start: Point, end: Point, role: str, seconds: float) -> None:
        """Show an arrow that grows from one place to another and goes."""
        item = self._arrow_item(role)
        self._begin(GrowingArrow(item, start, end, self), item, seconds)

    def tumble(self, die: PieceItem, frames: Sequence[QPixmap], end: Point, seconds: float) -> None:
        """Throw a die from where it is seen: it hops, turning through its pictures; the piece is hidden meanwhile."""
        item = self._pixmap_item(frames[0], die.seen[:2], layers.OVERLAYS + 1)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        shade = QGraphicsPixmapItem(item)
        shade.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        wear(shade, self._pixmaps.at(die.seen[:2]).lifted(die.piece, die.up))
        self._begin(TumblingDie(item, shade, die, frames, end, self), item, seconds)

    def land(self) -> None:
        for motion in [each for each in self._passing if isinstance(each, TumblingDie)]:
            self._clock.go(motion, 0)

    def fade(self, item: QGraphicsItem, seconds: float) -> None:
        """Let an item fade that no longer belongs to the table."""
        self._begin(FadingOverlay(item, self), item, seconds)

    def fade_over(self, piece: PieceItem, worn: QPixmap, offset: QPointF, lay: QTransform, seconds: float) -> None:
        """Let the look fade that a piece had before it set out, which goes with it; `lay` is how it was laid then."""
        old = QGraphicsPixmapItem(worn)
        old.setOffset(offset)
        self._begin(FadingLook(old, lay, piece, self), old, seconds)

    # ---- overlays that stay until somebody acts

    def say(self, text: str, at: Point, accent: str = "ink") -> None:
        """Show a sentence above a point, within the table, and higher or lower where it would be hidden."""
        room, shrink = self._pixmaps.room(at, self._scene.sceneRect()), self._pixmaps.at(at).shrink
        pixmap = self._pixmaps.bubble(text, accent, room.width() / shrink)
        item = self._pixmap_item(pixmap, at, layers.WORDS)
        size = pixmap.deviceIndependentSize() * shrink
        x = min(max(at[0] * UNIT, room.left() + size.width() / 2), room.right() - size.width() / 2)
        y = at[1] * UNIT - size.height() / 2
        if y < room.top() + size.height() / 2:
            y = at[1] * UNIT + size.height() / 2
        item.setPos(x, self._in_sight(x, y, size, room))
        self._words.append(item)

    def _in_sight(self, x: float, y: float, size: QSizeF, room: QRectF) -> float:
        """The height nearest to this one at which a sentence of a size can be read; this one if there is none."""
        half, wide = size.height() / 2, size.width()
        steps = sorted(range(-ASIDE, ASIDE + 1), key=lambda step: (abs(step), step))
        for each in (y + step * half for step in steps):
            box = ((x - wide / 2) / UNIT, (each - half) / UNIT, wide / UNIT, 2 * half / UNIT)
            if room.top() <= each - half and each + half <= room.bottom() and not self.hidden(box):
                return each
        return y

    def point(self, start: Point, end: Point, role: str) -> None:
        """Show an arrow that stays, as the ghost of a move."""
        item = self._arrow_item(role)
        item.setPath(arrow_path(start, end, 1.0))
        item.setOpacity(0.85)
        self._words.append(item)

    def stretch(self, start: Point, end: Point) -> None:
        """Draw the line from the taken item to the hand, where there is nothing to lift."""
        if self._line is None:
            self._line = self._arrow_item("gold")
        self._line.setPath(arrow_path(start, end, 1.0))

    def release(self) -> None:
        """Remove that line."""
        if self._line is not None:
            self._scene.removeItem(self._line)
            self._line = None

    def said(self) -> list[Rect]:
        """The places of the sentences that stay, on the table."""
        boxes = (item.sceneBoundingRect() for item in self._words if isinstance(item, QGraphicsPixmapItem))
        return [(box.x() / UNIT, box.y() / UNIT, box.width() / UNIT, box.height() / UNIT) for box in boxes]

    def hush(self) -> None:
        for item in self._words:
            self._scene.removeItem(item)
        self._words.clear()

    def end(self, motion: Motion) -> None:
        """Remove what a finished motion moved."""
        item = self._passing.pop(motion, None)
        if item is not None:
            self._scene.removeItem(item)

    def _begin(self, motion: Motion, item: QGraphicsItem, seconds: float) -> None:
        if item.scene() is None:
            self._scene.addItem(item)
        self._passing[motion] = item
        self._clock.go(motion, seconds)

    def _pixmap_item(self, pixmap: QPixmap, at: Point, z: float, rise: float = 0.0) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        wear(item, pixmap, rise)
        shrink = self._pixmaps.at(at).shrink
        item.setTransform(QTransform.fromScale(shrink, shrink))
        item.setPos(at[0] * UNIT, at[1] * UNIT)
        item.setZValue(z)
        self._scene.addItem(item)
        return item

    def _arrow_item(self, role: str) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        pen = QPen(QColor(self._pixmaps.theme.legal_under), UNIT * 0.035)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(pen)
        item.setBrush(QBrush(self._pixmaps.theme.marks.of(role)))
        item.setZValue(layers.OVERLAYS)
        self._scene.addItem(item)
        return item


class RisingText:
    def __init__(self, item: QGraphicsItem, at: Point, owner: Overlays) -> None:
        self._item, self._at, self._owner = item, at, owner

    def step(self, share: float) -> None:
        rise = 1.0 - (1.0 - share) ** 3
        self._item.setPos(self._at[0] * UNIT, (self._at[1] - RISES * rise) * UNIT)
        self._item.setOpacity(min(1.0, 3.0 * (1.0 - share)))

    def rest(self) -> None:
        self._owner.end(self)


class GrowingText:
    """Words that grow to their full size at once, stay, and go."""

    def __init__(self, item: QGraphicsPixmapItem, loud: float, owner: Overlays) -> None:
        self._item, self._owner = item, owner
        self._size, self._loud = item.transform().m11(), loud
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def step(self, share: float) -> None:
        """Full size after a sixth of the time, fading in the last fifth."""
        size = self._size * self._loud * (0.4 + 0.6 * smooth(min(1.0, 6.0 * share)))
        self._item.setTransform(QTransform.fromScale(size, size))
        self._item.setOpacity(min(1.0, 5.0 * (1.0 - share)))

    def rest(self) -> None:
        self._owner.end(self)


class GrowingRing:
    """A ring growing around its middle, or around a piece that may be moving."""

    def __init__(self, item: QGraphicsItem, around: PieceItem | None, owner: Overlays) -> None:
        self._item, self._around, self._owner = item, around, owner
        self._size = 1.0 if around is None else around.piece.pose.scale

    def step(self, share: float) -> None:
        size = 1.0
        if self._around is not None:
            x, y, _turn, scale, _flip = self._around.seen
            self._item.setPos(x * UNIT, y * UNIT)
            size = scale / self._size
        self._item.setScale(size * (1.0 + 0.35 * smooth(share)))
        self._item.setOpacity(1.0 - share)

    def rest(self) -> None:
        self._owner.end(self)


class FadingOverlay:
    def __init__(self, item: QGraphicsItem, owner: Overlays) -> None:
        self._item, self._owner = item, owner
        self._from = item.opacity()

    def step(self, share: float) -> None:
        self._item.setOpacity(self._from * (1.0 - share))

    def rest(self) -> None:
        self._owner.end(self)


class FadingLook:
    """How a piece looked before, over how it looks now, wherever that goes."""

    def __init__(self, item: QGraphicsPixmapItem, lay: QTransform, piece: PieceItem, owner: Overlays) -> None:
        back, _invertible = piece.transform().inverted()
        self._item, self._lay, self._piece, self._owner = item, lay * back, piece, owner
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.step(0.0)

    def step(self, share: float) -> None:
        item, piece = self._item, self._piece
        item.setTransform(self._lay * piece.transform())
        item.setPos(piece.pos())
        item.setZValue(piece.zValue() + 0.5)
        item.setVisible(piece.isVisible())
        item.setOpacity(1.0 - share)

    def rest(self) -> None:
        self._owner.end(self)


class GrowingArrow:
    """An arrow that grows towards its target."""

    def __init__(self, item: QGraphicsPathItem, start: Point, end: Point, owner: Overlays) -> None:
        self._item, self._start, self._end, self._owner = item, start, end, owner

    def step(self, share: float) -> None:
        """Full length after half of the time, fading in the last quarter."""
        self._item.setPath(arrow_path(self._start, self._end, smooth(min(1.0, 2.0 * share + 0.05))))
        self._item.setOpacity(min(1.0, 4.0 * (1.0 - share)))

    def rest(self) -> None:
        self._owner.end(self)


class TumblingDie:
    def __init__(
        self,
        item: QGraphicsPixmapItem,
        shade: QGraphicsPixmapItem,
        die: PieceItem,
        frames: Sequence[QPixmap],
        end: Point,
        owner: Overlays,
    ) -> None:
        self._item, self._shade, self._die = item, shade, die
        self._frames, self._end, self._owner = frames, end, owner
        self._start = die.seen[:2]
        die.hide_for("tumble", True)
        self._size = item.transform().m11()
        self._at = 0

    def step(self, share: float) -> None:
        slowing = 1.0 - (1.0 - share) ** 2
        self._turn_to(min(len(self._frames) - 1, int(slowing * len(self._frames))))
        height = hop(share)
        x = self._start[0] + (self._end[0] - self._start[0]) * slowing
        y = self._start[1] + (self._end[1] - self._start[1]) * slowing - ARC * height
        size = self._size * (1.0 + 0.22 * height)
        self._item.setTransform(QTransform.fromScale(size, size))
        self._item.setPos(x * UNIT, y * UNIT)
        self._shade.setPos(0.12 * height * UNIT / size, (0.05 + ARC * height) * UNIT / size)
        self._shade.setOpacity(0.65 - 0.4 * height)

    def rest(self) -> None:
        self._die.hide_for("tumble", False)
        self._owner.end(self)

    def _turn_to(self, frame: int) -> None:
        if frame != self._at:
            self._at = frame
            wear(self._item, self._frames[frame])


def hop(share: float) -> float:
    """The height of a bouncing piece at a share of its time, 1 at the top of the first hop."""
    begin = 0.0
    for end, high in BOUNCES:
        if share < end:
            inside = (share - begin) / (end - begin)
            return high * 4.0 * inside * (1.0 - inside)
        begin = end
    return 0.0


def arrow_path(start: Point, end: Point, share: float) -> QPainterPath:
    """A bent arrow, thin at its tail, from one point towards another, in scene units."""
    x0, y0 = start[0] * UNIT, start[1] * UNIT
    x1, y1 = x0 + (end[0] * UNIT - x0) * share, y0 + (end[1] * UNIT - y0) * share
    length = math.hypot(x1 - x0, y1 - y0)
    path = QPainterPath()
    if length < 1.0:
        return path
    along = QPointF((x1 - x0) / length, (y1 - y0) / length)
    aside = QPointF(-along.y(), along.x())
    head = min(0.42 * UNIT, 0.5 * length)
    tip, neck = QPointF(x1, y1), QPointF(x1, y1) - along * head
    bend = (QPointF(x0, y0) + neck) / 2 - aside * min(0.18 * length, 0.6 * UNIT)
    wide = 0.3 * head
    tail = QPointF(x0, y0)
    path.moveTo(tail - aside * wide * 0.35)
    path.quadTo(bend - aside * wide * 0.8, neck - aside * wide)
    path.lineTo(neck - aside * head * 0.62)
    path.lineTo(tip)
    path.lineTo(neck + aside * head * 0.62)
    path.lineTo(neck + aside * wide)
    path.quadTo(bend + aside * wide * 0.8, tail + aside * wide * 0.35)
    path.closeSubpath()
    return path
