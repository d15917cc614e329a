"""What happens when the program has a bug: it says so, once for each bug, keeps the match, and offers a report."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ..engine.words import _
from .art.renderer import Art
from .ask_path import ask_path
from .diagnostics import redacted
from .report import Evidence, save_bundle
from .screens.buttons import Button
from .screens.parts import HEADING, SMALL, STEP, Prose, Strip, Text, breakable

MOST = 5
"""After so many different bugs in one run, further ones only go to the log."""
PICTURE = 18 * STEP
REPORT = "monstrarium-report.zip"

Trouble: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

log = logging.getLogger(__name__)


class CrashGuard(QObject):
    """Catches what nobody caught. Each bug is logged; each new one is shown once, when Qt is ready for it."""

    _noticed = Signal(str)

    def __init__(self, evidence: Evidence, art: Art, window: Callable[[], QWidget | None]) -> None:
        """`window` is asked for the window to show the dialog over."""
        super().__init__()
        self._evidence = evidence
        self._art = art
        self._window = window
        self._known: set[str] = set()
        self._open: CrashDialog | None = None
        # A bug may be noticed in another thread, or in the middle of a paint: it is shown from the event loop.
        self._noticed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> Callable[[], None]:
        """Catch from now on; what is returned lets go again."""
        before, before_threads = sys.excepthook, threading.excepthook
        sys.excepthook = self._caught
        threading.excepthook = lambda args: self._caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

        def let_go() -> None:
            sys.excepthook, threading.excepthook = before, before_threads

        return let_go

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
            self._open.add(details)
            return
        try:
            self._open = CrashDialog(details, self._evidence, self._art, self._window())
            self._open.finished.connect(self._closed)
            self._open.open()
        except Exception:
            # Whatever is broken may be what the dialog needs; then the log has to do.
            self._open = None
            log.exception("The crash could not be shown")

    def _closed(self) -> None:
        self._open = None


class CrashDialog(QDialog):
    """Says that there is a bug, that the match is safe, and what can be done."""

    def __init__(self, details: str, evidence: Evidence, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evidence = evidence
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("A Bug in Monstrarium"))
        self.setMinimumWidth(76 * STEP)
        self.details = QPlainTextEdit(redacted(details))
        self.details.setReadOnly(True)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setMinimumHeight(24 * STEP)
        self.details.setAccessibleName(_("Details"))
        self.details.hide()
        self.said = Prose("", SMALL, soft=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._page(art), 1)
        whole.addWidget(self._foot())

    def add(self, details: str) -> None:
        """Another bug while this one is still shown."""
        self.details.appendPlainText(redacted(details))

    # ---- how

    def _page(self, art: Art) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(art.picture("table/bug", PICTURE, PICTURE, self.devicePixelRatioF()))
        picture.setFixedSize(PICTURE, PICTURE)
        words = QVBoxLayout()
        words.setSpacing(STEP)
        for part in (
            Text(_("Something broke"), HEADING, bold=True),
            Prose(_("This is a mistake of the program, not yours. It may go on as if nothing had happened, or not.")),
            Prose(self._about_match()),
            Prose(_("A report helps to mend it. It holds these details, the log, versions and settings; no secrets.")),
        ):
            words.addWidget(part)
        words.addWidget(self.details, 1)
        words.addWidget(self.said)
        words.addStretch()
        page = QHBoxLayout()
        page.setContentsMargins(3 * STEP, 4 * STEP, 4 * STEP, 2 * STEP)
        page.setSpacing(3 * STEP)
        page.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        page.addLayout(words, 1)
        return page

    def _about_match(self) -> str:
        if self._evidence.match is None:
            return _("No match was on the table, and those on the shelf are as they were.")
        path = breakable(str(self._evidence.match))
        return _("Your match is safe: every move was written down when it was made. It lies in {path}.", path=path)

    def _foot(self) -> QWidget:
        show = Button(_("Details"), "quiet")
        show.setCheckable(True)
        show.toggled.connect(self._reveal)
        copy = Button(_("Copy Details"), "quiet")
        copy.clicked.connect(self._copy)
        save = Button(_("Save Report…"))
        save.clicked.connect(self._save)
        on = Button(_("Go On"), "primary")
        on.clicked.connect(self.accept)
        foot = Strip(Qt.Edge.TopEdge)
        layout = QHBoxLayout(foot)
        layout.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(STEP)
        layout.addWidget(show)
        layout.addWidget(copy)
        layout.addStretch()
        layout.addWidget(save)
        layout.addWidget(on)
        for button in (show, copy, save):
            button.setAutoDefault(False)
        on.setDefault(True)
        return foot

    def _reveal(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.adjustSize()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.said.setText(_("Copied."))

    def _save(self) -> None:
        path = ask_path(self, _("Save Report"), Path(REPORT), "*.zip")
        if path is None:
            return
        try:
            save_bundle(path, self._evidence, self.details.toPlainText())
        except OSError as error:
            reason = error.strerror or str(error)
            self.said.setText(
                _("{path} cannot be written: {reason}. Choose another place.", path=breakable(str(path)), reason=reason)
            )
        else:
            self.said.setText(_("The report lies in {path}.", path=breakable(str(path))))


def _place_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """What tells one bug from another: its kind, and the line it comes from."""
    frames = traceback.extract_tb(trace)
    return f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else kind.__name__
