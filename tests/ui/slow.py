"""A disk that is slow with small files, and a person who answers the dialogs about it."""

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
from monstrarium.ui.support import unsaved
from monstrarium.ui.support.unsaved import BEAT
from monstrarium.ui.window import main_window
from tests.ui.sitting import Sitting

linux = pytest.mark.skipif(sys.platform != "linux", reason="names files by their number")


def wait_for_disk(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set how long the window waits for the disk before it says so, or goes on without."""
    monkeypatch.setattr(unsaved, "AT_ONCE", seconds)
    monkeypatch.setattr(main_window, "AT_ONCE", seconds)


class SlowFiles:
    """A disk that syncs nothing until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sitting: Sitting) -> None:
        self.go_on = threading.Event()
        self.held: list[str] = []
        """What was synced on the thread of the window."""
        sitting.mend = self.go_on.set
        real = os.fsync

        def sync(handle: int) -> None:
            if threading.current_thread() is threading.main_thread():
                self.held.append(os.readlink(f"/proc/self/fd/{handle}"))
            else:
                self.go_on.wait()
            real(handle)

        monkeypatch.setattr(os, "fsync", sync)
        wait_for_disk(monkeypatch, 0.0)


class Answers:
    """A person who reads each dialog and presses the named buttons one after the other."""

    def __init__(self, *words: str) -> None:
        self.left = list(words)
        self.read: list[str] = []
        self.shown: list[str] = []
        """The visible text of the dialogs."""
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
    """All text of a dialog."""
    box = [dialog.text()] if isinstance(dialog, QMessageBox) else []
    return " ".join([*box, *(each.text() for each in dialog.findChildren(QLabel))]).replace("\u200b", "")


class Patience:
    """A person who waits while the window says that it still saves, until the disk is released."""

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
