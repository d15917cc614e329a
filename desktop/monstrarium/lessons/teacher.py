"""Leads through a lesson: which step it is, what is expected, what is said, and what other seats do."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from ..engine.action import Action
from ..engine.course import Course
from ..engine.plain import Seat
from ..engine.record import START
from ..games.kit import Kit
from ..language.words import _, said
from ..table.desc import Affordance, ItemId, TableDesc
from ..table.presenter import Audience
from .laid import LaidSession, Rows, begin
from .lesson import Meant, Step
from .names import fits, items_of, meant_by, tells
from .reading import Taught, wrong_field

PERSON: Seat = 0
"""The seat of the person who learns."""

LONGEST_PLAY = 600
"""The most moves of a step that leaves the play free, where nobody plays by hand."""


class Phase(enum.Enum):
    ASK = "ask"
    """The step waits for what it expects."""
    REPLY = "reply"
    """Other seats play."""
    THEN = "then"
    """What came of it is told, until *Continue*."""


class Teacher:
    """One lesson in progress. It reads the session, and changes it only in `skip` and `back`."""

    def __init__(self, taught: Taught, kit: Kit, person: str = "") -> None:
        """Lay the table and play what comes before the first step. Raises LessonError."""
        self.taught = taught
        self.lesson = taught.lesson
        self.kit = kit
        self.session: LaidSession = begin(taught, kit, person or _("Red"))
        self.phase = Phase.ASK
        self.at = 0
        """The number of the step; that of all steps when the lesson is done."""
        self._played = 0
        """How many of the moves that the step gives to other seats are made."""
        self._silent: tuple[Action, ...] = ()
        """What the person was made to pass with lately, which is no answer to a step."""
        self.missed: Rows = ()
        """What chance was to bring in the step before and did not."""
        self._starts: list[int] = []
        """The node at which each step began, as far as the lesson has come."""
        for number, meant in enumerate(self.lesson.before):
            self._carry_out(self._find(meant, f"before[{number}]"))
        self._head = self.session.head
        self._enter(0)

    # ---- what it is like now

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def waits(self) -> bool:
        """Whether *Continue* goes on."""
        return not self.done and (self.phase is Phase.THEN or (self.phase is Phase.ASK and self.step.reads))

    @property
    def sentence(self) -> str:
        if self.done:
            return said(self.lesson.end) or _("That is the end of this lesson.")
        return said(self.step.then if self.phase is Phase.THEN else self.step.say)

    def table(self, seat: Seat = PERSON) -> TableDesc:
        """The table of a seat, with what it can do."""
        session = self.session
        seen = session.view(seat)
        audience = self._audience(seat)
        return self.kit.presenter.describe(seen, audience, session.offers(seat))

    @property
    def lit(self) -> tuple[str, ...]:
        """The names of what is lit now."""
        if self.done or self.phase is Phase.REPLY:
            return ()
        return self.step.see if self.phase is Phase.THEN else self.step.point

    def points(self, desc: TableDesc) -> tuple[ItemId, ...]:
        """The items that are lit on a table now."""
        return tuple(item for name in self.lit for item in items_of(desc, name))

    def expected(self, desc: TableDesc) -> tuple[Affordance, ...]:
        """What may be done at a table of the person; nothing where the step expects no deed."""
        if self.done or self.phase is not Phase.ASK:
            return ()
        if self.step.free:
            return desc.affordances
        return meant_by(self.step.expect, desc)

    def answer(self, affordance: Affordance, desc: TableDesc) -> str:
        """Empty if this may be done now, else what is said to it."""
        if self.is_free:
            return ""
        if self.done:
            return _("The lesson is done.")
        if self.phase is Phase.ASK and any(fits(meant, affordance, desc) for meant in self.step.expect):
            return ""
        if self.waits:
            return _("Read first, then press Continue.")
        if self.phase is Phase.ASK and self.step.other:
            return said(self.step.other)
        return _("That can be done, but not now: {sentence}", sentence=said(self.step.say))

    @property
    def is_settling(self) -> bool:
        """Whether other seats are still asked in a round, so that more comes of what was done."""
        return not self.is_free and self._silence(self.session.to_act(), person_too=False) is not None

    def looks(self, item: ItemId, desc: TableDesc) -> bool:
        """Whether a look at this item is what the step waits for."""
        asks = not self.done and self.phase is Phase.ASK
        return asks and any(item in items_of(desc, name) for name in self.step.look)

    def presses(self, command: str) -> bool:
        """Whether the use of a command is what the step waits for."""
        return not self.done and self.phase is Phase.ASK and self.step.press == command

    # ---- how it goes on

    @property
    def is_free(self) -> bool:
        """Whether everybody plays as they like."""
        return not self.done and self.phase is Phase.ASK and self.step.free

    def seen(self) -> None:
        """Go on after a look or a command that the step waited for, or after *Continue*."""
        if self.done:
            return
        if self.phase is Phase.THEN:
            self._enter(self.at + 1)
        else:
            self._reply()

    def moved(self) -> None:
        """Follow the session after moves, undo or redo."""
        head = self.session.head
        if head == self._head:
            return
        before, self._head = self._head, head
        if before not in (START, *self.session.record.line(head)):
            self._return_to(head)
        elif self.phase is Phase.ASK and not self.done:
            nodes = self._since(before)
            if self._is_reached(nodes) if self.step.free else self._is_done_by_person(nodes):
                self._reply()
        elif self.phase is Phase.REPLY:
            self._reply(anew=False)

    def next_move(self) -> Course | None:
        """What is done next without the person: what the step gives to a seat, else what has no choice.

        None: nothing now. While the step gives moves to others, the person passes where it is only asked.
        """
        if self.is_free:
            return None
        due = self.session.to_act()
        if self.done:
            return self._silence(due, person_too=False)
        gives = self.phase is Phase.REPLY and self._played < len(self.step.play)
        if gives and (meant := self.step.play[self._played]).seat in due:
            found = meant_by((meant,), self.table(meant.seat))
            if found:
                self._played += 1
                return found[0].plan
        return self._silence(due, person_too=gives) or self._forced(due)

    def do(self, affordance: Affordance) -> None:
        """Carry out what somebody does at the table, and follow it."""
        self._carry_out(affordance.plan)
        self.moved()

    def let_others(self) -> None:
        """Let other seats do what is theirs now."""
        while (course := self.next_move()) is not None:
            self._carry_out(course)
            self.moved()

    def play_freely(self) -> None:
        """Have every seat do what it is most likely to do, until a step that leaves the play free is over.

        Raises LessonError where that takes too long.
        """
        at, session, weight = self.at, self.session, self.kit.hints.weight
        for _move in range(LONGEST_PLAY):
            if self.at != at or self.phase is not Phase.ASK or not session.to_act():
                return
            seat = session.to_act()[0]
            seen = session.view(seat)
            session.submit(max(session.offers(seat), key=lambda offer: weight(seen, offer)))
            self.moved()
        raise wrong_field(
            self.taught, f"step[{at}].until", _("none of it has happened after {n} moves", n=LONGEST_PLAY)
        )

    def back(self) -> None:
        """Go back to the step before, or to the beginning of this one where something was done in it."""
        to = self.at if self.phase is not Phase.ASK and not self.done else max(0, self.at - 1)
        if self.session.head != self._starts[to]:
            self.session.play_on(self._starts[to])
        self._head = self.session.head
        self._enter(to)

    def skip(self) -> None:
        """Do what the step expects, and what others do in it, and go on to the next one. Raises LessonError."""
        if self.done:
            return
        at = self.at
        if self.phase is Phase.ASK and self.step.expect:
            self.let_others()
            self._carry_out(self._find(self.step.expect[0], f"step[{at}].expect"))
            self.moved()
        elif self.phase is Phase.ASK and self.step.free and (self.step.play or at < len(self.lesson.steps) - 1):
            self.play_freely()  # What comes after it needs what it is to bring.
        elif self.phase is Phase.ASK:
            self._reply()
        self.let_others()
        if self.at == at and self.phase is Phase.REPLY:
            meant = self.step.play[self._played]
            raise wrong_field(self.taught, f"step[{at}].play", _("it cannot be done: {what}", what=_tell(meant)))
        if self.at == at:
            self._enter(at + 1)

    def go_to(self, step: int) -> None:
        """Skip to a step, as far as the lesson has so many."""
        while not self.done and self.at < step:
            self.skip()

    # ---- inside

    def _audience(self, seat: Seat) -> Audience:
        seats = self.session.record.seats
        return Audience(seat, tuple(each.name for each in seats), tuple(each.colour for each in seats))

    def _asks(self) -> bool:
        """Whether the person can do now what the step expects, or is to do something that needs no move."""
        return PERSON in self.session.to_act() or not self.step.expect

    def _since(self, node: int) -> list[int]:
        """The nodes that were reached since a node of the line."""
        line = self.session.record.line()
        return line if node == START else line[line.index(node) + 1 :]

    def _is_done_by_person(self, nodes: Sequence[int]) -> bool:
        actions = (self.session.record.action(node) for node in nodes)
        return any(action.seat == PERSON and action not in self._silent for action in actions)

    def _is_reached(self, nodes: Sequence[int]) -> bool:
        """Whether one of the events that end a free step came with these nodes, or the match is over."""
        if self.session.outcome() is not None:
            return True
        events = (event for node in nodes for frame in self.session.film(node, PERSON) for event in frame.events)
        return any(tells(event, row) for event in events for row in self.step.until)

    def _enter(self, step: int) -> None:
        self.missed = self.session.wanted
        self.at, self.phase, self._played, self._silent = step, Phase.ASK, 0, ()
        del self._starts[step:]
        self._starts.append(self.session.head)
        self.session.wanted = () if self.done else self.step.brings
        if not self.done and not self.step.say:
            self._reply()

    def _reply(self, anew: bool = True) -> None:
        """Others play what is left of their moves; then the step is over."""
        self.phase = Phase.REPLY
        if anew:
            self._played = 0
        if self._played < len(self.step.play):
            return
        if self.step.then:
            self.phase = Phase.THEN
        else:
            self._enter(self.at + 1)

    def _return_to(self, head: int) -> None:
        """Stand at the last step that began at a node to which somebody went back, or at the last one before it."""
        line = (START, *self.session.record.line(head))
        known = [step for step, node in enumerate(self._starts) if node in line]
        self._enter(known[-1] if known else 0)

    def _silence(self, due: Sequence[Seat], *, person_too: bool) -> Course | None:
        """The silence of the seat that is asked in a round; that of the person only where nothing else can be done."""
        asked = self.table(PERSON).round
        if asked is None or not asked.seats or asked.seats[0] not in due:
            return None
        if asked.seats[0] == PERSON:
            if not person_too and PERSON not in asked.idle:
                return None
            self._silent = (*self._silent[-1:], asked.silence[0])
        return (asked.silence[0],)

    def _forced(self, due: Sequence[Seat]) -> Course | None:
        """The only thing that another seat can do, where the lesson waits for a move."""
        if self.phase is Phase.THEN or (self.phase is Phase.ASK and (self._asks() or self.step.reads)):
            return None
        for seat in due:
            offers = self.session.offers(seat)
            if seat != PERSON and len(offers) == 1:
                return (offers[0],)
        return None

    def _find(self, meant: Meant, field: str) -> Course:
        found = meant_by((meant,), self.table(meant.seat))
        if not found:
            raise wrong_field(self.taught, field, _("nothing on the table is meant by it: {what}", what=_tell(meant)))
        return found[0].plan

    def _carry_out(self, course: Course) -> None:
        """Carry a plan out, as far as nothing comes between."""
        for number, action in enumerate(course):
            if number and not self._goes_on(action):
                return
            if self.session.submit(action).final:
                return

    def _goes_on(self, action: Action) -> bool:
        return action.seat in self.session.to_act() and not self.session.why_not(action)


def _tell(meant: Meant) -> str:
    """A row of a lesson in words."""
    parts = [meant.do, meant.from_ and f"from {meant.from_}", meant.to and f"to {meant.to}"]
    parts += [f"{key} = {value!r}" for key, value in meant.with_.items()]
    parts.append(meant.without and f"without {meant.without}")
    return ", ".join(part for part in parts if part)
