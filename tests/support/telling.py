"""The events of a game."""

from __future__ import annotations

import inspect
from types import ModuleType

from monstrarium.engine.event import Event


def kinds_in(events: ModuleType) -> set[type[Event]]:
    """The kinds of event that a module has, without private ones from which others derive."""
    found = (kind for name, kind in inspect.getmembers(events, inspect.isclass) if not name.startswith("_"))
    return {kind for kind in found if issubclass(kind, Event) and kind.__module__ == events.__name__}
