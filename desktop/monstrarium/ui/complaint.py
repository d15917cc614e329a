"""A message for what could not be done. Nothing waits for it to be put away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ..engine.words import _
from .application import NAME
from .screens.buttons import Button


def complain(window: QWidget, sentence: str) -> None:
    """Say a sentence over a window, as it is written; it may hold any sign, since files are named in it."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(NAME)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    button = Button(_("Close"), "primary")
    button.setParent(box)
    box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(button)
    box.setEscapeButton(button)
    box.open()
