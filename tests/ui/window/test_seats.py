"""A person leaves the table, a bot plays on, and the person may come back."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from monstrarium.engine.record import SeatInfo
from monstrarium.games.androids.actions import Declare, Lay
from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header_lines import read_header
from monstrarium.ui.window import open_match
from tests.ui import hands
from tests.ui.games.androids.hands import BO, CY, dealt, move_of, sit_down
from tests.ui.sitting import TWO, Sit, Sitting
from tests.ui.slow import Answers, Patience, SlowFiles, linux
from tests.ui.widgets import submenu

ANN = TWO[0]
LENT = SeatInfo("Ann", "easy", 0, lent=True)


def entries(menu: QMenu) -> list[QAction]:
    """The entries of a menu when it opens."""
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def seats_menu(sitting: Sitting) -> list[QAction]:
    """The menu in which seats change hands."""
    return entries(sitting.window.menus.submenus["seats"])


def titles(sitting: Sitting) -> list[str]:
    """The texts of its entries."""
    return [action.text() for action in seats_menu(sitting)]


def choose(sitting: Sitting, *path: str) -> None:
    """Choose an entry, or one of the submenu of an entry."""
    found = seats_menu(sitting)
    for title in path[:-1]:
        menu = submenu(next(action for action in found if action.text() == title))
        assert menu is not None
        found = entries(menu)
    next(action for action in found if action.text() == path[-1]).trigger()
    sitting.settle()


def can_change(sitting: Sitting) -> bool:
    """Whether the menu is enabled."""
    return sitting.window.menus.submenus["seats"].menuAction().isEnabled()


def test_every_person_can_leave(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    assert titles(sitting) == ["A bot plays on for Ann", "A bot plays on for Bo"]


def test_a_bot_plays_on_for_whoever_leaves(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(2)
    before = sitting.screen.match.session.record.moves[:2]

    choose(sitting, "A bot plays on for Ann", "Easy")
    while sitting.moves:
        sitting.play(1)
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    moves = sitting.screen.match.session.record.moves
    assert moves[:2] == before
    assert moves[-1].action.seat == 0
    assert sitting.moves[0].plan[0].seat == 1


def test_the_seats_say_that_a_bot_plays_on(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    choose(sitting, "A bot plays on for Bo", "Hard")

    assert sitting.screen.seats.rows[1].state.text() == "Bot: Hard"
    assert titles(sitting) == ["A bot plays on for Ann", "Bo plays again"]


def test_the_match_remembers_who_left(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    path = sitting.screen.match.path

    choose(sitting, "A bot plays on for Ann", "Easy")

    assert read_header(path).seats == (LENT, TWO[1])
    sitting.do("shelf")
    sitting.window.open_match(path)
    assert sitting.screen.match.seats == (LENT, TWO[1])


def test_whoever_left_can_come_back(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.begin(seats=(LENT, TWO[1]))

    choose(sitting, "Ann plays again")

    assert sitting.screen.match.seats == TWO
    assert sitting.moves[0].plan[0].seat == 0
    assert read_header(sitting.screen.match.path).seats == TWO


def test_a_person_plays_on_for_a_bot(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=(SeatInfo("Fang", "easy", 0), SeatInfo("Bolt", "easy", 1)))

    choose(sitting, "A person plays on for Bolt")
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    assert sitting.moves[0].plan[0].seat == 1
    assert titles(sitting) == ["A person plays on for Fang", "A bot plays on for Bolt"]


@pytest.mark.usefixtures("pondering")
def test_a_person_plays_on_from_the_past_of_a_match_of_bots(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=(SeatInfo("Fang", "easy", 0), SeatInfo("Bolt", "easy", 1)))
    sitting.hurry_on(left=0)
    assert sitting.controller.over
    record = sitting.screen.match.session.record
    before = next(record.parent(node) for node in record.line()[6:] if record.action(node).seat == 0)
    sitting.do("timeline")
    sitting.controller.look(before)

    choose(sitting, "A person plays on for Fang")
    assert (sitting.moment.at, sitting.moment.live) == (before, False)
    assert not sitting.screen.replay.player.playing
    sitting.do("play-on")

    assert sitting.moves[0].plan[0].seat == 0
    assert sitting.screen.match.session.record.outcome is None


def test_seats_change_hands_at_the_table_alone(sit: Sit) -> None:
    sitting = sit()
    assert not can_change(sitting)
    sitting.begin()
    assert can_change(sitting)
    sitting.do("shelf")
    assert not can_change(sitting)


def test_a_bot_answers_for_whoever_leaves_in_the_middle_of_an_asking_round(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "blown-fuse")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    before = len(sitting.screen.match.session.record.moves)
    assert sitting.screen.match.session.to_act() == (1,)

    choose(sitting, f"A bot plays on for {BO.name}", "Easy")
    record = sitting.screen.match.session.record
    sitting.bot.waitUntil(lambda: len(record.moves) > before)

    assert record.moves[before].action.seat == 1
    assert [seat.bot for seat in record.seats] == ["", "easy", ""]
    assert CY.name in titles(sitting)[-1]


def test_where_the_disk_refuses_everybody_stays_and_plays_on(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    screen = sitting.screen
    monkeypatch.setattr(journal, "write_atomically", refuse)

    choose(sitting, "A bot plays on for Ann", "Easy")

    assert sitting.screen is screen
    assert screen.match.seats == TWO
    assert "No space left on device" in screen.notice.text.text()
    sitting.play(1)
    assert len(screen.match.session.record.moves) == 1


@linux
def test_a_slow_disk_holds_no_window_while_a_seat_changes_hands(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    sitting.screen.match.file.settle()
    disk = SlowFiles(monkeypatch, sitting)
    patience = Patience(disk)

    choose(sitting, "A bot plays on for Bo", "Easy")

    assert "Still saving…" in patience.read[0]
    assert disk.held == []
    assert read_header(sitting.screen.match.path).seats[1].bot == "easy"
    assert sitting.screen.seats.rows[1].state.text() == "Bot: Easy"


@linux
def test_whoever_does_not_wait_for_the_disk_keeps_the_seats_as_they_were(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(1)
    sitting.screen.match.file.settle()
    screen, disk = sitting.screen, SlowFiles(monkeypatch, sitting)
    answers = Answers("Back")

    choose(sitting, "A bot plays on for Bo", "Easy")

    assert answers.left == []
    assert (sitting.screen, screen.match.seats) == (screen, TWO)
    sitting.play(1)
    disk.go_on.set()
    screen.match.file.settle()
    assert read_header(screen.match.path).seats == TWO
    assert len(screen.match.session.record.moves) == 2


def test_a_match_that_cannot_be_opened_again_is_put_back_on_the_shelf(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit()
    sitting.begin()
    said: list[str] = []
    monkeypatch.setattr(sitting.window, "complain", said.append)
    monkeypatch.setattr(open_match, "resume", vanish)

    choose(sitting, "A bot plays on for Ann", "Easy")

    assert sitting.page is sitting.window.shelf
    assert said == ["It has vanished."]


def refuse(*_what: object, **_how: object) -> None:
    """Fail like a full disk."""
    raise OSError(28, "No space left on device")


def vanish(*_what: object) -> None:
    """Fail as if the file was taken away."""
    raise MatchError("It has vanished.")
