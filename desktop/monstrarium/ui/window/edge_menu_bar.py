"""The menus above the table while it fills the screen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from ..kit.edge_strip import LEAVING_MS, EdgeStrip


class EdgeMenuBar(QMenuBar):
    """The menus once more, in a bar that lies above the upper edge until the mouse or a key calls it."""

    def __init__(self, window: QWidget, menus: Iterable[QMenu]) -> None:
        super().__init__(window)
        self.setNativeMenuBar(False)
        self.strip = EdgeStrip(window, Qt.Edge.TopEdge, self.come)
        for menu in menus:
            self.addMenu(menu)
            menu.aboutToShow.connect(self.come)
        self._later = QTimer(self)
        self._later.setInterval(LEAVING_MS)
        self._later.timeout.connect(self._go)
        self.hide()

    def wait(self, waiting: bool) -> None:
        """Wait above the edge, or be gone."""
        self.setVisible(waiting)
        self.strip.setVisible(waiting)
        self._move(-self.sizeHint().height())

    def come(self) -> None:
        """Come out, until the mouse is elsewhere and no menu is open."""
        if self.isVisible():
            self._move(0)
            self._later.start()

    def _go(self) -> None:
        """Go in again, once the mouse is elsewhere and no menu is open."""
        here = self.rect().contains(self.mapFromGlobal(QCursor.pos()))
        if not here and QApplication.activePopupWidget() is None:
            self._later.stop()
            self._move(-self.height())

    def _move(self, top: int) -> None:
        self.setGeometry(0, top, self.window().width(), self.sizeHint().height())
        self.raise_()
        self.strip.raise_()
