"""Work on the disk done on a thread of its own, in order, so that nobody who plays waits for the disk."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

T = TypeVar("T")
LINGER = 0.2
"""Seconds that a thread waits for more before it ends. A program that leaves waits no longer than that for it."""
BUSY: set[Writer[Any]] = set()
"""Those that the program waits for before it ends."""


class Writer(Generic[T]):
    """Hands items to `keep` in the order in which they came, on one thread; what piles up meanwhile comes together.

    The thread lives while there is something to do. It holds the program open until everything is kept, or until nobody
    waits for it any more.
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
        """Have an item kept, and go on at once."""
        with self._turn:
            self._items.append(item)
            self._put += 1
            start = not self._runs
            self._runs = True
            self._turn.notify_all()
        if start:
            self._start()

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until everything that was put so far is kept, but no longer than that; whether it is."""
        with self._turn:
            aim = self._put
            self._turn.wait_for(lambda: self._kept >= aim or self.given_up, seconds)
            return self._kept >= aim

    def close(self) -> None:
        """Wait until everything is kept and the thread has ended; an item that is put later starts another."""
        with self._turn:
            self._closed = True
            self._turn.notify_all()
            self._turn.wait_for(lambda: not self._runs or self.given_up)
            self._closed = False

    def give_up(self) -> None:
        """From now on nobody waits for the disk, not even the program when it ends: what is not kept may be lost."""
        with self._turn:
            self.given_up = True
            BUSY.discard(self)
            self._turn.notify_all()

    # ---- how

    def _start(self) -> None:
        if not self.given_up:
            BUSY.add(self)
        try:
            # A disk that hangs for ever would hold any other thread, and with it the program.
            threading.Thread(target=self._run, name="writer", daemon=True).start()
        except RuntimeError:
            self._run()  # The system gives no more threads: then waiting is the only way.

    def _run(self) -> None:
        while items := self._next():
            try:
                self._keep(items)
            except BaseException:
                self._count(items, ends=True)
                raise
            self._count(items)

    def _count(self, items: Sequence[T], ends: bool = False) -> None:
        """Let those go on who waited for these; a thread that ends leaves to another what came meanwhile."""
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
        """What is to be kept now; nothing, and the thread is to end, when there was nothing for a while."""
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
    """Hold the program open until everything is kept."""
    for writer in tuple(BUSY):
        writer.close()
