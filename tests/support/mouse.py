"""Moves the mouse by events, as the pointer of a machine without a screen may be over another window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def move_mouse(widget: QWidget, at: QPoint) -> None:
    """Move over a widget, with these buttons down."""
    there = QPointF(widget.mapToGlobal(at))
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        there,
        Qt.MouseButton.NoButton,
        QGuiApplication.mouseButtons(),
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()


def enter(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, QPointF(widget.mapToGlobal(middle))))
    QApplication.processEvents()


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    QApplication.processEvents()
