"""A disk that is slow with small files, and somebody who answers the dialogs that come of it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox

from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.support.unsaved import BEAT
from tests.ui.sitting import Sitting

linux = pytest.mark.skipif(sys.platform != "linux", reason="names files by their number")


class SlowFiles:
    """A disk that lets nothing be synced until it is let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sitting: Sitting) -> None:
        self.go_on = threading.Event()
        self.held: list[str] = []
        """What was synced on the window's thread."""
        sitting.mend = self.go_on.set
        real = os.fsync

        def sync(handle: int) -> None:
            if threading.current_thread() is threading.main_thread():
                self.held.append(os.readlink(f"/proc/self/fd/{handle}"))
            else:
                self.go_on.wait()
            real(handle)

        monkeypatch.setattr(os, "fsync", sync)


class Answers:
    """Somebody who presses one button after the other, in whatever dialogs come, and has read them."""

    def __init__(self, *words: str) -> None:
        self.left = list(words)
        self.read: list[str] = []
        self.shown: list[str] = []
        """The same, less what a dialog does not show yet."""
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(BEAT)

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not self.left:
            return
        button = next((each for each in dialog.findChildren(Button) if each.text() == self.left[0]), None)
        if button is not None and button.isVisible():
            self.read.append(words_of(dialog))
            self.shown.append(" ".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible()))
            del self.left[0]
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def words_of(dialog: QDialog) -> str:
    """Everything a dialog says."""
    box = [dialog.text()] if isinstance(dialog, QMessageBox) else []
    return " ".join([*box, *(each.text() for each in dialog.findChildren(QLabel))]).replace("\u200b", "")


class Patience:
    """Somebody who waits while the window says that it still saves; after a while the disk goes on."""

    def __init__(self, disk: SlowFiles, look: Callable[[], object] = lambda: None) -> None:
        """`look` is called while it waits."""
        self.read: list[str] = []
        self._disk, self._see = disk, look
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(BEAT)

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and not self._disk.go_on.is_set():
            self.read.append(words_of(dialog))
            self._see()
            self._disk.go_on.set()
