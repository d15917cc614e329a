"""A message for what could not be done. Nothing waits for it to be put away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from .application import NAME


def complain(window: QWidget, sentence: str) -> None:
    """Say a sentence over a window."""
    box = QMessageBox(QMessageBox.Icon.Warning, NAME, sentence, QMessageBox.StandardButton.Ok, window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
