"""The small map in a corner of the window, and the letters and numbers along a board, while part is out of sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget

from ...language.words import _
from ..art.ground import ground
from ..art.plates import NIGHT
from ..scene.layers import UNIT
from ..scene.table_scene import TableScene
from .camera import Camera

SHARE = 0.24
"""The largest share of the window's width and height."""
MARGIN = 8
ENOUGH = 0.98
"""The share of the table in sight from which on there is no map."""


class SmallMap(QWidget):
    """The map. A press or drag on it scrolls to that part of the table."""

    def __init__(self, view: QGraphicsView, table: TableScene, camera: Camera) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._camera = camera
        self._picture = QPixmap()
        self._ground = QPixmap()
        self._ground_of: object = None
        self._stale = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(_("Small map of the table"))
        self.setToolTip(_("Click to bring a part of the table to the middle"))
        self.hide()
        table.settled.connect(self.renew)

    def follow(self) -> None:
        seen, whole = self._seen(), self._camera.area
        part = seen.intersected(whole)
        area = part.width() * part.height()
        wanted = area < ENOUGH * whole.width() * whole.height() and bool(whole.width()) and not self._camera.resting
        if wanted:
            self._place(whole)
        if wanted and self.isHidden():
            self._stale = True
        self.setVisible(wanted)
        self.update()

    def renew(self) -> None:
        self._stale = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stale or self._picture.size() != self.size() * self.devicePixelRatioF():
            self._draw()
        theme = self._table.theme
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            frame = self._shown(self._seen()).intersected(QRectF(self.rect()))
            painter.setPen(QPen(QColor(theme.legal_under), 4))
            painter.drawRect(frame.adjusted(2, 2, -2, -2))
            painter.setPen(QPen(QColor(theme.legal), 2))
            painter.drawRect(frame.adjusted(2, 2, -2, -2))
            painter.setPen(QPen(theme.text.of("ink"), 2))
            painter.drawRect(self.rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _go(self, at: QPointF) -> None:
        whole = self._camera.area
        x = whole.left() + at.x() / max(1, self.width()) * whole.width()
        y = whole.top() + at.y() / max(1, self.height()) * whole.height()
        middle = self._camera.frame.center()
        there = self._view.viewportTransform().map(QPointF(x, y))
        self._camera.pan(there - middle)

    def _seen(self) -> QRectF:
        back, _invertible = self._view.viewportTransform().inverted()
        return back.mapRect(self._camera.frame)

    def _shown(self, part: QRectF) -> QRectF:
        whole = self._camera.area
        across, down = self.width() / whole.width(), self.height() / whole.height()
        left, top = (part.left() - whole.left()) * across, (part.top() - whole.top()) * down
        return QRectF(left, top, part.width() * across, part.height() * down)

    def _place(self, whole: QRectF) -> None:
        room = self._camera.frame.size()
        scale = min(room.width() * SHARE / whole.width(), room.height() * SHARE / whole.height())
        size = QSize(max(1, round(whole.width() * scale)), max(1, round(whole.height() * scale)))
        self.setFixedSize(size)
        self.move(round(room.width()) - size.width() - MARGIN, round(room.height()) - size.height() - MARGIN)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        wanted = (size.width(), size.height(), self._table.theme.name, self._table.ground)
        if wanted != self._ground_of:
            self._ground_of = wanted
            art, theme = self._table.pixmaps.art, self._table.theme
            self._ground = QPixmap.fromImage(ground(self._table.ground, (size.width(), size.height()), art, theme))
        self._picture = QPixmap(self._ground)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._table.render(painter, QRectF(self._picture.rect()), self._camera.area)
        self._picture.setDevicePixelRatio(ratio)
        self._stale = False


AIR = 3
"""Pixels above and below a letter."""
LEAST = 16
"""The least pixels of a column or row that has a letter or number."""


class BoardRuler(QWidget):
    """A strip with the letters over the columns, or the numbers beside the rows. The mouse reaches through it."""

    def __init__(self, view: QGraphicsView, table: TableScene, camera: Camera, across: bool) -> None:
        """`across` is for the upper edge, else the left one."""
        super().__init__(view)
        self.marks: list[tuple[str, QPointF]] = []
        """The texts, and their middles in the window."""
        self._view = view
        self._table = table
        self._camera = camera
        self._across = across
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        table.settled.connect(self.follow)

    def follow(self) -> None:
        self.marks = self._marks()
        frame = self._camera.frame.toRect()
        tall = self.fontMetrics().height() + 2 * AIR
        wide = max([self.fontMetrics().horizontalAdvance(text) for text, _at in self.marks], default=0) + 4 * AIR
        self.setGeometry(
            frame.left(), frame.top(), *((frame.width(), tall) if self._across else (wide, frame.height()))
        )
        self.setVisible(bool(self.marks))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._table.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(NIGHT))
            painter.setPen(theme.marks.of("light"))
            size = self.fontMetrics().height() * 2
            for text, at in self.marks:
                box = QRectF(0, 0, size, size)
                box.moveCenter(self._spot(at))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _spot(self, at: QPointF) -> QPointF:
        here = at - QPointF(self.pos())
        return QPointF(here.x(), self.height() / 2) if self._across else QPointF(self.width() / 2, here.y())

    def _marks(self) -> list[tuple[str, QPointF]]:
        desc = self._table.desc
        if desc is None or not desc.headers or not self._camera.parted:
            return []
        name = desc.headers[0 if self._across else 1]
        piece = next((each for each in desc.pieces if each.id == name), None)
        if piece is None:
            return []
        (width, height), frame, onto = piece.size, self._camera.frame, self._view.viewportTransform()
        left, top = piece.pose.x - width / 2, piece.pose.y - height / 2
        corner = onto.map(QPointF(left * UNIT, top * UNIT))
        if corner.y() >= frame.top() - 1 if self._across else corner.x() >= frame.left() - 1:
            return []
        found = []
        for label in piece.face.labels:
            box = QRectF(left + label.x * width, top + label.y * height, label.w * width, label.h * height)
            place = onto.mapRect(QRectF(box.topLeft() * UNIT, box.size() * UNIT))
            strip = QRectF(place.left(), frame.top(), place.width(), frame.height())
            if not self._across:
                strip = QRectF(frame.left(), place.top(), frame.width(), place.height())
            seen = strip & frame
            if seen.width() > LEAST and seen.height() > LEAST:
                found.append((label.text, strip.center() if frame.contains(strip.center()) else seen.center()))
        return found
