"""Whether anything is still going on by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer


def ticks(thing: QObject) -> bool:
    """Whether a timer runs in a thing or its parts."""
    return any(timer.isActive() for timer in thing.findChildren(QTimer))
