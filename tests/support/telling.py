"""What can be told of a game."""

from __future__ import annotations

import inspect
from types import ModuleType

from monstrarium.engine.event import Event


def kinds_in(events: ModuleType) -> set[type[Event]]:
    """The kinds of event that a module writes down."""
    found = (kind for _name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event))
    return {kind for kind in found if kind.__module__ == events.__name__}
