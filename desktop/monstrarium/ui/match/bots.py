"""The bots' share of a match: asks for the move that is due, and keeps the answer until the table is ready."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...engine.course import Course
from ...engine.plain import Seat
from .bot_pool import BotPool
from .match import Match


class BotTurns(QObject):
    """At most one bot thinks at a time, at its own level and never about what it cannot know."""

    ready = Signal()
    """An answer is there, for `take`."""
    changed = Signal()
    """Somebody began or ceased to think."""
    failed = Signal(str)

    def __init__(self, match: Match, pool: BotPool, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._pool = pool
        self._job = 0
        self._head = -1
        self._answer: Course | None = None
        self.seat: Seat | None = None
        """Whose bot is thinking."""
        self.stuck: Seat | None = None
        """Whose bot has failed, until it is asked anew."""
        pool.answered.connect(self._answered)
        pool.failed.connect(self._failed)

    def ask(self) -> None:
        """Let the bot that is due think, unless it does already or has done."""
        session = self._match.session
        if self._head == session.head:
            return
        self.cancel()
        due = [seat for seat in session.to_act() if self._match.seats[seat].bot]
        if not due:
            return
        self._head = session.head
        self._think(due[0], self._match.seats[due[0]].bot)

    def take(self) -> Course | None:
        """The course that was found, once."""
        answer, self._answer = self._answer, None
        return answer

    def give_up(self, seat: Seat, sentence: str) -> None:
        """What its bot does is of no use to a seat; the sentence says why."""
        self._head = -1
        self.stuck = seat
        self._idle()
        self.failed.emit(sentence)

    def stop(self) -> None:
        """Let it answer now with the best it has found."""
        if self._job:
            self._pool.hurry(self._job)

    def cancel(self) -> None:
        """The match stands elsewhere; whatever the bot finds is not wanted any more."""
        self.stuck = None
        if self._job:
            self._pool.cancel(self._job)
        self._answer = None
        self._head = -1
        self._idle()

    def _think(self, seat: Seat, level: str) -> None:
        self.seat = seat
        self._job = self._pool.think(self._match.session, seat, level)
        self.changed.emit()

    def _answered(self, job: int, course: Course) -> None:
        if job != self._job:
            return
        self._answer = course
        self._idle()
        self.ready.emit()

    def _failed(self, job: int, sentence: str) -> None:
        if job == self._job and self.seat is not None:
            self.give_up(self.seat, sentence)

    def _idle(self) -> None:
        self._job = 0
        self.seat = None
        self.changed.emit()


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
