"""One place on the table: a plate, a drawing, or only a name."""

from __future__ import annotations

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from ...table.desc import Zone
from . import layers
from .layers import UNIT
from .prints import Prints, wear

INDENT, SUNK = 0.07, 0.1
"""How far the title stands in from the left edge of its zone, and how far it hangs into it, in table units."""


class ZoneItem(QGraphicsPixmapItem):
    """Lies where the description says and does not move. Its title is an item of its own, over marks of the zone."""

    def __init__(self, zone: Zone, prints: Prints) -> None:
        super().__init__()
        self.zone = zone
        self.title = QGraphicsPixmapItem()
        self.title.setZValue(layers.TITLES)
        self._prints = prints
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.sharpen()

    def become(self, zone: Zone, order: int) -> None:
        """Look as described now."""
        self.setZValue(layers.ZONES + order)
        if zone != self.zone:
            self.zone = zone
            self.sharpen()

    def sharpen(self) -> None:
        """Wear pixmaps of the scale and theme the prints have now."""
        left, top, wide, high = self.zone.rect
        prints = self._prints.at((left + wide / 2, top + high / 2))
        shrink = prints.shrink
        wear(self, prints.zone(self.zone))
        self.setTransform(QTransform.fromScale(shrink, shrink))
        self.setPos((left + wide / 2) * UNIT, (top + high / 2) * UNIT)
        title = prints.title(self.zone)
        self.title.setVisible(title is not None)
        if title is not None:
            self.title.setPixmap(title)
            self.title.setOffset(0.0, -title.deviceIndependentSize().height())
            self.title.setTransform(QTransform.fromScale(shrink, shrink))
            self.title.setPos((left + INDENT) * UNIT, (top + SUNK) * UNIT)
