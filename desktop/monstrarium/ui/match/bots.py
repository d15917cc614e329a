"""Lets bots find the next move of a match, and keeps it until the table is ready."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...engine.course import Course
from ...engine.plain import Seat
from .bot_pool import BotPool
from .match import Match


class BotTurns(QObject):
    """Has one bot think at a time, at its own level."""

    ready = Signal()
    changed = Signal()
    failed = Signal(str)

    def __init__(self, match: Match, pool: BotPool, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._pool = pool
        self._job = 0
        self._head = -1
        self._answer: Course | None = None
        self.seat: Seat | None = None
        self.stuck: Seat | None = None
        """The seat whose bot has failed, until it is asked again."""
        pool.answered.connect(self._answered)
        pool.failed.connect(self._failed)

    def ask(self) -> None:
        """Let the bot that is due think, unless it does or has done."""
        session = self._match.session
        if self._head == session.head:
            return
        self.cancel()
        due = [seat for seat in session.to_act() if self._match.seats[seat].bot]
        if not due:
            return
        self._head = session.head
        self.seat = due[0]
        self._job = self._pool.think(session, due[0], self._match.seats[due[0]].bot)
        self.changed.emit()

    def take(self) -> Course | None:
        """Take the course that was found; None if there is none yet."""
        answer, self._answer = self._answer, None
        return answer

    def give_up(self, seat: Seat, sentence: str) -> None:
        """Report that the bot of a seat has failed, and why."""
        self._head = -1
        self.stuck = seat
        self._idle()
        self.failed.emit(sentence)

    def stop(self) -> None:
        """Let the bot answer with the best course so far."""
        if self._job:
            self._pool.hurry(self._job)

    def cancel(self) -> None:
        """Drop the job, as the match stands elsewhere."""
        self.stuck = None
        if self._job:
            self._pool.cancel(self._job)
        self._answer = None
        self._head = -1
        self._idle()

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
