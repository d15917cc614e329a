"""Waits until the disk has everything that was played, and asks what to do where it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ... import NAME
from ...language.words import _, _n
from ...storage.match_files.broken import MatchError
from ...storage.match_files.library import SUFFIX
from ...storage.match_files.match_file import MatchFile
from ..kit.buttons import Button
from ..kit.message_box import ask_path, plain_box
from ..kit.text import HEADING, STEP, STRETCH, Paragraph, Text, breakable, fill
from ..settings.chores import AT_ONCE

BEAT = 50
"""Milliseconds between two questions whether everything is written."""
PATIENCE = 4000
"""Milliseconds after which closing without saving is offered."""
WIDTH = 64 * STEP


class SlowWriter(Protocol):
    """A writer on another thread."""

    def settle(self, seconds: float | None = None) -> bool:
        """Wait so many seconds at most; whether everything is written."""
        ...

    def give_up(self) -> None:
        """Stop waiting; what is not written may be lost."""
        ...


def keep(window: QWidget, file: MatchFile, kept_elsewhere: Callable[[Path], object]) -> bool:
    """Have everything that was played written; whether the match may be left, also where the person lets the rest be
    lost. `kept_elsewhere` gets the path when the match was saved in another place.
    """
    file.renew()
    while True:
        if not wait(window, file):
            return False
        if file.given_up or file.is_kept:
            return True
        question = UnsavedDialog(window, file)
        question.exec()
        question.deleteLater()
        if question.answer == AGAIN:
            file.renew()
        elif question.answer == ELSEWHERE:
            if (path := _save_elsewhere(window, file)) is not None:
                kept_elsewhere(path)
                return True
        else:
            return question.answer == LOSE


def wait(window: QWidget, written: SlowWriter, can_close: bool = True) -> bool:
    """Wait for the disk, with a dialog when it takes long; False when the person goes back instead. With `can_close`
    the dialog also offers to lose what is not written, which counts as True.
    """
    if written.settle(AT_ONCE):
        return True
    waiting = SavingDialog(window, written, can_close)
    done = waiting.exec() == QDialog.DialogCode.Accepted
    waiting.deleteLater()
    return done


def lost_so_far(file: MatchFile) -> str:
    """Sentences on what of a match is not written, and why."""
    said = _("The last change of this match is not on the disk.")
    if count := file.unkept:
        said = _n(
            "The last move of this match is not on the disk.",
            "The last {n} moves of this match are not on the disk.",
            count,
        )
    if not file.reason:
        return " ".join((said, _("{path} is not there any more.", path=breakable(str(file.path)))))
    why = _("{path} cannot be written: {reason}.", path=breakable(str(file.path)), reason=file.reason.rstrip("."))
    return f"{said} {why}"


AGAIN, ELSEWHERE, LOSE, STAY = "again", "elsewhere", "lose", "stay"


class UnsavedDialog(QDialog):
    """Asks what to do with a match that cannot be written. Esc stays with the match."""

    def __init__(self, window: QWidget, file: MatchFile) -> None:
        super().__init__(window)
        self.answer = STAY
        self.setWindowTitle(NAME)
        self.setMinimumWidth(WIDTH)
        again = self._button(_("Try Again"), AGAIN, "primary")
        again.setDefault(True)
        buttons = fill(
            QHBoxLayout(),
            self._button(_("Close Without Saving"), LOSE, "quiet"),
            STRETCH,
            self._button(_("Back to the Match"), STAY, "plain"),
            self._button(_("Another Place…"), ELSEWHERE, "plain"),
            again,
            spacing=1,
        )
        fill(
            QVBoxLayout(self),
            Text(_("This match is not saved"), HEADING, bold=True),
            Paragraph(lost_so_far(file)),
            Paragraph(_("Make room, or let the file be written, and try again; or save it in another place.")),
            Paragraph(_would_be_lost(file), bold=True),
            STEP,
            buttons,
            margins=(3, 3, 3, 2),
            spacing=1,
        )
        again.setFocus()

    def _button(self, text: str, answer: str, kind: str) -> Button:
        button = Button(text, kind)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._answer(answer))
        return button

    def _answer(self, answer: str) -> None:
        self.answer = answer
        self.accept()


class SavingDialog(QDialog):
    """Says that something is still being written, and closes by itself when it is. Esc goes back. After a while closing
    without saving is offered, in case the disk hangs.
    """

    def __init__(self, window: QWidget, written: SlowWriter, can_close: bool) -> None:
        super().__init__(window)
        self._written = written
        self.setWindowTitle(NAME)
        self.setMinimumWidth(WIDTH)
        busy = QProgressBar()
        busy.setRange(0, 0)
        busy.setTextVisible(False)
        back = Button(_("Back"), "plain")
        back.clicked.connect(self.reject)
        self._lose = Button(_("Close Without Saving"), "quiet")
        self._lose.clicked.connect(self._give_up)
        self._warning = Paragraph(_("Closing without saving loses what is not on the disk yet."), bold=True)
        foot = fill(QHBoxLayout(), self._lose, STRETCH, back)
        fill(
            QVBoxLayout(self),
            Text(_("Still saving…"), HEADING, bold=True),
            Paragraph(_("The disk is slow. As soon as it has everything, this goes on by itself.")),
            busy,
            self._warning,
            foot,
            margins=(3, 3, 3, 2),
            spacing=1,
        )
        for late in (self._lose, self._warning):
            late.hide()
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._offer)
        if can_close:
            self._late.start(PATIENCE)
        self._beat = QTimer(self)
        self._beat.timeout.connect(self._look)
        self._beat.start(BEAT)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.reject()

    def _offer(self) -> None:
        self._lose.show()
        self._warning.show()

    def _give_up(self) -> None:
        self._written.give_up()
        self.accept()

    def _look(self) -> None:
        if self._written.settle(0):
            self.accept()


def _would_be_lost(file: MatchFile) -> str:
    count = file.unkept
    if not count:
        return _("Without saving, the last change is lost.")
    return _n("Without saving, the last move is lost.", "Without saving, the last {n} moves are lost.", count)


def _save_elsewhere(window: QWidget, file: MatchFile) -> Path | None:
    """Ask for another place and write the match there; None when cancelled or refused, which has been said."""
    first = Path.home() / f"{file.path.stem}{SUFFIX}"
    path = ask_path(window, _("Save in Another Place"), first, _("Matches (*{suffix})", suffix=SUFFIX))
    if path is None:
        return None
    try:
        file.save_as(path)
    except MatchError as error:
        _tell(window, str(error))
    except OSError as error:
        reason = error.strerror or str(error)
        _tell(window, _("{path} cannot be written: {reason}. Choose another place.", path=path, reason=reason))
    else:
        return path
    return None


def _tell(window: QWidget, sentence: str) -> None:
    """Show a sentence, and wait until it is closed."""
    box, _close = plain_box(window, sentence, _("Close"))
    box.exec()
    box.deleteLater()
