"""Cards and Pieces opens at what is meant, and tells of a match no more than whoever looks can see."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from monstrarium.engine.game import view
from monstrarium.engine.record import SeatInfo
from monstrarium.ui.dialogs.catalogue.browser import CatalogueBrowser
from monstrarium.ui.dialogs.rules import RulesBrowser
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.panels.inspector import Inspector
from monstrarium.ui.panels.over_table.close_up import CloseUp
from monstrarium.ui.panels.over_table.curtain import Curtain
from monstrarium.ui.window.commands import HasRules
from tests.support.mouse import move_mouse
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton
THREE = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1), SeatInfo("Cleo", "", 2))
ALONE = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1), SeatInfo("Cleo", "easy", 2))


def pieces_of(sitting: Sitting) -> CatalogueBrowser:
    """The window, which must be open."""
    sitting.settle()
    return next(each for each in sitting.window.findChildren(CatalogueBrowser) if each.isVisible())


def look(sitting: Sitting) -> None:
    """Raise the curtain."""
    curtain = sitting.window.findChild(Curtain)
    assert curtain is not None
    QTest.mouseClick(curtain.button, LEFT)
    sitting.settle()


def game(browser: CatalogueBrowser) -> str:
    return browser.games.currentText()


def hand_card(sitting: Sitting, seat: int = 0) -> int:
    """A card in the hand of a seat."""
    return int(sitting.screen.match.session.truth().hands[seat][0])


def test_the_command_opens_it_on_the_shelf_and_at_a_match_of_its_game(sit: Sit) -> None:
    sitting = sit()
    sitting.key(Qt.Key.Key_F1, sitting.window, Qt.KeyboardModifier.ControlModifier)
    assert game(pieces_of(sitting)) == "CYBO"
    pieces_of(sitting).close()
    sitting.window.activateWindow()
    sitting.bot.waitUntil(sitting.window.isActiveWindow)
    sitting.begin("xybrid", options={})
    look(sitting)
    sitting.key(Qt.Key.Key_F1, sitting.screen.view, Qt.KeyboardModifier.ControlModifier)
    assert game(pieces_of(sitting)) == "XYbrid"


def choose_at_box(sitting: Sitting, key: str, words: str) -> None:
    """Choose from the menu of a box, which its key brings."""
    box = next(each for each in sitting.window.shelf.bookcase.boxes if each.box.key == key)
    asks = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), box.mapToGlobal(QPoint()))
    QApplication.sendEvent(box, asks)
    menu = next(each for each in sitting.window.shelf.findChildren(QMenu) if each.isVisible())
    action = next(each for each in menu.actions() if each.text() == words)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    sitting.settle()


@pytest.mark.parametrize("words", ["Set Up a Match", "Lessons"])
def test_the_menu_of_a_box_leads_to_the_pages_of_its_game(sit: Sit, words: str) -> None:
    sitting = sit()
    choose_at_box(sitting, "cybo", words)
    page = sitting.page
    assert isinstance(page, HasRules)
    assert page.rules_topic()[0] == "cybo"


def test_the_menu_of_a_box_opens_it_and_the_rules(sit: Sit) -> None:
    sitting = sit()
    for words, kind in (("Cards and Pieces", CatalogueBrowser), ("Rules", RulesBrowser)):
        choose_at_box(sitting, "hybrid", words)
        opened = next(each for each in sitting.window.findChildren(kind) if each.isVisible())
        assert "HYBRID" in opened.windowTitle()


def test_the_rules_lead_to_it_and_it_leads_to_the_rules(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", THREE, {})
    look(sitting)
    sitting.do("rules")
    rules = next(each for each in sitting.window.findChildren(RulesBrowser) if each.isVisible())
    button = next(each for each in rules.findChildren(Button) if each.text() == "Cards and Pieces")
    QTest.mouseClick(button, LEFT)
    browser = pieces_of(sitting)
    assert game(browser) == "AndrOIDS, Assemble!"
    rules.close()
    browser.rules_asked.emit("androids", "Instants in detail")
    assert rules.isVisible()
    item = rules.contents.currentItem()
    assert item is not None
    assert item.text(0) == "Instants in detail"


def test_the_command_opens_the_entry_of_what_is_pointed_at(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", ALONE, {})
    piece = hand_card(sitting)
    move_mouse(sitting.screen.view.viewport(), sitting.spot(f"card/{piece}"))
    sitting.do("pieces")
    chosen = pieces_of(sitting).grid.current
    assert chosen is not None
    assert chosen.key == sitting.screen.match.session.truth().card(piece).key


def test_the_inspector_leads_to_the_entry(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", ALONE, {})
    sitting.do("show-inspector")
    piece = hand_card(sitting)
    move_mouse(sitting.screen.view.viewport(), sitting.spot(f"card/{piece}"))
    sitting.settle()
    inspector = sitting.screen.findChild(Inspector)
    assert inspector is not None
    inspector.setTextCursor(inspector.document().find("Cards and Pieces"))
    inspector.ensureCursorVisible()
    QTest.mouseClick(inspector.viewport(), LEFT, pos=inspector.cursorRect().center() - QPoint(3, 0))
    chosen = pieces_of(sitting).grid.current
    assert chosen is not None
    assert chosen.key == sitting.screen.match.session.truth().card(piece).key


def unseen_by(sitting: Sitting, seat: int | None) -> dict[str, int]:
    """What a seat does not see now."""
    match = sitting.screen.match
    assert match.kit.unseen is not None
    return dict(match.kit.unseen(view(match.session.game, match.session.truth(), seat)))


def shown_counts(browser: CatalogueBrowser) -> set[str]:
    """The keys of the entries that are listed as out of sight."""
    kind = browser.filters.lists["In this match"]
    kind.setCurrentIndex(1)
    return {entry.key for entry in browser.grid.entries}


def test_what_is_out_of_sight_is_what_the_only_person_cannot_see(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", ALONE, {})
    sitting.do("pieces")
    assert shown_counts(pieces_of(sitting)) == {key for key, left in unseen_by(sitting, 0).items() if left}


@pytest.mark.usefixtures("pondering")
def test_nothing_of_a_match_is_told_under_the_curtain_and_then_what_the_next_seat_sees(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", THREE, {})
    look(sitting)
    first = sitting.moment.viewpoint.viewer
    sitting.do("pieces")
    browser = pieces_of(sitting)
    assert shown_counts(browser) == {key for key, left in unseen_by(sitting, first).items() if left}
    while (second := sitting.moment.viewpoint.viewer) == first:
        sitting.controller.perform(sitting.moves[0])
        sitting.settle()
        if sitting.controller.covered:
            assert "In this match" not in browser.filters.lists
            look(sitting)
    assert shown_counts(browser) == {key for key, left in unseen_by(sitting, second).items() if left}


def test_a_game_without_hidden_cards_offers_no_such_filter(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("cybo")
    sitting.do("pieces")
    assert "In this match" not in pieces_of(sitting).filters.lists


def test_back_on_the_shelf_nothing_is_told_of_the_match(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xybrid", options={})
    look(sitting)
    sitting.do("pieces")
    browser = pieces_of(sitting)
    assert "In this match" in browser.filters.lists
    sitting.window.show_shelf()
    assert "In this match" not in browser.filters.lists


def test_a_closer_look_says_which_key_shows_the_entry(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", ALONE, {})
    move_mouse(sitting.screen.view.viewport(), sitting.spot(f"card/{hand_card(sitting)}"))
    close_up = sitting.screen.findChild(CloseUp)
    assert close_up is not None
    QTest.keyPress(sitting.screen.view, Qt.Key.Key_I)
    words = close_up.words.text()
    QTest.keyRelease(sitting.screen.view, Qt.Key.Key_I)
    keys = sitting.action("pieces").shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    assert f"{keys}: Cards and Pieces" in words


def test_a_face_down_card_leads_to_all_that_is_out_of_sight(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", ALONE, {})
    rival = hand_card(sitting, 1)
    move_mouse(sitting.screen.view.viewport(), sitting.spot(f"card/{rival}"))
    sitting.do("pieces")
    browser = pieces_of(sitting)
    listed = {entry.key for entry in browser.grid.entries}
    assert listed == {key for key, left in unseen_by(sitting, 0).items() if left}
    assert len(listed) < 93
