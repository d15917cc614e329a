"""A message for what could not be done. Nothing waits for it to be put away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ... import NAME
from ...language.words import _
from .buttons import Button


def complain(window: QWidget, sentence: str) -> None:
    """Say a sentence over a window."""
    box, _close = plain_box(window, sentence, _("Close"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def plain_box(window: QWidget, sentence: str, way_out: str) -> tuple[QMessageBox, Button]:
    """A sentence as it is written, since it may hold any sign that files are named with; and the harmless answer."""
    box = QMessageBox(window)
    box.setWindowTitle(NAME)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    button = Button(way_out, "primary")
    button.setParent(box)
    box.addButton(button, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(button)
    box.setEscapeButton(button)
    return box, button
