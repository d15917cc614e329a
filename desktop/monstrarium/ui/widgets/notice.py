"""A line above the table for what went wrong, or is worth knowing, until it is put away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout

from ...engine.words import _
from ..screens.buttons import Button
from ..screens.parts import STEP, Prose, blend


class Notice(QFrame):
    """One sentence, and what can be done about it. It never interrupts."""

    def __init__(self, narrow: bool = False) -> None:
        """`narrow` puts the buttons below the sentence."""
        super().__init__()
        self.text = Prose()
        self.action = Button()
        self._do: Callable[[], object] | None = None
        self.action.clicked.connect(self._act)
        self.close_button = Button(_("Close"), "quiet")
        self.close_button.clicked.connect(self.clear)
        layout = QBoxLayout(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        layout.setSpacing(STEP)
        layout.addWidget(self.text, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addStretch()
        buttons.addWidget(self.action)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)
        self.hide()

    def say(self, sentence: str, label: str = "", do: Callable[[], object] | None = None) -> None:
        """Show a sentence, with a button when something can be done; the empty sentence puts it away."""
        if not sentence:
            self.clear()
            return
        self.text.setText(sentence)
        self._do = do
        self.action.setText(label)
        self.action.setVisible(do is not None)
        self.setAccessibleName(sentence)
        self.show()

    def clear(self) -> None:
        """Nothing is worth saying any more."""
        self.hide()
        self._do = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """A quiet ground with a warning edge."""
        painter = QPainter(self)
        palette = self.palette()
        edge = palette.color(QPalette.ColorRole.BrightText)
        painter.fillRect(self.rect(), blend(palette.color(QPalette.ColorRole.Base), edge, 0.1))
        painter.fillRect(0, 0, 4, self.height(), edge)

    def _act(self) -> None:
        do = self._do
        self.clear()
        if do is not None:
            do()
