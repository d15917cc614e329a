"""Measures the start up to the painted shelf, and what the idle shelf uses, compared with a bare window of Qt.

Both programs are started in turn, each on a private screen and on the account of somebody who has no matches and no
settings. Modules are compiled, as installed ones are, and pictures drawn. Linux with Xvfb only.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ...engine.plain import Value
from ...language.words import _
from . import process
from .measurements import Bench, Goal, paired
from .screen import NoScreen, private_screen

RUNS = 9
IDLE_RUNS = 3
SETTLE, IDLE = 1.5, 3.0
TIMEOUT = 30.0
START_RATIO, MEMORY_RATIO, IDLE_CPU = 1.35, 1.6, 0.1
OURS = [sys.executable, "-m", "monstrarium"]
PACKAGES = Path(__file__).parents[3]
"""The folder from which this copy of the program can be imported."""
REFERENCE = [sys.executable, str(Path(__file__).with_name("reference_window.py"))]
CHARTS = ("/numpy/", "/pyqtgraph/")
FOREIGN = ("XDG_", "QT_", "WAYLAND", "PYTHONDONTWRITEBYTECODE")
"""The beginnings of variables that a program is not started with, because they would make the figures mean less."""


class Started(Value, frozen=True, gc=False):
    """One start: milliseconds to a window and to a painted one; idle: megabytes, percent of a processor, wake-ups."""

    shown: float
    painted: float
    pss: float = 0.0
    cpu: float = 0.0
    wakeups: float = 0.0
    charts: int = 0


def measure(bench: Bench) -> None:
    """Start both in turn several times; the first start of each only fills the caches."""
    try:
        with tempfile.TemporaryDirectory(prefix="monstrarium-bench-") as kept:
            pairs = [
                tuple(_start(command, Path(kept), run > RUNS - IDLE_RUNS) for command in (OURS, REFERENCE))
                for run in range(RUNS + 1)
            ][1:]
    except NoScreen as reason:
        print(_("No start could be timed: {reason}", reason=reason), file=sys.stderr)
        return
    ours, theirs = ([pair[which] for pair in pairs] for which in (0, 1))
    _add_times(bench, ours, theirs)
    _add_idle(bench, ours[-IDLE_RUNS:], theirs[-IDLE_RUNS:])


def _add_times(bench: Bench, ours: list[Started], theirs: list[Started]) -> None:
    _add_pairs(bench, _("start to a window"), "ms", [[each.shown for each in side] for side in (ours, theirs)])
    painted = [[each.painted for each in side] for side in (ours, theirs)]
    _add_pairs(bench, _("start to a painted shelf"), "ms", painted, START_RATIO)


def _add_pairs(bench: Bench, name: str, unit: str, pairs: list[list[float]], limit: float | None = None) -> None:
    ours, theirs = pairs
    bench.add(
        name,
        statistics.median(ours),
        unit,
        reference=(_("a bare window"), statistics.median(theirs)),
        ratio=paired(ours, theirs),
        goal=None if limit is None else Goal(limit),
    )


def _add_idle(bench: Bench, ours: list[Started], theirs: list[Started]) -> None:
    _add_pairs(
        bench, _("memory at the shelf"), "MB", [[each.pss for each in side] for side in (ours, theirs)], MEMORY_RATIO
    )
    bench.add(_("processor at the idle shelf"), min(each.cpu for each in ours), "%", goal=Goal(IDLE_CPU, "value"))
    bench.add(_("wake-ups at the idle shelf"), min(each.wakeups for each in ours), "1/s")
    bench.add(_("chart libraries loaded"), max(each.charts for each in ours), _("folders"), goal=Goal(0, "value"))


def _start(command: list[str], kept: Path, stay: bool) -> Started:
    with private_screen() as screen, tempfile.TemporaryDirectory(dir=kept) as home:
        begun = time.perf_counter()
        program = subprocess.Popen(
            command,
            env=environment(screen.display, Path(home), kept),
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            shown = _wait(program, screen.shows_something, begun)
            painted = _wait(program, screen.is_painted, begun)
            return _watch(program.pid, shown, painted) if stay else Started(shown, painted)
        finally:
            program.kill()
            program.wait()


def _wait(program: subprocess.Popen[bytes], seen: Callable[[], bool], begun: float) -> float:
    while not seen():
        if program.poll() is not None or time.perf_counter() - begun > TIMEOUT:
            raise NoScreen(_("{program} showed no window.", program=program.args))
        time.sleep(0.002)
    return (time.perf_counter() - begun) * 1e3


def _watch(pid: int, shown: float, painted: float) -> Started:
    time.sleep(SETTLE)
    before = process.use(pid)
    time.sleep(IDLE)
    after = process.use(pid)
    mapped = process.libraries(pid)
    return Started(
        shown,
        painted,
        process.pss_mb(pid),
        (after.cpu_ns - before.cpu_ns) / IDLE / 1e7,
        (after.switches - before.switches) / IDLE,
        sum(any(name in f"{folder}/" for name in CHARTS) for folder in mapped),
    )


def environment(display: str, home: Path, kept: Path) -> dict[str, str]:
    """Environment variables for a program with a home folder of its own, so that no settings or matches are touched.

    Pictures and compiled modules lie in the folder `kept`, for the next start.
    """
    others = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("DATA", "CONFIG", "STATE")}
    folders |= {"XDG_CACHE_HOME": str(kept / "cache"), "PYTHONPYCACHEPREFIX": str(kept / "compiled")}
    own = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    return {**others, **folders, **own, "DBUS_SESSION_BUS_ADDRESS": "disabled:", "PYTHONPATH": str(PACKAGES)}
