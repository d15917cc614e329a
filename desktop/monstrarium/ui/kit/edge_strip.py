"""Strips along the edges of a window that notice the mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QEnterEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

SENSITIVE = 5
"""Pixels of an edge that notice the mouse."""
LEAVING_MS = 400
"""Milliseconds that the mouse may be away before that goes in again which it has called."""


class EdgeStrip(QWidget):
    """An invisible strip along an edge of a window, which notices when the mouse comes there."""

    def __init__(self, window: QWidget, edge: Qt.Edge, noticed: Callable[[], object]) -> None:
        super().__init__(window)
        self._edge = edge
        self._noticed = noticed
        self._window = window
        window.installEventFilter(self)
        self.hide()

    def lie(self) -> None:
        room = self._window.rect()
        if self._edge == Qt.Edge.TopEdge:
            self.setGeometry(0, 0, room.width(), SENSITIVE)
        else:
            self.setGeometry(room.width() - SENSITIVE, 0, SENSITIVE, room.height())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.lie()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self.lie()

    def enterEvent(self, event: QEnterEvent) -> None:
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._noticed()
