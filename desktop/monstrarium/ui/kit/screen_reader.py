"""Says a sentence to whoever listens with a screen reader."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

Politeness = QAccessible.AnnouncementPoliteness


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Speak for a widget, while anybody listens; an urgent sentence interrupts what is being read."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(Politeness.Assertive if urgent else Politeness.Polite)
    QAccessible.updateAccessibility(event)
