"""Rows of events: one row says how an event is told in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from ..language.words import NAMED, said, said_n
from .presenter import Line

Spoken: TypeAlias = Mapping[str, Callable[[Any, Any, Any], object]]
"""By a field's name in a sentence: what is said there, of an event, the view it happened in, and the audience."""


class Sentence(NamedTuple):
    """How one kind of event is told. An empty text is no line."""

    text: str | Callable[[Any, Any, Any], str]
    """The sentence; where it depends on more than fields, what makes it of the event, the view and the audience."""
    many: str = ""
    """The sentence for more than one, or for none."""
    depth: int = 0
    """0 is a move; deeper lines are what came of it."""
    by: str = ""
    """The field of the event that decides between the two; it is `n` in them."""


class Sentences:
    """How all events of one game are told. ValueError for a sentence with a field that nobody fills."""

    def __init__(self, spoken: Spoken, rows: Mapping[type[Any], Sentence]) -> None:
        self._spoken = spoken
        self.rows = rows
        self._fields = {event: self._needed(event, row) for event, row in rows.items() if isinstance(row.text, str)}

    def line(self, event: Any, view: Any, audience: Any) -> Line | None:
        """The event in words; None when it is not worth a line. KeyError for an event without a row."""
        row = self.rows[type(event)]
        text = row.text if isinstance(row.text, str) else row.text(event, view, audience)
        if text and isinstance(row.text, str):
            fields = {name: self._say(name, event, view, audience) for name in self._fields[type(event)]}
            text = said_n(text, row.many, getattr(event, row.by), **fields) if row.many else said(text, **fields)
        return Line(text, row.depth) if text else None

    def _say(self, name: str, event: Any, view: Any, audience: Any) -> object:
        speak = self._spoken.get(name)
        return getattr(event, name) if speak is None else speak(event, view, audience)

    def _needed(self, event: type[Any], row: Sentence) -> tuple[str, ...]:
        names = {*NAMED.findall(f"{row.text}{row.many}")} - ({"n"} if row.many else set())
        known = {*self._spoken, *event.__struct_fields__}
        if unknown := sorted(names - known):
            raise ValueError(f"the sentence for {event.__name__} has a field {unknown[0]!r} that nobody fills")
        return tuple(sorted(names))
