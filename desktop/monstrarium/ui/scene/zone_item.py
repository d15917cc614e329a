"""One place on the table: a plate, a drawing, or only a name."""

from __future__ import annotations

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from ...table.desc import Zone
from . import layers
from .layers import UNIT
from .prints import Prints, wear


class ZoneItem(QGraphicsPixmapItem):
    """Lies where the description says and does not move."""

    def __init__(self, zone: Zone, prints: Prints) -> None:
        super().__init__()
        self.zone = zone
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
        """Wear a pixmap of the scale and theme the prints have now."""
        left, top, wide, high = self.zone.rect
        wear(self, self._prints.zone(self.zone))
        shrink = self._prints.shrink
        self.setTransform(QTransform.fromScale(shrink, shrink))
        self.setPos((left + wide / 2) * UNIT, (top + high / 2) * UNIT)
