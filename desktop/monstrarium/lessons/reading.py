"""Reads lessons from TOML files. What is wrong with one is said with its file, line and column."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..content.facts import read_toml
from ..engine.game import OptionError, settle
from ..engine.plain import Plain, Value
from ..games.kit import Kit
from ..language.words import _
from .files import FIRST_MATCH, files, folder, id_of, key_of
from .lesson import FirstMatch, Lesson, Step

WHERE = re.compile(r"(?P<what>.*) - at `\$\.?(?P<field>.*)`", re.DOTALL)
STEP = re.compile(r"step\[(?P<number>\d+)\]\.?(?P<field>.*)")
HEADER = re.compile(r"\s*\[\[step\]\]")
WAITS = ("expect", "look", "press", "until")

T = TypeVar("T", bound=Value)


class LessonError(Exception):
    """A lesson that is wrong; the text says where and why."""


class Taught(Value, frozen=True):
    """A lesson with the key of its game, its own key and its file."""

    game: str
    key: str
    path: Path
    lesson: Lesson

    @property
    def id(self) -> str:
        """The name by which it is kept that somebody has learned it."""
        return id_of(self.game, self.path)


@cache
def lessons(game: str) -> tuple[Taught, ...]:
    """The lessons of a game in their order; LessonError for one that is wrong."""
    return tuple(read(path, game) for path in files(game))


def read(path: Path, game: str) -> Taught:
    """A lesson from its file."""
    text, lesson = _read(path, Lesson)
    for number, step in enumerate(lesson.steps):
        _check_step(path, text, number, step)
    return Taught(game, key_of(path), path, lesson)


def first_match(game: str) -> FirstMatch:
    """The match that is offered after the lessons of a game."""
    return _read(folder(game) / FIRST_MATCH, FirstMatch)[1]


def options_of(taught: Taught, kit: Kit) -> dict[str, Plain]:
    """All options of the match of a lesson; LessonError if it names wrong ones."""
    try:
        return settle(kit.game.info, 1 + len(taught.lesson.others), plain(taught.lesson.options))
    except OptionError as error:
        raise LessonError(_("{path}: {reason}", path=taught.path, reason=error)) from None


def plain(options: Mapping[str, Any]) -> dict[str, Plain]:
    """Options as matches keep them: a list by seat is a tuple."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}


def wrong_field(taught: Taught, field: str, what: str) -> LessonError:
    """The error that names a field, such as "step[3].expect", with its place in the file."""
    return LessonError(_sentence(taught.path, read_toml(taught.path)[0], field, what))


def _read(path: Path, kind: type[T]) -> tuple[str, T]:
    text, data = read_toml(path)
    try:
        return text, msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = WHERE.fullmatch(str(error))
        what, field = (found["what"], found["field"]) if found else (str(error), "")
        raise LessonError(_sentence(path, text, field, what)) from None
    except RecursionError as error:
        raise LessonError(_sentence(path, text, "", str(error))) from None


def _check_step(path: Path, text: str, number: int, step: Step) -> None:
    waits = [field for field in WAITS if getattr(step, field)]
    if len(waits) > 1:
        why = _("a step waits for one thing, and this one also has {other!r}", other=waits[0])
        raise LessonError(_sentence(path, text, f"step[{number}].{waits[1]}", why))
    if not (step.say or step.play):
        raise LessonError(_sentence(path, text, f"step[{number}]", _("a step says something, or others play in it")))
    if waits and not step.say:
        raise LessonError(_sentence(path, text, f"step[{number}].{waits[0]}", _("nothing is said about it")))


def _sentence(path: Path, text: str, field: str, what: str) -> str:
    line, column = _place(text, field)
    named = field.replace("[...]", "")
    if not named:
        return _("{path}:{line}:{column}: {what}.", path=path, line=line, column=column, what=what.rstrip("."))
    return _(
        "{path}:{line}:{column}: {field}: {what}.",
        path=path,
        line=line,
        column=column,
        field=named,
        what=what.rstrip("."),
    )


def _place(text: str, field: str) -> tuple[int, int]:
    """The line and column of a field, such as "step[3].expect[0].do"; of its table where it is not written out."""
    lines = text.splitlines() or [""]
    first, last = 0, len(lines)
    inside = STEP.fullmatch(field)
    headers = [at for at, line in enumerate(lines) if HEADER.match(line)]
    if inside is not None:
        number = int(inside["number"])
        if number < len(headers):
            first = headers[number]
            last = headers[number + 1] if number + 1 < len(headers) else len(lines)
        field = inside["field"]
    elif headers:
        last = headers[0]
    name = re.match(r"\w*", field)
    key = re.compile(rf"\s*\[?\[?{re.escape(name[0])}\b") if name is not None and name[0] else None
    for at in range(first, last):
        if key is not None and key.match(lines[at]):
            return at + 1, len(lines[at]) - len(lines[at].lstrip()) + 1
    return min(first, len(lines) - 1) + 1, 1
