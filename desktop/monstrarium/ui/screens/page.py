"""A page to read: in the middle of whatever room there is, with places that can be brought into sight."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser

from ...language.words import _
from ..dialogs.rules_document import MARGIN
from ..kit.scrolling import ThinBar
from ..kit.text import STEP, Ring

PAGE = 92 * STEP
"""No line is longer than eyes like it."""


class Page(QTextBrowser):
    """The page itself: in the middle of whatever room there is, links followed by whoever owns it."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar())
        self.setAccessibleName(_("The rules"))
        self._ring = Ring(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column narrow."""
        side = max(0, (self.width() - PAGE) // 2)
        self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)

    def go_to(self, position: int) -> None:
        """Bring a place to the top."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        top = self.document().documentLayout().blockBoundingRect(cursor.block()).top()
        self.verticalScrollBar().setValue(round(top) - MARGIN)

    def look_at(self, place: QTextCursor) -> None:
        """Bring a place to where the eye reads, with lines around it; what is in sight stays where it is."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(place.selectionStart())
        self.setTextCursor(cursor)
        spot, room = self.cursorRect(), self.viewport().rect()
        if not room.adjusted(0, 6 * STEP, 0, -12 * STEP).contains(spot):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + spot.top() - room.height() // 3)

    def place_at_top(self) -> int:
        """Which place is at the top now."""
        return self.cursorForPosition(QPoint(MARGIN, MARGIN + STEP)).position()
