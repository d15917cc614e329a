"""Finds timers that still run."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer


def ticks(thing: QObject) -> bool:
    """Whether a timer runs in an object or its children."""
    return any(timer.isActive() for timer in thing.findChildren(QTimer))
