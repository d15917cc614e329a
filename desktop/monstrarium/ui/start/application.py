"""The application object: what the program is called, and files that the system hands over while it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ... import NAME, __version__
from ..kit import lazy
from ..settings.appearance import STYLE

ID = "org.monstrarium.Monstrarium"
"""One name for the desktop entry, the icon, the description and the windows' group."""


class Application(QApplication):
    """Tells of files that a file manager or a dock hands to a running program."""

    file_asked = Signal(object)

    def __init__(self, words: Sequence[str]) -> None:
        group_windows(sys.platform)
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


def group_windows(system: str) -> None:
    """Tell Windows, before there is a window, whose windows these are; else they would be those of Python."""
    if system == "win32":
        lazy.foreign().windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
