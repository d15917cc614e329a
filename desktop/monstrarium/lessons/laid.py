"""The match of a lesson: its table is laid, and chance brings what the lesson needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..engine.action import Action, Concede
from ..engine.event import Event
from ..engine.plain import digest_of, written
from ..engine.record import START, Mark, Record, SeatInfo
from ..engine.rng import Rng
from ..engine.session import Session, Step
from ..games.kit import Kit
from ..language.words import _, said
from .names import tells
from .reading import LessonError, Taught, options_of

LAID = 0
"""The version of the rules in the record of a match that was laid: its states come from its marks."""
TRIES = 4000
"""The most ways of chance that are tried."""
GLANCE, PATIENCE = 12, 150
"""The tries after which nothing more is hoped for: where nothing of what is wanted came, and where something did."""

Rows = tuple[Mapping[str, Mapping[str, Any]], ...]


def begin(taught: Taught, kit: Kit, person: str) -> LaidSession:
    """The match of a lesson before its first move. Raises LessonError where its table cannot be laid."""
    lesson, game = taught.lesson, kit.game
    seats = (
        SeatInfo(person),
        *(SeatInfo(said(chair.name), chair.bot, at) for at, chair in enumerate(lesson.others, 1)),
    )
    record = Record(game.info.key, game.info.rules, lesson.seed, options_of(taught, kit), seats)
    if lesson.lay:
        _lay(taught, kit, record)
    session = LaidSession(game, record)
    if session.drift:
        raise LessonError(_("{path}: the table cannot be laid so: {reason}", path=taught.path, reason=session.drift))
    return session


def _lay(taught: Taught, kit: Kit, record: Record) -> None:
    if kit.laying is None:
        raise LessonError(_("{path}: no table can be laid in this game.", path=taught.path))
    state = kit.game.new(len(record.seats), record.options, Rng(record.seed))
    try:
        kit.laying.lay(state, msgspec.convert(taught.lesson.lay, kit.laying.kind))
    except (msgspec.ValidationError, ValueError) as error:
        raise LessonError(_("{path}: [lay]: {reason}.", path=taught.path, reason=str(error).rstrip("."))) from None
    snapshot = written(state)
    record.rules = LAID
    record.add(Mark(START, kit.game.turn(state), digest_of(snapshot), msgspec.Raw(snapshot)))


class LaidSession(Session[Any]):
    """A session in which chance brings the events that are wanted, in their order."""

    wanted: Rows = ()
    """What is still to come; it is set by the step of the lesson."""
    tried = 0
    """How many ways of chance were tried for the last move."""

    def submit(self, action: Action) -> Step:
        if self.wanted and not isinstance(action, Concede) and not self.why_not(action):
            self._salt, came = self._fitting(action)
            self.wanted = self.wanted[came:]
        return super().submit(action)

    def _fitting(self, action: Action) -> tuple[int, int]:
        """A salt with which an action brings most of what is wanted, and how much that is.

        Ways of chance are tried until one brings all that could come of this action: as many of the events as come,
        with whatever fields, in any way that was tried.
        """
        best, (came, possible) = self._salt, self._brought(action, self._salt)
        self.tried, quiet = 0, 0
        while came < len(self.wanted) and self.tried < TRIES:
            quiet += 1
            if quiet > (PATIENCE if possible else GLANCE) and came == possible:
                break
            self.tried += 1
            found, could = self._brought(action, self.tried)
            if could > possible:
                possible, quiet = could, 0
            if found > came:
                best, came = self.tried, found
        return best, came

    def _brought(self, action: Action, salt: int) -> tuple[int, int]:
        """How many of the events that are wanted come, and how many come if only their classes count."""
        came = possible = 0
        for event in self._events(action, salt):
            if came < len(self.wanted) and tells(event, self.wanted[came]):
                came += 1
            if possible < len(self.wanted) and type(event).__name__ in self.wanted[possible]:
                possible += 1
        return came, possible

    def _events(self, action: Action, salt: int) -> Sequence[Event]:
        world, events = self._state.clone(), _Events()
        if salt:
            world.rng.stir(salt)
        self.game.apply(world, action, events)
        return events.kept


class _Events:
    def __init__(self) -> None:
        self.kept: list[Event] = []

    def emit(self, event: Event) -> None:
        self.kept.append(event)

    def beat(self) -> None:
        """Events are kept whatever frame they belong to."""
