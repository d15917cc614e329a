"""Cards and Pieces: everything printed of a game is listed, found, sorted out and read, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.games import load
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.catalogue.browser import CatalogueBrowser
from monstrarium.ui.dialogs.catalogue.reading import STANDING
from monstrarium.ui.kit.text import Text
from monstrarium.ui.panels.inspector import PICTURE
from tests.ui.widgets import catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
TITLES = {"xybrid": "XYbrid", "androids": "AndrOIDS", "xenoshyft": "XenoShyft", "hybrid": "HYBRID", "cybo": "CYBO"}
Open = Callable[..., CatalogueBrowser]


def nothing() -> tuple[str, Mapping[str, int]]:
    """No match is shown."""
    return "", {}


@pytest.fixture
def opened(qtbot: QtBot, art: Art) -> Open:
    """Opens the window at an entry, 1050 x 680 pixels large."""

    def open_at(
        game: str = "xybrid", key: str = "", counts: Callable[[], tuple[str, Mapping[str, int]]] = nothing
    ) -> CatalogueBrowser:
        browser = CatalogueBrowser(TITLES, load, art, lambda: LIGHT, counts)
        browser.show_entry(game, key)
        return shown(qtbot, browser, 1050, 680)

    return open_at


def names(browser: CatalogueBrowser) -> list[str]:
    """The names of what is listed."""
    return [entry.name for entry in browser.grid.entries]


def read(browser: CatalogueBrowser) -> str:
    """The words of the chosen entry, from its name on."""
    return browser.reading.toPlainText().lstrip("\ufffc\n")


def type_in(browser: CatalogueBrowser, words: str) -> None:
    """Search by keys alone."""
    QTest.keyClick(browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(QApplication.focusWidget() or browser.search, words)


def click_kind(browser: CatalogueBrowser, name: str) -> None:
    item = browser.filters.kinds.findItems(name, Qt.MatchFlag.MatchStartsWith)[0]
    spot = browser.filters.kinds.visualItemRect(item).center()
    QTest.mouseClick(browser.filters.kinds.viewport(), LEFT, pos=spot)


def click_face(browser: CatalogueBrowser, row: int) -> None:
    QTest.mouseClick(browser.grid.viewport(), LEFT, pos=spot_of(browser, row))


def spot_of(browser: CatalogueBrowser, row: int) -> QPoint:
    """The point of the list at which an entry is."""
    return browser.grid.visualRect(browser.grid.model().index(row, 0)).center()


def count(browser: CatalogueBrowser) -> str:
    return next(each.text() for each in browser.findChildren(Text) if " of " in each.text())


@pytest.mark.parametrize("key", TITLES)
def test_everything_of_a_game_is_listed_and_the_first_is_read(opened: Open, key: str) -> None:
    browser = opened(key)
    entries = load(key).catalogue
    assert entries is not None
    assert names(browser) == [entry.name for entry in entries()]
    assert read(browser).startswith(names(browser)[0])


def test_it_opens_at_an_entry(opened: Open) -> None:
    browser = opened("androids", "copycat-circuit")
    assert "Copycat Circuit" in read(browser)
    assert browser.grid.viewport().rect().intersects(browser.grid.visualRect(browser.grid.currentIndex()))


def test_an_entry_that_is_sorted_out_is_brought_back_when_it_is_wanted(opened: Open) -> None:
    browser = opened("androids")
    click_kind(browser, "Junk")
    type_in(browser, "sock")
    browser.show_entry("androids", "copycat-circuit")
    assert "Copycat Circuit" in read(browser)
    assert browser.filters.kind == ""


def test_the_search_looks_into_names_texts_facts_and_rulings(opened: Open) -> None:
    browser = opened("androids")
    for words, name in (
        ("teapot", "Teapot Top"),
        ("material junk odd", "Odd Sock"),
        ("no such words", ""),
        ("naps add up", "Nap Button"),
    ):
        type_in(browser, words)
        assert names(browser) == ([name] if name else []), words
    assert count(browser) == "1 of 93"


def test_what_is_called_so_comes_before_what_only_tells_of_it(opened: Open) -> None:
    browser = opened("cybo")
    type_in(browser, "quad")
    assert names(browser)[:2] == ["Quad", "Missed Quad"]
    assert len(names(browser)) > 2


def test_a_click_on_a_kind_lists_that_kind_and_on_a_face_reads_it(opened: Open) -> None:
    browser = opened("xybrid")
    click_kind(browser, "Legs")
    assert {entry.kind for entry in browser.grid.entries} == {"Legs"}
    click_face(browser, 1)
    assert read(browser).startswith(names(browser)[1])


def test_properties_sort_out_and_show_all_brings_everything_back(opened: Open) -> None:
    browser = opened("xybrid")
    science = browser.filters.lists["Science"]
    science.setFocus()
    while science.currentText() != "physics":
        QTest.keyClick(science, Qt.Key.Key_Down)
    found = browser.grid.entries
    assert 0 < len(found) < 112
    assert all("physics" in entry.values("Science") for entry in found)
    click_kind(browser, "Heads")
    assert browser.filters.lists["Science"].currentText() == "physics"
    assert {(entry.kind, "physics" in entry.values("Science")) for entry in browser.grid.entries} == {("Heads", True)}
    QTest.mouseClick(browser.filters.all, LEFT)
    assert len(browser.grid.entries) == 112
    assert browser.filters.lists["Science"].currentIndex() == 0


def test_numbers_are_offered_by_their_size(opened: Open) -> None:
    browser = opened("xenoshyft")
    click_kind(browser, "Enemies")
    power = browser.filters.lists["Power"]
    values = [int(power.itemText(at)) for at in range(1, power.count())]
    assert values == sorted(values)


def test_arrows_walk_over_the_faces_and_enter_shows_one_alone(opened: Open) -> None:
    browser = opened("xybrid")
    QTest.keyClick(browser.grid, Qt.Key.Key_Right)
    assert read(browser).startswith(names(browser)[1])
    QTest.keyClick(browser.grid, Qt.Key.Key_Down)
    below = browser.grid.currentIndex().row()
    assert below > 2
    QTest.keyClick(browser.grid, Qt.Key.Key_Return)
    catch_up()
    assert not browser.grid.isVisible()
    assert browser.reading.width() > 0.9 * browser.width()
    QTest.keyClick(QApplication.focusWidget() or browser, Qt.Key.Key_Right)
    assert read(browser).startswith(names(browser)[below + 1])
    QTest.keyClick(QApplication.focusWidget() or browser, Qt.Key.Key_Escape)
    assert browser.grid.isVisible()
    assert browser.grid.hasFocus()


def test_a_double_click_shows_an_entry_alone_and_the_button_goes_back(opened: Open) -> None:
    browser = opened("cybo")
    click_face(browser, 2)
    QTest.mouseDClick(browser.grid.viewport(), LEFT, pos=spot_of(browser, 2))
    assert not browser.grid.isVisible()
    QTest.mouseClick(browser.back, LEFT)
    assert browser.grid.isVisible()
    assert not browser.back.isVisible()


def test_escape_leaves_the_search_and_then_the_window(opened: Open) -> None:
    browser = opened("cybo")
    type_in(browser, "quad")
    QTest.keyClick(browser.search, Qt.Key.Key_Escape)
    assert browser.search.text() == ""
    QTest.keyClick(browser.search, Qt.Key.Key_Escape)
    assert not browser.isVisible()


def test_faces_are_drawn_one_after_the_other_until_all_in_sight_are_there(qtbot: QtBot, opened: Open) -> None:
    browser = opened("xybrid")
    drawn: list[str] = []
    browser.pictures.drawn.connect(drawn.append)
    browser.pictures.forget()
    browser.grid.viewport().update()
    in_sight = {
        entry.key
        for row, entry in enumerate(browser.grid.entries)
        if browser.grid.visualRect(browser.grid.model().index(row, 0)).intersects(browser.grid.viewport().rect())
    }
    qtbot.waitUntil(lambda: set(drawn) >= in_sight)
    assert len(drawn) < len(browser.grid.entries)


def test_a_face_is_read_at_three_hundred_pixels(opened: Open) -> None:
    browser = opened("hybrid", "scarlet-hive")
    for key in ("scarlet-hive", "tile-1a", "venerable-ambrosius", browser.grid.entries[20].key):
        browser.grid.choose(key)
        picture = browser.reading.document().resource(QTextDocument.ResourceType.ImageResource.value, PICTURE)
        assert picture.width() >= 300 * picture.devicePixelRatio()


def test_a_warrior_is_also_read_as_it_stands_on_the_board(opened: Open) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    browser = opened("hybrid", "aberration")
    assert not browser.reading.document().resource(image, STANDING).isNull()
    assert STANDING.toString() in browser.reading.toHtml()
    browser.grid.choose("lucky-bone")
    assert STANDING.toString() not in browser.reading.toHtml()


def test_the_link_leads_to_the_heading_of_the_rules(opened: Open) -> None:
    browser = opened("xybrid")
    asked: list[tuple[str, str]] = []
    browser.rules_asked.connect(lambda *what: asked.append(what))
    browser.reading.setTextCursor(browser.reading.document().find("Rules: Parts"))
    browser.reading.ensureCursorVisible()
    spot = browser.reading.cursorRect().center() - QPoint(3, 0)
    QTest.mouseClick(browser.reading.viewport(), LEFT, pos=spot)
    assert asked == [("xybrid", "Parts")]


def test_a_match_tells_what_is_out_of_sight_and_only_of_its_own_game(opened: Open) -> None:
    seen = {"teapot-top": 0, "lantern-jaw": 1}
    browser = opened("androids", "lantern-jaw", lambda: ("androids", seen))
    assert "Out of sight in this match" in read(browser)
    choice = browser.filters.lists["In this match"]
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert names(browser) == ["Lantern Jaw"]
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert names(browser) == ["Teapot Top"]
    browser.show_entry("cybo")
    assert "In this match" not in browser.filters.lists
    assert "Out of sight" not in read(browser)


def test_the_numbers_follow_the_match(opened: Open) -> None:
    now = {"teapot-top": 1}
    browser = opened("androids", "teapot-top", lambda: ("androids", dict(now)))
    now["teapot-top"] = 0
    browser.count()
    assert read(browser).split("Out of sight in this match")[1].split()[0] == "0"
    now.clear()
    browser.count()
    assert "Out of sight" not in read(browser)


def test_the_key_for_help_opens_the_rules_at_what_explains_the_entry(opened: Open) -> None:
    browser = opened("xybrid")
    click_kind(browser, "Breakthroughs")
    asked: list[tuple[str, str]] = []
    browser.rules_asked.connect(lambda *what: asked.append(what))
    QTest.keyClick(browser.grid, Qt.Key.Key_F1)
    assert asked == [("xybrid", "Breakthroughs")]


def test_the_tab_key_goes_from_the_kinds_over_the_filters_and_the_search_to_the_faces(opened: Open) -> None:
    browser = opened("xybrid")
    click_kind(browser, "Legs")
    way = [browser.filters.kinds, *browser.filters.lists.values(), browser.filters.all, browser.search, browser.grid]
    for before, after in pairwise(way):
        assert before.hasFocus()
        QTest.keyClick(before, Qt.Key.Key_Tab)
        assert after.hasFocus()


def test_a_reader_is_told_the_name_and_the_text_of_an_entry(opened: Open) -> None:
    browser = opened("androids")
    listed = QAccessible.queryAccessibleInterface(browser.grid)
    assert listed.text(QAccessible.Text.Name) == "Cards and pieces"
    first = listed.child(0)
    assert first.text(QAccessible.Text.Name) == "Teapot Top"
    assert "only weight" in first.text(QAccessible.Text.Description)
    for control in (browser.search, browser.games, browser.filters.kinds, browser.reading):
        assert control.accessibleName()


def test_larger_letters_get_more_room(opened: Open, qapp: QApplication) -> None:
    browser = opened("xybrid")
    before, font = browser.grid.gridSize().height(), qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(larger)
    QApplication.sendPostedEvents()
    try:
        assert browser.grid.gridSize().height() > before
        assert browser.grid.gridSize().width() * 2 <= browser.grid.viewport().width()
    finally:
        qapp.setFont(font)


def test_another_light_draws_the_faces_anew(qtbot: QtBot, opened: Open) -> None:
    browser = opened("cybo")
    key = browser.grid.entries[0].key
    catch_up()
    drawn: list[str] = []
    browser.pictures.drawn.connect(drawn.append)
    QApplication.sendEvent(browser, QEvent(QEvent.Type.PaletteChange))
    browser.grid.viewport().update()
    qtbot.waitUntil(lambda: key in drawn)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("key", TITLES)
def test_every_word_is_spoken_and_none_is_cut_off(opened: Open, key: str) -> None:
    browser = opened(key, counts=lambda: ("androids", {"teapot-top": 1}))
    check_words(browser, [*TITLES.values(), "DRAW", "DEPLOY", "MISSION"])
