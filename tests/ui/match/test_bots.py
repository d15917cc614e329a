"""Bots think in a process of their own, and nothing that happens to it harms the match."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from monstrarium.engine.record import SeatInfo
from monstrarium.games.xenoshyft.actions import Deploy, Ready
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.match import bot_pool
from monstrarium.ui.match.bot_pool import BotPool
from monstrarium.ui.match.bots import BotTurns
from tests.ui.games.xenoshyft import hands
from tests.ui.patience import PATIENCE
from tests.ui.sitting import Sit, Sitting

WITH_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1))
HARD_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "hard", 1))


def pass_to_bot(sitting: Sitting) -> None:
    """Play until the bot owes a decision."""
    while sitting.moves:
        sitting.play(1)


def pool_of(sitting: Sitting) -> BotPool:
    return sitting.window.tables.pool


def test_a_bot_plays_its_turn_through_the_worker(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)

    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    seats = [move.action.seat for move in sitting.screen.match.session.record.moves]
    assert seats[-1] == 1
    assert sitting.moment.audience.viewer == 0


def test_while_it_thinks_the_bar_says_so_and_offers_to_stop(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("pantry", HARD_BOT, {})

    while sitting.moves:
        sitting.play(1)

    assert sitting.controller.bots.seat == 1
    assert sitting.screen.prompt.text.text() == "Bo is thinking…"
    assert sitting.can("stop")
    sitting.screen.prompt.buttons[0].click()
    sitting.bot.waitUntil(lambda: bool(sitting.moves))


def test_a_match_between_bots_plays_itself(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=(SeatInfo("Fang", "easy", 0), SeatInfo("Bolt", "easy", 1)))

    sitting.bot.waitUntil(lambda: sitting.controller.over)

    assert sitting.moment.audience.viewer is None
    assert sitting.screen.prompt.buttons[-1].text() == "Play Again"


def test_a_worker_that_dies_is_told_of_and_the_match_goes_on(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)
    moves = len(sitting.screen.match.session.record.moves)

    process = pool_of(sitting).findChild(QProcess)
    assert process is not None
    os.kill(process.processId(), signal.SIGKILL)
    sitting.bot.waitUntil(lambda: sitting.screen.notice.isVisible())
    told = sitting.screen.notice.text.text()
    at_crash = len(sitting.screen.match.session.record.moves)
    sitting.screen.notice.ways[0].click()
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    assert "The match is safe" in told
    assert at_crash == moves
    assert len(sitting.screen.match.session.record.moves) > moves


def test_a_worker_that_cannot_even_be_started_is_told_of(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)
    holder = QObject()
    bots = BotTurns(sitting.screen.match, BotPool(("",), lambda: 1, holder), holder)

    with qtbot.waitSignal(bots.failed) as failed:
        bots.ask()
        asked = bots.seat

    assert failed.args is not None
    assert "The match is safe" in failed.args[0]
    assert (asked, bots.seat) == (1, None)


WAYS_ON = ["Try Again", "Another Bot…", "Play the Seat Yourself"]


def worker_of(sitting: Sitting) -> QProcess:
    """The process of the bots."""
    process = pool_of(sitting).findChild(QProcess)
    assert process is not None
    return process


@pytest.fixture
def stuck(sit: Sit) -> Sitting:
    """A match in which the bots' process has ended while a bot was thinking."""
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)
    os.kill(worker_of(sitting).processId(), signal.SIGKILL)
    sitting.bot.waitUntil(sitting.screen.notice.isVisible)
    return sitting


def ways_above(sitting: Sitting) -> list[Button]:
    """The buttons of the message above the table."""
    return sitting.screen.notice.ways


def ways_below(sitting: Sitting) -> list[Button]:
    """The buttons of the plaque, once the message is closed; the usual way is the last of them."""
    QTest.mouseClick(sitting.screen.notice.close_button, Qt.MouseButton.LeftButton)
    return sitting.screen.prompt.buttons[::-1]


Ways = Callable[[Sitting], list[Button]]
EVERYWHERE = pytest.mark.parametrize("ways", [ways_above, ways_below])


def press(ways: list[Button], label: str) -> None:
    QTest.mouseClick(next(way for way in ways if way.text() == label), Qt.MouseButton.LeftButton)


@EVERYWHERE
def test_where_a_bot_has_failed_there_are_three_ways_on(stuck: Sitting, ways: Ways) -> None:
    assert [way.text() for way in ways(stuck)] == WAYS_ON
    assert stuck.screen.prompt.text.text() == "The bot of Bo has found no move."
    assert not stuck.can("stop")


@EVERYWHERE
def test_a_bot_that_has_failed_is_asked_anew(stuck: Sitting, ways: Ways) -> None:
    moves = len(stuck.screen.match.session.record.moves)

    press(ways(stuck), "Try Again")

    assert not stuck.screen.notice.isVisible()
    stuck.bot.waitUntil(lambda: bool(stuck.moves))
    assert len(stuck.screen.match.session.record.moves) > moves


@EVERYWHERE
def test_another_bot_plays_for_one_that_has_failed(stuck: Sitting, ways: Ways) -> None:
    moves = len(stuck.screen.match.session.record.moves)

    press(ways(stuck), "Another Bot…")
    menu = next(menu for menu in stuck.window.findChildren(QMenu) if menu.isVisible())
    offered = {action.text(): action for action in menu.actions()}
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(offered["Normal"]).center())

    assert list(offered) == ["Beginner", "Normal", "Hard", "Expert"]
    assert stuck.screen.match.seats[1] == SeatInfo("Bo", "normal", 1)
    stuck.bot.waitUntil(lambda: bool(stuck.moves))
    assert len(stuck.screen.match.session.record.moves) > moves


@EVERYWHERE
def test_a_person_plays_on_for_a_bot_that_has_failed(stuck: Sitting, ways: Ways) -> None:
    press(ways(stuck), "Play the Seat Yourself")

    assert stuck.screen.match.seats[1] == SeatInfo("Bo", "", 1)
    assert stuck.moment.audience.viewer == 1
    assert stuck.moves
    assert not stuck.screen.notice.isVisible()


def test_a_bot_whose_move_is_not_allowed_has_failed(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)
    moves = len(sitting.screen.match.session.record.moves)

    pool_of(sitting).answered.emit(1, (Ready(1),))

    assert sitting.screen.notice.isVisible()
    assert [way.text() for way in ways_below(sitting)] == WAYS_ON
    assert len(sitting.screen.match.session.record.moves) == moves


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortens the time after which a bot counts as hanging."""
    monkeypatch.setattr(bot_pool, "GRACE", 300)
    monkeypatch.setattr(bot_pool, "BEGINNING", 0)


def hang(sitting: Sitting) -> int:
    """Make the worker hang; returns its process number."""
    number = worker_of(sitting).processId()
    os.kill(number, signal.SIGSTOP)
    return number


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_stop_ends_a_worker_that_hangs_and_the_bot_moves(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 300)
    sitting = sit()
    sitting.begin("pantry", HARD_BOT, {})
    pass_to_bot(sitting)
    moves = len(sitting.screen.match.session.record.moves)
    hung = hang(sitting)
    monkeypatch.setattr(bot_pool, "BEGINNING", 0)

    press(sitting.screen.prompt.buttons, "Stop")
    monkeypatch.setattr(bot_pool, "BEGINNING", PATIENCE)  # The next process has to load everything again.

    sitting.bot.waitUntil(lambda: bool(sitting.moves))
    assert len(sitting.screen.match.session.record.moves) > moves
    sitting.bot.waitUntil(lambda: not is_running(hung))
    assert not sitting.screen.notice.isVisible()


def test_a_bot_that_hangs_twice_has_failed(sit: Sit, impatient: None) -> None:
    sitting = sit()
    sitting.begin("pantry", HARD_BOT, {})
    pool_of(sitting)._command = (sys.executable, "-c", "while True: pass")
    pass_to_bot(sitting)
    hang(sitting)

    press(sitting.screen.prompt.buttons, "Stop")
    sitting.bot.waitUntil(sitting.screen.notice.isVisible)

    assert "does not answer" in sitting.screen.notice.text.text()
    assert [way.text() for way in sitting.screen.prompt.buttons[::-1]] == WAYS_ON


def test_a_worker_that_answers_in_time_is_left_alone(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("pantry", HARD_BOT, {})
    pass_to_bot(sitting)
    worker = worker_of(sitting).processId()

    press(sitting.screen.prompt.buttons, "Stop")
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    assert worker_of(sitting).processId() == worker
    assert not pool_of(sitting)._grace.isActive()


def test_a_hint_that_hangs_does_not_keep_a_bot_from_moving(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 300)
    monkeypatch.setattr(bot_pool, "BEGINNING", 0)
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    sitting.do("hint")
    hang(sitting)
    pass_to_bot(sitting)

    press(sitting.screen.prompt.buttons, "Stop")
    monkeypatch.setattr(bot_pool, "BEGINNING", PATIENCE)

    sitting.bot.waitUntil(lambda: bool(sitting.moves))


def test_a_hint_shows_a_move_and_says_why(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    while len(sitting.moves) == 1:
        sitting.play(1)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))

    labels = [move.label for move in sitting.moves]
    assert any(label in sitting.heard[-1] for label in labels)
    assert len(sitting.screen.scene.overlays) > 0
    assert len(sitting.screen.match.session.record.moves) == sitting.moment.at


def test_a_hint_to_press_a_button_is_said_on_the_table_too(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)
    for both in (1, 2):
        while len(sitting.done()) < both:  # The first press may only warn.
            sitting.controller.perform(hands.move_of(sitting, Ready))
            sitting.settle()
    while deeds := hands.moves_of(sitting, Deploy):
        sitting.controller.perform(deeds[0])
        sitting.settle()
    drawn = len(sitting.screen.scene.overlays)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))

    assert sitting.heard[-1].startswith("Hint: Ready. ")
    assert len(sitting.screen.scene.overlays) == drawn + 1


def test_a_hint_spends_no_more_than_it_must(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))

    assert "Spend all" not in sitting.heard[-1]


def test_leaving_the_match_ends_the_worker(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=WITH_BOT)
    pass_to_bot(sitting)
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    sitting.window.show_shelf()

    assert not pool_of(sitting).running
