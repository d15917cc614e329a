"""What lies beside a board that has been brought nearer: it stays where it was, as large as it was, and in use."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView

from .table_scene import TableScene


class Beside(QGraphicsView):
    """A second look at the same table over an edge of the window. The mouse reaches through it to the window below,
    whose camera knows what lies here; so a drag goes from one to the other."""

    def __init__(self, view: QGraphicsView, table: TableScene, ground: Callable[[QPainter, QPoint], None]) -> None:
        super().__init__(view)
        self.onto = QTransform()
        """From units of the scene to pixels of the window below."""
        self._view = view
        self._ground = ground
        self.setScene(table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setInteractive(False)
        self.hide()

    def lie(self, place: QRect, onto: QTransform) -> None:
        """Lie here in the window, and show what is there by this transform; hidden where there is no room."""
        self.onto = onto
        self.setGeometry(place)
        scale = onto.m11()
        self.setTransform(QTransform.fromScale(scale, scale))
        back, _invertible = onto.inverted()
        self.setSceneRect(back.mapRect(QRectF(place)))
        self.setVisible(not place.isEmpty())
        self.lower()
        self._view.viewport().lower()

    def has(self, at: QPointF) -> bool:
        """Whether a point of the window lies here."""
        return self.geometry().contains(at.toPoint())

    def shows(self, on: QPointF) -> bool:
        """Whether a point of the table is seen here."""
        return self.has(self.onto.map(on)) and self.sceneRect().contains(on)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground of the window below goes on here."""
        self._ground(painter, -self.pos())
