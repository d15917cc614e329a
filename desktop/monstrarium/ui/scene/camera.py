"""How near the table is and where it lies in the window: fits, zooms, pans, and has everything drawn sharp for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from .layers import UNIT
from .table_scene import TableScene

ROOM = 0.25
"""Felt that stays visible around a table that is fitted, in table units."""
NEAREST = 6.0
"""How far one may zoom in, as a factor of the fitted size; out no farther than that."""
SMALLEST = 8
"""Device pixels in a table unit below which nothing is told from anything."""
SHARPEN_MS = 120
"""How long zooming has to pause before everything is drawn afresh for its new size."""


class Camera:
    """A table unit is always a whole number of device pixels, so that everything at rest is sharp.

    It waits for zooming to pause by a timer of its own, not on the clock of the table: nothing moves meanwhile, so the
    match must not be held up.
    """

    def __init__(self, view: QGraphicsView, table: TableScene) -> None:
        self.density = SMALLEST
        """Device pixels in a table unit."""
        self._view = view
        self._table = table
        self._fitted = True
        self._pause = QTimer(view)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SHARPEN_MS)
        self._pause.timeout.connect(self.sharpen)

    def place(self, at: QPointF) -> tuple[float, float]:
        """The point of the table under a point of the window."""
        back, _invertible = self._view.viewportTransform().inverted()
        on = back.map(at)
        return on.x() / UNIT, on.y() / UNIT

    def point(self, place: tuple[float, float]) -> QPointF:
        """The point of the window over a point of the table."""
        return self._view.viewportTransform().map(QPointF(place[0] * UNIT, place[1] * UNIT))

    def fit(self) -> None:
        """Show the whole table, as large as it goes."""
        self._fitted = True
        self._scale_to(self._fitting())
        self._view.centerOn(self._table.sceneRect().center())
        self._sharpen_soon()

    def zoom(self, factor: float, at: QPointF) -> None:
        """Come nearer or go farther; what is seen at a point stays there."""
        before, fitting = self.place(at), self._fitting()
        wanted = round(self.density * factor)
        if wanted == self.density:
            wanted += 1 if factor > 1 else -1
        self._fitted = False
        self._scale_to(round(min(max(wanted, fitting), fitting * NEAREST)))
        self.pan(self.point(before) - at)
        self._sharpen_soon()

    def pan(self, by: QPointF) -> None:
        """Move the window over the table, as far as its edges."""
        self._fitted = False
        shown, room = self._shown(), self._view.viewport().size()
        air = ROOM * UNIT * self._view.transform().m11()
        for bar, way, start, length, space in (
            (self._view.horizontalScrollBar(), by.x(), shown.left(), shown.width(), room.width()),
            (self._view.verticalScrollBar(), by.y(), shown.top(), shown.height(), room.height()),
        ):
            last, first = space - length - air, air
            there = min(max(start - way, last), first) if last < first else (space - length) / 2
            bar.setValue(bar.value() + round(start - there))

    def can_pan(self) -> bool:
        """Whether there is more of the table than the window shows."""
        return not QRectF(self._view.viewport().rect()).contains(self._shown())

    def resize(self, old: QSize, new: QSize) -> None:
        """A fitted table stays fitted; any other keeps its middle."""
        if self._fitted:
            self.fit()
        elif old.isValid():
            self.pan(QPointF(old.width() - new.width(), old.height() - new.height()) / 2)

    def see(self, table: QRectF) -> None:
        """Another table: there is room to bring any of it to the middle, and all of it is seen."""
        self._view.setSceneRect(table.adjusted(-table.width(), -table.height(), table.width(), table.height()))
        if self._fitted:
            self._scale_to(self._fitting())
            self._view.centerOn(table.center())
            self.sharpen()
        else:
            self.pan(QPointF())

    def sharpen(self) -> None:
        """Have everything drawn for this size now."""
        self._pause.stop()
        self._table.set_density(self.density, self._view.devicePixelRatioF())
        self._view.viewport().update()

    def _shown(self) -> QRectF:
        """The table in the coordinates of the window."""
        return self._view.viewportTransform().mapRect(self._table.sceneRect())

    def _fitting(self) -> int:
        """Device pixels in a table unit when all of it is seen."""
        room = self._view.viewport().size() * self._view.devicePixelRatioF()
        size = self._table.sceneRect().size() / UNIT
        fits = min(room.width() / (size.width() + 2 * ROOM), room.height() / (size.height() + 2 * ROOM))
        return max(SMALLEST, int(fits))

    def _scale_to(self, density: int) -> None:
        scale = density / (UNIT * self._view.devicePixelRatioF())
        self.density = density
        self._view.setTransform(QTransform.fromScale(scale, scale))

    def _sharpen_soon(self) -> None:
        if self._view.isVisible():
            self._pause.start()
        else:
            self.sharpen()
