"""The application object: what the program is called, and files that the system hands over while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from .. import __version__
from .style import STYLE

ID = "org.monstrarium.Monstrarium"
"""One name for the desktop entry, the icon, the description and the windows' group."""
NAME = "Monstrarium"


class Application(QApplication):
    """Tells of files that a file manager or a dock hands to a running program."""

    file_asked = Signal(object)

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__([ID, *STYLE, *words])
        self.setApplicationName("monstrarium")
        self.setApplicationDisplayName(NAME)
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(ID)

    def event(self, event: QEvent) -> bool:
        """A double click on a file arrives here where it does not arrive as an argument."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
