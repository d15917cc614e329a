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
MMAP_THRESHOLD = -3
"""What glibc's mallopt calls the size from which a block is a mapping of its own."""
LARGE_BLOCK = 256 * 1024
"""Bytes: of the pixmap of a zone, of the ground, of a large card."""


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


def map_large_blocks(system: str) -> None:
    """Have every large block of memory go back to the system once it is freed.

    glibc takes the first large pixmap that is freed as a sign that such blocks come and go often, and puts those that
    follow between small things, where they leave holes: after several themes and sizes of the window half the memory
    of the program is holes. Other systems, and other C libraries, have no such call and no such habit.
    """
    if system == "linux":
        library = lazy.foreign().CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(MMAP_THRESHOLD, LARGE_BLOCK)
