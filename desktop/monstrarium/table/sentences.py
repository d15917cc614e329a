"""Rows of events: one row says how an event is written in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from ..language.words import NAMED, said, said_n
from .presenter import Line

Spoken: TypeAlias = Mapping[str, Callable[[Any, Any, Any], object]]
"""By the name of a field in sentences: the function of the event, its view and the audience that fills the field."""


class Sentence(NamedTuple):
    """How one kind of event is written in the log. An empty text is no line."""

    text: str | Callable[[Any, Any, Any], str]
    """The marked sentence, or a function that makes the text from the event, its view and the audience."""
    many: str = ""
    """The sentence for more than one, or for none."""
    depth: int = 0
    """0 is a move; deeper lines are its consequences."""
    by: str = ""
    """The field of the event that decides which sentence is said; its number, or length, is the field `n` of `many`."""
    otherwise: str | None = None
    """The sentence where that field is 0, False or empty."""


Rows: TypeAlias = Mapping[type[Any], Sentence]


class Sentences:
    """The rows of all events of one game. ValueError for a sentence with a field that nothing fills."""

    def __init__(self, spoken: Spoken, rows: Rows) -> None:
        self._spoken = spoken
        self.rows = rows
        for event, row in rows.items():
            for text in (row.text, row.many, row.otherwise):
                self._check(event, row, text)

    def line(self, event: Any, view: Any, audience: Any) -> Line | None:
        """The log line of an event; None if it has none. KeyError for an event without a row."""
        row = self.rows[type(event)]
        if callable(row.text):
            text = row.text(event, view, audience)
        else:
            text = self._say(row, row.text, event, view, audience)
        return Line(text, row.depth) if text else None

    def _say(self, row: Sentence, text: str, event: Any, view: Any, audience: Any) -> str:
        found = getattr(event, row.by) if row.by else 1
        number = len(found) if isinstance(found, tuple) else found
        if row.otherwise is not None and not number:
            text = row.otherwise
        elif row.many:
            return said_n(text, row.many, number, **self._fields(text, event, view, audience))
        return said(text, **self._fields(text, event, view, audience))

    def _fields(self, text: str, event: Any, view: Any, audience: Any) -> dict[str, object]:
        spoken = self._spoken
        return {
            name: spoken[name](event, view, audience) if name in spoken else getattr(event, name)
            for name in NAMED.findall(text)
            if name != "n"
        }

    def _check(self, event: type[Any], row: Sentence, text: object) -> None:
        names = {*NAMED.findall(text)} if isinstance(text, str) else set()
        known = {*self._spoken, *event.__struct_fields__, *(("n",) if row.many else ())}
        if unknown := sorted(names - known):
            raise ValueError(f"the sentence for {event.__name__} has a field {unknown[0]!r} that nobody fills")
