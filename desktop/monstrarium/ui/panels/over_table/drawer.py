"""The drawer at the right edge of a table that fills the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QCursor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from ....language.words import _
from ...kit.edge_strip import LEAVING_MS, EdgeStrip
from ...kit.text import STEP, fill

WIDE = 40 * STEP


class Drawer(QFrame):
    """Comes out at the right edge: when the mouse goes there, until it leaves; or by a key, until the key again."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._stays = False
        self._layout = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        self.strip = EdgeStrip(window, Qt.Edge.RightEdge, self.peek)
        self._leaving = QTimer(self)
        self._leaving.setInterval(LEAVING_MS)
        self._leaving.timeout.connect(self._close_unless_used)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setAccessibleName(_("Log and moves"))
        window.installEventFilter(self)
        self.hide()

    def take(self, *widgets: tuple[QWidget, int]) -> None:
        """Hold these widgets from now on, one below the other, each with its share of the height."""
        for widget, share in widgets:
            self._layout.addWidget(widget, share)
            widget.show()

    def peek(self) -> None:
        """Come out for as long as the mouse is there."""
        if self.isHidden():
            self._come(False)

    def open(self, widget: QWidget) -> None:
        """Come out to stay, with the focus on one of its widgets."""
        self._come(True)
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def shut(self) -> bool:
        """Go in again; False where it was not out."""
        self._leaving.stop()
        was_out = not self.isHidden()
        self.hide()
        return was_out

    def _come(self, stays: bool) -> None:
        self._stays = stays
        self._leaving.start()
        self._lie()
        self.show()
        self.raise_()

    def _lie(self) -> None:
        room = self._window.rect()
        wide = min(WIDE, room.width() // 2)
        self.setGeometry(QRect(room.width() - wide, 0, wide, room.height()))

    def _close_unless_used(self) -> None:
        used = self.rect().contains(self.mapFromGlobal(QCursor.pos()))
        if not self._stays and not used and not self.isAncestorOf(QApplication.focusWidget() or self):
            self.shut()

    # ---- functions that Qt calls

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._lie()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        painter.fillRect(QRect(0, 0, 1, self.height()), self.palette().color(QPalette.ColorRole.Mid))
