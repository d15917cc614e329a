"""Counts what one part of the harness does, and the faults it finds."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from time import monotonic

EVERY = 15.0
"""Seconds between two reports of progress."""


@dataclass
class Tally:
    """Counts steps; prints a fault at once, and again at the end."""

    name: str
    aim: int
    done: int = 0
    faults: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    peaks: dict[str, int] = field(default_factory=dict)
    _began: float = field(default_factory=monotonic)
    _told: float = field(default_factory=monotonic)

    def step(self) -> None:
        """Count a step."""
        self.done += 1
        now = monotonic()
        if now - self._told > EVERY:
            self._told = now
            print(f"{self.name}: {self.done} of {self.aim}, {len(self.faults)} faults", flush=True)

    def count(self, what: str, times: int = 1) -> None:
        """Count something else."""
        self.counts[what] = self.counts.get(what, 0) + times

    def peak(self, what: str, figure: int) -> None:
        """Note a value, of which the highest is reported."""
        self.peaks[what] = max(figure, self.peaks.get(what, 0))

    def fault(self, what: str) -> None:
        """Report a fault."""
        self.faults.append(what)
        print(f"{self.name}: FAULT {what}", file=sys.stderr, flush=True)

    def summary(self) -> str:
        """The report at the end, in one line."""
        figures = ", ".join(f"{number} {what}" for what, number in sorted(self.counts.items()))
        peaks = ", ".join(f"{what} at most {number}" for what, number in sorted(self.peaks.items()))
        seconds = monotonic() - self._began
        told = "; ".join(filter(None, (figures, peaks)))
        return f"{self.name}: {self.done} of {self.aim} in {seconds:.0f} s, {len(self.faults)} faults ({told})"
