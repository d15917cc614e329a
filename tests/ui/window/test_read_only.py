"""A match that cannot be written is watched, and played on in a copy."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from monstrarium.engine.record import SeatInfo
from tests.ui.sitting import TWO, Sit, Sitting

BOTS = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1))


def closed(sit: Sit, moves: int) -> tuple[Sitting, Path]:
    """A match of so many moves on the shelf that cannot be written."""
    sitting = sit()
    sitting.begin()
    sitting.play(moves)
    path = sitting.screen.match.path
    sitting.window.show_shelf()
    path.chmod(0o444)
    return sitting, path


def press(sitting: Sitting, words: str) -> None:
    """Press the button below the table with these words."""
    (button,) = (each for each in sitting.screen.prompt.buttons if each.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_opens_and_says_so_where_one_would_be_asked(sit: Sit) -> None:
    sitting, path = closed(sit, 7)

    sitting.window.open_match(path)

    assert sitting.page is sitting.screen
    assert sitting.screen.prompt.text.text() == "You watch."
    assert "can only be watched" in sitting.screen.prompt.notes.text()
    assert sitting.moves == ()


def test_nothing_can_be_played_or_taken_back(sit: Sit) -> None:
    sitting, path = closed(sit, 7)
    before = path.read_bytes()
    sitting.window.open_match(path)
    sitting.listen()
    done = sitting.done()

    QTest.keyClick(sitting.screen.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert sitting.done() == done
    assert "can only be watched" in sitting.heard[-1]
    sitting.close()
    assert path.read_bytes() == before


def test_a_bot_does_not_move(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("cybo", BOTS)
    while sitting.screen.match.session.to_act() == (0,):
        sitting.play(1)
    path = sitting.screen.match.path
    sitting.window.show_shelf()
    path.chmod(0o444)

    sitting.window.open_match(path)

    assert sitting.controller.bots.seat is None
    assert sitting.controller.thinking is None


def test_it_can_be_replayed(sit: Sit) -> None:
    sitting, path = closed(sit, 7)
    sitting.window.open_match(path)

    press(sitting, "Watch Replay")

    assert not sitting.moment.live


def test_nobody_sees_a_hand_that_the_curtain_would_cover(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("pantry", TWO, {})
    path = sitting.screen.match.path
    sitting.window.show_shelf()
    path.chmod(0o444)

    sitting.window.open_match(path)

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer is None


def test_it_is_played_on_in_a_copy_at_a_place_that_is_asked_for(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, path = closed(sit, 7)
    before = path.read_bytes()
    sitting.window.open_match(path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "copy.monstrarium"), ""))

    press(sitting, "Play On in a Copy…")
    sitting.play(1)
    sitting.close()

    assert sitting.services.recents.paths()[0] == tmp_path / "copy.monstrarium"
    assert len(before.splitlines()) < len((tmp_path / "copy.monstrarium").read_bytes().splitlines())
    assert path.read_bytes() == before


def test_it_is_played_on_in_a_copy_from_the_moment_that_is_shown(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, path = closed(sit, 7)
    sitting.window.open_match(path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "copy.monstrarium"), ""))
    press(sitting, "Watch Replay")
    sitting.screen.replay.player.pause()
    sitting.controller.look(3)

    QTest.mouseClick(sitting.screen.replay.play_on, Qt.MouseButton.LeftButton)

    assert sitting.screen.match.path == tmp_path / "copy.monstrarium"
    assert sitting.moment.live
    assert len(sitting.done()) == 3


def test_where_no_place_is_named_it_stays_as_it_is(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, path = closed(sit, 7)
    sitting.window.open_match(path)
    screen = sitting.screen
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: ("", ""))

    press(sitting, "Play On in a Copy…")

    assert sitting.screen is screen


def test_seats_do_not_change_hands_in_it(sit: Sit) -> None:
    sitting, path = closed(sit, 7)
    sitting.window.open_match(path)

    sitting.window.seat((TWO[0].lend("easy"), TWO[1]))

    assert sitting.screen.match.seats == TWO
    assert "can only be watched" in sitting.screen.notice.text.text()
