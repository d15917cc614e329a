"""A hint: the best bot's move for the seat that asks, from what that seat may know, with the reason in words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...engine.course import Course
from ...engine.plain import Seat
from .bot_pool import BotPool
from .match import Match

LEVEL = "hard"


class Hinting(QObject):
    """Asks for one hint at a time; a hint that comes too late is dropped."""

    found = Signal(object, str)
    """The course, and why it is good; the reason may be empty."""
    failed = Signal(str)

    def __init__(self, match: Match, pool: BotPool, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._pool = pool
        self._job = 0
        self._seat = 0
        pool.answered.connect(self._answered)
        pool.failed.connect(self._failed)

    def ask(self, seat: Seat) -> None:
        """Look for the best move of a seat that owes a decision."""
        self.cancel()
        self._seat = seat
        self._job = self._pool.think(self._match.session, seat, LEVEL)

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        if self._job:
            self._pool.cancel(self._job)
            self._job = 0

    def _answered(self, job: int, course: Course) -> None:
        if job == self._job:
            self._job = 0
            seen = self._match.session.view(self._seat)
            self.found.emit(course, self._match.kit.hints.reason(seen, course[0]))

    def _failed(self, job: int, sentence: str) -> None:
        if job == self._job:
            self._job = 0
            self.failed.emit(sentence)
