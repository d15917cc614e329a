"""A failure while the window or a match is opened is told, and harms nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.ui.match import match as matches
from monstrarium.ui.pages.match import MatchScreen
from monstrarium.ui.scene.table_scene import TableScene
from monstrarium.ui.start.app import make_services
from monstrarium.ui.window.services import Services
from tests.support.shelf import load
from tests.ui.patience import PATIENCE
from tests.ui.sitting import ROOT, Sit, Sitting

BROKEN_WINDOW = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit
from monstrarium.ui.start import app, application
from monstrarium.ui.support import guard

def fail(*_what):
    raise ValueError("no window today")

def look():
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        timer.stop()
        texts = [each.text() for each in dialog.findChildren(QLabel)]
        print(json.dumps([type(dialog).__name__, *texts]), flush=True)
        dialog.accept()

class Timed(application.Application):
    def exec(self):
        timer.start(20)
        return super().exec()

timer = QTimer()
timer.timeout.connect(look)
application.Application = Timed
BREAK
sys.exit(app.run(["--data-dir", sys.argv[1]]))
"""
PLACES = ("MainWindow", "make_services", "Art")


def start_broken(what: str, data: Path) -> tuple[int, list[str]]:
    """Start the program with one part that fails; returns its exit code and the text of the dialog."""
    script = BROKEN_WINDOW.replace("BREAK", what)
    done = subprocess.run(
        [sys.executable, "-c", script, str(data)],
        cwd=ROOT / "desktop",
        capture_output=True,
        text=True,
        timeout=PATIENCE / 1000,
    )
    return done.returncode, json.loads(done.stdout or "[]")


@pytest.mark.parametrize("part", PLACES)
def test_a_window_that_cannot_be_made_is_told_of(part: str, tmp_path: Path) -> None:
    code, shown = start_broken(f"app.{part} = fail", tmp_path)

    assert code == 1
    assert shown[0] == "CrashDialog"
    assert any("could not open its window" in text for text in shown)
    assert "no window today" in (tmp_path / "logs" / "monstrarium.log").read_text()


def test_a_dialog_that_breaks_as_well_leaves_a_plain_one(tmp_path: Path) -> None:
    code, shown = start_broken("app.MainWindow = guard.part = fail", tmp_path)

    assert code == 1
    assert shown[0] == "QMessageBox"
    assert any(str(tmp_path / "logs") in text for text in shown)


def test_a_broken_icon_in_the_cache_is_drawn_anew(sit: Sit, services: Services, qapp: QApplication) -> None:
    sit().close()
    icons = sorted((services.places.cache / "art" / "icons").glob("*.svg"))
    sound = {icon: icon.read_bytes() for icon in icons}
    for number, icon in enumerate(icons):
        icon.write_bytes((b"\xff", b"", b"<svg", b"\xff" * len(sound[icon]))[number % 4])

    again = Sitting(sit.args[0], make_services(qapp, services.places, load, services.registry))  # type: ignore[attr-defined]

    assert again.can("open")
    assert sound
    assert {icon: icon.read_bytes() for icon in icons} == sound


def test_a_broken_picture_of_a_match_gives_way_to_the_lid(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    sitting.do("shelf")
    (entry,) = sitting.services.library.entries()
    assert entry.thumbnail is not None
    entry.thumbnail.write_bytes(b"\x89PNG\r\n\x1a\nnothing")

    picture = sitting.window.shelf._picture_of(entry)

    assert not picture.isNull()


def fail(*_what: Any) -> NoReturn:
    raise IndexError("there are no such pieces")


@pytest.fixture
def kept(sit: Sit) -> tuple[Sitting, Path, bytes]:
    """A window at its shelf with a match."""
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    path = sitting.screen.match.path
    sitting.do("shelf")
    return sitting, path, path.read_bytes()


WAYS_TO_FAIL: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "replaying it": lambda patch: patch.setattr(matches, "Session", fail),
    "making its screen": lambda patch: patch.setattr(MatchScreen, "_lay_out", fail),
    "laying its table": lambda patch: patch.setattr(MatchScreen, "start", fail),
    "drawing its table": lambda patch: patch.setattr(TableScene, "show", fail),
}


@pytest.mark.parametrize("way", WAYS_TO_FAIL)
def test_what_a_match_breaks_is_said_beside_the_shelf(
    kept: tuple[Sitting, Path, bytes], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    sitting, path, before = kept
    with monkeypatch.context() as patch:
        WAYS_TO_FAIL[way](patch)
        sitting.window.open_match(path)

    assert sitting.page is sitting.window.shelf
    assert str(path) in sitting.said()
    assert "there are no such pieces" in sitting.said()
    assert path.read_bytes() == before
    sitting.window.open_match(path)
    assert len(sitting.screen.match.session.record.moves) == 3
    assert not sitting.window.shelf.notice.isVisibleTo(sitting.window.shelf)  # type: ignore[union-attr]


def test_the_match_on_the_table_stays_when_another_breaks(
    kept: tuple[Sitting, Path, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, path, _before = kept
    sitting.begin(seed=5)
    sitting.play(2)
    screen = sitting.screen
    with monkeypatch.context() as patch:
        patch.setattr(matches, "Session", fail)
        sitting.window.open_match(path)

    assert sitting.screen is screen
    assert sitting.page is screen
    assert str(path) in sitting.said()
    sitting.play(1)


def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(sit: Sit) -> None:
    sitting = sit()

    sitting.window.open_match(Path("one\0two.monstrarium"))

    assert "cannot be opened" in sitting.said()


def test_what_was_said_beside_the_shelf_is_put_away_by_a_click(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.window.open_match(tmp_path / "nothing.monstrarium")
    notice = sitting.window.shelf.notice
    assert notice is not None

    QTest.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)

    assert not notice.isVisible()
