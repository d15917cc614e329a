"""The briefing sheet is shown before a match that begins, and again on demand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from monstrarium.engine.record import SeatInfo
from monstrarium.games.hybrid.ground.plan import PLANS
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.fields import DropDown
from monstrarium.ui.pages.briefing import BriefingSheet
from monstrarium.ui.pages.setup import Setup, SetupSheet
from tests.ui.sitting import TWO, Sit, Sitting
from tests.ui.words import check_words

BOTS = (SeatInfo("Fang", "easy", 0), SeatInfo("Bolt", "easy", 1))
PRISON = {"mission": "prison"}


def told(sitting: Sitting) -> BriefingSheet:
    """The sheet, which must be shown."""
    assert isinstance(sitting.page, BriefingSheet)
    return sitting.page


def words(sheet: BriefingSheet) -> list[str]:
    """All words of the sheet."""
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)]


def choose(sitting: Sitting, seats: tuple[SeatInfo, ...] = TWO) -> None:
    """Begin the prison mission on the set-up sheet, and stop at the briefing."""
    sitting.window.start_match(Setup("hybrid", seats, {**PRISON}, 1))


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """A mission that is about to begin."""
    made = sit((1050, 680))
    choose(made)
    return made


def test_a_mission_is_told_before_it_begins(sitting: Sitting) -> None:
    found = words(told(sitting))

    assert "The Heresiarch's Prison" in found
    assert {"Ann · Griffins", "Free Ambrosius, and get him out.", "Has to bring Venerable Ambrosius"} <= {*found}
    assert {"Bo · Scorpions", "Locked door", "Event counter"} <= {*found}


def test_the_match_begins_when_the_sheet_is_closed(sitting: Sitting) -> None:
    assert sitting.moves == ()

    told(sitting).close_button.click()

    assert sitting.page is sitting.screen
    assert sitting.moves


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_B])
def test_keys_close_the_sheet(sitting: Sitting, key: Qt.Key) -> None:
    sitting.key(key)

    assert sitting.page is sitting.screen


def test_no_bot_plays_before_the_sheet_is_closed(sit: Sit) -> None:
    sitting = sit()
    choose(sitting, BOTS)
    sitting.settle()

    assert sitting.controller.thinking is None


def test_a_key_tells_it_again_and_leads_back(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Return)

    sitting.key(Qt.Key.Key_B)
    assert "The Heresiarch's Prison" in words(told(sitting))
    sitting.key(Qt.Key.Key_B)

    assert sitting.page is sitting.screen
    assert sitting.screen.view.hasFocus()


def test_the_menu_tells_it_again(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Return)

    sitting.do("briefing")

    assert told(sitting).close_button.text() == "Back to the Table"


def test_a_match_that_goes_on_is_not_told_again_by_itself(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Return)
    sitting.play(1)
    path = sitting.screen.match.path
    sitting.window.show_shelf()

    sitting.window.open_match(path)

    assert not isinstance(sitting.page, BriefingSheet)


def test_a_game_without_missions_has_nothing_to_tell(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("cybo")

    assert sitting.page is sitting.screen
    assert not sitting.can("briefing")


def test_arrows_scroll_what_does_not_fit(sit: Sit) -> None:
    sitting = sit((800, 560))
    choose(sitting)
    bar = told(sitting)._words.verticalScrollBar()
    sitting.settle()
    assert bar.maximum() > 0

    sitting.key(Qt.Key.Key_Down)

    assert bar.value() > 0


def test_the_names_on_the_map_cover_each_other_nowhere(sitting: Sitting) -> None:
    view = told(sitting).map
    assert view is not None

    plates = [plate for _spot, plate in view.plates()]

    assert len(plates) == len({*map(QRectF.getRect, plates)}) == 9
    room = QRectF(view.rect())
    for at, plate in enumerate(plates):
        assert room.contains(plate)
        assert not any(plate.intersects(other) for other in plates[at + 1 :])


def test_the_map_is_drawn(sitting: Sitting) -> None:
    view = told(sitting).map
    assert view is not None
    QTest.qWaitForWindowExposed(sitting.window)

    image = view.grab().toImage()

    middle = image.rect().center()
    colours = {QColor(image.pixel(middle + QPoint(dx, dy))).rgb() for dx in range(-90, 90, 9) for dy in (-60, 0, 60)}
    assert len(colours) > 20


def test_whoever_goes_back_to_the_shelf_from_the_sheet_leaves_the_match(sitting: Sitting) -> None:
    sitting.do("shelf")

    assert sitting.page is sitting.window.shelf
    assert sitting.window.screen_of_match is None


def test_a_map_of_ones_own_is_chosen_on_the_set_up_sheet_and_told(sit: Sit) -> None:
    sitting = sit()
    folder = sitting.services.places.packs
    folder.mkdir(parents=True)
    plan = (PLANS / "so11.toml").read_text("utf-8").replace('name = "SO11"', 'name = "The Cellar"')
    (folder / "cellar.toml").write_text(plan)
    (folder / "crooked.toml").write_text(plan.replace("%......", "%..+...", 1))
    sitting.window.set_up("hybrid")
    assert isinstance(sitting.page, SetupSheet)
    field = next(each for each in sitting.page.options.fields if each.option.key == "plan")
    choices = field.findChildren(DropDown)[0]

    choices.setFocus()
    QTest.keyClick(choices, Qt.Key.Key_Down)
    QTest.mouseClick(sitting.page.play, Qt.MouseButton.LeftButton)

    assert "Mission 1 of 10, fought in The Cellar" in words(told(sitting))
    assert sitting.screen.match.session.record.options["plan"] == plan


def test_the_set_up_sheet_tells_a_mission_before_it_is_chosen(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("hybrid")
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)

    button = next(each for each in sheet.findChildren(Button) if each.text() == "Briefing")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "Return to Glasinhar" in words(told(sitting))
    sitting.key(Qt.Key.Key_Escape)

    assert sitting.page is sheet


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_every_word_is_spoken_and_none_is_cut_off(sit: Sit, pseudo: None, size: tuple[int, int]) -> None:
    sitting = sit(size)
    sitting.window.start_match(Setup("hybrid", TWO, {"mission": "venom"}, 1))
    sitting.settle()

    sheet = told(sitting)
    check_words(sheet, ["Ann", "Bo"])
    assert sheet.map is not None
    assert all("⟦" in spot.name for spot, _plate in sheet.map.plates())
