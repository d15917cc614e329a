"""The events of HYBRID, for the animations and the log."""

from __future__ import annotations

from ....engine.event import Event


class WarriorEvent(Event, frozen=True, gc=False):
    """What happens to one warrior, or what it does."""

    warrior: int
