"""The map of a briefing, drawn like the table, with the names of its places."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...language.words import _
from ...table.briefing import Briefing, Spot
from ..art.palette import Theme
from ..art.plates import NIGHT, PANE
from ..art.renderer import Art
from ..kit.text import RADIUS, SMALL, STEP, scaled
from ..view.picture import framed, picture

SQUARES = 66
"""The letters grow on a map that is higher than so many of them."""
GAP = 3.0
"""Pixels between a place and its name."""
LIGHT = "#f2ead8"


class MapView(QWidget):
    """Shows a map, drawn once for each size."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self._briefing: Briefing | None = None
        self._drawn = QImage()
        self.setMinimumSize(40 * STEP, 30 * STEP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_map(self, briefing: Briefing, theme: Theme) -> None:
        self._briefing, self._theme = briefing, theme
        self._drawn = QImage()
        names = [spot.name for spot in briefing.spots]
        self.setAccessibleName(_("Map of {title}", title=briefing.title))
        self.setAccessibleDescription(", ".join(dict.fromkeys(names)))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._drawn = QImage()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(90 * STEP, 80 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._briefing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(frame)
        painter.drawImage(0, 0, self._image(self._briefing))
        painter.setFont(self._font())
        for spot, plate in self.plates():
            painter.setPen(QPen(QColor(PANE), 1.0))
            painter.setBrush(QColor(NIGHT))
            painter.drawRoundedRect(plate, 4, 4)
            painter.setPen(QColor(LIGHT))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, spot.name)

    def plates(self) -> Iterator[tuple[Spot, QRectF]]:
        """Every name with its plate, beside its place, where it covers no other place or name."""
        if self._briefing is None:
            return
        metrics = QFontMetricsF(self._font())
        room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        places = [self._place(spot) for spot in self._briefing.spots]
        taken = list(places)
        for spot, place in zip(self._briefing.spots, places, strict=True):
            wide, high = metrics.horizontalAdvance(spot.name) + STEP, metrics.height() + 2
            ways = [_inside(way, room) for way in _around(place, wide, high)]
            plate = min(ways, key=lambda way: sum(_overlap(way, each) for each in taken))
            taken.append(plate)
            yield spot, plate

    def _font(self) -> QFont:
        font = scaled(SMALL)
        squares = min(self.width(), self.height()) / SQUARES
        font.setPixelSize(max(QFontInfo(font).pixelSize(), round(squares)))
        return font

    def _image(self, briefing: Briefing) -> QImage:
        ratio = self.devicePixelRatioF()
        size = (max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio)))
        if (self._drawn.width(), self._drawn.height()) != size:
            self._drawn = picture(briefing.map, self._art, self._theme, size)
            self._drawn.setDevicePixelRatio(ratio)
        return self._drawn

    def _place(self, spot: Spot) -> QRectF:
        assert self._briefing is not None
        ratio = self.devicePixelRatioF()
        density, corner = framed(self._briefing.map, (round(self.width() * ratio), round(self.height() * ratio)))
        left, top, wide, high = (each * density / ratio for each in spot.rect)
        return QRectF(left + corner.x() / ratio, top + corner.y() / ratio, wide, high)


def _around(place: QRectF, wide: float, high: float) -> Iterator[QRectF]:
    """Positions of a plate: in the middle of a large place, above, below and beside it."""
    middle, line = place.center().x() - wide / 2, place.center().y() - high / 2
    if place.width() > wide and place.height() > 2 * high:
        yield QRectF(middle, place.top() + GAP, wide, high)
    yield QRectF(middle, place.top() - high - GAP, wide, high)
    yield QRectF(middle, place.bottom() + GAP, wide, high)
    yield QRectF(place.right() + GAP, line, wide, high)
    yield QRectF(place.left() - wide - GAP, line, wide, high)


def _inside(plate: QRectF, room: QRectF) -> QRectF:
    left = min(max(plate.left(), room.left()), room.right() - plate.width())
    top = min(max(plate.top(), room.top()), room.bottom() - plate.height())
    return QRectF(left, top, plate.width(), plate.height())


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return max(0.0, both.width()) * max(0.0, both.height())
