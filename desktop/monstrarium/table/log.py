"""How a log is written from a table of tellers, one a kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .presenter import Audience, Line

Tellers: TypeAlias = Mapping[type[Any], tuple[Callable[[Any, Audience], str], int]]
"""By kind of event: how it is told, and how deep its line stands. An empty sentence is no line."""


def line_by(tellers: Tellers, event: Any, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line. KeyError for an event that nobody tells."""
    tell, depth = tellers[type(event)]
    text = tell(event, audience)
    return Line(text, depth) if text else None
