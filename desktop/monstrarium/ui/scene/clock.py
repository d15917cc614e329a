"""The one timer behind every motion on the table; it runs only while something moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

FRAME_MS = 16
LONGEST_FRAME = 0.05
"""The most seconds between two frames, so that a stall is a pause and not a jump."""


class Motion(Protocol):
    """Something that changes from now to a moment later."""

    def step(self, share: float) -> None:
        """Show a share of the motion, from 0 to below 1."""
        ...

    def rest(self) -> None:
        """Show the end; called once."""
        ...


class Clock(QObject):
    """Runs motions. An object has one motion at a time; a new one replaces it."""

    stopped = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = time.perf_counter) -> None:
        super().__init__(parent)
        self._now = now
        self._running: dict[Motion, tuple[float, float, Callable[[float], None]]] = {}
        """The beginning of each motion, its seconds, and its step, which is looked up only once."""
        self.time = 0.0
        self.held = False
        """Whether everything stands still."""
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def __len__(self) -> int:
        return len(self._running)

    def __contains__(self, motion: Motion) -> bool:
        return motion in self._running

    def go(self, motion: Motion, seconds: float) -> None:
        """Begin a motion anew; without seconds it ends at once."""
        if seconds <= 0:
            self.drop(motion)
            motion.rest()
            return
        self._running[motion] = (self.time, seconds, motion.step)
        if not self.held:
            self._start()

    def hold(self, held: bool) -> None:
        """Let everything stand still, or go on from where it stands."""
        self.held = held
        if held:
            self._timer.stop()
        elif self._running:
            self._start()

    def drop(self, motion: Motion) -> None:
        """Stop a motion where it is."""
        if self._running.pop(motion, None) is not None and not self._running:
            self._stop()

    def tick(self) -> None:
        if self.held:
            return
        now = self._now()
        self.time += min(now - self._last, LONGEST_FRAME)
        self._last = now
        for motion, timing in list(self._running.items()):
            if self._running.get(motion) is not timing:
                continue
            share = (self.time - timing[0]) / timing[1]
            if share < 1.0:
                timing[2](share)
            else:
                del self._running[motion]
                motion.rest()
        if not self._running:
            self._stop()

    def settle(self) -> None:
        """End every motion now, also those that begin when others end."""
        while self._running:
            motion = next(iter(self._running))
            del self._running[motion]
            motion.rest()
        self._stop()

    def _start(self) -> None:
        if not self._timer.isActive():
            self._last = self._now()
            self._timer.start()

    def _stop(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.stopped.emit()


def smooth(share: float) -> float:
    """Eased at both ends."""
    return share * share * (3.0 - 2.0 * share)
