"""A lesson at the table: what the teacher expects is let through, what it gives to other seats is played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.course import Course
from ...language.words import _, said
from ...lessons.reading import LessonError
from ...lessons.teacher import PERSON, Phase, Teacher
from ...storage.match_files.header import fresh_header
from ...storage.match_files.unwritten import UnwrittenMatch
from ...table.desc import Affordance, ItemId, TableDesc
from .bot_pool import BotPool
from .bots import BotTurns
from .controller import MatchController
from .match import Match


def match_of(teacher: Teacher) -> Match:
    """The match of a lesson, which is not kept."""
    kit, session = teacher.kit, teacher.session
    title = _("{game}: {lesson}", game=kit.game.info.title, lesson=said(teacher.lesson.title))
    header = fresh_header(session.record, title, kit.content)
    return Match(kit, session, UnwrittenMatch(header, session.record))


class LessonTurns(BotTurns):
    """Moves for other seats as the lesson says; where it leaves the play free, their bots do."""

    def __init__(self, match: Match, pool: BotPool, parent: QObject, teacher: Teacher) -> None:
        super().__init__(match, pool, parent)
        self._teacher = teacher
        self._course: Course | None = None
        self.carry_out: Callable[[Course], bool] = lambda _course: False
        """Carries out what the lesson does for the person, who only passes; False while the table is not at rest."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go)

    def ask(self) -> None:
        self._teacher.moved()
        if self._teacher.is_free:
            super().ask()
            return
        if self._course is None:
            self._course = self._teacher.next_move()
        if self._course is not None:
            self._soon.start()

    def _go(self) -> None:
        course = self._course
        if course is None or course[0].seat != PERSON:
            self.ready.emit()
            return
        self._course = None  # Carrying it out asks for what comes next.
        if not self.carry_out(course):
            self._course = course

    def take(self) -> Course | None:
        if self._teacher.is_free:
            return super().take()
        course, self._course = self._course, None
        return course

    def cancel(self) -> None:
        self._course = None
        super().cancel()


class LessonGuide(QObject):
    """Stands between a teacher and the controller of its match."""

    changed = Signal()
    """Another sentence is said, or other things are lit."""
    stepped = Signal(int)
    """The lesson has come to this step."""
    finished = Signal()

    def __init__(self, teacher: Teacher, controller: MatchController) -> None:
        super().__init__(controller)
        self.teacher = teacher
        self.controller = controller
        self.answer = ""
        """What was said to something that was not expected."""
        self._at = teacher.at
        self._meant: tuple[TableDesc, tuple[int, Phase], tuple[Affordance, ...]] | None = None
        """What the step expects, for the table and the step for which it was found."""
        controller.why_not_now = self._refuse
        controller.advice = self._advise
        controller.shown.connect(self._follow)
        if isinstance(controller.bots, LessonTurns):
            controller.bots.carry_out = self._pass

    @property
    def shown(self) -> bool:
        """Whether the table shows now, at rest, so that the lesson can speak of it."""
        controller = self.controller
        rests = controller.ready and not controller.filming and not controller.lingers
        return rests and not self.teacher.is_settling

    def points(self) -> tuple[ItemId, ...]:
        return self.teacher.points(self.controller.desc)

    def targets(self, held: ItemId) -> tuple[ItemId, ...]:
        """Where the step wants a held piece to go."""
        desc, at = self.controller.desc, (self.teacher.at, self.teacher.phase)
        if self._meant is None or self._meant[0] is not desc or self._meant[1] != at:
            self._meant = desc, at, self.teacher.expected(desc)  # Some hundred affordances take a while.
        expected = self._meant[2]
        return tuple(dict.fromkeys(each.target for each in expected if each.source == held and each.target))

    def go_on(self) -> None:
        """Go on to what comes after what was read."""
        if self.teacher.waits:
            self.teacher.seen()
            self._go()

    def skip(self) -> None:
        self._stand(self.teacher.skip)

    def back(self) -> None:
        self._stand(self.teacher.back)

    def look_at(self, item: ItemId) -> None:
        """Somebody looks at an item."""
        if self.shown and item and self.teacher.looks(item, self.controller.desc):
            self.teacher.seen()
            self._go()

    def press(self, command: str) -> None:
        """A command was used."""
        if self.teacher.presses(command):
            self.teacher.seen()
            self._go()

    def _stand(self, change: Callable[[], None]) -> None:
        """Change where the lesson stands, and show the table as it is then."""
        self.controller.settle()
        self.controller.bots.cancel()
        try:
            change()
        except LessonError as error:
            self.controller.told.emit(str(error), True)
        self.controller.stand_again()
        self._follow()

    def _go(self) -> None:
        """Go on, unless something is to be read first: what is seen closely then stays."""
        self._follow()
        if not self.teacher.waits:
            self.controller.go_on()

    def _follow(self) -> None:
        self.teacher.moved()
        self.answer = ""
        if self.teacher.at != self._at:
            self._at = self.teacher.at
            self.stepped.emit(self._at)
            if self.teacher.done:
                self.finished.emit()
        self.changed.emit()

    def _pass(self, course: Course) -> bool:
        if self.controller.filming or not self.controller.ready:
            return False
        self.controller.play(course)
        return True

    def _refuse(self, affordance: Affordance) -> str:
        self.answer = self.teacher.answer(affordance, self.controller.desc)
        if self.answer:
            self.changed.emit()
        return self.answer

    def _advise(self) -> Affordance | None:
        if self.teacher.is_free:
            return None
        expected = self.teacher.expected(self.controller.desc)
        return expected[0] if expected else None
