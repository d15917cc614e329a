"""The dark parts of a table at rest, over its furniture and under everything that stands on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Rect, Wash
from . import layers
from .layers import UNIT
from .pixmaps import Pixmaps

DEPTHS = {"dusk": ("#0b1020", 0.42), "night": ("#04060c", 0.62)}
"""By kind: the colour, and how much of it."""
PLAIN = 0.7
"""The share of the depth where marks have to be seen in high contrast."""
TORCH = 0.85
"""How much of the dark a torch takes away at its middle."""
DOTS = 4
"""The dots across a place. They are drawn much larger than a pixel, so that the dark begins softly."""
MOST = 1024
"""The most dots of a shade across or down."""


class Shades:
    """All that is dark as one small picture, which is drawn enlarged and smooth."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._laid: tuple[Wash, ...] = ()
        self._item: QGraphicsPixmapItem | None = None

    def lay(self, shade: tuple[Wash, ...]) -> None:
        if shade != self._laid:
            self._laid = shade
            self.sharpen()

    def sharpen(self) -> None:
        """Draw the same again for the present theme."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
        places = [place for wash in self._laid for place in wash.places if wash.kind in DEPTHS]
        if places:
            self._item = self._drawn(_around(places), min(min(place[2:]) for place in places))

    def _drawn(self, whole: Rect, grain: float) -> QGraphicsPixmapItem:
        left, top, wide, high = whole
        dots = min(DOTS / grain, MOST / max(wide, high))
        size = QSize(max(1, round(wide * dots)), max(1, round(high * dots)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(image.width() / wide, image.height() / high)
        painter.translate(-left, -top)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for wash in self._laid:
            if wash.kind in DEPTHS:
                name, depth = DEPTHS[wash.kind]
                colour = QColor(name)
                colour.setAlphaF(depth * (PLAIN if self._pixmaps.theme.strong else 1.0))
                for place in wash.places:
                    painter.fillRect(QRectF(*place), colour)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for place in (place for wash in self._laid if wash.kind == "torch" for place in wash.places):
            _lighten(painter, QRectF(*place))
        painter.end()
        item = QGraphicsPixmapItem(QPixmap.fromImage(image))
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setTransform(QTransform.fromScale(wide * UNIT / image.width(), high * UNIT / image.height()))
        item.setPos(left * UNIT, top * UNIT)
        item.setZValue(layers.SHADES)
        self._scene.addItem(item)
        return item


def _lighten(painter: QPainter, pool: QRectF) -> None:
    """Take the dark away around the middle of a pool of light."""
    light = QRadialGradient(QPointF(), 1.0)
    for share, alpha in ((0.0, TORCH), (0.45, 0.6 * TORCH), (1.0, 0.0)):
        light.setColorAt(share, QColor.fromRgbF(0.0, 0.0, 0.0, alpha))
    painter.save()
    painter.translate(pool.center())
    painter.scale(pool.width() / 2, pool.height() / 2)
    painter.fillRect(QRectF(-1.0, -1.0, 2.0, 2.0), light)
    painter.restore()


def _around(places: list[Rect]) -> Rect:
    left, top = min(place[0] for place in places), min(place[1] for place in places)
    right, low = max(place[0] + place[2] for place in places), max(place[1] + place[3] for place in places)
    return left, top, right - left, low - top
