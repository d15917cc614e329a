"""Catches exceptions that nothing else caught, from before the window opens until the program ends."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ...content.places import resources
from ...language.words import _
from ...storage.paths import Folders
from ..art.renderer import Art
from ..kit.lazy import part

if TYPE_CHECKING:
    from .crash import CrashDialog
    from .report import ReportFacts

MOST = 5
"""So many different bugs are shown in one run; further ones are only logged."""

log = logging.getLogger(__name__)


class CrashGuard(QObject):
    """Logs every bug, and shows each new one once. The dialog and all it needs are made when there is a bug to show."""

    _noticed = Signal(str)

    def __init__(self, places: Folders, crashed_before: bool = False) -> None:
        """`crashed_before` is whether the last run of the program ended in a crash."""
        super().__init__()
        self.crashed_before = crashed_before
        self._places = places
        self._art: Art | None = None
        self._window: QWidget | None = None
        self._report_facts: ReportFacts | None = None
        self._known: set[str] = set()
        self._open: CrashDialog | QtWidgets.QMessageBox | None = None
        self.hopeless = False
        """Whether a bug kept the window from opening."""
        # A bug may be noticed in another thread, or in the middle of a paint: it is shown from the event loop.
        self._noticed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> Callable[[], None]:
        """Catch exceptions from now on; call the result to stop."""
        before, before_threads = sys.excepthook, threading.excepthook
        sys.excepthook = self._caught
        threading.excepthook = lambda args: self._caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

        def let_go() -> None:
            sys.excepthook, threading.excepthook = before, before_threads

        return let_go

    def look_after(self, window: QWidget, art: Art) -> None:
        self._window, self._art = window, art

    def know(self, report_facts: ReportFacts) -> None:
        self._report_facts = report_facts

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QTimer.singleShot(0, QApplication.quit)
            return
        log.critical("Nobody expected this", exc_info=(kind, error, trace))
        bug = _place_of(kind, trace)
        if bug not in self._known and len(self._known) < MOST:
            self._known.add(bug)
            self._noticed.emit("".join(traceback.format_exception(kind, error, trace)))

    def _show(self, details: str) -> None:
        if self._open is not None:
            self._add(details)
            return
        dialog: CrashDialog | QtWidgets.QMessageBox
        try:
            dialog = self._dialog(details)
        except Exception:
            # Whatever is broken may be what the dialog needs; Qt's own box needs nothing.
            log.exception("The crash could not be shown in its dialog")
            dialog = self._box(details)
        self._open = dialog
        dialog.finished.connect(self._closed)
        dialog.open()

    def _dialog(self, details: str) -> CrashDialog:
        report_facts = self._report_facts or part("support.report").ReportFacts(self._places)
        art = self._art or Art(resources(), self._places.cache / "art")
        made: CrashDialog = part("support.crash").CrashDialog(details, report_facts, art, self._window, self._is_seen())
        return made

    def _box(self, details: str) -> QtWidgets.QMessageBox:
        box = QtWidgets.QMessageBox(self._window)  # Named late: Qt makes the class when it is named, which takes 1 ms.
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(_("Something in Monstrarium broke. The details are in the log in {path}.", path=self._places.logs))
        box.setDetailedText(details)
        return box

    def _add(self, details: str) -> None:
        if isinstance(self._open, QtWidgets.QMessageBox):
            self._open.setDetailedText(f"{self._open.detailedText()}\n{details}")
        elif self._open is not None:
            self._open.add(details)

    def _is_seen(self) -> bool:
        return self._window is not None and self._window.isVisible()

    def _closed(self) -> None:
        self._open = None
        if not self._is_seen():
            self.hopeless = True
            QApplication.quit()


def _place_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    return f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else kind.__name__
