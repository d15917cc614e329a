"""Opens the lessons of a game: their page, each lesson at its table, and the first match after them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...content.facts import ContentError
from ...engine.record import SeatInfo
from ...games.boxes import BOXES
from ...language.words import _, said
from ...lessons.reading import LessonError, Taught, first_match, lessons, plain
from ...lessons.teacher import Teacher
from ...storage.learned import Progress
from ..kit.seat_tokens import name_for
from ..match.lesson import LessonTurns, match_of
from ..pages.lesson import LessonView
from ..pages.lessons import LessonsPage
from ..pages.setup import Setup

if TYPE_CHECKING:
    from ..pages.match import MatchScreen
    from .main_window import MainWindow


class LessonOpener:
    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._services = window.services
        self._learned = window.services.learned
        self._game = ""
        self._from_shelf = False
        """Whether the lessons were opened at the shelf, to which *Back* leads then."""
        self.view: LessonView | None = None
        """The lesson that is open."""
        self.page = LessonsPage(window.services.art)
        self.page.chosen.connect(self.begin)
        self.page.match_asked.connect(self.play)
        self.page.cancelled.connect(self._go_back)
        window.pages.addWidget(self.page)

    def show(self, game: str) -> None:
        """Show the lessons of a game."""
        try:
            known, first = lessons(game), first_match(game)
        except (LessonError, ContentError) as error:
            self._window.complain(str(error))
            return
        came_from = self._window.pages.currentWidget()
        if not self._window.leave_table():
            return
        if came_from is not self.page and self.view is None:
            self._from_shelf = came_from is self._window.shelf
        self._game, self.view = game, None
        self._window.turn_to(self.page)
        self.page.show_lessons(BOXES[game], [(each, self._learned.of(each.id)) for each in known], first)

    def begin(self, taught: Taught, step: int = 0) -> None:
        """Lay the table of a lesson and go on from a step."""
        window, kit = self._window, self._services.load(taught.game)
        before = window.tables.screen
        try:
            teacher = Teacher(taught, kit, self._person())
            teacher.go_to(step)
        except LessonError as error:
            window.complain(str(error))
            return
        screen = window.tables.teach(match_of(teacher), partial(LessonTurns, teacher=teacher))
        if screen is before:
            return
        self._game = taught.game
        self.view = view = LessonView(teacher, screen, self._coming(taught)[0])
        view.guide.stepped.connect(partial(self._keep, taught))
        view.again_asked.connect(lambda: self.begin(taught))
        view.left.connect(lambda: self.show(taught.game))
        view.next_asked.connect(lambda: self._coming(taught)[1]())
        window.show_match(screen, before)

    def again(self, screen: MatchScreen) -> bool:
        """Begin the lesson on a page anew; False where there is no lesson on it."""
        view = self.view
        if view is None or view.parent() is not screen:
            return False
        self.begin(view.guide.teacher.taught)
        return True

    def play(self) -> None:
        """Begin the first match of the game."""
        first = first_match(self._game)
        others = (SeatInfo(said(chair.name), chair.bot, at) for at, chair in enumerate(first.others, 1))
        setup = Setup(self._game, (SeatInfo(self._person()), *others), plain(first.options))
        self._window.start_match(setup)

    def _coming(self, taught: Taught) -> tuple[str, Callable[[], object]]:
        """What comes after a lesson: the next one that is not done, else the first match."""
        known = lessons(taught.game)
        later = known[known.index(taught) + 1 :]
        if later:
            return _("Next: {lesson}", lesson=said(later[0].lesson.title)), partial(self.begin, later[0])
        return _("Play a First Match"), self.play

    def _keep(self, taught: Taught, step: int) -> None:
        """Keep how far a lesson has come."""
        done = step >= len(taught.lesson.steps)
        known = self._learned.of(taught.id)
        self._learned.put(taught.id, Progress(done or known.done, 0 if done else step))
        self._services.chores.do(self._learned.write, self._window, self._window.complain)

    def _person(self) -> str:
        """The name that was given last, or the usual one."""
        return next(iter(self._services.preferences.settings.people()), name_for(0, bot=False))

    def _go_back(self) -> None:
        if self._from_shelf:
            self._window.show_shelf()
        elif self._game:
            self._window.set_up(self._game)
