"""An export is written whole where a person says, and over no file that somebody wants to keep."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from monstrarium.storage.match_files.reading import read_match
from tests.support.shelf import load
from tests.ui.sitting import Sit, Sitting

EXPORTS = {"picture": ".png", "log": ".txt", "copy": ".monstrarium", "report": ".zip"}


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """A match after seven moves."""
    sitting = sit()
    sitting.begin()
    sitting.play(7)
    return sitting


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Answers the question for a path."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))


def answer(sitting: Sitting, words: str) -> list[str]:
    """Answers each question by the button with these words; collects the questions."""
    asked: list[str] = []

    def press() -> None:
        (box,) = sitting.window.findChildren(QMessageBox)
        asked.append(box.text())
        (button,) = (each for each in box.buttons() if each.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, press)
    return asked


def said(sitting: Sitting) -> str:
    """The last message of the window."""
    return sitting.window.statusBar().currentMessage()


@pytest.mark.parametrize("command", EXPORTS)
def test_a_name_gets_the_suffix_of_what_is_written(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    choose(monkeypatch, tmp_path / "Ann and Bo at 10.30")

    sitting.do(command)

    assert (tmp_path / f"Ann and Bo at 10.30{EXPORTS[command]}").stat().st_size > 0


@pytest.mark.parametrize("command", EXPORTS)
def test_nothing_is_written_over_without_a_question(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    there = tmp_path / f"old{EXPORTS[command]}"
    there.write_text("precious")
    choose(monkeypatch, tmp_path / "old")
    asked = answer(sitting, "Keep It")

    sitting.do(command)

    assert str(there) in asked[0]
    assert there.read_text() == "precious"


def test_what_may_be_written_over_is(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "old.txt").write_text("precious")
    choose(monkeypatch, tmp_path / "old")
    answer(sitting, "Write Over It")

    sitting.do("log")

    assert "Ann rolls" in (tmp_path / "old.txt").read_text()


@pytest.mark.parametrize("command", EXPORTS)
def test_what_cannot_be_written_is_told_in_words(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    choose(monkeypatch, tmp_path / "file" / f"new{EXPORTS[command]}")

    sitting.do(command)

    assert "cannot be written to" in said(sitting)
    assert "Errno" not in said(sitting)


def test_a_match_is_not_copied_over_itself(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    path = sitting.screen.match.path
    choose(monkeypatch, path)

    sitting.do("copy")

    assert "is the match itself" in said(sitting)
    sitting.screen.match.file.settle()
    assert len(read_match(path, load)[1].moves) == 7


def test_a_copy_holds_every_move_and_a_picture_the_table(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, name in (("copy", "copy.monstrarium"), ("picture", "table.png")):
        choose(monkeypatch, tmp_path / name)
        sitting.do(command)

    assert len(read_match(tmp_path / "copy.monstrarium", load)[1].moves) == 7
    assert QImage(str(tmp_path / "table.png")).width() > 1000
