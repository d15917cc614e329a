"""The shelf offers every game, the match in progress and the recent matches."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.games.boxes import BOXES
from monstrarium.storage.campaigns import Campaigns
from monstrarium.storage.match_files.library import Library
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.pages.match_list import BrokenRow, ContinueCard, MatchRow, Picture
from monstrarium.ui.pages.phrases import moment
from monstrarium.ui.pages.shelf import Shelf
from monstrarium.ui.pages.shelf_boxes import GameBox
from tests.support.mouse import enter, leave
from tests.ui.conftest import Shelve
from tests.ui.widgets import boxes_of, catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
FILE = "CYBO - match 3.monstrarium"
NO_CAMPAIGNS = partial(Campaigns, Path("nowhere"))


def shelf_of(bot: QtBot, art: Art, library: Library, games: int = 1, wide: int = 1280, high: int = 800) -> Shelf:
    return shown(bot, Shelf(boxes_of(games), art, lambda: library, NO_CAMPAIGNS), wide, high)


def button(shelf: Shelf, text: str) -> Button:
    return next(each for each in shelf.findChildren(Button) if each.text() == text)


def test_a_click_on_a_box_chooses_its_game(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library, games=3)
    with qtbot.waitSignal(shelf.chosen) as chosen:
        QTest.mouseClick(shelf.bookcase.boxes[1], LEFT)
    assert chosen.args == ["game1"]


@pytest.mark.parametrize(
    ("wide", "high", "scale"), [(1280, 800, 1.0), (1050, 680, 1.0), (1280, 800, 1.5), (1050, 680, 1.5)]
)
def test_all_boxes_and_their_words_are_in_sight(
    qtbot: QtBot, qapp: QApplication, art: Art, library: Library, wide: int, high: int, scale: float
) -> None:
    larger = QFont(qapp.font())
    larger.setPointSizeF(larger.pointSizeF() * scale)
    qapp.setFont(larger)
    shelf = shown(qtbot, Shelf(tuple(BOXES.values()), art, lambda: library, NO_CAMPAIGNS), wide, high)
    case = shelf.bookcase
    assert [box.box.key for box in case.boxes if not case.rect().contains(box.geometry())] == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_on_a_box_chooses_its_game(qtbot: QtBot, art: Art, library: Library, key: Qt.Key) -> None:
    shelf = shelf_of(qtbot, art, library)
    box = shelf.bookcase.boxes[0]
    box.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(shelf.chosen):
        QTest.keyClick(box, key)


def test_the_focus_begins_on_the_first_box_and_tab_goes_on(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library, games=2)
    assert shelf.focusWidget() is shelf.bookcase.boxes[0]
    QTest.keyClick(shelf.focusWidget(), Qt.Key.Key_Tab)
    assert shelf.focusWidget() is shelf.bookcase.boxes[1]


def test_arrows_walk_from_box_to_box_and_from_board_to_board(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library, games=5)
    boxes = shelf.bookcase.boxes
    boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(boxes[0], Qt.Key.Key_Right)
    assert boxes[1].hasFocus()
    QTest.keyClick(boxes[1], Qt.Key.Key_Down)
    assert boxes[4].hasFocus()


def test_a_click_shows_no_ring(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library)
    QTest.mouseClick(shelf.bookcase.boxes[0], LEFT)
    assert not shelf.bookcase.boxes[0].ringed


@pytest.mark.parametrize("games", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1000, 640), (1280, 800), (2560, 1440)])
def test_boxes_stand_apart_and_inside_the_window(
    qtbot: QtBot, art: Art, library: Library, games: int, size: tuple[int, int]
) -> None:
    shelf = shelf_of(qtbot, art, library, games, *size)
    places = [box.geometry() for box in shelf.bookcase.boxes]
    assert all(shelf.bookcase.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one in places for other in places if one is not other)


def test_a_box_rises_to_the_pointer_and_sinks_again(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library)
    box = shelf.bookcase.boxes[0]
    shelf.set_motion("off")
    box.clearFocus()
    leave(box)
    low = picture(box)
    enter(box)
    high = picture(box)
    leave(box)
    assert low.toImage() != high.toImage()
    assert picture(box).toImage() == low.toImage()


def picture(box: GameBox) -> QPixmap:
    return box.grab()


def test_a_picture_is_looked_up_for_its_size_and_given_back_while_hidden(qtbot: QtBot) -> None:
    asked: list[QPixmap] = []

    def find() -> QPixmap:
        asked.append(QPixmap(480, 320))
        return asked[-1]

    page = shown(qtbot, Picture(find), 120, 80)
    page.grab()
    page.grab()
    seen = len(asked)
    page.resize(150, 100)
    page.grab()
    resized = len(asked)
    page.hide()
    page.show()
    page.grab()

    assert (seen, resized, len(asked)) == (1, 2, 3)


def tags(shelf: Shelf) -> list[str]:
    """What assistive technology reads first of each box, if a tag hangs there."""
    return [box.accessibleDescription().partition(". ")[0] for box in shelf.bookcase.boxes]


def test_a_tag_says_how_many_matches_wait_and_another_what_nobody_has_played(
    qtbot: QtBot, art: Art, library: Library, shelve: Shelve
) -> None:
    for _match in range(2):
        shelve(["Ada", "Ben"])
    shelve(["Ada", "Ben"], (1, 2))
    shelf = shown(qtbot, Shelf(tuple(BOXES.values()), art, lambda: library, NO_CAMPAIGNS))
    qtbot.waitUntil(lambda: tags(shelf)[0] == "2 matches wait")

    assert tags(shelf)[1:] == ["New"] * 4


def test_no_tag_hangs_where_nothing_was_played_at_all(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shown(qtbot, Shelf(tuple(BOXES.values()), art, lambda: library, NO_CAMPAIGNS))
    qtbot.waitUntil(lambda: not shelf.may_continue)

    assert "New" not in tags(shelf)


def test_a_tag_is_seen_on_the_board(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library)
    box = shelf.bookcase.boxes[0]
    bare = picture(box).toImage()

    box.hang("New")

    assert picture(box).toImage() != bare


def test_nothing_is_read_before_the_first_paint(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    shelve(["Ada", "Ben"])
    shelf = Shelf(boxes_of(1), art, lambda: library, NO_CAMPAIGNS)
    qtbot.addWidget(shelf)
    assert shelf.findChild(ContinueCard) is None
    shelf.show()
    qtbot.waitUntil(lambda: shelf.findChild(ContinueCard) is not None)


def test_the_match_in_progress_is_continued(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    path = shelve(["Ada", "Ben"])
    shelf = shelf_of(qtbot, art, library)
    card = shelf.findChild(ContinueCard)
    assert card is not None
    with qtbot.waitSignal(shelf.continued) as continued:
        QTest.mouseClick(card, LEFT)
    assert continued.args == [path]


def test_a_match_that_all_have_lost_says_so(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    shelve(["Ada", "Ben"], places=(2, 2))
    row = shelf_of(qtbot, art, library).findChild(MatchRow)
    assert row is not None
    assert "Lost" in row.accessibleDescription()


def test_a_finished_match_is_opened_and_says_who_won(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    path = shelve(["Ada", "Ben"], places=(2, 1))
    shelf = shelf_of(qtbot, art, library)
    row = shelf.findChild(MatchRow)
    assert row is not None
    assert row.accessibleName() == "Open CYBO, Ada and Ben"
    assert "Ben won" in row.accessibleDescription()
    with qtbot.waitSignal(shelf.opened) as opened:
        QTest.keyClick(row, Qt.Key.Key_Return)
    assert opened.args == [path]


def test_the_match_in_progress_is_not_listed_twice(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    shelve(["Ada", "Ben"])
    shelf = shelf_of(qtbot, art, library)
    assert shelf.findChildren(MatchRow) == []


def test_a_file_that_cannot_be_read_says_why_and_can_be_removed(
    qtbot: QtBot, art: Art, library: Library, shelve: Shelve
) -> None:
    path = shelve(["Ada", "Ben"], places=(1, 2))
    path.write_text("no match at all")
    shelf = shelf_of(qtbot, art, library)
    row = shelf.findChild(BrokenRow)
    assert row is not None
    assert (
        row.reason.text().replace("\u200b", "")
        == f"{path.name} is not a match of Monstrarium, or its first line is damaged."
    )
    with qtbot.waitSignal(shelf.removed) as removed:
        QTest.mouseClick(button(shelf, "Remove"), LEFT)
    assert removed.args == [path]


def test_a_handful_is_listed_and_more_when_asked_for(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    for number in range(11):
        shelve([f"Ada {number}", "Ben"], places=(1, 2))
    shelf = shelf_of(qtbot, art, library)
    assert len(shelf.findChildren(MatchRow)) == 8
    QTest.mouseClick(button(shelf, "Show more"), LEFT)
    assert len(shelf.findChildren(MatchRow)) == 11
    assert not button(shelf, "Show more").isVisible()


def test_refresh_shows_what_was_played_meanwhile(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    shelf = shelf_of(qtbot, art, library)
    shelve(["Ada", "Ben"], places=(1, 2))
    shelf.refresh()
    catch_up()
    assert len(shelf.findChildren(MatchRow)) == 1


def test_open_asks_for_a_file(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library)
    with qtbot.waitSignal(shelf.open_asked):
        QTest.mouseClick(button(shelf, "Open…"), LEFT)


def test_no_timer_runs_while_nothing_happens(qtbot: QtBot, art: Art, library: Library, shelve: Shelve) -> None:
    shelve(["Ada", "Ben"])
    shelf = shelf_of(qtbot, art, library)
    assert [timer for timer in shelf.findChildren(QTimer) if timer.isActive()] == []
    qtbot.waitUntil(lambda: not shelf.bookcase.boxes[0].is_moving())


@pytest.mark.parametrize("games", [1, 5])
@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(
    qtbot: QtBot, art: Art, library: Library, shelve: Shelve, games: int
) -> None:
    shelve(["Ada", "Ben"], places=(1, 2))
    shelve(["Ada", "Ben", "Cleo", "Dana", "Eli", "Fay"], places=(1, 1, 2, 3, 3, 3))
    shelve(["Ada", "Ben"])
    shelve(["Ada", "Ben"]).write_text("no match at all")
    shelf = shelf_of(qtbot, art, library, games)
    people = ["Ada", "Ben", "Cleo", "Dana", "Eli", "Fay"]
    check_words(
        shelf, [*people, "GAME", "CYBO", "Told in one line.", "Round 5 of 13", moment("2031-04-05T10:00:00Z"), FILE]
    )


@pytest.mark.usefixtures("pseudo")
def test_an_empty_shelf_invites_in_words(qtbot: QtBot, art: Art, library: Library) -> None:
    shelf = shelf_of(qtbot, art, library)
    check_words(shelf, ["GAME", "Told in one line."])
