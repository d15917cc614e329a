"""How a log is written from a table of tellers, one a kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .presenter import Line

Tellers: TypeAlias = Mapping[type[Any], tuple[Callable[..., str], int]]
"""By kind of event: how it is told to whom, and how deep its line stands. An empty sentence is no line."""


def line_by(tellers: Tellers, event: Any, *to: Any) -> Line | None:
    """The event in words; None when it is not worth a line. KeyError for an event that nobody tells.

    What tellers are handed beside it is the game's own affair: the audience, and the view where words need one.
    """
    tell, depth = tellers[type(event)]
    text = tell(event, *to)
    return Line(text, depth) if text else None
