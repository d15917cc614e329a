"""Open, fill in and confirm the set-up sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from monstrarium.engine.game import GameInfo, Option, settle
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.settings import LastSetup
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.choices import OptionField
from monstrarium.ui.kit.fields import DropDown
from monstrarium.ui.pages.setup import Setup, SetupSheet
from tests.ui.widgets import boxes_of, catch_up, shown

LEFT = Qt.MouseButton.LeftButton
LEVELS = {"easy": "Easy", "normal": "Normal", "hard": "Hard"}
PACE = Option(
    "pace", "Pace", "How fast it goes.", ("slow", "fast"), ("Slow", "Fast"), "slow", each_seat=True, main=True
)
LONG = Option("long", "Length", "How long.", (1, 2, 3), ("Short " * 8, "Middling " * 8, "Long " * 8), 2, main=True)
TIES = Option("ties", "Ties", "Who wins a tie.", ("all", "first"), ("Everybody", "The first"), "all")
DUSK = Option("dusk", "At dusk", "What happens at dusk.", (False, True), ("Nothing", "Bats"), False)
INFO = GameInfo("game0", "GAME 0", (2, 4), 1, (PACE, LONG))
DUEL = GameInfo("duel", "DUEL", (2, 2), 1)
ROLES = ("Foxes", "Hens")


def sheet_of(
    bot: QtBot, art: Art, last: LastSetup | None = None, info: GameInfo = INFO, roles: tuple[str, ...] = ()
) -> SetupSheet:
    sheet = SetupSheet(art, LEVELS, "normal")
    sheet.ask(boxes_of(1)[0], info, last, roles)
    return shown(bot, sheet)


def named(*names: str, bot: str = "") -> LastSetup:
    return LastSetup(tuple(SeatInfo(name, bot, colour) for colour, name in enumerate(names)))


def press(parent: QWidget, text: str) -> None:
    QTest.mouseClick(next(each for each in parent.findChildren(Button) if each.text() == text), LEFT)
    catch_up()


def agreed(bot: QtBot, sheet: SetupSheet, button: str = "Play", info: GameInfo = INFO) -> Setup:
    with bot.waitSignal(sheet.started) as started:
        press(sheet, button)
    setup = started.args[0]
    assert isinstance(setup, Setup)
    settle(info, len(setup.seats), setup.options)
    return setup


def write(sheet: SetupSheet, seat: int, name: str) -> None:
    line = sheet.seats.cards[seat].name
    line.selectAll()
    QTest.keyClicks(line, name) if name else QTest.keyClick(line, Qt.Key.Key_Delete)


def choose(choices: DropDown, steps: int) -> None:
    choices.setFocus()
    for _step in range(steps):
        QTest.keyClick(choices, Qt.Key.Key_Down)


def names(setup: Setup) -> list[str]:
    return [seat.name for seat in setup.seats]


def field(sheet: SetupSheet, key: str) -> OptionField:
    return next(each for each in sheet.options.fields if each.option.key == key)
