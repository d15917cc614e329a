"""The heading of a panel: a quiet word and a way to close it. Where panels share a place as tabs, the tab is enough."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QWidget

from ...language.words import _
from ..art.renderer import Art
from ..kit.buttons import ToolButton
from ..kit.text import SMALL, STEP, Text


class DockTitle(QWidget):
    """Stands in for the title bar that Qt draws."""

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
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP // 2, STEP, STEP // 2)
        layout.addWidget(self.word, 1)
        layout.addWidget(self.close_button)

        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Another palette, another ink."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def show_tabbed(self, tabbed: bool) -> None:
        """Whether a tab names the panel already."""
        if tabbed != self._tabbed:
            self._tabbed = tabbed
            for part in (self.word, self.close_button):
                part.setVisible(not tabbed)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Nothing where the tab is enough."""
        return QSize(0, 0) if self._tabbed else super().sizeHint()

    def _tint(self) -> None:
        self.close_button.setIcon(self._art.icon("close", self.palette().color(QPalette.ColorRole.PlaceholderText)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()
