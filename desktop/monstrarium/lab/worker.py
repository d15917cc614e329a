"""The process in which the window has matches played: one request on standard input, what comes of it on the output.

It is started as `monstrarium --lab-worker`, reads one line of JSON and answers with lines of JSON. It ends when its
work is done or its input ends, and its own workers with it, so that the window never waits.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import msgspec

from .. import LAB_WORKER
from ..bots import jobs
from ..engine.plain import Value
from . import LabError
from .balance import Section, finite
from .ladder import LadderTask, strengths
from .matches import match_name
from .pools import Processes, pool
from .reports import report
from .runs import RunFile, Shown, asked, go_on, name_of
from .series import SeriesTask
from .tasks import Findings, Line, Piece, Result, total

NICE = 5
"""Matches give way to the window."""
GRACE = 2.0
"""Seconds in which the work is put down in order."""
PAUSE = 0.5
"""Seconds between two answers."""
BARS = 24
"""About so many bars show how long matches were."""


_STOPPED = threading.Event()


class Study(Value, frozen=True, tag="study"):
    """Play a task, and keep the run in a folder."""

    task: Shown
    numbers: int
    folder: str
    jobs: int = 0


class Again(Value, frozen=True, tag="again"):
    """Play one match again, and keep it as a file in a folder."""

    task: SeriesTask
    number: int


Request: TypeAlias = Study | Again


class Strong(Value, frozen=True, gc=False):
    """The strength of a bot, and between which values it lies; None where that is open."""

    bot: str
    points: float
    low: float | None
    high: float | None


class Seen(Value, frozen=True, tag="seen"):
    """What was found in a study so far."""

    done: int
    of: int
    played: int
    """How many of them were played now; the others were in the file."""
    seconds: float
    sections: tuple[Section, ...]
    strengths: tuple[Strong, ...]
    lengths: tuple[tuple[int, int], ...]
    """How many matches were so long, by the fewest decisions of each bar."""
    lines: tuple[Line, ...]
    """The matches that were not told before."""
    over: bool = False


class Kept(Value, frozen=True, tag="kept"):
    """The match was played again, and is in this file."""

    path: str


class Trouble(Value, frozen=True, tag="trouble"):
    """Nothing more will come; the sentence says why."""

    sentence: str


Answer: TypeAlias = Seen | Kept | Trouble


def command() -> list[str]:
    """The command line of this process."""
    return jobs.started_as(LAB_WORKER)


def read_answer(line: bytes) -> Answer:
    answer: Answer = msgspec.json.decode(line, type=Answer)
    return answer


def main() -> int:
    """Answer one request. Ctrl+C in a terminal is meant for the program, which then closes the input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    request: Request = msgspec.json.decode(sys.stdin.buffer.readline(), type=Request)
    threading.Thread(target=_end_with_input, daemon=True).start()
    try:
        if isinstance(request, Study):
            _study(request)
        else:
            _again(request)
    except LabError as error:
        _tell(Trouble(str(error)))
    return 0


def _study(request: Study) -> None:
    task, folder = request.task, Path(request.folder)
    watch = _Watch(task, total(task, request.numbers))
    with RunFile.begin_or_go_on(folder / name_of(task), task) as file:
        watch.skip([file.done[piece] for piece in asked(file.done, 0, request.numbers)])
        with pool(request.jobs, stopped=_STOPPED.is_set) as players:
            findings = go_on(task, players, 0, request.numbers, file, watch.told)
        watch.tell(findings, over=True)


def _again(request: Again) -> None:
    path = Path(request.task.save) / match_name(request.task.game, request.task.seed, request.number)
    if not path.exists():
        Path(request.task.save).mkdir(parents=True, exist_ok=True)
        piece = Piece(0, request.number, request.number + 1)
        if not list(Processes(1, stopped=_STOPPED.is_set).play(request.task, iter([piece]))):
            return
    _tell(Kept(str(path)))


class _Watch:
    """Reports from time to time what was found in a study so far."""

    def __init__(self, task: Shown, of: int) -> None:
        self._task = task
        self._of = of
        self._before = 0
        self._begun = time.monotonic()
        self._told = 0.0
        self._lines = [0 for _strand in task.strands()]

    def skip(self, done: Iterable[Result]) -> None:
        self._before = sum([result.matches for result in done])

    def told(self, _piece: Piece, _result: Result, findings: Findings) -> None:
        if time.monotonic() - self._told > PAUSE:
            self.tell(findings)

    def tell(self, findings: Findings, over: bool = False) -> None:
        self._told = time.monotonic()
        done = sum(findings.matches)
        told = report(self._task, [(self._task, findings)], "")
        strong: tuple[Strong, ...] = ()
        if isinstance(self._task, LadderTask):
            found = strengths(self._task, findings)
            strong = tuple(Strong(bot, each.points, *finite((each.low, each.high))) for bot, each in found)
        fresh = [line for at, lines in enumerate(findings.lines) for line in lines[self._lines[at] :]]
        self._lines = [len(lines) for lines in findings.lines]
        _tell(
            Seen(
                done,
                self._of,
                max(0, done - self._before),
                self._told - self._begun,
                tuple(section for section in told.sections if section.tables or section.items),
                strong,
                lengths(line.decisions for lines in findings.lines for line in lines),
                tuple(fresh),
                over,
            )
        )


def lengths(decisions: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """How many matches were so long, in bars of equal width by their fewest decisions."""
    found = Counter(decisions)
    if not found:
        return ()
    wide = max(1, -(-(max(found) - min(found) + 1) // BARS))
    bars: Counter[int] = Counter()
    for length, count in found.items():
        bars[length - length % wide] += count
    return tuple(sorted(bars.items()))


def _tell(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def _end_with_input() -> None:
    """End this process when its input ends, which is read without Python's buffer and its lock."""
    while os.read(0, 1 << 10):
        pass
    _STOPPED.set()
    time.sleep(GRACE)
    os._exit(0)
