"""Asks for hints, finds the move on the table that one means, and tells what spoke for the move of a bot.

There always is a hint, whatever happens to the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ...bots.levels import LEVELS, at_a_glance
from ...engine.course import Course, goes_on
from ...engine.game import view
from ...engine.plain import Seat, Value
from ...engine.record import START
from ...engine.rng import Rng
from ...language.words import _
from ...table.desc import Affordance, Round
from .bot_pool import BotPool
from .match import Match
from .question_rounds import Reply
from .viewpoint import EVERYTHING

LEVEL = "hard"
"""The level of hints, unless a person chooses another that there is."""
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


class Planned(NamedTuple):
    """The course of a hint that a bot has found."""

    node: int
    """The node of the record at which it was asked for."""
    level: str
    course: Course


class HintRequests(QObject):
    """Has a bot look for a good course. If it fails or hangs, the hint is what sensible players mostly do.

    Whoever follows a course step by step, and asks at each, is led through it: if it were found anew at every step, a
    course might take back what the one before began.
    """

    found = Signal(object)
    """The Hint."""

    def __init__(self, match: Match, pool: BotPool, parent: QObject) -> None:
        super().__init__(parent)
        self.level = LEVEL
        """The key of the level of bots by which hints are found."""
        self._match = match
        self._pool = pool
        self._job = 0
        self._seat = 0
        self._head = START
        self._planned: Planned | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run_out)
        pool.answered.connect(self._answered)
        pool.failed.connect(self._failed)

    def ask(self, seat: Seat) -> None:
        self.cancel()
        self._seat = seat
        if rest := self._rest():
            self._tell(rest)
            return
        self._head = self._match.session.head
        known = self.level if any(each.key == self.level for each in LEVELS) else LEVEL
        self._job = self._pool.think(self._match.session, seat, known, guess=False)
        self._timer.start(PATIENCE)

    def cancel(self) -> bool:
        """Drop the hint that is looked for; False if there is none."""
        self._timer.stop()
        job, self._job = self._job, 0
        if job:
            self._pool.cancel(job)
        return bool(job)

    def _rest(self) -> Course:
        """What is left of the course that was found last, if it is followed and nothing unforeseen has happened."""
        planned, session = self._planned, self._match.session
        line = [START, *session.record.line()]
        if planned is None or planned.level != self.level or planned.node not in line:
            return ()
        done = tuple(session.record.action(node) for node in line[line.index(planned.node) + 1 :])
        rest = planned.course[len(done) :]
        if not done or not rest or planned.course[: len(done)] != done or rest[0].seat != self._seat:
            return ()
        word = session.truth(planned.node).rng.word
        return rest if goes_on(self._match.kit.game, session.truth(), rest[0], word) else ()

    def _answered(self, job: int, course: Course) -> None:
        if job == self._job:
            self._job = 0
            self._timer.stop()
            self._planned = Planned(self._head, self.level, course)
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
        return _reason(self._match, self._match.session.truth(), seat, course)


def why_moved(match: Match, viewer: Seat | None, node: int) -> str:
    """What spoke for the last move of a bot up to a node; empty if no bot has moved.

    A viewer who may see everything hears what the bot knew. Any other hears only what is the same in all worlds which
    that viewer cannot tell from the true one, so that nothing hidden is told.
    """
    found = _last_of_bot(match, node)
    if found is None:
        return ""
    before, course = found
    seat, truth = course[0].seat, match.session.truth(before)
    if viewer == EVERYTHING or all(each.bot for each in match.seats):
        worlds = [truth]
    elif viewer is None:
        return _("What spoke for it is told to the seat that looks at the table.")
    else:
        worlds = [match.kit.game.sample(truth, viewer, Rng(seed)) for seed in WORLDS]
    name, allowed = match.seats[seat].name, [each for each in worlds if not match.kit.game.why_not(each, course[0])]
    reasons = {_reason(match, each, seat, course) for each in allowed}
    if len(reasons) == 1:
        return _("A hint for {name} would have said: {reason}", name=name, reason=reasons.pop())
    return _("That {name} did so depends on cards that are hidden from you; after the match it can be told.", name=name)


def _last_of_bot(match: Match, node: int) -> tuple[int, Course] | None:
    """The last move of a bot as a course, and the node before it. What is hidden makes no difference to it."""
    record = match.session.record
    line = record.line(node)
    last = next((at for at in reversed(range(len(line))) if match.seats[record.action(line[at]).seat].bot), None)
    if last is None:
        return None
    first = last
    while match.kit.courses is not None and first and _goes_with(match, line[first - 1], line[last]):
        first -= 1
    return record.parent(line[first]), tuple([record.action(each) for each in line[first : last + 1]])


def _goes_with(match: Match, earlier: int, later: int) -> bool:
    """Whether the moves of two nodes can belong to one course: the same seat made them in the same turn."""
    record = match.session.record
    same_turn = match.session.turn(record.parent(earlier)) == match.session.turn(record.parent(later))
    return same_turn and record.action(earlier).seat == record.action(later).seat


def _reason(match: Match, world: Any, seat: Seat, course: Course) -> str:
    """Why a course is good in a world, as far as the seat knows that world."""
    game, names = match.kit.game, tuple(each.name for each in match.seats)
    worlds = [game.sample(world, seat, Rng(seed)) for seed in WORLDS]
    return match.kit.hints.reason(view(game, world, seat), course, names, worlds)


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
