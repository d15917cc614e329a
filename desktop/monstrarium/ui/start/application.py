"""The application object."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ... import ID, NAME, __version__
from ..kit import lazy
from ..settings.appearance import STYLE


class Application(QApplication):
    """A QApplication that reports files handed to the running program by a file manager or a dock."""

    file_asked = Signal(object)

    def __init__(self, words: Sequence[str]) -> None:
        group_windows(sys.platform)
        super().__init__([ID, *STYLE, *words])
        self.setApplicationName("monstrarium")
        self.setApplicationDisplayName(NAME)
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(ID)

    def event(self, event: QEvent) -> bool:
        """On macOS a double click on a file arrives here, not as an argument."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def group_windows(system: str) -> None:
    """Have Windows group these windows under this program and not under Python; called before there is a window."""
    if system == "win32":
        lazy.foreign().windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
