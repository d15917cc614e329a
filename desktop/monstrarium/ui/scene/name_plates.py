"""The name plates of the seats, as they stand on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Plate, Rect, Seat
from ..art.name_plate import SeatLook, bell_of
from . import layers
from .layers import UNIT
from .pixmaps import Pixmaps, wear

UNKNOWN = SeatLook()


class NamePlates:
    """The plates by seat. They lie under all loose pieces and are no items of the table."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._items: dict[Seat, QGraphicsPixmapItem] = {}
        self.plates: dict[Seat, Plate] = {}
        self.looks: Mapping[Seat, SeatLook] = {}

    def lay(self, plates: Sequence[Plate]) -> None:
        """Show the plates of a table."""
        wanted = {plate.seat: plate for plate in plates}
        if wanted != self.plates:
            self.plates = wanted
            self.sharpen()

    def tell(self, looks: Mapping[Seat, SeatLook]) -> None:
        """Show names and what every seat does."""
        if looks != self.looks:
            self.looks = dict(looks)
            self.sharpen()

    def at(self, x: float, y: float) -> Seat | None:
        """The seat whose plate is at a point of the table."""
        on = QPointF(x, y)
        return next((seat for seat, plate in self.plates.items() if QRectF(*plate.place).contains(on)), None)

    def is_bell(self, seat: Seat, x: float, y: float) -> bool:
        """Whether the bell of a seat's plate is at a point of the table."""
        left, top, wide, high = self.plates[seat].place
        look = self.looks.get(seat, UNKNOWN)
        return look.bell is not None and bell_of((wide, high)).contains(QPointF(x - left, y - top))

    def words(self, seat: Seat) -> str:
        """All that the plate says, in one sentence."""
        look, plate = self.looks.get(seat, UNKNOWN), self.plates[seat]
        return " · ".join(part for part in (look.name, plate.score, look.state, plate.note) if part)

    def box(self, seat: Seat) -> Rect | None:
        plate = self.plates.get(seat)
        return None if plate is None else plate.place

    def sharpen(self) -> None:
        """Draw everything again."""
        for seat in self._items.keys() - self.plates.keys():
            self._scene.removeItem(self._items.pop(seat))
        for seat, plate in self.plates.items():
            item = self._items.get(seat)
            if item is None:
                item = self._items[seat] = QGraphicsPixmapItem()
                item.setZValue(layers.PLATES)
                self._scene.addItem(item)
            left, top, wide, high = plate.place
            middle = (left + wide / 2, top + high / 2)
            pixmaps = self._pixmaps.at(middle)
            wear(item, pixmaps.plate(plate, self.looks.get(seat, UNKNOWN)))
            item.setTransform(QTransform.fromScale(pixmaps.shrink, pixmaps.shrink))
            item.setPos(middle[0] * UNIT, middle[1] * UNIT)
