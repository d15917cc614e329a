"""What every test of the window shares. Qt's own warnings fail the test they come from: see pytest's settings."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.content.places import resources
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.match_files.header import FORMAT, Header
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.paths import Places, places
from monstrarium.storage.settings import Settings, save_settings
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.match.bot_pool import BotPool
from monstrarium.ui.panels import prompt_bar
from monstrarium.ui.start.app import furnish
from monstrarium.ui.window.services import Desk
from tests.support.shelf import load
from tests.ui.patience import PatientBot
from tests.ui.sitting import ROOT, Sit, Sitting

FOLDERS = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "APPDATA")

Shelve = Callable[..., Path]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Nothing of whoever runs the tests is read or written."""
    home = tmp_path / "home"
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.lower()))
    with tempfile.TemporaryDirectory() as session:  # The path of a socket has to be short.
        monkeypatch.setenv("XDG_RUNTIME_DIR", session)
        yield home


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Waits for as long as it takes."""
    return PatientBot(request)


class Sweeper:
    """Looks for garbage once so many windows are closed: few objects are in a window, but large pictures hang on them,
    so that the collector by itself would come too late."""

    def __init__(self, every: int = 8) -> None:
        self._every = every
        self._closed = 0

    def closed(self) -> None:
        """A test with a window is over."""
        self._closed += 1
        if self._closed % self._every == 0:
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()


@pytest.fixture(scope="session")
def sweeper() -> Sweeper:
    """One for all tests."""
    return Sweeper()


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sweeper: Sweeper) -> Iterator[Desk]:
    """The program's things below a folder of the test, with the tests' own game, and nothing moving."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "desktop"))))
    where = places(tmp_path / "data")
    assert save_settings(where.config / "settings.ini", Settings(motion="off")) == ""
    font = qapp.font()
    yield furnish(qapp, where, load, "tests.support.shelf:load")
    qapp.setFont(font)  # Letters that a test has made larger stay so for no other.
    sweeper.closed()


@pytest.fixture(autouse=True)
def quick_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test clicks what it has looked for, so that no click is too early."""
    monkeypatch.setattr(prompt_bar, "SETTLING_MS", 0)


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think on and on, so that nothing is done but what the test does."""
    monkeypatch.setattr(BotPool, "think", lambda *_what: 1)


@pytest.fixture
def sit(qtbot: QtBot, desk: Desk) -> Sit:
    """Opens the window; whatever was opened is closed at the end."""
    return partial(Sitting, qtbot, desk)


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    """The drawings, where a missing one is an error."""
    return Art(resources(), tmp_path_factory.mktemp("cache"), strict=True)


@pytest.fixture
def folders(tmp_path: Path) -> Places:
    """The places of a program that never ran."""
    return places(tmp_path / "data")


@pytest.fixture
def library(folders: Places) -> Library:
    """An empty library."""
    return Library(folders)


@pytest.fixture
def shelve(folders: Places) -> Shelve:
    """Puts a match into the library that has a header and nothing else."""

    def put(names: Sequence[str], places: tuple[int, ...] = (), chapter: str = "Round 5 of 13") -> Path:
        number = len(list(folders.saves.glob("*"))) if folders.saves.is_dir() else 0
        moment = f"2031-04-05T10:{number:02}:00Z"
        seats = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(names))
        header = Header(
            format=FORMAT,
            version=1,
            id=f"{number:016x}",
            game="cybo",
            title="CYBO",
            rules=1,
            app="0.1.0",
            content="",
            seats=seats,
            options={},
            begun=moment,
            changed=moment,
            chapter=chapter,
            finished=bool(places),
            places=places,
        )
        folders.saves.mkdir(parents=True, exist_ok=True)
        path = folders.saves / f"CYBO - match {number}.monstrarium"
        path.write_bytes(msgspec.json.encode(header) + b'\n{"seed":1}\n')
        return path

    return put
