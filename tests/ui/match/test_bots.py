"""Bots at the table: they think in a process of their own, and nothing that happens to it touches the match."""

from __future__ import annotations

import os
import signal

from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from monstrarium.engine.record import SeatInfo
from monstrarium.games.xenoshyft.actions import Deploy, Ready
from monstrarium.ui.bot_pool import BotPool
from monstrarium.ui.match.bot_turns import BotTurns
from tests.ui.match import xenoshyft
from tests.ui.sitting import Sit, Sitting

WITH_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1))
HARD_BOT = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "hard", 1))


def pass_to_bot(sitting: Sitting) -> None:
    """Play until the bot owes a decision."""
    while sitting.moves:
        sitting.play(1)


def pool_of(sitting: Sitting) -> BotPool:
    """The process of the bots."""
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
    assert sitting.screen.prompt.buttons[0].text() == "Play Again"


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
    sitting.screen.notice.action.click()
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
    xenoshyft.sit_down(sitting)
    for _both in range(2):
        sitting.controller.perform(xenoshyft.move_of(sitting, Ready))
        sitting.settle()
    while deeds := xenoshyft.moves_of(sitting, Deploy):
        sitting.controller.perform(deeds[0])
        sitting.settle()
    drawn = len(sitting.screen.scene.overlays)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))

    assert sitting.heard[-1].startswith("Hint: Ready. ")
    assert len(sitting.screen.scene.overlays) == drawn + 1


def test_a_hint_spends_no_more_than_it_must(sit: Sit) -> None:
    sitting = sit()
    xenoshyft.sit_down(sitting)

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
