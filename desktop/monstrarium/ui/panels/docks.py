"""The docks around the table: their first layout, and their state from one match to the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QTabBar, QTabWidget, QWidget

from ...language.words import _
from ..art.renderer import Art
from ..kit.buttons import ToolButton
from ..kit.text import SMALL, STEP, FocusRing, Text, fill
from ..settings.appearance import scheme_of

LAYOUT = 2
"""Raised when the docks change, so that an older layout is not restored."""
COLUMN = ("show-seats", "show-log", "show-moves", "show-pieces", "show-inspector")
"""The panels at the right, from the top down."""
OPEN = ("show-log", "show-moves")
"""Those that are open at first."""
WIDE = 29 * STEP - 6
"""Pixels; with the line beside it 29 steps of the grid."""
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


class Docks:
    """The docks by the keys of the commands that show them."""

    def __init__(self, window: QMainWindow, art: Art) -> None:
        self._window = window
        self._art = art
        self._docks: dict[str, QDockWidget] = {}
        self._titles: dict[str, DockTitle] = {}
        self._soon = QTimer(window)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._name)
        window.setDockNestingEnabled(True)
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setDocumentMode(True)

    def __getitem__(self, key: str) -> QDockWidget:
        return self._docks[key]

    def __iter__(self) -> Iterator[tuple[str, QDockWidget]]:
        return iter(self._docks.items())

    def add(self, key: str, title: str, widget: QWidget, area: Qt.DockWidgetArea = RIGHT) -> QDockWidget:
        """Add a dock, hidden."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(key)
        dock.setWidget(widget)
        _keep_its_room(widget)
        dock.visibilityChanged.connect(widget.setVisible)  # Qt calls a panel behind others visible, and Tab goes there.
        self._docks[key] = dock
        self._titles[key] = DockTitle(dock, self._art)
        dock.setTitleBarWidget(self._titles[key])
        self._window.addDockWidget(area, dock)
        for moved in (dock.visibilityChanged, dock.dockLocationChanged, dock.topLevelChanged):
            moved.connect(self._rename)
        return dock

    def reset(self) -> None:
        window, docks = self._window, self._docks
        for key, dock in docks.items():
            dock.setFloating(False)
            window.addDockWidget(BOTTOM if key == "show-charts" else RIGHT, dock)
        order = [docks[key] for key in COLUMN]
        for above, below in pairwise(order):
            window.splitDockWidget(above, below, Qt.Orientation.Vertical)
        for key, dock in docks.items():
            dock.setVisible(key in OPEN)
        shown = [docks[key] for key in OPEN]
        window.resizeDocks(shown, [WIDE] * len(shown), Qt.Orientation.Horizontal)
        window.resizeDocks(shown, [3 * WIDE, 2 * WIDE], Qt.Orientation.Vertical)

    def show(self, key: str) -> None:
        """Bring a dock to the front and give it the focus."""
        dock = self._docks[key]
        dock.show()
        dock.raise_()
        dock.widget().show()
        dock.widget().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def floating(self) -> list[QDockWidget]:
        return [dock for dock in self._docks.values() if dock.isFloating()]

    def _rename(self, *_how: object) -> None:
        self._soon.start(0)

    def _name(self) -> None:
        for key, dock in self._docks.items():
            self._titles[key].show_tabbed(bool(self._window.tabifiedDockWidgets(dock)) and not dock.isFloating())
        for tabs in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if tabs.findChild(FocusRing) is None:
                FocusRing(tabs)
                tabs.setAccessibleName(_("Panels"))

    def state(self) -> QByteArray:
        return self._window.saveState(LAYOUT)

    def restore(self, state: QByteArray) -> bool:
        """Restore a state; False when it is of another layout."""
        return bool(state) and self._window.restoreState(state, LAYOUT)


def _keep_its_room(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


class DockTitle(QWidget):
    def __init__(self, dock: QDockWidget, art: Art) -> None:
        super().__init__(dock)
        self._art = art
        self._tabbed = False
        self.word = Text(dock.windowTitle(), SMALL, bold=True, soft=True)
        self.close_button = ToolButton()
        self.close_button.setIconSize(QSize(2 * STEP, 2 * STEP))
        self.close_button.setToolTip(_("Close {panel}", panel=dock.windowTitle()))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.close_button.clicked.connect(dock.close)
        fill(QHBoxLayout(self), (self.word, 1), self.close_button, margins=(2, 0.5, 1, 0.5))

        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """In high contrast, where all grounds are alike, draw a line under the title."""
        if scheme_of(self.palette()) == "contrast" and not self._tabbed:
            with QPainter(self) as painter:
                edge = self.rect().bottomRight()
                painter.fillRect(0, edge.y(), self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))

    def show_tabbed(self, tabbed: bool) -> None:
        if tabbed != self._tabbed:
            self._tabbed = tabbed
            for part in (self.word, self.close_button):
                part.setVisible(not tabbed)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0, 0) if self._tabbed else super().sizeHint()

    def _tint(self) -> None:
        self.close_button.setIcon(self._art.icon("close", self.palette().color(QPalette.ColorRole.PlaceholderText)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
