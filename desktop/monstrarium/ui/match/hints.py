"""Asks for hints, and finds the move on the table that one means. There always is one, whatever happens to the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ...bots.levels import at_a_glance
from ...engine.course import Course
from ...engine.plain import Seat, Value
from ...engine.rng import Rng
from ...language.words import _
from ...table.desc import Affordance, Round
from .bot_pool import BotPool
from .match import Match
from .question_rounds import Reply

LEVEL = "hard"
WORLDS = range(8)
"""The seeds of the worlds in which the action of a hint is tried for its reason."""
PATIENCE = 20_000
"""Milliseconds that the bot has for a hint, its start included."""


class Hint(Value, frozen=True, gc=False):
    """A good course, why it is good, and what kept the bot from looking ahead; that is mostly empty."""

    course: tuple[Any, ...]
    """Actions, or what stands for them where people are asked together."""
    reason: str
    trouble: str = ""


class HintRequests(QObject):
    """Has a bot look for a good course. If it fails or hangs, the hint is what sensible players mostly do."""

    found = Signal(object)
    """The Hint."""

    def __init__(self, match: Match, pool: BotPool, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._pool = pool
        self._job = 0
        self._seat = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run_out)
        pool.answered.connect(self._answered)
        pool.failed.connect(self._failed)

    def ask(self, seat: Seat) -> None:
        self.cancel()
        self._seat = seat
        self._job = self._pool.think(self._match.session, seat, LEVEL, guess=False)
        self._timer.start(PATIENCE)

    def cancel(self) -> bool:
        """Drop the hint that is looked for; False if there is none."""
        self._timer.stop()
        job, self._job = self._job, 0
        if job:
            self._pool.cancel(job)
        return bool(job)

    def _answered(self, job: int, course: Course) -> None:
        if job == self._job:
            self._job = 0
            self._timer.stop()
            self._tell(course)

    def _failed(self, job: int, _sentence: str) -> None:
        if job == self._job:
            self._job = 0
            self._timer.stop()
            self._tell_at_a_glance(_("The bot has failed, so this hint does not look ahead."))

    def _run_out(self) -> None:
        self.cancel()
        self._tell_at_a_glance(_("The bot does not answer, so this hint does not look ahead."))

    def _tell_at_a_glance(self, trouble: str) -> None:
        match, seat = self._match, self._seat
        if seat in match.session.to_act():
            world = match.session.sampler(seat)(Rng(WORLDS[0]))
            self._tell(at_a_glance(match.kit.game, match.kit.hints, world, seat), trouble)

    def _tell(self, course: Course, trouble: str = "") -> None:
        self.found.emit(Hint(course, self.why(self._seat, course), trouble))

    def why(self, seat: Seat, course: Course) -> str:
        """Why a course is good for a seat that owes a decision, in words for that seat."""
        match = self._match
        seen, sample = match.session.view(seat), match.session.sampler(seat)
        names = tuple(each.name for each in match.seats)
        return match.kit.hints.reason(seen, course, names, [sample(Rng(seed)) for seed in WORLDS])


def in_public(asked: Round, seats: Sequence[Seat], names: Sequence[str]) -> Hint:
    """The hint for a question that is put to several people at once; it tells nothing that is in a hand."""
    ready = [seat for seat in seats if seat not in asked.idle]
    if not ready:
        return Hint((Reply(None),), _("All who are asked can only let it pass: {question}", question=asked.text))
    reason = _(
        "Only a look at the hand can tell. {name} looks first, unseen by the others, and gets a hint there.",
        name=names[ready[0]],
    )
    return Hint((Reply(ready[0]),), reason)


def move_for(affordances: Sequence[Affordance], course: Sequence[Any]) -> Affordance | None:
    """The move that carries out most of a course and least beyond it; without one, any that comes nearest.

    None only where nothing is offered.
    """
    meant = [each for affordance in affordances for each in affordance.meanings()]
    return max(meant, key=lambda each: _nearness(each.plan, course), default=None)


def _nearness(plan: Sequence[Any], course: Sequence[Any]) -> tuple[bool, int, bool, bool, int]:
    """How near a plan comes to a course: it is begun by it, shares its beginning, has its first action, its kind."""
    shared = next((at for at, (one, other) in enumerate(zip(plan, course, strict=False)) if one != other), None)
    alike = min(len(plan), len(course)) if shared is None else shared
    kind = type(course[0])
    return shared is None, alike, course[0] in plan, any(type(each) is kind for each in plan), -len(plan)
