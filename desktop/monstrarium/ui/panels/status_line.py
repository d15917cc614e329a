"""The line at the foot of the window: what has just been said, and at its end where the match stands."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QStatusBar

from ..kit.text import SMALL, STEP, Text, plain_tip


class StatusLine(QStatusBar):
    """Never an empty band: it is there while a match is, or while there is something to read."""

    def __init__(self) -> None:
        super().__init__()
        self._stays = False
        self.place = Text("", SMALL, soft=True)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 2 * STEP, 0)
        self.addPermanentWidget(self.place)
        self.setMinimumHeight(3 * STEP)
        self.hide()

    def say(self, sentence: str) -> None:
        """Say something until something else is said."""
        self.showMessage(sentence)
        self.setToolTip(plain_tip(sentence))
        self.setVisible(self._stays or bool(sentence or self.place.text()))

    def stand(self, place: str) -> None:
        """Name where the match stands; nothing where there is no match, and then nothing is left of what was said."""
        self._stays = False
        self.place.setText(place)
        self.say(self.currentMessage() if place else "")

    def blank(self) -> None:
        """Tell nothing, and stay until the match is shown again: then the page above keeps its height."""
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
    """As many of the last sentences as there is room for, and dots for the rest; the beginning of one too long."""
    parts = re.split(r"(?<=[.!?]) ", sentences)
    for at in range(len(parts)):
        words = " ".join(["…", *parts[at:]] if at else parts)
        if metrics.horizontalAdvance(words) <= room:
            return words
    return metrics.elidedText(parts[-1], Qt.TextElideMode.ElideRight, room)
