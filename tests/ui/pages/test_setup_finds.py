"""The set-up sheet offers maps of people's own beside the shipped ones."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from monstrarium.engine.game import GameInfo, Option
from monstrarium.games.kit import Find
from monstrarium.storage.settings import LastSetup
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.fields import DropDown
from monstrarium.ui.pages.setup import SetupSheet
from tests.ui.pages.agreeing import (
    LEVELS,
    PACE,
    agreed,
    choose,
    field,
    named,
    press,
)
from tests.ui.widgets import boxes_of, shown

PLACE = Option(
    "place", "Place", "Where.", ("",), ("Anywhere",), "", beyond=lambda value: "", main=True, only=("pace", ("slow",))
)
WANDER = GameInfo("wander", "WANDER", (2, 2), 1, (PACE, PLACE))
FOUND = (
    Find("place", "A hut", Path("hut.toml"), "### hut"),
    Find("place", "Crooked", Path("crooked.toml"), trouble="line 3, column 4 (D3): a door stands in no wall."),
)


def brought(bot: QtBot, art: Art, finds: tuple[Find, ...] = FOUND, last: LastSetup | None = None) -> SetupSheet:
    sheet = SetupSheet(art, LEVELS, "normal")
    sheet.ask(boxes_of(1)[0], WANDER, last, finds=finds)
    return shown(bot, sheet)


def list_of(sheet: SetupSheet, key: str) -> DropDown:
    return next(each for each in field(sheet, key).findChildren(DropDown))


def test_what_somebody_has_brought_can_be_chosen(qtbot: QtBot, art: Art) -> None:
    sheet = brought(qtbot, art)

    choose(list_of(sheet, "place"), 1)

    assert agreed(qtbot, sheet, info=WANDER).options["place"] == "### hut"


def test_what_is_wrong_is_listed_with_its_sentence_and_cannot_be_chosen(qtbot: QtBot, art: Art) -> None:
    sheet = brought(qtbot, art)
    choices = list_of(sheet, "place")

    choose(choices, 5)

    assert [choices.itemText(at) for at in range(choices.count())] == ["Anywhere", "A hut", "Crooked"]
    assert choices.currentText() == "A hut"
    words = [label.text().replace("\u200b", "") for label in field(sheet, "place").findChildren(QLabel)]
    assert "crooked.toml cannot be chosen: line 3, column 4 (D3): a door stands in no wall." in words


def test_an_option_with_nothing_to_choose_is_not_asked(qtbot: QtBot, art: Art) -> None:
    sheet = brought(qtbot, art, ())

    assert [each.option.key for each in sheet.options.fields] == ["pace"]


def test_an_option_that_means_nothing_with_the_others_is_not_shown(qtbot: QtBot, art: Art) -> None:
    sheet = brought(qtbot, art)
    assert field(sheet, "place").isVisible()

    press(sheet, "Fast")

    assert not field(sheet, "place").isVisible()
    assert "place" not in agreed(qtbot, sheet, info=WANDER).options


def test_what_is_not_there_any_more_is_forgotten(qtbot: QtBot, art: Art) -> None:
    last = LastSetup(named("Ada", "Bo").seats, {"place": "### tent"})

    sheet = brought(qtbot, art, last=last)

    assert agreed(qtbot, sheet, info=WANDER).options["place"] == ""
