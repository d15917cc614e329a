"""The curtain: covers everything while the screen passes from one person to another who has secrets."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.words import _
from ..art.renderer import Art
from ..screens.parts import HEADING, STEP, TITLE, Button, Card, Prose
from .badge import Badge

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(QWidget):
    """A page of its own: while it is up, nothing of the table is on the screen or in reach of a screen reader."""

    looked = Signal()
    """The person who was called is there and looks."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self.badge = Badge(art, 9 * STEP)
        self.text = Prose("", TITLE, bold=True)
        self.note = Prose(_("Hand over the screen. The table stays covered until you look."), HEADING, soft=True)
        self.button = Button(_("Look"), "primary")
        self.button.clicked.connect(self.looked)
        sheet = Card()
        sheet.setFixedWidth(56 * STEP)
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(5 * STEP, 5 * STEP, 5 * STEP, 5 * STEP)
        inner.setSpacing(2 * STEP)
        for part in (self.text, self.note):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self.text)
        inner.addWidget(self.note)
        inner.addSpacing(STEP)
        inner.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(3)

    def call(self, name: str, colour: int) -> None:
        """Whose turn it is to look."""
        self.badge.show_seat(name, colour)
        self.text.setText(_("Pass to {name}", name=name))
        self.setAccessibleName(self.text.text())
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space looks, wherever the focus is."""
        if event.key() in KEYS:
            self.looked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth from edge to edge."""
        painter = QPainter(self)
        whole = QRect(0, 0, self.width(), self.height())
        painter.drawPixmap(
            whole, self._art.picture("table/curtain", whole.width(), whole.height(), self.devicePixelRatioF())
        )
