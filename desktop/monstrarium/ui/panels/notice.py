"""A line above the table for what went wrong, or is worth knowing, until it is put away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout

from ...language.words import _
from ..kit.buttons import Button
from ..kit.text import STEP, Prose, blend


class Notice(QFrame):
    """One sentence, and what can be done about it. It never interrupts."""

    def __init__(self, narrow: bool = False) -> None:
        """`narrow` puts the buttons below the sentence."""
        super().__init__()
        self.text = Prose()
        self.ways: list[Button] = []
        """What can be done about it."""
        self.close_button = Button(_("Close"), "quiet")
        self.close_button.clicked.connect(self.clear)
        layout = QBoxLayout(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        layout.setSpacing(STEP)
        layout.addWidget(self.text, 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(STEP)
        self._row.addStretch()
        self._row.addWidget(self.close_button)
        layout.addLayout(self._row)
        self.hide()

    def say(self, sentence: str, *ways: tuple[str, Callable[[], object]]) -> None:
        """Show a sentence, with a button for everything that can be done; the empty sentence puts it away."""
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
        """Nothing is worth saying any more."""
        self.hide()
        for button in self.ways:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.ways = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """A quiet ground with a warning edge."""
        painter = QPainter(self)
        palette = self.palette()
        edge = palette.color(QPalette.ColorRole.BrightText)
        painter.fillRect(self.rect(), blend(palette.color(QPalette.ColorRole.Base), edge, 0.1))
        painter.fillRect(0, 0, 4, self.height(), edge)

    def _act(self, do: Callable[[], object]) -> None:
        """What was said is over, unless there is more to say of it."""
        said = self.ways
        do()
        if self.ways is said:
            self.clear()
