"""The piece that was pointed at last, large and with its facts, for as long as the inspector is open."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget

from ...table.desc import ItemId
from ..panels.inspector import Inspector
from .controller import MatchController


class Inspecting:
    """Follows the mouse, the keyboard and the table."""

    def __init__(self, controller: MatchController, inspector: Inspector, dock: QDockWidget) -> None:
        self._controller = controller
        self._inspector = inspector
        self._dock = dock
        self._pointed: ItemId = ""

    def point(self, item: ItemId) -> None:
        """Something is pointed at; nothing leaves what was there before."""
        self._pointed = item or self._pointed
        self.show()

    def show(self) -> None:
        """Read it afresh."""
        if not self._pointed or self._dock.isHidden():
            return
        sheet = self._controller.moment.sheet(self._pointed)
        if sheet is not None:
            pieces = self._controller.desc.pieces
            self._inspector.show_sheet(sheet, next((piece for piece in pieces if piece.id == self._pointed), None))

    def forget(self) -> None:
        """Somebody else looks, who has pointed at nothing."""
        self._pointed = ""
        self._inspector.show_nothing()
