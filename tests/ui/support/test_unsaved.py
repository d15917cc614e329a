"""A match is left once the disk has all of it; where the disk refuses, a person decides about the unsaved moves."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from monstrarium.engine.record import SeatInfo
from monstrarium.storage.atomic import write_all, write_atomically
from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.settings import load_settings
from monstrarium.ui.support import unsaved
from monstrarium.ui.support.guard import CrashGuard
from monstrarium.ui.support.unsaved import BEAT
from tests.support.shelf import load
from tests.ui.patience import PATIENCE
from tests.ui.sitting import Sit, Sitting
from tests.ui.slow import Answers, SlowFiles, linux, wait_for_disk, words_of


class Disk:
    """The disk of the matches; while it is full, other disks have room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sitting: Sitting) -> None:
        self.full = True
        sitting.mend = self.make_room
        self._folder = sitting.services.places.saves
        self._append, self._whole = write_all, write_atomically
        monkeypatch.setattr(journal, "write_all", self.append)
        monkeypatch.setattr(journal, "write_atomically", self.whole)

    def make_room(self) -> None:
        self.full = False

    def append(self, handle: int, data: bytes) -> None:
        self._refuse(self.full)
        self._append(handle, data)

    def whole(self, path: Path, data: bytes, *mode: int, **how: bool) -> None:
        self._refuse(self.full and path.is_relative_to(self._folder))
        self._whole(path, data, *mode, **how)

    def _refuse(self, full: bool) -> None:
        if full:
            raise OSError(28, "No space left on device")


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """A match after five moves."""
    sitting = sit()
    sitting.begin()
    sitting.play(5)
    sitting.screen.match.file.settle()
    return sitting


@pytest.fixture
def disk(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A full disk, which has refused three moves."""
    disk = Disk(monkeypatch, sitting)
    sitting.play(3)
    return disk


def moves_in(path: Path) -> int:
    """The number of moves in a file, which must be sound."""
    _header, record, trouble = read_match(path, load)
    assert trouble == ""
    return len(record.moves)


def leave_for_shelf(sitting: Sitting) -> None:
    sitting.do("shelf")


def leave_for_new(sitting: Sitting) -> None:
    sitting.begin(seed=7)


def leave_for_other(sitting: Sitting) -> None:
    sitting.window.open_match(next(path for path in sitting.saves() if path != sitting.screen.match.path))


def close(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Q, modifiers=Qt.KeyboardModifier.ControlModifier)


WAYS_OUT = {"shelf": leave_for_shelf, "new": leave_for_new, "other": leave_for_other, "close": close}


@pytest.fixture(params=WAYS_OUT)
def way_out(request: pytest.FixtureRequest, sitting: Sitting) -> Callable[[Sitting], None]:
    """A way to leave a match; those that open another one find one there."""
    if request.param == "other":
        path = sitting.screen.match.path
        sitting.begin(seed=9)
        sitting.play(1)
        sitting.window.open_match(path)
        sitting.listen()
    return WAYS_OUT[request.param]


def test_whoever_goes_back_has_the_match_as_it_was(
    sitting: Sitting, way_out: Callable[[Sitting], None], disk: Disk
) -> None:
    screen, answers = sitting.screen, Answers("Back to the Match")

    way_out(sitting)

    assert sitting.screen is screen
    assert sitting.page is screen
    assert sitting.window.isVisible()
    assert "The last 3 moves of this match are not on the disk" in answers.read[0]
    assert "No space left on device" in answers.read[0]
    assert "Without saving, the last 3 moves are lost." in answers.read[0]
    disk.full = False
    sitting.play(1)
    screen.match.file.settle()
    assert moves_in(screen.match.path) == 9


def test_trying_again_keeps_everything_where_there_is_room(
    sitting: Sitting, way_out: Callable[[Sitting], None], disk: Disk
) -> None:
    path = sitting.screen.match.path
    answers = Answers("Try Again", "Try Again")

    def make_room() -> None:
        if len(answers.left) == 1:
            disk.full = False

    timer = QTimer()
    timer.timeout.connect(make_room)
    timer.start(BEAT)
    way_out(sitting)

    assert answers.read
    assert moves_in(path) == 8
    assert sitting.window.screen_of_match is None or sitting.screen.match.path != path


def test_another_place_takes_all_of_the_match(
    sitting: Sitting, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "stick" / "saved.monstrarium"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(there), ""))
    answers = Answers("Another Place…")

    close(sitting)

    assert not sitting.window.isVisible()
    assert answers.left == []
    assert moves_in(there) == 8
    assert there in sitting.services.library.paths()


def test_another_place_that_refuses_is_told_of_and_asked_for_again(
    sitting: Sitting, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter").write_text("no folder")
    places = iter([tmp_path / "letter" / "a.monstrarium", tmp_path / "a.monstrarium"])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(next(places)), ""))
    answers = Answers("Another Place…", "Close", "Another Place…")

    close(sitting)

    assert "cannot be written" in answers.read[1]
    assert moves_in(tmp_path / "a.monstrarium") == 8
    assert not sitting.window.isVisible()


def test_closing_without_saving_leaves_what_was_on_the_disk(sitting: Sitting, disk: Disk, sit: Sit) -> None:
    path = sitting.screen.match.path
    answers = Answers("Close Without Saving")

    close(sitting)

    assert answers.read
    assert not sitting.window.isVisible()
    assert moves_in(path) == 5
    disk.full = False
    again = sit()
    again.window.open_match(path)
    assert len(again.screen.match.session.record.moves) == 5


def test_one_move_is_named_as_one(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch, sitting)
    sitting.play(1)
    answers = Answers("Close Without Saving")

    close(sitting)

    assert "The last move of this match is not on the disk" in answers.read[0]


def test_a_file_that_was_taken_away_is_no_match_that_is_kept(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch, sitting)
    sitting.screen.match.path.unlink()
    answers = Answers("Close Without Saving")

    close(sitting)

    assert "The last 5 moves of this match are not on the disk" in answers.read[0]


def test_nothing_is_asked_where_every_move_is_on_the_disk(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_what: Any, **_how: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "write_atomically", refuse)
    sitting.play(3)
    sitting.screen.match.file.settle()
    path = sitting.screen.match.path

    close(sitting)

    assert not sitting.window.isVisible()
    assert moves_in(path) == 8


def test_bots_go_on_when_the_match_is_not_left(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin(seats=(SeatInfo("Ann", "easy", 0), SeatInfo("Bo", "easy", 1)))
    Disk(monkeypatch, sitting)
    record = sitting.screen.match.session.record
    sitting.bot.waitUntil(lambda: len(record.moves) > 2)
    answers = Answers("Back to the Match")

    close(sitting)
    then = len(record.moves)

    assert answers.read
    sitting.bot.waitUntil(lambda: len(record.moves) > then)


class Slow:
    """A disk that takes nothing until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sitting: Sitting) -> None:
        self.go_on = threading.Event()
        sitting.mend = self.go_on.set
        real = journal.SYNC

        def sync(handle: int) -> None:
            self.go_on.wait()
            real(handle)

        monkeypatch.setattr(journal, "SYNC", sync)
        wait_for_disk(monkeypatch, 0.0)


@pytest.fixture
def slow(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """A slow disk, to which two moves are on their way."""
    slow = Slow(monkeypatch, sitting)
    sitting.play(2)
    return slow


def test_closing_says_that_it_still_saves_and_waits(sitting: Sitting, slow: Slow) -> None:
    path = sitting.screen.match.path
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and not slow.go_on.is_set():
            seen.append(words_of(dialog))
            assert sitting.window.isVisible()
            slow.go_on.set()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(BEAT)
    close(sitting)

    assert "Still saving…" in seen[0]
    assert not sitting.window.isVisible()
    assert moves_in(path) == 7


def test_whoever_does_not_want_to_wait_goes_back(sitting: Sitting, slow: Slow) -> None:
    answers = Answers("Back")

    close(sitting)

    assert answers.left == []
    assert sitting.window.isVisible()
    sitting.play(1)
    slow.go_on.set()
    sitting.screen.match.file.settle()
    assert moves_in(sitting.screen.match.path) == 8


def test_whoever_closes_with_a_disk_that_hangs_does_not_wait_for_it(
    sitting: Sitting, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "PATIENCE", 0)
    path = sitting.screen.match.path
    answers = Answers("Close Without Saving")

    close(sitting)

    assert "loses what is not on the disk yet" in answers.read[0]
    assert not sitting.window.isVisible()
    assert not slow.go_on.is_set()
    slow.go_on.set()
    assert moves_in(path) >= 5


def test_it_is_waited_a_while_before_anybody_may_lose_something(
    sitting: Sitting, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "PATIENCE", PATIENCE)
    answers = Answers("Back")

    close(sitting)

    assert "loses" not in answers.shown[0]


# ---- small files


@pytest.fixture
def files(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> SlowFiles:
    """A disk that is slow with small files from now on."""
    sitting.services.chores.settle()
    return SlowFiles(monkeypatch, sitting)


@linux
def test_no_small_file_holds_the_window(sitting: Sitting, files: SlowFiles) -> None:
    match = sitting.screen.match
    sitting.services.preferences.change(scheme="dark")
    sitting.do("timeline")
    sitting.do("bookmark")
    sitting.do("now")
    sitting.window.tables._keep_picture(match)
    sitting.window.tables._list(match.path)

    assert not sitting.services.chores.settle(0)
    assert files.held == []
    files.go_on.set()
    assert sitting.services.chores.settle()
    assert load_settings(sitting.services.places.config / "settings.ini")[0].scheme == "dark"
    assert sitting.services.library.thumbnail(match.header.id, match.path).exists()


@linux
def test_a_match_opens_while_the_disk_is_still_at_the_one_before(sitting: Sitting, files: SlowFiles) -> None:
    path = sitting.screen.match.path
    sitting.services.preferences.change(scheme="dark")

    sitting.window.tables.drop()
    sitting.window.open_match(path)

    assert sitting.screen.match.path == path
    assert files.held == []


@linux
def test_bookmarks_that_are_not_yet_written_are_there_again(sitting: Sitting, files: SlowFiles) -> None:
    path = sitting.screen.match.path
    sitting.do("timeline")
    sitting.do("bookmark")
    marked = sitting.screen.replay._marks

    sitting.window.tables.drop()
    sitting.window.open_match(path)

    assert marked
    assert sitting.screen.replay._marks == marked


@linux
def test_closing_waits_for_small_files_too(sitting: Sitting, files: SlowFiles) -> None:
    sitting.window.tables.drop()
    sitting.services.preferences.change(scheme="dark")
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and not files.go_on.is_set():
            seen.append(words_of(dialog))
            files.go_on.set()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(BEAT)
    close(sitting)

    assert "Still saving…" in seen[0]
    assert not sitting.window.isVisible()
    assert load_settings(sitting.services.places.config / "settings.ini")[0].scheme == "dark"


@linux
def test_whoever_goes_back_from_small_files_finds_the_shelf(sitting: Sitting, files: SlowFiles) -> None:
    sitting.window.tables.drop()
    sitting.services.preferences.change(scheme="dark")
    answers = Answers("Back")

    close(sitting)

    assert answers.left == []
    assert sitting.window.isVisible()
    assert sitting.page is sitting.window.shelf


@linux
def test_closing_does_not_wait_for_ever_for_small_files(
    sitting: Sitting, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "PATIENCE", 0)
    sitting.window.tables.drop()
    sitting.services.preferences.change(scheme="dark")
    answers = Answers("Close Without Saving")

    close(sitting)

    assert answers.left == []
    assert not sitting.window.isVisible()


# ---- the report of a bug


@pytest.fixture
def guard(sitting: Sitting) -> Iterator[CrashGuard]:
    """A crash guard over the window of the match."""
    guard = CrashGuard(sitting.services.places)
    guard.look_after(sitting.window, sitting.services.art)
    guard.know(sitting.window.commands.tool_windows.report_facts)
    let_go = guard.install()
    yield guard
    let_go()


def crash(sitting: Sitting) -> str:
    """The text of the dialog about a bug."""
    answers = Answers("Go On")
    sys.excepthook(ValueError, ValueError("a bug"), None)
    sitting.bot.waitUntil(lambda: not answers.left)
    return answers.read[0]


def test_a_crash_says_that_a_match_is_safe_where_it_is(sitting: Sitting, guard: CrashGuard) -> None:
    said = crash(sitting)

    assert "Your match is safe" in said
    assert str(sitting.screen.match.path) in said


def test_a_crash_says_how_much_of_a_match_is_not_on_a_full_disk(
    sitting: Sitting, disk: Disk, guard: CrashGuard
) -> None:
    said = crash(sitting)

    assert "safe" not in said
    assert "The last 3 moves of this match are not on the disk" in said
    assert "No space left on device" in said


def test_a_crash_says_that_a_slow_disk_is_still_writing(sitting: Sitting, slow: Slow, guard: CrashGuard) -> None:
    said = crash(sitting)

    assert "safe" not in said
    assert "is still being written" in said


def test_a_copy_holds_what_the_disk_of_the_match_refused(
    sitting: Sitting, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "copy.monstrarium"), ""))

    sitting.do("copy")

    assert moves_in(tmp_path / "copy.monstrarium") == 8


def test_the_shelf_lets_go_of_what_was_drawn_for_the_match(sitting: Sitting) -> None:
    art, window = sitting.services.art, sitting.window
    kept = art.keep("a piece", QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied), 1.0)
    there = art.kept("a piece") is kept

    window.show_shelf()

    assert there
    assert art.kept("a piece") is None
