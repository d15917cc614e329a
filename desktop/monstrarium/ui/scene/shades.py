"""The dark parts of a table at rest, over its furniture and under everything that stands on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from ...table.desc import Wash
from . import layers
from .layers import UNIT
from .pixmaps import Pixmaps

DEPTHS = {"dusk": ("#0b1020", 0.4), "night": ("#04060c", 0.66)}
"""By kind: the colour, and how much of it."""
PLAIN = 0.7
"""The share of the depth where marks have to be seen in high contrast."""
ROUND = 0.14
"""The width of the line that rounds the corners, as a share of a place."""


class Shades:
    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._laid: tuple[Wash, ...] = ()
        self._items: list[QGraphicsPathItem] = []

    def lay(self, shade: tuple[Wash, ...]) -> None:
        if shade != self._laid:
            self._laid = shade
            self.sharpen()

    def sharpen(self) -> None:
        """Draw the same again for the present theme."""
        for each in self._items:
            self._scene.removeItem(each)
        self._items = [self._item(wash) for wash in self._laid]

    def _item(self, wash: Wash) -> QGraphicsPathItem:
        name, depth = DEPTHS[wash.kind]
        path = QPainterPath()
        for left, top, wide, high in wash.places:
            path.addRect(QRectF(left * UNIT, top * UNIT, wide * UNIT, high * UNIT))
        grain = min((high for _left, _top, _wide, high in wash.places), default=1.0)
        item = QGraphicsPathItem(path.simplified())
        colour = QColor(name)
        pen = QPen(colour, ROUND * grain * UNIT)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(pen)
        item.setBrush(QBrush(colour))
        item.setOpacity(depth * (PLAIN if self._pixmaps.theme.strong else 1.0))
        item.setZValue(layers.SHADES)
        self._scene.addItem(item)
        return item
