"""The beats of a film, and the pause before a seat answers in a round, which is equal for all, whatever they hold."""

from __future__ import annotations

from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal

ANSWER_BEATS = 2
"""The beats that a pause lasts, as long as it is shown that a seat passes."""
THOUGHT = 0.25
"""The least seconds of a pause at a table with a bot that takes time, as that time would tell what it holds."""


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
        """Whether the pause at a node is over; the first question begins it, and `over` reports its end."""
        if node != self._node:
            self._node = node
            self._done = seconds <= 0
            self._timer.stop()
            if not self._done:
                self._timer.start(round(1000 * seconds))
        return self._done

    def drop(self) -> None:
        """Drop the pause."""
        self._timer.stop()
        self._node = None

    def end(self) -> None:
        self._done = True
        self.over.emit()


BEATS = MappingProxyType({"full": 0.24, "short": 0.12, "off": 0.0})
"""Seconds of a beat by the motion of the settings. The film keeps a move of many beats short."""
