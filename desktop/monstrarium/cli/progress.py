"""A progress bar on the terminal, with rate and time left; nothing is shown where standard error is no terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from ..lab.tasks import Findings, Piece, Result
from ..lab.yardstick import clock
from ..language.words import _

WIDTH = 30
MOST = 100
"""The bar is never longer, and covers the one before it."""
PAUSE = 0.1
"""The fewest seconds between two pictures."""


class Progress:
    """Shows how many matches of a run are played, until it is left.

    What was there before the run does not count for the rate.
    """

    def __init__(self, total: int, done: int = 0) -> None:
        self._total = max(1, total)
        self._before = done
        self._done = done
        self._begun = time.monotonic()
        self._shown = 0.0

    @property
    def played(self) -> int:
        return self._done - self._before

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begun

    def skip(self, matches: int) -> None:
        """Count matches that were played before."""
        self._before += matches
        self._done += matches

    def told(self, _piece: Piece, result: Result, _findings: Findings) -> None:
        """Count what came of a piece."""
        self._done += result.matches
        now = time.monotonic()
        if now - self._shown >= PAUSE:
            self._shown = now
            self._show("")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """End the line of the bar, so that what is said next has a line of its own."""
        if kind is None or self._shown:
            self._show("\n")

    def _show(self, end: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{self._line()[:MOST]:{MOST}}", end=end, file=sys.stderr, flush=True)

    def _line(self) -> str:
        full = WIDTH * min(self._done, self._total) // self._total
        told = _("{done} of {of} matches", done=self._done, of=self._total)
        line = f"[{'#' * full}{'.' * (WIDTH - full)}] {told}"
        if self.played and self.seconds:
            rate = self.played / self.seconds
            left = max(0, self._total - self._done) / rate
            line += _(", {rate:.3g} a second, {time} left", rate=rate, time=clock(left))
        return line
