"""The pause before a seat answers in a round: as long for everybody, whatever they hold and however long they think."""

from __future__ import annotations

from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal

ANSWER_BEATS = 2
"""How many beats of the table it lasts from what happened before: as long as is seen that a seat lets it pass."""
THOUGHT = 0.25
"""Seconds that it lasts at least where a bot at the table ponders, since how long it does would tell what it holds."""


class Pause(QObject):
    """One pause for every moment of a match."""

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._node: int | None = None
        self._done = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)

    def passed(self, node: int, seconds: float) -> bool:
        """Whether the pause at a moment is over; asked for the first time, it begins, and `over` tells its end."""
        if node != self._node:
            self._node = node
            self._done = seconds <= 0
            self._timer.stop()
            if not self._done:
                self._timer.start(round(1000 * seconds))
        return self._done

    def drop(self) -> None:
        """The match stands elsewhere."""
        self._timer.stop()
        self._node = None

    def end(self) -> None:
        """It is over."""
        self._done = True
        self.over.emit()


BEATS = MappingProxyType({"full": 0.24, "short": 0.12, "off": 0.0})
"""The table itself sees to it that a move of many beats stays short."""
