"""A sentence that shows over the table for a while, and hinders nothing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ...kit.text import STEP, fill
from .plaque import draw_plaque

SHOWN_MS = 5000
MARGIN = STEP
SHARE = 0.6
"""The largest share of the table's width."""


class Toast(QWidget):
    def __init__(self, table: QWidget, word: QWidget) -> None:
        """`word` may stand in the upper left corner of the table; the sentence lies below it then."""
        super().__init__(table)
        self._table = table
        self._word = word
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        fill(QHBoxLayout(self), self.text, margins=(2, 1.5, 2, 1.5))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(SHOWN_MS)
        self._over.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence for a while, in the upper left; an empty one shows nothing."""
        self.text.setText(sentence)
        self.setVisible(bool(sentence))
        if not sentence:
            return
        most = max(1, round(self._table.width() * SHARE))
        room = most - 4 * STEP
        alone = self.text.fontMetrics().horizontalAdvance(sentence) + STEP
        self.text.setFixedWidth(min(room, alone))
        self.adjustSize()
        self.move(MARGIN, MARGIN + (self._word.height() if self._word.isVisible() else 0))
        self.raise_()
        self._over.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plaque(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), self.palette())
