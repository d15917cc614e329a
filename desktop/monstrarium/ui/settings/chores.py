"""Writes small files on a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from ...storage.writer import Writer

AT_ONCE = 0.25
"""Seconds that the window waits for the disk before it says that something is being written."""


class Chore(NamedTuple):
    """Something to write, and who is told when it fails."""

    write: Callable[[], str]
    whose: QObject
    tell: Callable[[str], object]


class Chores(QObject):
    """Does one chore after the other, so that the window never waits for the disk. Failures are told on the window's
    thread.
    """

    _over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer: Writer[Chore] = Writer(self._work)
        self._troubles: list[tuple[Chore, str]] = []
        self._over.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def do(self, write: Callable[[], str], whose: QObject, tell: Callable[[str], object]) -> None:
        """Have something written, and go on at once. `write` returns an empty string or what went wrong; `tell` gets
        that sentence while `whose` still exists.
        """
        self._writer.put(Chore(write, whose, tell))

    def settle(self, seconds: float | None = None) -> bool:
        """Wait so many seconds at most until everything is written and told; whether it is."""
        done = self._writer.settle(seconds)
        self._tell()
        return done

    def give_up(self) -> None:
        self._writer.give_up()

    def _work(self, chores: Sequence[Chore]) -> None:
        with ExitStack() as all_of_them:  # Also where a bug ends one.
            for chore in reversed(chores):
                all_of_them.callback(self._do, chore)

    def _do(self, chore: Chore) -> None:
        if trouble := chore.write():
            self._troubles.append((chore, trouble))
            self._over.emit()

    def _tell(self) -> None:
        while self._troubles:
            chore, trouble = self._troubles.pop(0)
            if isValid(chore.whose):
                chore.tell(trouble)
