"""The curtain, which covers everything while the table changes hands."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....language.words import _
from ...art.renderer import Art
from ...kit.buttons import Button
from ...kit.seat_tokens import Badge
from ...kit.text import STEP, STRETCH, TITLE, Card, Paragraph, fill
from ...settings.appearance import palette_for, scheme_of

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
DRAWING = (1600, 1000)
SIGN = (800, 510)
ROOM = (470, 200)
RIM = 206
"""The distance of the upper edge of the sign from its middle."""


class Curtain(QWidget):
    """The page. While it is shown, nothing of the table can be seen or read by a screen reader."""

    looked = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self.text = Paragraph("", TITLE, bold=True)
        self.note = Paragraph("", soft=True)
        self.button = Button(_("Look"), "primary")
        self.button.clicked.connect(self.looked)
        self._sheet = CurtainCard(self)
        self.badge = Badge(art, 8 * STEP)
        self.badge.setParent(self)
        layout = fill(QVBoxLayout(self._sheet), STRETCH, margins=(0, 0, 0, 0), spacing=1)
        for part in (self.text, self.note):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(part)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch()

    def call(self, name: str, colour: int, passes: bool, why: str) -> None:
        """Call a person; `passes` is whether another one looked before, `why` a sentence on what goes on, or empty."""
        self.badge.show_seat(name, colour)
        self.text.setText(_("Pass to {name}", name=name) if passes else _("Only for {name}", name=name))
        sees = _("Then {name} sees what nobody else may see.", name=name)
        self.note.setText(" ".join(filter(None, (why, sees))))
        self.setAccessibleName(self.text.text())
        self.setAccessibleDescription(self.note.text())
        self._place()
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in KEYS:
            self.looked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = self.size()
        cloth = self._art.picture("table/curtain", whole.width(), whole.height(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, cloth)

    def _place(self) -> None:
        """Put the words on the sign, or on a card where they are too many for it."""
        scale = max(self.width() / DRAWING[0], self.height() / DRAWING[1])
        middle = QPoint(self.width() // 2, round(self.height() / 2 + (SIGN[1] - DRAWING[1] / 2) * scale))
        room = QSize(round(ROOM[0] * scale), round(ROOM[1] * scale))
        scheme = scheme_of(self.palette())
        fits = scheme != "contrast" and self._fits(room)
        self._sheet.show_ground(not fits)
        self._sheet.setPalette(palette_for("light" if fits else scheme))
        size = room if fits else QSize(min(self.width(), 56 * STEP), self._needs(40 * STEP) + 12 * STEP)
        self._sheet.setGeometry(QRect(middle - QPoint(size.width() // 2, size.height() // 2), size))
        rim = round(RIM * scale) if fits else size.height() // 2
        self.badge.move(middle - QPoint(self.badge.width() // 2, rim + self.badge.height() // 2))

    def _fits(self, room: QSize) -> bool:
        words = max(self.text.fontMetrics().horizontalAdvance(word) for word in self.text.text().split())
        wide = max(words, self.button.sizeHint().width())
        return wide <= room.width() and self._needs(room.width()) <= room.height()

    def _needs(self, width: int) -> int:
        words = self.text.heightForWidth(width) + self.note.heightForWidth(width)
        return words + self.button.sizeHint().height() + 2 * STEP


class CurtainCard(Card):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = False

    def show_ground(self, shown: bool) -> None:
        """Show a card or only the words."""
        self._ground = shown
        margin = 5 * STEP if shown else 0
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(margin, margin, margin, margin)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground:
            super().paintEvent(event)
