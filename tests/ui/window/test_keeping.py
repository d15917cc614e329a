"""A match is kept when the window is closed, when the program is killed, and when the disk fails."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox

from monstrarium.storage.match_files import journal
from monstrarium.storage.paths import places
from tests.support.pantry import KIT as PANTRY
from tests.ui.patience import PATIENCE
from tests.ui.sitting import ROOT, TWO, Sit

KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from monstrarium.games import load
from monstrarium.storage.paths import places
from monstrarium.ui.start.app import make_services
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.pages.setup import Setup
from tests.support.pantry import KIT as PANTRY
from tests.ui.sitting import TWO

app = QApplication([])
window = MainWindow(make_services(app, places(Path(sys.argv[1])), load, "monstrarium.games:load"))
window.services.preferences.change(motion="off", pace="instant")
window.complete()
window.show()
window.start_match(Setup("cybo", TWO, {"first": "first"}, 1))
controller = window.tables.screen.controller
for move in range(20):
    controller.perform(controller.desc.affordances[0])
controller.match.file.settle()
print(window.tables.screen.log.toPlainText(), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_closing_in_the_middle_loses_nothing(sit: Sit) -> None:
    first = sit()
    first.begin()
    first.play(17)
    then = first.controller.desc
    first.close()

    second = sit()
    second.do("continue")

    assert second.controller.desc == then
    assert second.controller.moment.live
    assert len(second.screen.match.session.record.moves) == 17


def test_a_match_from_another_folder_is_gone_on_with_as_well(sit: Sit, tmp_path: Path) -> None:
    first = sit()
    first.begin()
    here, there = first.screen.match.path, tmp_path / "stick" / "brought.monstrarium"
    first.close()
    there.parent.mkdir()
    here.rename(there)
    second = sit()
    second.window.open_match(there)
    second.play(3)
    second.close()

    third = sit()
    third.do("continue")

    assert third.screen.match.path == there
    assert len(third.screen.match.session.record.moves) == 3


def test_a_killed_program_goes_on_where_it_was(sit: Sit, tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path / "data")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE / 1000)
    assert done.returncode == -signal.SIGKILL, done.stderr

    sitting = sit()
    sitting.do("continue")

    assert len(sitting.screen.match.session.record.moves) == 20
    assert sitting.screen.log.toPlainText().strip() == done.stdout.strip()
    sitting.play(1)


def test_a_match_that_was_left_is_on_the_shelf_with_its_picture(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(5)

    sitting.do("shelf")

    entry = sitting.services.library.latest_unfinished()
    assert entry is not None
    assert entry.header is not None
    assert entry.header.moves == 5
    assert entry.thumbnail is not None
    assert not QImage(str(entry.thumbnail)).isNull()


def test_a_turn_that_ends_is_noted_for_the_shelf_at_once(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.play(8)
    sitting.screen.match.file.settle()
    sitting.services.chores.settle()

    entry = sitting.services.library.look(sitting.screen.match.path)
    assert entry.header is not None
    assert entry.header.turn == sitting.screen.match.session.turn()
    assert entry.thumbnail is not None


def test_a_disk_that_fails_is_told_of_and_play_goes_on(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(2)
    saves, notice = sitting.services.places.saves, sitting.screen.notice
    sitting.screen.match.file.settle()
    moved = saves.rename(saves.with_name("gone"))
    saves.write_text("no folder")

    sitting.play(2)
    sitting.bot.waitUntil(notice.isVisible)
    told = notice.text.text()
    saves.unlink()
    moved.rename(saves)
    sitting.play(1)
    sitting.bot.waitUntil(lambda: not notice.isVisible())

    assert "cannot be written" in told
    assert str(sitting.screen.match.path) in told
    assert len(sitting.screen.match.session.record.moves) == 5


def test_trouble_with_the_disk_is_said_on_the_windows_own_thread(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    heard: list[threading.Thread] = []

    class Listener(QObject):
        def hear(self, _sentence: str) -> None:
            heard.append(threading.current_thread())

    listener = Listener()
    sitting.window.tables.trouble.connect(listener.hear)

    def refuse(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "SYNC", refuse)
    sitting.play(1)
    sitting.bot.waitUntil(sitting.screen.notice.isVisible)

    assert heard == [threading.main_thread()]


def test_a_file_that_is_no_match_is_refused_with_its_reason(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    wrong = tmp_path / "letter.monstrarium"
    wrong.write_text("Dear aunt,\n")

    sitting.window.open_match(wrong)

    said = sitting.said()
    assert str(wrong) in said
    assert "not a match" in said
    assert sitting.page is sitting.window.shelf


def test_a_match_that_is_open_elsewhere_is_not_written_twice(sit: Sit) -> None:
    first, second = sit(), sit()
    first.begin()

    second.window.open_match(first.screen.match.path)

    assert "another window" in second.said()
    assert second.page is second.window.shelf


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_the_open_match_is_known_by_any_of_its_names(
    sit: Sit, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.match.file.settle()
    screen, other = sitting.screen, tmp_path / "other.monstrarium"
    link(screen.match.path, other)

    sitting.window.open_match(other)

    assert sitting.screen is screen
    assert sitting.window.findChild(QMessageBox) is None


def test_opening_another_match_keeps_the_first(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(4)
    first = sitting.screen.match.path
    sitting.begin(seats=TWO[::-1])
    sitting.play(2)

    sitting.window.open_match(first)

    assert len(sitting.saves()) == 2
    assert len(sitting.screen.match.session.record.moves) == 4


def test_a_rematch_has_the_same_seats_and_keeps_the_old_match(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(options={"level": "master", "first": "first"})
    sitting.play_out()

    sitting.screen.prompt.buttons[-1].click()

    assert len(sitting.saves()) == 2
    assert sitting.screen.match.seats == TWO
    assert sitting.screen.match.session.record.options["level"] == "master"
    assert sitting.moves


def test_what_is_exported_lies_where_one_says(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(7)
    targets = iter([tmp_path / "table.png", tmp_path / "log.txt", tmp_path / "copy.monstrarium"])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(next(targets)), ""))

    for command in ("picture", "log", "copy"):
        sitting.do(command)

    assert QImage(str(tmp_path / "table.png")).width() > 1000
    assert "Ann rolls" in (tmp_path / "log.txt").read_text()
    (tmp_path / "other" / "saves").mkdir(parents=True)
    shutil.move(tmp_path / "copy.monstrarium", tmp_path / "other" / "saves")
    entry = sitting.services.library.look(tmp_path / "other" / "saves" / "copy.monstrarium")
    assert entry.header is not None
    assert entry.header.seats == TWO


def test_the_places_of_a_test_are_its_own(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.begin()

    assert sitting.screen.match.path.is_relative_to(places(tmp_path / "data").saves)


def test_a_match_that_was_tampered_with_says_so_and_can_be_watched(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(12)
    path = sitting.screen.match.path
    sitting.do("shelf")
    text = path.read_text()
    path.write_text(text.replace('{"seed":1}', '{"seed":2}'))

    sitting.window.open_match(path)

    assert sitting.screen.notice.isVisible()
    assert str(path) in sitting.screen.notice.text.text()


def test_a_match_with_other_printed_facts_says_so_and_can_be_played(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("pantry", options={})
    path = sitting.screen.match.path
    assert sitting.screen.match.header.content == PANTRY.content
    sitting.do("shelf")
    path.write_text(path.read_text().replace(PANTRY.content, "0123456789abcdef"))

    sitting.window.open_match(path)

    assert "other facts were printed" in sitting.screen.notice.text.text()
    assert sitting.screen.controller.asked or sitting.screen.controller.covered


def test_the_sound_part_of_a_damaged_match_is_opened(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(12)
    path = sitting.screen.match.path
    sitting.do("shelf")
    lines = path.read_text().split("\n")
    path.write_text("\n".join([*lines[:9], "{broken", *lines[10:]]))

    sitting.window.open_match(path)

    assert "damaged" in sitting.screen.notice.text.text()
    assert 0 < len(sitting.screen.match.session.record.moves) < 12


def test_a_match_whose_last_line_is_not_finished_says_so_when_it_is_opened(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(12)
    match = sitting.screen.match
    match.file.settle()
    written = match.path.read_bytes()
    sitting.do("shelf")
    match.path.write_bytes(written[:-5])

    sitting.window.open_match(match.path)

    assert "is not finished" in sitting.screen.notice.text.text()
    assert not list(match.path.parent.glob("*damaged*"))


def test_a_match_without_a_place_on_the_disk_is_played_all_the_same(sit: Sit) -> None:
    sitting = sit()
    saves = sitting.services.places.saves
    saves.parent.mkdir(parents=True, exist_ok=True)
    saves.write_text("no folder")

    sitting.begin()
    sitting.play(3)
    sitting.bot.waitUntil(sitting.screen.notice.isVisible)

    assert "cannot be written" in sitting.screen.notice.text.text()
    assert len(sitting.screen.match.session.record.moves) == 3
    assert sitting.window.findChild(QMessageBox) is None
    saves.unlink()


def test_settings_that_cannot_be_kept_are_used_and_told_of(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    monkeypatch.setattr("monstrarium.ui.settings.preferences.save_settings", lambda *_what: "No room for settings.")

    sitting.services.preferences.change(scheme="dark")
    sitting.services.chores.settle()

    assert sitting.said() == "No room for settings."
    assert sitting.services.theme.name == "dark"
