"""Sentences for screen readers. Read only when one is to be said: the classes for it take 1 ms of a start."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

Politeness = QAccessible.AnnouncementPoliteness


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Have a screen reader say a sentence for a widget; an urgent one interrupts what is being read."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(Politeness.Assertive if urgent else Politeness.Polite)
    QAccessible.updateAccessibility(event)
