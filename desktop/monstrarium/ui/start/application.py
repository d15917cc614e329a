"""The application object."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ... import ID, NAME, __version__
from ..kit import lazy
from ..settings.appearance import STYLE


class Application(QApplication):
    """A QApplication that reports files handed to the running program by a file manager or a dock.

    macOS hands over the file of a double click that starts the program before there is a window; it is kept until then.
    """

    file_asked = Signal(object)

    def __init__(self, words: Sequence[str]) -> None:
        group_windows(sys.platform)
        super().__init__([ID, *STYLE, *words])
        self.setApplicationName("monstrarium")
        self.setApplicationDisplayName(NAME)
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(ID)
        self._early: list[Path] | None = []
        """The files asked for before anybody could open them; None once somebody can."""

    def give_files_to(self, take: Callable[[Path], object]) -> None:
        """Call `take` with each file that is asked for, from the first one on."""
        self.file_asked.connect(take)
        early, self._early = self._early or [], None
        for path in early:
            self.file_asked.emit(path)

    def event(self, event: QEvent) -> bool:
        """On macOS a double click on a file arrives here, not as an argument."""
        if isinstance(event, QFileOpenEvent):
            path = Path(event.file())
            if self._early is None:
                self.file_asked.emit(path)
            else:
                self._early.append(path)
            return True
        return super().event(event)


def make_application(explain: Callable[[Sequence[str]], None]) -> Application:
    """The application. If Qt cannot open windows here, its complaints go to `explain`, and the program ends with 1."""
    complaints: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        line = qFormatLogMessage(kind, context, text)
        if kind == QtMsgType.QtDebugMsg:
            print(line, file=sys.stderr)
        else:
            complaints.append(line)
        if kind == QtMsgType.QtFatalMsg:
            explain(complaints)
            os._exit(1)  # Qt would abort the program.

    qInstallMessageHandler(listen)
    try:
        return Application(())
    finally:
        qInstallMessageHandler(None)
        for line in complaints:
            print(line, file=sys.stderr)


def group_windows(system: str) -> None:
    """Have Windows group these windows under this program and not under Python; called before there is a window."""
    if system == "win32":
        lazy.foreign().windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
