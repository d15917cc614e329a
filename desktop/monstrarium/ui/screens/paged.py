"""A column of rows that shows a few, and more when that is wanted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...language.words import _
from ..kit.buttons import Button
from ..kit.text import STEP


class PagedColumn(QWidget):
    """Rows below each other, and a button below the last one that asks for more as long as there are any."""

    def __init__(self, list_more: Callable[[], None]) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(STEP)
        self._more = Button(_("Show more"), "quiet")
        self._more.clicked.connect(list_more)
        self._layout.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

    def add(self, row: QWidget) -> None:
        """One more row."""
        self._layout.insertWidget(self._layout.count() - 1, row)

    def offer_more(self, more: bool) -> None:
        """Whether there are others than those shown."""
        self._more.setVisible(more)
