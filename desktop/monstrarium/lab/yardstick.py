"""Times: how fast this machine is at the moment, by a fixed piece of plain Python, and how a time is told."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

YARDSTICK_MS = 0.95
"""The time of the yardstick on the machine for which the goals in microseconds were set."""


def fib_ms() -> float:
    """The milliseconds that the yardstick takes on this machine now."""
    return min(timed(lambda: _fib(21)) for _time in range(3)) * 1e3


def timed(call: Callable[[], object]) -> float:
    """The seconds that a call takes."""
    begun = perf_counter()
    call()
    return perf_counter() - begun


def clock(seconds: float) -> str:
    """A time as people read it: 0:07, 12:40 or 3:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _fib(number: int) -> int:
    return number if number < 2 else _fib(number - 1) + _fib(number - 2)
