"""Measures whether a change on the screen shows where the keyboard focus is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from monstrarium.ui.art.palette import contrast

MARGIN = 6
PLAIN = 3.0
"""The least contrast of an edge, or of a change, that people see (WCAG 2)."""
LEAST = 40
"""The number of changed pixels that make a line rather than a speck."""


def stops(window: QWidget) -> list[QWidget]:
    """All widgets of a window that Tab comes to."""
    return [
        each
        for each in window.findChildren(QWidget)
        if each.window() is window
        and each.isVisible()
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
    ]


def hardly_shows(window: QWidget, stop: QWidget) -> bool:
    """Whether the screen hardly changes when Tab brings the focus here."""
    _bring_into_sight(stop)
    stop.clearFocus()
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    after = _seen(window, stop)
    stop.clearFocus()
    before = _seen(window, stop)
    changed = (
        at
        for at in ((x, y) for x in range(before.width()) for y in range(before.height()))
        if before.pixel(*at) != after.pixel(*at)
    )
    told = 0
    for x, y in changed:
        told += contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= PLAIN
        if told >= LEAST:
            return False
    return True


def _seen(window: QWidget, stop: QWidget) -> QImage:
    QApplication.processEvents()
    place = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size()).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    return window.grab(place.intersected(window.rect())).toImage()


def _bring_into_sight(stop: QWidget) -> None:
    around = stop.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(stop)
        around = around.parentWidget()
