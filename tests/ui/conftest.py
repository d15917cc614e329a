"""Fixtures of all tests of the window. A warning of Qt fails the test that causes it: see pytest's settings."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QFontDatabase, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.content.places import resources
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.storage.match_files.header import FORMAT, Header
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.paths import Folders, places
from monstrarium.storage.settings import Settings, save_settings
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.art.store import LruCache
from monstrarium.ui.match import bot_pool, hints
from monstrarium.ui.match.bot_pool import BotPool
from monstrarium.ui.panels.over_table import plaque
from monstrarium.ui.start.app import make_services
from monstrarium.ui.window import open_match
from monstrarium.ui.window.services import Services
from tests.support.shelf import load
from tests.ui.drawn import MOST, Drawn
from tests.ui.patience import PATIENCE, PatientBot
from tests.ui.sitting import ROOT, Sit, Sitting
from tests.ui.slow import wait_for_disk

FOLDERS = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "APPDATA")
CORNER = QPoint(0, 0)

Shelve = Callable[..., Path]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Puts the folders of the program below a folder of the test."""
    home = tmp_path / "home"
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.lower()))
    with tempfile.TemporaryDirectory() as session:  # The path of a socket has to be short.
        monkeypatch.setenv("XDG_RUNTIME_DIR", session)
        yield home


@pytest.fixture(autouse=True)
def garbage_here() -> Iterator[None]:
    """Lets garbage be collected between tests only, in this thread. On a thread that writes files, the end of a Qt
    object would wait for this thread while it holds a lock of Qt for which this thread waits.
    """
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture(scope="session")
def first_look(qapp: QApplication) -> tuple[QFont, QPalette]:
    """The font and the colours of the system. A test of another folder may have worn the program's own already."""
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont), qapp.style().standardPalette()


@pytest.fixture(autouse=True)
def own_look(qapp: QApplication, first_look: tuple[QFont, QPalette]) -> Iterator[None]:
    """Gives each test the font and the colours of the system, whatever the program was made to wear before."""
    wear(qapp, *first_look)
    yield
    wear(qapp, *first_look)


def wear(qapp: QApplication, font: QFont, palette: QPalette) -> None:
    if qapp.font() != font:
        qapp.setFont(font)
    if qapp.palette() != palette:
        qapp.setPalette(palette)


@pytest.fixture(autouse=True)
def own_screen(qapp: QApplication) -> Iterator[None]:
    """Takes from the screen what the test has left open there, so that no dialog lies over the next window."""
    yield
    for each in qapp.topLevelWidgets():
        if each.isVisible():
            each.hide()


@pytest.fixture(autouse=True)
def own_pointer(qapp: QApplication) -> None:
    """Puts the pointer where no test looks for anything, with no button or key down, however the last one left it."""
    for button in Qt.MouseButton:
        if button & qapp.mouseButtons():
            QTest.mouseRelease(QWidget(), button)
    if qapp.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWidget(), Qt.Key.Key_Shift)
    QCursor.setPos(CORNER)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Waits for as long as a busy machine needs."""
    return PatientBot(request)


class Sweeper:
    """Collects garbage after every few windows.

    A window has few objects but large pictures, so Python itself would collect too late. What is left
    then stays for good and is not looked at again: a search through all that the tests keep takes seconds.
    """

    def __init__(self, every: int = 8) -> None:
        self._every = every
        self._closed = 0

    def closed(self) -> None:
        """Counts a window that was closed."""
        self._closed += 1
        if self._closed % self._every == 0:
            self.sweep()
            gc.freeze()

    def sweep(self) -> None:
        """Deletes the windows that were closed."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


@pytest.fixture(scope="session")
def sweeper() -> Iterator[Sweeper]:
    sweeper = Sweeper()
    yield sweeper
    sweeper.sweep()  # Qt 6.8 does not survive an accessible table at the end of the interpreter.


@pytest.fixture(scope="session")
def drawn(qapp: QApplication) -> Iterator[LruCache[QPixmap]]:
    """What windows have drawn."""
    shared: LruCache[QPixmap] = LruCache(MOST)
    yield shared
    shared.clear()


@pytest.fixture
def services(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    sweeper: Sweeper,
    drawn: LruCache[QPixmap],
) -> Iterator[Services]:
    """The services of the program in a folder of the test, with the tests' own game, and no motion, sound or notes."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "desktop"))))
    where = places(tmp_path / "data")
    quiet = Settings(motion="off", sound="off", pace="instant", explains=False)
    assert save_settings(where.config / "settings.ini", quiet) == ""
    made = make_services(qapp, where, load, "tests.support.shelf:load")
    made.art._pixmaps = Drawn(drawn)
    yield made
    sweeper.closed()


@pytest.fixture(autouse=True)
def quick_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets answers be clicked at once, as a test has looked for them before."""
    monkeypatch.setattr(plaque, "SETTLING_MS", 0)


@pytest.fixture(autouse=True)
def own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws the same seeds in every run, for matches that are given none and for bots."""
    rng = Rng(1)
    monkeypatch.setattr(open_match, "_chance", lambda: rng.next() >> 1)


@pytest.fixture(autouse=True)
def patient_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets bots start and answer as late as they do on a busy machine."""
    monkeypatch.setattr(bot_pool, "GRACE", PATIENCE)
    monkeypatch.setattr(bot_pool, "BEGINNING", PATIENCE)
    monkeypatch.setattr(hints, "PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the window wait for a busy disk as if it were quick; a test of a slow disk says so."""
    wait_for_disk(monkeypatch, PATIENCE / 1000)


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets bots think for ever, so that only the test makes moves."""
    monkeypatch.setattr(BotPool, "think", lambda *_what, **_how: 1)


@pytest.fixture
def sit(qtbot: QtBot, services: Services) -> Sit:
    """Opens the window, which is closed when the test ends."""
    return partial(Sitting, qtbot, services)


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    """The drawings; a missing one is an error."""
    return Art(resources(), tmp_path_factory.mktemp("cache"), strict=True)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """The folders of a program that has never run."""
    return places(tmp_path / "data")


@pytest.fixture
def library(folders: Folders) -> Library:
    return Library(folders)


@pytest.fixture
def shelve(folders: Folders) -> Shelve:
    """Puts a match with nothing but a header into the library."""

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
