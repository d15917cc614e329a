"""Plays lessons through, by what they expect and by what they do not, and says where one fails."""

from __future__ import annotations

from pathlib import Path

from ..content.facts import ContentError
from ..engine.game import OptionError, settle
from ..engine.plain import Value, digest
from ..games.kit import Kit
from ..language.words import _
from .files import files, key_of
from .names import items_of, meant_by
from .reading import LessonError, Taught, first_match, plain, read, wrong_field
from .teacher import Phase, Teacher

LONG = 170
"""The most characters of a step: two short sentences."""
AROUND = ("buttons", "log", "moves", "seats", "inspector")
"""What can be pointed at beside the table."""


class Found(Value, frozen=True, gc=False):
    """What the check of one lesson has found."""

    game: str
    key: str
    title: str = ""
    steps: int = 0
    minutes: int = 0
    refused: int = 0
    """How many legal actions that were not expected were tried, and answered."""
    trouble: str = ""
    """Empty, or what is wrong and where."""


def check_game(game: str, kit: Kit) -> tuple[Found, ...]:
    """Check all lessons of a game, and the match that is offered after them."""
    found = [check_file(path, game, kit) for path in files(game)]
    try:
        first = first_match(game)
        settle(kit.game.info, 1 + len(first.others), plain(first.options))
    except (LessonError, ContentError, OptionError) as error:
        found.append(Found(game, "first-match", trouble=str(error)))
    return tuple(found)


def check_file(path: Path, game: str, kit: Kit) -> Found:
    """Read a lesson and play it in every way that it expects."""
    try:
        taught = read(path, game)
        refused = _play(taught, kit)
    except (LessonError, ContentError) as error:
        return Found(game, key_of(path), trouble=str(error))
    lesson = taught.lesson
    return Found(game, taught.key, lesson.title, len(lesson.steps), lesson.minutes, refused)


def _play(taught: Taught, kit: Kit) -> int:
    """Play by the first of what each step expects, and once more for each other thing; how much was refused."""
    refused = Walk(taught, kit).play()
    for number, step in enumerate(taught.lesson.steps):
        for other in range(1, len(step.expect)):
            Walk(taught, kit, number, other).play()
    return refused


class Walk:
    """One way through a lesson."""

    def __init__(self, taught: Taught, kit: Kit, step: int = -1, choice: int = 0) -> None:
        """By the first of what each step expects, but by `choice` in the step of that number."""
        self._taught = taught
        self._teacher = Teacher(taught, kit)
        self._different = (step, choice)
        self._refused = 0

    def play(self) -> int:
        """Play to the end; how many actions were refused. Raises LessonError."""
        teacher = self._teacher
        while not teacher.done:
            at = teacher.at
            self._pass_step(at)
            if teacher.at == at:
                raise self._wrong(at, "", _("it never ends"))
            if teacher.missed:
                raise self._wrong(at, "brings", _("chance does not bring it: {what}", what=teacher.missed[0]))
        return self._refused

    def _pass_step(self, at: int) -> None:
        teacher, step = self._teacher, self._teacher.step
        teacher.let_others()
        if teacher.at != at:
            return
        self._look_at_words()
        if step.expect:
            self._do_expected()
        elif step.look:
            self._look()
        elif step.free:
            teacher.play_freely()
        else:
            teacher.seen()
        teacher.let_others()
        if teacher.at == at and teacher.phase is Phase.REPLY:
            raise self._wrong(at, "play", _("another seat cannot do what is written for it"))
        if teacher.at == at and teacher.waits:
            self._look_at_lit("see", at)
            teacher.seen()

    def _look_at_words(self) -> None:
        at, step = self._teacher.at, self._teacher.step
        for field in ("say", "other", "then"):
            if len(getattr(step, field)) > LONG:
                raise self._wrong(at, field, _("it is longer than {n} characters", n=LONG))
        self._look_at_lit("point", at)

    def _look_at_lit(self, field: str, at: int) -> None:
        desc = self._teacher.table()
        for name in self._teacher.lit:
            if name not in AROUND and not items_of(desc, name):
                raise self._wrong(at, field, _("there is no {name!r} on the table", name=name))

    def _do_expected(self) -> None:
        teacher, step, at = self._teacher, self._teacher.step, self._teacher.at
        desc = teacher.table()
        for meant in step.expect:
            if not meant_by((meant,), desc):
                raise self._wrong(at, "expect", _("nothing on the table is meant by it: {what}", what=meant))
        expected = teacher.expected(desc)
        before = digest(teacher.session.truth())
        for other in (each for all_of in desc.affordances for each in all_of.meanings()):
            if other not in expected:
                if not teacher.answer(other, desc):
                    raise self._wrong(at, "expect", _("nothing is said to {label!r}", label=other.label))
                self._refused += 1
        if digest(teacher.session.truth()) != before:
            raise self._wrong(at, "expect", _("an answer changes the match"))
        choice = self._different[1] if self._different[0] == at else 0
        teacher.do(meant_by((step.expect[choice],), desc)[0])

    def _look(self) -> None:
        teacher, at, desc = self._teacher, self._teacher.at, self._teacher.table()
        for name in teacher.step.look:
            found = items_of(desc, name)
            if not found or not teacher.looks(found[0], desc):
                raise self._wrong(at, "look", _("there is no {name!r} on the table", name=name))
        teacher.seen()

    def _wrong(self, at: int, field: str, what: str) -> LessonError:
        place = f"step[{at}]"
        return wrong_field(self._taught, f"{place}.{field}" if field else place, what)
