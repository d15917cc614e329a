"""The letters and numbers beside a board, along the edges of the window while the board's own are out of sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from .camera import Camera
from .layers import UNIT
from .table_scene import TableScene

AIR = 3
"""Pixels above and below a letter."""
LEAST = 16
"""How much of a column or row has to be seen, in pixels, to be named."""


class Header(QWidget):
    """One strip of them: each letter over its column, or each number beside its row. The mouse reaches through it."""

    def __init__(self, view: QGraphicsView, table: TableScene, camera: Camera, across: bool) -> None:
        """across: along the upper edge; else along the left one."""
        super().__init__(view)
        self.marks: list[tuple[str, QPointF]] = []
        """What is read on it, and where its middle is in the window."""
        self._view = view
        self._table = table
        self._camera = camera
        self._across = across
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        table.settled.connect(self.follow)

    def follow(self) -> None:
        """The window shows another part of the table, or is another window."""
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
            painter.fillRect(self.rect(), QColor(theme.bubble))
            painter.setPen(theme.text.of("ink"))
            size = self.fontMetrics().height() * 2
            for text, at in self.marks:
                box = QRectF(0, 0, size, size)
                box.moveCenter(self._spot(at))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _spot(self, at: QPointF) -> QPointF:
        """Where a mark stands on the strip."""
        here = at - QPointF(self.pos())
        return QPointF(here.x(), self.height() / 2) if self._across else QPointF(self.width() / 2, here.y())

    def _marks(self) -> list[tuple[str, QPointF]]:
        """The words of the board's own strip with their places; nothing while that is in sight, or has none."""
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
