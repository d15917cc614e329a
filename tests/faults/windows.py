"""The whole program is killed while bots play in its window, and the bots' process while they think."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from monstrarium.bots.jobs import command
from monstrarium.engine.record import Codec
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.storage.lock import lock_of
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.paths import places
from monstrarium.storage.settings import Settings, save_settings
from monstrarium.ui.match.bot_pool import BotPool
from tests.support import shelf
from tests.support.matches import seats_of, session_of

from .kills import create, digest_of_moves, hear, wrongs_of
from .surroundings import changed, listed, scatter
from .telling import Tally

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds within which a program must say something."""
QUIET = 5.0
"""Seconds after which a silent program is killed all the same: its match may be over."""
GAMES = ("cybo", "xybrid", "androids", "xenoshyft")


class Windows:
    """One folder of the program, in which bots play match after match until the program is killed."""

    def __init__(self, folder: Path, seed: int, tally: Tally) -> None:
        self._data, self._rng, self._tally = folder / "data", Rng(seed), tally
        self._where = places(self._data)
        self._where.saves.mkdir(parents=True)
        (folder / "runtime").mkdir(mode=0o700)
        save_settings(self._where.config / "settings.ini", Settings(motion="off", curtain=False, pace="instant"))
        scatter(self._where.saves)
        self._others = listed(self._where.saves)
        own = {"XDG_RUNTIME_DIR": str(folder / "runtime"), "QT_QPA_PLATFORM": "offscreen"}
        self._environment = {**os.environ, **own, "PYTHONPATH": f"{ROOT}:{ROOT / 'desktop'}"}
        self._path = self._where.saves / "played.monstrarium"

    def kill(self) -> None:
        """Start the program with a match, kill it while it plays, and check the folder."""
        rng = self._rng
        if not self._path.exists():
            key, seed = rng.pick(GAMES), rng.next() >> 1
            create(self._path, key, seed, tuple(range(seats_of(shelf.load(key), seed)))).close()
        words = [sys.executable, "-m", "tests.faults.window", str(self._data), str(self._path)]
        with subprocess.Popen(words, env=self._environment, cwd=ROOT, stdout=subprocess.PIPE) as program:
            assert program.stdout is not None
            said = self._listen(program.stdout.fileno(), 1 + rng.below(12))
            select.select([], [], [], rng.below(30_000) / 1e6)
            program.kill()
            program.wait()
            while more := hear(program.stdout.fileno(), 0):
                said += more
        for wrong in self._wrongs(said):
            self._tally.fault(wrong)
        self._tally.step()

    def _listen(self, heard: int, lines: int) -> bytes:
        said = b""
        while said.count(b"\n") < lines:
            more = hear(heard, QUIET if said else PATIENCE)
            if not more:
                break  # The program has ended, or the match has; the check finds out.
            said += more
        return said

    def _wrongs(self, said: bytes) -> Iterator[str]:
        told = [line.split() for line in said.decode().splitlines()]
        moves, digest = (int(told[-1][0]), told[-1][1]) if told else (0, "")
        if not told:
            yield f"{self._path}: the program has said nothing"
        self._tally.count("moves seen in windows", len(told))
        yield from wrongs_of(self._path, moves)
        record = read_match(self._path, shelf.load)[1]
        game = shelf.load(record.game).game
        if digest and digest_of_moves(record, Codec(game), moves) != digest:
            yield f"{self._path}: the moves are others than those that were kept"
        if gone := changed(self._others, listed(self._where.saves)):
            yield f"somebody else's files were changed: {gone}"
        for log in self._where.logs.glob("*.log"):
            if "Nobody expected this" in log.read_text("utf-8"):
                yield log.read_text("utf-8")
                log.unlink()
        for worker in {int(line[2]) for line in told} - {0}:
            if not _ends(worker):
                yield f"process {worker} of the bots goes on for nobody"
        left = {name for name in listed(self._where.saves) if name.endswith(".new")} - {*self._others}
        self._tally.peak("files left by the dead", len(left))
        if len(left) > 1:
            yield f"{left} pile up"
        if '"finished":true' in self._path.read_bytes().splitlines()[0].decode() or len(record.moves) > 200:
            self._tally.count("matches played through")
            for each in (self._path, lock_of(self._path), self._path.parent / "backups" / f"{self._path.name}~"):
                each.unlink(missing_ok=True)


def _ends(process: int) -> bool:
    """Whether a process ends that was not started here, as one does when its standard input ends."""
    deadline = QDeadlineTimer(int(PATIENCE * 1000))
    while not deadline.hasExpired():
        try:
            if " Z " in Path(f"/proc/{process}/stat").read_text():
                return True
            os.kill(process, 0)
        except (FileNotFoundError, ProcessLookupError):
            return True
        select.select([], [], [], 0.01)
    return False


def kill_windows(folder: Path, seed: int, count: int) -> Tally:
    """Kill the whole program so many times, with a window off screen."""
    tally = Tally("kills of windows", count)
    if not sys.platform.startswith("linux"):
        print("Only Linux tells of foreign processes; no window is killed.")
        return tally
    windows = Windows(folder, seed, tally)
    for _time in range(count):
        windows.kill()
    return tally


def kill_workers(seed: int, count: int) -> Tally:
    """Kill the bots' process so many times at a job.

    The job is answered or reported as failed, and another process answers the next one.
    """
    tally = Tally("kills of bots", count)
    app = QCoreApplication.instance() or QApplication([])
    os.environ["PYTHONPATH"] = f"{ROOT}:{ROOT / 'desktop'}"
    rng = Rng(seed)
    pool = BotPool(command("tests.support.shelf:load"), lambda: rng.next() >> 1)
    told: dict[int, object] = {}
    pool.answered.connect(told.__setitem__)
    pool.failed.connect(told.__setitem__)
    for number in range(count):
        session = session_of(shelf.load(rng.pick(GAMES)), seed + number)
        before = session.record.copy()
        process = _kill_one(pool, session, rng, told, tally)
        if session.record != before:
            tally.fault("a bot has changed the match by itself")
        if process is not None and not _ends(process):
            tally.fault(f"process {process} of the bots outlives its end")
        tally.step()
    pool.close()
    app.processEvents()
    return tally


def _kill_one(pool: BotPool, session: Session[Any], rng: Rng, told: dict[int, object], tally: Tally) -> int | None:
    """Ask for a move, kill the process some time later, and ask again."""
    job = pool.think(session, session.to_act()[0], rng.pick(("easy", "normal", "hard")))
    process = pool._process
    assert process is not None
    process.waitForStarted()
    number = process.processId()
    QTimer.singleShot(rng.pick((0, 0, 5, 50, 200, 400)), process, lambda: os.kill(number, signal.SIGKILL))
    if not _wait(lambda: job in told):
        tally.fault("nobody says what became of a bot")
        return number
    answer = told[job]
    tally.count("said to have failed" if isinstance(answer, str) else "answered all the same")
    if isinstance(answer, str) and not answer.endswith("."):
        tally.fault(f"{answer!r} is no sentence")
    _wait(lambda: pool._process is not process)
    again = pool.think(session, session.to_act()[0], "easy")
    if not _wait(lambda: again in told) or isinstance(told[again], str):
        tally.fault(f"no second process thinks: {told.get(again)}")
    return number


def _wait(come: Callable[[], bool]) -> bool:
    """Let Qt work until a condition holds, or too much time has passed; whether it holds."""
    deadline = QDeadlineTimer(int(PATIENCE * 1000))
    while not come():
        if deadline.hasExpired():
            return False
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    return True
