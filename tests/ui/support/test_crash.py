"""A bug is shown once, with what helps to mend it, and never takes the match or the program with it."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.storage.match_files.library import Library
from monstrarium.storage.paths import Folders
from monstrarium.storage.settings import LastSetup, Settings
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.soon import soon
from monstrarium.ui.support.crash import CrashDialog
from monstrarium.ui.support.guard import MOST, CrashGuard
from monstrarium.ui.support.log_file import KEEP, MAX_BYTES, NAME, log_files, start_log
from monstrarium.ui.support.report import ReportFacts, bundle
from tests.ui.conftest import Shelve
from tests.ui.widgets import catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def report_facts(folders: Folders) -> ReportFacts:
    """The state of a program with no match on the table."""
    return ReportFacts(folders)


@pytest.fixture
def guard(qtbot: QtBot, report_facts: ReportFacts, art: Art) -> Iterator[CrashGuard]:
    """A crash guard that is in place until the test is over."""
    window = shown(qtbot, QWidget(), 800, 600)
    guard = CrashGuard(report_facts.places)
    guard.look_after(window, art)
    guard.know(report_facts)
    let_go = guard.install()
    yield guard
    let_go()


def fail(words: str) -> None:
    raise ValueError(words)


def happen(bug: Exception) -> None:
    """Raise an exception that nobody catches."""
    sys.excepthook(type(bug), bug, bug.__traceback__)


def shown_dialog() -> CrashDialog | None:
    """The dialog on the screen."""
    found = QApplication.activeModalWidget()
    return found if isinstance(found, CrashDialog) else None


def dialog_of(guard: CrashGuard) -> CrashDialog:
    catch_up()
    dialog = shown_dialog()
    assert dialog is not None
    return dialog


def press(dialog: CrashDialog, text: str) -> None:
    QTest.mouseClick(next(each for each in dialog.findChildren(Button) if each.text() == text), LEFT)
    catch_up()


def test_a_bug_is_shown_with_its_details(guard: CrashGuard) -> None:
    happen(ValueError("the die has thirteen sides"))
    dialog = dialog_of(guard)
    assert not dialog.details.isVisible()
    press(dialog, "Details")
    assert dialog.details.isVisible()
    assert "the die has thirteen sides" in dialog.details.toPlainText()


def test_a_bug_in_a_slot_is_caught_with_the_line_it_comes_from(guard: CrashGuard) -> None:
    soon(guard, lambda: fail("in a slot"))
    catch_up()
    details = dialog_of(guard).details.toPlainText()
    assert "in a slot" in details
    assert "raise ValueError(words)" in details


def test_the_same_bug_is_shown_once(guard: CrashGuard) -> None:
    for _time in range(3):
        happen(ValueError("again"))
        catch_up()
    press(dialog_of(guard), "Go On")
    happen(ValueError("again"))
    catch_up()
    assert shown_dialog() is None


def test_another_bug_joins_the_dialog_that_is_open(guard: CrashGuard) -> None:
    happen(ValueError("one"))
    dialog = dialog_of(guard)
    happen(KeyError("other"))
    assert dialog_of(guard) is dialog
    assert "other" in dialog.details.toPlainText()


def test_a_storm_of_bugs_ends(guard: CrashGuard) -> None:
    kinds = [type(f"Bug{number}", (Exception,), {}) for number in range(MOST + 3)]
    shown_bugs = 0
    for kind in kinds:
        happen(kind("rain"))
        catch_up()
        if (dialog := shown_dialog()) is not None:
            shown_bugs += 1
            press(dialog, "Go On")
    assert shown_bugs == MOST


def test_a_bug_in_the_dialog_itself_is_logged_and_nothing_more(
    guard: CrashGuard, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrashDialog, "_about_match", lambda _dialog: fail("broken too"))
    happen(ValueError("first"))
    catch_up()
    assert shown_dialog() is None
    assert "broken too" in caplog.text


def test_a_bug_in_another_thread_is_shown_by_this_one(guard: CrashGuard) -> None:
    thread = threading.Thread(target=fail, args=("far away",))
    thread.start()
    thread.join()
    assert "far away" in dialog_of(guard).details.toPlainText()


def test_an_interrupt_quits_instead(guard: CrashGuard, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda: asked.append(True))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    catch_up()
    assert asked == [True]
    assert shown_dialog() is None


def test_details_are_copied(guard: CrashGuard) -> None:
    happen(ValueError("copy me"))
    press(dialog_of(guard), "Copy Details")
    assert "copy me" in QGuiApplication.clipboard().text()


def test_a_report_is_saved(guard: CrashGuard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    happen(ValueError("report me"))
    press(dialog_of(guard), "Save Report…")
    assert "report me" in zipfile.ZipFile(path).read("error.txt").decode()


def test_a_report_that_cannot_be_saved_says_why(
    guard: CrashGuard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / "report.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    happen(ValueError("report me"))
    dialog = dialog_of(guard)
    press(dialog, "Save Report…")
    assert "cannot be written" in dialog.said.text()


@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(guard: CrashGuard) -> None:
    happen(ValueError("oh"))
    check_words(dialog_of(guard), [])


# ---- reports


def sheets(report_facts: ReportFacts, details: str = "") -> dict[str, str]:
    archive = zipfile.ZipFile(io.BytesIO(bundle(report_facts, details)))
    return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_report_holds_public_facts_of_the_match_and_no_names(
    report_facts: ReportFacts, library: Library, shelve: Shelve
) -> None:
    report_facts.header = library.look(shelve(["Ada", "Ben"])).header
    report_facts.settings = Settings(scheme="dark").remember(
        "cybo", LastSetup(report_facts.header.seats if report_facts.header else ())
    )
    found = sheets(report_facts, "Traceback")
    header = json.loads(found["match.json"])
    assert header["game"] == "cybo"
    assert [seat["name"] for seat in header["seats"]] == ["Seat 1", "Seat 2"]
    assert json.loads(found["settings.json"])["scheme"] == "dark"
    assert not any("Ada" in text for text in found.values())


def test_a_report_holds_the_log_without_the_home_folder(
    report_facts: ReportFacts, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folders.saves.parent))
    monkeypatch.setenv("USERPROFILE", str(folders.saves.parent))
    folders.logs.mkdir(parents=True)
    (folders.logs / NAME).write_text(f"cannot write {folders.saves}")
    found = sheets(report_facts)
    assert found[f"log/{NAME}"].startswith("cannot write ~")
    assert not any(str(folders.saves.parent) in text for text in found.values())


# ---- the log


@pytest.fixture
def logging_to(folders: Folders) -> Iterator[Path]:
    """Keep a log in a folder."""
    stop = start_log(folders.logs)
    yield folders.logs
    stop()


def test_nothing_is_made_before_the_first_line(logging_to: Path) -> None:
    assert not logging_to.exists()
    logging.getLogger("monstrarium").warning("the first line")
    assert "the first line" in (logging_to / NAME).read_text()


def test_a_full_log_goes_on_in_a_new_file_and_old_ones_go(logging_to: Path) -> None:
    logging_to.mkdir(parents=True)
    log = logging.getLogger("monstrarium")
    for number in range(KEEP + 2):
        (logging_to / NAME).write_text("2026-11-18 22:00:00,000 INFO x: " + "x" * MAX_BYTES)
        log.warning("page %d", number)
    files = log_files(logging_to)
    assert len(files) == KEEP
    assert files[0].name == NAME
    assert f"page {KEEP + 1}" in files[0].read_text()


def test_a_disk_that_fails_stops_nothing(folders: Folders, capsys: pytest.CaptureFixture[str]) -> None:
    folders.logs.parent.mkdir(parents=True)
    folders.logs.write_text("a file where the folder should be")
    stop = start_log(folders.logs)
    logging.getLogger("monstrarium").warning("lost")
    stop()
    assert "lost" in capsys.readouterr().err
