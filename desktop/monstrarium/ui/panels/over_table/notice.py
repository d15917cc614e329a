"""The line above the table for what went wrong; and the frame that marks the past."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ....language.words import _
from ...kit.buttons import Button
from ...kit.text import STEP, STRETCH, Paragraph, blend, fill


class Notice(QFrame):
    def __init__(self, narrow: bool = False) -> None:
        """`narrow` puts the buttons below the sentence."""
        super().__init__()
        self.text = Paragraph()
        self.ways: list[Button] = []
        self.close_button = Button(_("Close"), "quiet")
        self.close_button.clicked.connect(self.clear)
        layout = fill(
            QBoxLayout(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight, self),
            (self.text, 1),
            margins=(2, 1, 1, 1),
            spacing=1,
        )
        self._row = fill(QHBoxLayout(), STRETCH, self.close_button, spacing=1)
        layout.addLayout(self._row)
        self.hide()

    def say(self, sentence: str, *ways: tuple[str, Callable[[], object]]) -> None:
        """Show a sentence with a button for each way on; an empty sentence hides the line."""
        self.clear()
        if not sentence:
            return
        self.text.setText(sentence)
        for at, (label, do) in enumerate(ways):
            button = Button(label)
            button.clicked.connect(lambda _checked=False, do=do: self._act(do))
            self._row.insertWidget(1 + at, button)
            self.ways.append(button)
        self.setAccessibleName(sentence)
        self.show()

    def clear(self) -> None:
        self.hide()
        for button in self.ways:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.ways = []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        edge = palette.color(QPalette.ColorRole.BrightText)
        painter.fillRect(self.rect(), blend(palette.color(QPalette.ColorRole.Base), edge, 0.1))
        painter.fillRect(0, 0, 4, self.height(), edge)

    def _act(self, do: Callable[[], object]) -> None:
        said = self.ways
        do()
        if self.ways is said:
            self.clear()


EDGE = 4


class PastFrame(QFrame):
    """A frame around the table, with a coloured edge and a word in its corner while the table shows the past."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._past = False
        layout = fill(QVBoxLayout(self), table, margins=(0, 0, 0, 0))
        self._layout = layout
        self.word = QLabel(self)
        self.word.setBackgroundRole(QPalette.ColorRole.Highlight)
        self.word.setForegroundRole(QPalette.ColorRole.HighlightedText)
        self.word.setAutoFillBackground(True)
        self.word.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        self.word.hide()

    def mark(self, word: str) -> None:
        """Show the edge with a word; empty hides it."""
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
        if self._past:
            QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
