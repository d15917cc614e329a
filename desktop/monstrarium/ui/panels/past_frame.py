"""The frame around the table. It is marked while the table shows the past, so that nobody mistakes it for now."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ..kit.text import STEP

EDGE = 4


class PastFrame(QFrame):
    """Holds the table, a coloured edge and a word in its corner."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._past = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(table)
        self._layout = layout
        self.word = QLabel(self)
        self.word.setBackgroundRole(QPalette.ColorRole.Highlight)
        self.word.setForegroundRole(QPalette.ColorRole.HighlightedText)
        self.word.setAutoFillBackground(True)
        self.word.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        self.word.hide()

    def mark(self, word: str) -> None:
        """Say that this is the past; the empty word says it is now."""
        self._past = bool(word)
        edge = EDGE if word else 0
        self._layout.setContentsMargins(edge, edge, edge, edge)
        self.word.setText(word)
        self.word.adjustSize()
        self.word.move(EDGE, EDGE)
        self.word.setVisible(self._past)
        self.word.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The edge."""
        if self._past:
            QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
