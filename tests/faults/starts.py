"""The window opens among many changed files at once, and says what is wrong."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from monstrarium import games
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import EVERY_TIME
from monstrarium.storage.campaigns import SUFFIX as CAMPAIGN
from monstrarium.storage.match_files.library import SUFFIX as MATCH
from monstrarium.storage.paths import Folders, places
from monstrarium.ui.match.ask_preferences import SeatPreference, SeatPreferences
from monstrarium.ui.match.kept_notes import Notes
from monstrarium.ui.start.app import make_services
from monstrarium.ui.window.main_window import MainWindow
from tests.support import shelf
from tests.support.hostile import Watch

from .kills import forked, hear
from .mutations import campaigns_of, changed, matches, recents_of, settings_of
from .telling import Tally

PATIENCE = 120
"""Seconds within which a window has opened everything."""
TOUCHED = 2
"""One file in so many is changed."""


class Faults(logging.Handler):
    """Records bugs: exceptions that nobody caught, and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        self.heard.append(f"{record.getMessage()}\n{trace}")

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Record an exception that nobody caught."""
        self.heard.append("".join(traceback.format_exception(kind, error, trace)))


def start(folder: Path, seed: int, count: int) -> Tally:
    """Start so many windows, each in a process of its own among changed files, and open everything there is."""
    tally, rng = Tally("starts among changed files", count), Rng(seed)
    if not hasattr(os, "fork"):
        print("This system cannot fork; no window is opened among changed files.")
        return tally
    for said in _begun(partial(_sound, folder / "sound", seed), tally):
        tally.fault(f"among sound files: {said}")
    sound = {
        path.relative_to(folder / "sound").as_posix(): path.read_bytes()
        for place in ("saves", "campaigns", "config", "state")
        for path in sorted((folder / "sound" / place).glob("*"))
        if path.is_file()
    }
    for number in range(count):
        where = places(folder / str(number))
        told = _lay_out(where, sound, rng)
        for said in _begun(partial(_use, where), tally):
            tally.fault(f"{folder}/{number}, {told}: {said}")
        tally.step()
    return tally


def _begun(work: Callable[[], object], tally: Tally) -> list[str]:
    """The faults of work with a window in a process of its own."""

    def listening(said: int) -> None:
        faults = Faults()
        logging.getLogger("monstrarium").addHandler(faults)
        sys.excepthook = faults.caught
        with Watch(PATIENCE) as watch:
            work()
        for fault in (*faults.heard, watch.trace):
            os.write(said, f"{fault}\0".encode() if fault else b"")

    words = b""
    with forked(listening) as (child, heard):
        while more := hear(heard, None):
            words += more
        status = os.waitpid(child, 0)[1]
    wrongs = [each for each in words.decode().split("\0") if each]
    if os.WIFSIGNALED(status):
        wrongs.append(f"it ended with signal {os.WTERMSIG(status)}")
    tally.count("windows opened")
    return wrongs


def _sound(folder: Path, seed: int) -> None:
    """Every kind of file that the window reads, by its path below the folder of the program."""
    where = places(folder)
    for each in (where.saves, where.campaigns, where.config, where.state):
        each.mkdir(parents=True)
    found = matches(where.saves, seed, games.KEYS)
    habits: Notes[Any] = Notes(where.state / "habits.json", SeatPreferences)
    marked: Notes[Any] = Notes(where.state / "bookmarks.json", list[int])
    preferences = {0: SeatPreference(EVERY_TIME.key)}
    names = [name.removesuffix(MATCH) for name in found]
    for name in names:
        identity = found[f"{name}{MATCH}"].split(b'"id":"')[1][:16].decode()
        for note, value in ((marked, [1, 7, 20]), (habits, preferences)):
            note.put(identity, value)
            note.write(identity)
    campaigns_of(where.campaigns)
    settings_of(where.config)
    recents_of(where.state)
    _use(where)


def _lay_out(where: Folders, sound: dict[str, bytes], rng: Rng) -> str:
    """Write all files, many of them changed; returns what was changed."""
    told = []
    root = where.saves.parent
    for name, data in sound.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not rng.below(TOUCHED):
            data, how = changed(data, rng)
            told.append(f"{name} {how}")
        path.write_bytes(data)
    return "; ".join(told)


def _use(where: Folders) -> None:
    """Open the window, open everything in it, and close it."""
    app = QApplication([])
    nobody = QTimer(interval=20)
    nobody.timeout.connect(_answer)
    nobody.start()
    window = MainWindow(make_services(app, where, shelf.load, "tests.support.shelf:load"))
    window.resize(1000, 700)
    window.show()
    window.complete()
    app.processEvents()
    for open_one in _deeds(window, where):
        open_one()
        app.processEvents()
    window.show_shelf()
    window.close()


def _deeds(window: MainWindow, where: Folders) -> Iterator[Callable[[], object]]:
    """Every command that reads a file."""
    for path in (*sorted(where.saves.glob(f"*{MATCH}"))[::3], *sorted(where.campaigns.glob(f"*{CAMPAIGN}"))):
        yield partial(window.open_match, path)
    yield window.open_newest
    yield window.show_shelf
    for game in ("hybrid", "cybo"):
        yield partial(window.set_up, game)


def _answer() -> None:
    """Answer no to whatever asks."""
    asking = QApplication.activeModalWidget()
    if isinstance(asking, QMessageBox | QDialog):
        asking.reject()
