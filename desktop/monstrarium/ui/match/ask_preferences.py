"""How people are asked when a question goes round, as each has chosen.

Nothing here looks at what a seat holds, so that a seat that is passed over tells nothing by it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from ...engine.plain import Seat
from ...games.kit import EVERY_TIME
from ...language.words import _, mark
from ...table.desc import Habit, Round
from ..settings.chores import Chores
from .kept_notes import Notes
from .match import Match

UNTIL_TURN = Habit("turn", mark("Not until my next turn"))
"""The habit that passes everything until the next turn of the seat; then its earlier habit counts again."""


class SeatPreference(msgspec.Struct):
    habit: str
    away: int = -1
    """The turn in which the seat asked not to be asked until its next; -1 for none."""
    next: bool = False
    """Whether the seat is asked the next time although its habit would pass it over."""


SeatPreferences = dict[int, SeatPreference]


class StoredAskPreferences:
    """The preferences in all matches, kept on this computer."""

    def __init__(self, path: Path, chores: Chores) -> None:
        self._notes = Notes(path, SeatPreferences)
        self._chores = chores

    def of(self, match_id: str) -> SeatPreferences:
        return self._notes.of(match_id) or {}

    def keep(self, match_id: str, preferences: SeatPreferences, whose: QObject, tell: Callable[[str], object]) -> None:
        """Keep the preferences in a match; `tell` gets a sentence when they cannot be written."""
        self._notes.put(match_id, preferences)
        self._chores.do(partial(self._write, match_id), whose, tell)

    def _write(self, match_id: str) -> str:
        reason = self._notes.write(match_id)
        if not reason:
            return ""
        return _(
            "How the players like to be asked cannot be kept in {path}: {reason}.", path=self._notes.path, reason=reason
        )


class AskPreferences(QObject):
    """The preferences of the seats of one match. A game without rounds has none."""

    changed = Signal()
    chosen = Signal()
    """A person has chosen; another seat may have to be asked now."""
    failed = Signal(str)
    """A sentence on why the preferences could not be written."""

    def __init__(self, match: Match, book: StoredAskPreferences, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._book = book
        own = match.kit.habits if match.file.has_file else ()  # In a lesson everybody is asked every time.
        others = [each for each in own if each != EVERY_TIME]
        self.choices: tuple[Habit, ...] = (EVERY_TIME, *others, UNTIL_TURN) if own else ()
        self._usual = own[0].key if own else EVERY_TIME.key
        self._manners = book.of(match.header.id)

    def of(self, seat: Seat) -> Habit:
        manner = self._of(seat)
        if manner.away >= 0:
            return UNTIL_TURN
        return next((each for each in self.choices if each.key == manner.habit), EVERY_TIME)

    def choose(self, seat: Seat, key: str) -> None:
        manner = self._of(seat)
        away = self._match.session.turn() if key == UNTIL_TURN.key else -1
        self._put(seat, SeatPreference(manner.habit if away >= 0 else key, away, manner.next))
        self.chosen.emit()

    def is_next(self, seat: Seat) -> bool:
        return self._of(seat).next

    def ask_next(self, seat: Seat, wanted: bool) -> None:
        manner = self._of(seat)
        self._put(seat, SeatPreference(manner.habit, manner.away, wanted))
        self.chosen.emit()

    def passes(self, seat: Seat, asked: Round) -> bool:
        return not self._of(seat).next and self.would_pass(seat, asked)

    def would_pass(self, seat: Seat, asked: Round) -> bool:
        """Whether a seat would be passed over by its habit alone."""
        habit = self.of(seat)
        return habit is UNTIL_TURN or asked.kind in habit.passes or (habit.able and seat in asked.idle)

    def answered(self, seat: Seat, asked: Round) -> None:
        """Note that a seat has answered a round: its wish to be asked next is met."""
        manner = self._of(seat)
        if manner.next and self.would_pass(seat, asked):
            self._put(seat, SeatPreference(manner.habit, manner.away))

    def moves(self, seat: Seat) -> None:
        """Note that a seat is to move: from its next turn on it is asked again."""
        manner = self._of(seat)
        if 0 <= manner.away < self._match.session.turn():
            self._put(seat, SeatPreference(manner.habit, next=manner.next))

    def _of(self, seat: Seat) -> SeatPreference:
        return self._manners.get(seat, SeatPreference(self._usual))

    def _put(self, seat: Seat, manner: SeatPreference) -> None:
        if manner == self._of(seat):
            return
        self._manners = {**self._manners, seat: manner}
        self._book.keep(self._match.header.id, self._manners, self, self.failed.emit)
        self.changed.emit()
