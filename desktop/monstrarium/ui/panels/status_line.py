"""The status bar: what was said last, and at its end the chapter of the match."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QStatusBar

from ..kit.buttons import ToolButton
from ..kit.text import SMALL, STEP, Text, plain_tip


class StatusLine(QStatusBar):
    """The line. It is hidden while it is empty, and beside a table, which has its own places for words."""

    def __init__(self) -> None:
        super().__init__()
        self._stays = self._aside = False
        self.place = Text("", SMALL, soft=True)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 2 * STEP, 0)
        self.addPermanentWidget(self.place)
        self.setMinimumHeight(3 * STEP)
        self.hide()

    def offer(self, action: QAction) -> None:
        """Add a command as a button at the end; it has its place in a menu too, so keys do not stop here."""
        button = ToolButton()
        button.setDefaultAction(action)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.addPermanentWidget(button)

    def say(self, sentence: str) -> None:
        """Show a sentence until the next."""
        self.showMessage(sentence)
        self.setToolTip(plain_tip(sentence))
        self.setVisible(not self._aside and (self._stays or bool(sentence or self.place.text())))

    def step_aside(self, aside: bool) -> None:
        """Stay hidden, or show again what there is to say."""
        self._aside = aside
        self.say(self.currentMessage())

    def stand(self, place: str) -> None:
        """Show the chapter of the match; empty clears the line."""
        self._stays = False
        self.place.setText(place)
        self.say(self.currentMessage() if place else "")

    def blank(self) -> None:
        """Show nothing but stay, so that the page above keeps its height."""
        self._stays = True
        self.place.setText("")
        self.say("")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = QRect(2 * STEP, 0, self.place.x() - 4 * STEP, self.height())
        words = latest(self.currentMessage(), room.width(), self.fontMetrics())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


def latest(sentences: str, room: int, metrics: QFontMetrics) -> str:
    """As many of the last sentences as fit, with dots for the rest."""
    parts = re.split(r"(?<=[.!?]) ", sentences)
    for at in range(len(parts)):
        words = " ".join(["…", *parts[at:]] if at else parts)
        if metrics.horizontalAdvance(words) <= room:
            return words
    return metrics.elidedText(parts[-1], Qt.TextElideMode.ElideRight, room)
