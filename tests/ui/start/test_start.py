"""The program starts by itself, with a file, a second time, and from a file manager."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from monstrarium.storage.lock import lock_of
from tests.ui.patience import PATIENCE
from tests.ui.sitting import ROOT, Sit

HEAVY = ("numpy", "pyqtgraph", "PySide6.QtNetwork", "PySide6.QtPrintSupport")
LATER = (
    "monstrarium.games.cybo",
    "monstrarium.table.catalogue",
    "monstrarium.ui.dialogs.catalogue",
    "monstrarium.ui.match.controller",
    "monstrarium.bots",
)
AFTER_PAINT = ("msgspec", "monstrarium.engine.plain", "PySide6.QtSvg", "configparser", "datetime", "dataclasses")
"""What a window without settings and matches is painted without; unless Qt brings it, it is loaded after that."""

LOADED = """
import json, linecache, os, sys
from monstrarium.ui.start import app
from monstrarium.ui.window import main_window
from PySide6.QtCore import QTimer

PROGRAM = os.path.join("desktop", "monstrarium")

def look(window):
    timers = [timer.interval() for timer in window.findChildren(QTimer) if timer.isActive()]
    sources = [name for name in linecache.cache if PROGRAM in name]
    print(json.dumps({"modules": list(sys.modules), "timers": timers, "sources": sources}), flush=True)
    window.close()

class Window(main_window.MainWindow):
    def __init__(self, services):
        super().__init__(services)
        print(json.dumps({"modules": list(sys.modules)}), flush=True)
        self.completed.connect(lambda: look(self))

app.MainWindow = Window
sys.exit(app.run(sys.argv[1:]))
"""
LAID = """
import sys
from monstrarium import games
from monstrarium.ui.art.ground import felt
from monstrarium.ui.art.palette import DARK
from monstrarium.ui.pages import match
from monstrarium.ui.start.application import Application

app = Application(())
for key in games.KEYS:
    games.load(key)
felt(8, 8, DARK)
print(*sys.modules)
"""
OPENED = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from monstrarium.ui.start.application import Application

app = Application(())
def ask():
    app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))

if sys.argv[2] == "early":
    ask()
app.give_files_to(lambda path: print(path, app.desktopFileName(), app.applicationDisplayName()))
if sys.argv[2] == "late":
    ask()
"""


def loaded(*words: str) -> list[dict[str, Any]]:
    """What a start has loaded when its window is made, and once everything is there."""
    return [json.loads(line) for line in run("-c", LOADED, *words).stdout.splitlines()]


def loaded_by_qt() -> set[str]:
    """What Qt loads by itself: Qt 6.12 loads `datetime`, for example."""
    return {*json.loads(run("-c", "import json, sys, PySide6.QtWidgets; print(json.dumps([*sys.modules]))").stdout)}


def environment() -> dict[str, str]:
    """The environment of the tests, without a screen."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT / "desktop")}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end."""
    command = [sys.executable, *words]
    return subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=PATIENCE / 1000, check=False
    )


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A program that runs until the test is over."""
    program = subprocess.Popen([sys.executable, "-m", "monstrarium", *words], env=environment(), text=True)
    try:
        yield program
    finally:
        program.kill()
        program.wait()


def is_played(path: Path) -> bool:
    """Whether a program writes this match now; taking its lock to find out would disturb the program."""
    return lock_of(path).exists()


@pytest.fixture
def match(sit: Sit) -> Path:
    """A match that was begun and left."""
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    path = sitting.screen.match.path
    sitting.do("shelf")
    return path


def test_the_shelf_loads_nothing_that_it_does_without(tmp_path: Path) -> None:
    _at_first, at_last = loaded("--data-dir", str(tmp_path))

    assert set(at_last["modules"]).isdisjoint({*HEAVY, *LATER})


def test_the_first_window_is_made_before_files_can_be_read(tmp_path: Path) -> None:
    at_first, at_last = loaded("--data-dir", str(tmp_path))

    assert ({*at_first["modules"]} - loaded_by_qt()).isdisjoint(AFTER_PAINT)
    assert set(at_last["modules"]).issuperset(AFTER_PAINT[:2])


def test_games_lie_on_their_ground_without_openssl() -> None:
    modules = run("-c", LAID).stdout.split()

    assert {"monstrarium.games.hybrid", "monstrarium.ui.art.ground"}.issubset(modules)
    assert "_hashlib" not in modules


def test_no_source_of_a_module_is_kept(tmp_path: Path) -> None:
    assert loaded("--data-dir", str(tmp_path))[-1]["sources"] == []


def test_at_the_shelf_no_timer_runs(tmp_path: Path) -> None:
    assert loaded("--data-dir", str(tmp_path))[-1]["timers"] == []


def test_a_file_on_the_command_line_is_opened(qtbot: QtBot, match: Path, tmp_path: Path) -> None:
    with running("--data-dir", str(tmp_path / "data"), str(match)):
        qtbot.waitUntil(lambda: is_played(match))


def test_continue_opens_the_newest_match(qtbot: QtBot, match: Path, tmp_path: Path) -> None:
    with running("--data-dir", str(tmp_path / "data"), "--continue"):
        qtbot.waitUntil(lambda: is_played(match))


def test_a_second_start_hands_its_file_to_the_first(qtbot: QtBot, match: Path, tmp_path: Path) -> None:
    data = ("--data-dir", str(tmp_path / "data"))
    with running(*data) as first:
        qtbot.waitUntil((tmp_path / "data" / "state" / "running").exists)

        second = run("-m", "monstrarium", *data, str(match))

        assert second.returncode == 0
        qtbot.waitUntil(lambda: is_played(match))
        assert first.poll() is None


def test_a_second_start_hands_on_that_the_last_match_is_wanted(qtbot: QtBot, match: Path, tmp_path: Path) -> None:
    data = ("--data-dir", str(tmp_path / "data"))
    with running(*data):
        qtbot.waitUntil((tmp_path / "data" / "state" / "running").exists)

        second = run("-m", "monstrarium", *data, "--continue")

        assert second.returncode == 0
        qtbot.waitUntil(lambda: is_played(match))


@pytest.mark.parametrize("when", ["late", "early"])
def test_a_file_from_a_file_manager_is_asked_for_once_it_can_be_opened(when: str, tmp_path: Path) -> None:
    path = tmp_path / "some match.monstrarium"

    done = run("-c", OPENED, str(path), when)

    assert done.stdout.strip() == f"{path} org.monstrarium.Monstrarium Monstrarium"
