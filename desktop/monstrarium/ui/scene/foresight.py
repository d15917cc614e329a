"""Draws what is foreseen: the way something would take, what it would see, and what would see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Affordance, Caption, Foresight, ItemId, Wash
from . import layers
from .layers import UNIT
from .prints import Prints, wear
from .spread import Spread

Foresee = Callable[[ItemId, Affordance | None], Foresight | None]
"""What is to be seen of an item that is held or looked at, or of the affordance it would do."""

STRENGTH = {"dark": 0.62, "seen": 0.2, "reach": 0.16, "danger": 0.24}
"""How much of a wash covers what lies below it."""
LETTERS = 0.34
"""The height of letters, as a share of the grain."""


def nothing(_item: ItemId, _deed: Affordance | None) -> None:
    """Most games foresee nothing."""
    return


class Sights:
    """What is foreseen of at most one item, and of at most one affordance."""

    def __init__(self, scene: QGraphicsScene, prints: Prints, spread: Spread) -> None:
        self._scene = scene
        self._prints = prints
        self._spread = spread
        self._items: list[QGraphicsItem] = []
        self._shown: tuple[ItemId, Affordance | None] = ("", None)
        self.foresee: Foresee = nothing

    def __len__(self) -> int:
        return len(self._items)

    def show(self, item: ItemId, affordance: Affordance | None) -> None:
        """Show this, unless it is shown already; without an item nothing."""
        if (item, affordance) != self._shown:
            self._shown = (item, affordance)
            self.sharpen()

    def sharpen(self) -> None:
        """Draw it again for the table, scale and theme there are now."""
        for each in self._items:
            self._scene.removeItem(each)
        self._items.clear()
        item, affordance = self._shown
        seen = self.foresee(item, affordance) if item else None
        if seen is not None:
            self._draw(seen, item, affordance)

    def _draw(self, seen: Foresight, item: ItemId, affordance: Affordance | None) -> None:
        for wash in seen.washes:
            self._wash(wash)
        middle = self._spread.middle(item)
        end = seen.trail[-1][:2] if seen.trail else middle
        if end is not None:
            self._threaten(seen.threats, end, seen.grain)
        self._trail(seen.trail, seen.grain)
        for caption in (*seen.captions, *seen.trail):
            self._letter(caption, seen.grain)

    def _wash(self, wash: Wash) -> None:
        theme = self._prints.theme
        colour = {"dark": "#05060a", "seen": theme.glow, "reach": theme.legal, "danger": theme.illegal}[wash.kind]
        path = QPainterPath()
        for left, top, wide, high in wash.places:
            path.addRect(QRectF(left * UNIT, top * UNIT, wide * UNIT, high * UNIT))
        item = self._path(path.simplified(), layers.GROUND - 1)
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setBrush(QBrush(QColor(colour)))
        item.setOpacity(min(1.0, STRENGTH[wash.kind] * (1.4 if theme.strong else 1.0)))

    def _trail(self, trail: Sequence[Caption], grain: float) -> None:
        if len(trail) < 2:
            return
        path = QPainterPath(QPointF(trail[0][0] * UNIT, trail[0][1] * UNIT))
        for x, y, _text in trail[1:]:
            path.lineTo(x * UNIT, y * UNIT)
        for width, colour in ((0.13, self._prints.theme.legal_under), (0.07, self._prints.theme.legal)):
            line = self._path(path, layers.GHOSTS - 2)
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
            line = self._path(path, layers.GHOSTS - 3)
            line.setPen(QPen(QColor(self._prints.theme.illegal), 0.06 * grain * UNIT, Qt.PenStyle.DashLine))

    def _letter(self, caption: Caption, grain: float) -> None:
        x, y, text = caption
        if not text:
            return
        item = QGraphicsPixmapItem()
        wear(item, self._prints.letters(text, LETTERS * grain))
        item.setTransform(QTransform.fromScale(self._prints.shrink, self._prints.shrink))
        item.setPos(x * UNIT, y * UNIT)
        item.setZValue(layers.GHOSTS + 1)
        self._scene.addItem(item)
        self._items.append(item)

    def _path(self, path: QPainterPath, height: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem(path)
        item.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        item.setZValue(height)
        self._scene.addItem(item)
        self._items.append(item)
        return item
