"""Marks over places: rings, hatching, tags, the ring of the keyboard; and the foresight of an item."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Affordance, Caption, Foresight, ItemId, Rect, Ring, Wash
from ..art.plates import BUBBLE_AIR
from . import layers
from .layers import UNIT
from .pixmaps import Pixmaps, wear
from .spread import Spread

SMALL = 90.0
"""Logical pixels of an item below which a tag lies under it and not on its edge."""
ORDER = ("source", "legal", "illegal", "hot", "hint")
"""The order of marks, from the bottom up."""


class Marks:
    """The marks, by kind and item. Pieces draw their own glow."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps, spread: Spread) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._spread = spread
        self._shown: dict[tuple[str, ItemId], QGraphicsPixmapItem] = {}
        self._tags: dict[ItemId, str] = {}
        self._plates: dict[ItemId, QRectF] = {}
        """The places of tags, in scene units."""

    def of(self, kind: str) -> set[ItemId]:
        """The items with a mark of a kind: source, legal, hot, illegal, focus, tag."""
        return {item for shown, item in self._shown if shown == kind}

    def put(self, kind: str, items: Iterable[ItemId]) -> None:
        wanted = {item for item in items if self._spread.box(item) is not None}
        for item in self.of(kind) - wanted:
            self._scene.removeItem(self._shown.pop((kind, item)))
        for item in sorted(wanted - self.of(kind)):
            mark = QGraphicsPixmapItem()
            self._scene.addItem(mark)
            self._shown[kind, item] = mark
            self._dress(kind, item, mark)

    def tag(self, words: dict[ItemId, str]) -> None:
        """Show a tag, such as a chance or a cost, at each of these items."""
        for item in self.of("tag"):
            if self._tags.get(item) != words.get(item):
                self._scene.removeItem(self._shown.pop(("tag", item)))
        self._tags = {item: text for item, text in words.items() if text and self._spread.box(item) is not None}
        self._plates = {item: plate for item, plate in self._plates.items() if ("tag", item) in self._shown}
        for item in sorted(self._tags.keys() - self.of("tag")):
            mark = QGraphicsPixmapItem()
            self._scene.addItem(mark)
            self._shown["tag", item] = mark
            self._dress("tag", item, mark)

    def tags(self) -> dict[ItemId, Rect]:
        """Where the tags of items lie on the table."""
        found: dict[ItemId, Rect] = {}
        for item in self.of("tag"):
            box = self._shown["tag", item].sceneBoundingRect()
            found[item] = (box.x() / UNIT, box.y() / UNIT, box.width() / UNIT, box.height() / UNIT)
        return found

    def sharpen(self) -> None:
        self._plates.clear()
        for (kind, item), mark in list(self._shown.items()):
            if self._spread.box(item) is None:
                self._scene.removeItem(self._shown.pop((kind, item)))
            else:
                self._dress(kind, item, mark)

    def _dress(self, kind: str, item: ItemId, mark: QGraphicsPixmapItem) -> None:
        whole = self._pixmaps.board is None  # Beside a board, what has risen is painted with its ring.
        box = self._spread.place(item) if whole and item == self._spread.risen else self._spread.box(item)
        if box is None:
            return
        left, top, wide, high = box
        mark.setZValue(self._height(kind, item))
        pixmaps = self._pixmaps.at((left + wide / 2, top + high / 2))
        shrink = pixmaps.shrink
        mark.setTransform(QTransform.fromScale(shrink, shrink))
        if kind == "tag":
            wear(mark, pixmaps.bubble(self._tags[item]))
            mark.setPos((left + wide / 2) * UNIT, (top + high) * UNIT)
            if min(wide, high) * pixmaps.density < SMALL * pixmaps.dpr:
                self._lay_aside(item, mark, shrink)
        else:
            wear(mark, pixmaps.mark(kind, wide, high, self._spread.is_ground(item)))
            mark.setPos((left + wide / 2) * UNIT, (top + high / 2) * UNIT)

    def _lay_aside(self, item: ItemId, mark: QGraphicsPixmapItem, shrink: float) -> None:
        """Lay a tag beside its item, where it covers the least of other tags and pieces."""
        about, air = self._place_of(item), BUBBLE_AIR * shrink
        plate = QRectF(QPointF(), mark.boundingRect().size() * shrink).adjusted(air, air, -air, -air)
        right, down = (about.width() + plate.width()) / 2, (about.height() + plate.height()) / 2
        targets = [self._place_of(each) for each in self._tags if each != item]
        others = [plate for each, plate in self._plates.items() if each != item]
        things = [self._place_of(each) for each in self._spread.pieces if self._spread.loose_size(each) is not None]
        whole, found = self._scene.sceneRect(), []
        for order, (across, along) in enumerate(((0.0, down), (0.0, -down), (right, 0.0), (-right, 0.0))):
            plate.moveCenter(about.center() + QPointF(across, along))
            covered = sum(plate.intersects(each) for each in (*targets, *others))
            off = not whole.contains(plate)
            found.append((covered + 2 * off, sum(plate.intersects(each) for each in things), order, QRectF(plate)))
        best = min(found, key=lambda each: each[:3])[3]
        self._plates[item] = best
        mark.setPos(best.center())

    def _place_of(self, item: ItemId) -> QRectF:
        return QRectF(*(each * UNIT for each in self._spread.place(item) or (0.0, 0.0, 0.0, 0.0)))

    def _height(self, kind: str, item: ItemId) -> float:
        if kind in ("focus", "tag"):
            return layers.FOCUS if kind == "focus" else layers.WORDS - 1
        lies = item in self._spread.zones or self._spread.stands(item)  # Nothing covers a face.
        return (layers.GROUND if lies else layers.MARKS) + ORDER.index(kind)


Foresee = Callable[[ItemId, Affordance | None], Foresight | None]
"""The foresight of an item that is held or looked at, and of its affordance."""

STRENGTH = {"dark": 0.62, "seen": 0.2, "reach": 0.16, "danger": 0.24}
EDGED = {"seen": 0.045, "danger": 0.03}
"""The washes with a line around them, and its width as a share of the grain."""
LETTERS = 0.34
"""The height of letters, as a share of the grain."""


def nothing(_item: ItemId, _deed: Affordance | None) -> None:
    """The foresight of games that have none."""
    return


class ForesightItems:
    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps, spread: Spread) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._spread = spread
        self._items: list[QGraphicsItem] = []
        self._shown: tuple[ItemId, Affordance | None] = ("", None)
        self.foresee: Foresee = nothing

    def __len__(self) -> int:
        return len(self._items)

    def show(self, item: ItemId, affordance: Affordance | None) -> None:
        """Show the foresight of an item; nothing without an item."""
        if (item, affordance) != self._shown:
            self._shown = (item, affordance)
            self.sharpen()

    def sharpen(self) -> None:
        for each in self._items:
            self._scene.removeItem(each)
        self._items.clear()
        item, affordance = self._shown
        seen = self.foresee(item, affordance) if item else None
        if seen is not None:
            self._draw(seen, item, affordance)

    def _draw(self, seen: Foresight, item: ItemId, affordance: Affordance | None) -> None:
        for wash in seen.washes:
            self._wash(wash, seen.grain)
        for ring in seen.rings:
            self._ring(ring, seen.grain)
        middle = self._spread.middle(item)
        end = seen.trail[-1][:2] if seen.trail else middle
        if end is not None:
            self._threaten(seen.threats, end, seen.grain)
        self._trail(seen.trail, seen.grain)
        for caption in (*seen.captions, *seen.trail):
            self._letter(caption, seen.grain)

    def _ring(self, ring: Ring, grain: float) -> None:
        left, top, wide, high = (length * UNIT for length in ring.place)
        corner, path = grain * UNIT / 2, QPainterPath()
        path.addRoundedRect(QRectF(left, top, wide, high), corner, corner)
        theme = self._pixmaps.theme
        for width, colour in ((0.11, QColor(theme.legal_under)), (0.05, theme.marks.of(ring.role))):
            self._path(path, layers.WAYS).setPen(QPen(colour, width * grain * UNIT))

    def _wash(self, wash: Wash, grain: float) -> None:
        theme = self._pixmaps.theme
        colour = {"dark": "#05060a", "seen": theme.glow, "reach": theme.legal, "danger": theme.illegal}[wash.kind]
        path = QPainterPath()
        for left, top, wide, high in wash.places:
            path.addRect(QRectF(left * UNIT, top * UNIT, wide * UNIT, high * UNIT))
        item = self._path(path.simplified(), layers.GROUND - 1)
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setBrush(QBrush(QColor(colour)))
        item.setOpacity(min(1.0, STRENGTH[wash.kind] * (1.4 if theme.strong else 1.0)))
        if wash.kind in EDGED and wash.places:
            edge = self._path(path.simplified(), layers.GROUND - 1)
            edge.setPen(QPen(QColor(colour), EDGED[wash.kind] * grain * UNIT))
            edge.setOpacity(0.8)

    def _trail(self, trail: Sequence[Caption], grain: float) -> None:
        if len(trail) < 2:
            return
        path = QPainterPath(QPointF(trail[0][0] * UNIT, trail[0][1] * UNIT))
        for x, y, _text in trail[1:]:
            path.lineTo(x * UNIT, y * UNIT)
        for width, colour in ((0.13, self._pixmaps.theme.legal_under), (0.07, self._pixmaps.theme.legal)):
            line = self._path(path, layers.WAYS + 2)
            pen = QPen(QColor(colour), width * grain * UNIT)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            line.setPen(pen)

    def _threaten(self, threats: Sequence[ItemId], end: tuple[float, float], grain: float) -> None:
        for threat in threats:
            start = self._spread.middle(threat)
            if start is None:
                continue
            path = QPainterPath(QPointF(start[0] * UNIT, start[1] * UNIT))
            path.lineTo(end[0] * UNIT, end[1] * UNIT)
            line = self._path(path, layers.WAYS + 1)
            line.setPen(QPen(QColor(self._pixmaps.theme.illegal), 0.06 * grain * UNIT, Qt.PenStyle.DashLine))

    def _letter(self, caption: Caption, grain: float) -> None:
        x, y, text = caption
        if not text:
            return
        item = QGraphicsPixmapItem()
        wear(item, self._pixmaps.letters(text, LETTERS * grain))
        item.setTransform(QTransform.fromScale(self._pixmaps.shrink, self._pixmaps.shrink))
        item.setPos(x * UNIT, y * UNIT)
        item.setZValue(layers.WAYS + 3)
        self._scene.addItem(item)
        self._items.append(item)

    def _path(self, path: QPainterPath, height: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem(path)
        item.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        item.setZValue(height)
        self._scene.addItem(item)
        self._items.append(item)
        return item
