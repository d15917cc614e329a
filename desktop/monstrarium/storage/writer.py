"""Writing to the disk on a thread of its own, in order, so that the window never waits for the disk."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

T = TypeVar("T")
LINGER = 0.2
"""Seconds that a thread waits for more items before it ends."""
BUSY: set[Writer[Any]] = set()
"""The writers that the program waits for before it ends."""


class Writer(Generic[T]):
    """Passes items to `keep` in order, on one thread; items that arrive while it is busy are passed together.

    The thread runs only while there are items. The program does not end before all items are kept, unless the writer
    was given up.
    """

    def __init__(self, keep: Callable[[Sequence[T]], None]) -> None:
        self._keep = keep
        self._turn = threading.Condition()
        self._items: list[T] = []
        self._put = 0
        self._kept = 0
        self._runs = False
        self._closed = False
        self.given_up = False
        """Whether nobody waits for it any more."""

    def put(self, item: T) -> None:
        """Add an item and return at once."""
        with self._turn:
            self._items.append(item)
            self._put += 1
            start = not self._runs
            self._runs = True
            self._turn.notify_all()
        if start:
            self._start()

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until all items added so far are kept, but no longer than `seconds`; whether they are."""
        with self._turn:
            aim = self._put
            self._turn.wait_for(lambda: self._kept >= aim or self.given_up, seconds)
            return self._kept >= aim

    def close(self) -> None:
        """Wait until all items are kept and the thread has ended; a later item starts another thread."""
        with self._turn:
            self._closed = True
            self._turn.notify_all()
            self._turn.wait_for(lambda: not self._runs or self.given_up)
            self._closed = False

    def give_up(self) -> None:
        """Stop waiting for the disk, even when the program ends: items that are not kept yet may be lost."""
        with self._turn:
            self.given_up = True
            BUSY.discard(self)
            self._turn.notify_all()

    def _start(self) -> None:
        if not self.given_up:
            BUSY.add(self)
        try:
            # A daemon thread, because a disk that hangs for ever would keep the program from ending.
            threading.Thread(target=self._run, name="writer", daemon=True).start()
        except RuntimeError:
            self._run()  # The system gives no more threads, so this one has to wait.

    def _run(self) -> None:
        while items := self._next():
            try:
                self._keep(items)
            except BaseException:
                self._count(items, ends=True)
                raise
            self._count(items)

    def _count(self, items: Sequence[T], ends: bool = False) -> None:
        """Count items as kept and wake up those who wait; if the thread ends, start another for newer items."""
        with self._turn:
            self._kept += len(items)
            self._runs = not ends or bool(self._items)
            self._turn.notify_all()
            start = ends and self._runs
            if not self._runs:
                BUSY.discard(self)
        if start:
            self._start()

    def _next(self) -> Sequence[T]:
        """The items to keep now; none if there were none for a while, so that the thread ends."""
        with self._turn:
            self._turn.wait_for(lambda: self._items or self._closed, LINGER)
            items, self._items = self._items, []
            if not items:
                self._runs = False
                BUSY.discard(self)
                self._turn.notify_all()
            return items


@atexit.register
def _finish() -> None:
    """Wait until all items are kept before the program ends."""
    for writer in tuple(BUSY):
        writer.close()
