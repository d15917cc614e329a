"""The rules open at the right heading, and everything in them can be found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from monstrarium.content.places import resources
from monstrarium.games.boxes import BOXES
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.rules import RulesBrowser
from monstrarium.ui.kit.text import Text
from monstrarium.ui.settings.appearance import palette_for
from tests.ui.widgets import catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
FILLER = "\n\n".join(f"Line {number} of many about nothing." for number in range(60))
PAGE = f"""# The game

See [the end](#the-end) or [the other game](other.md#its-start).

## A turn

Roll the die. {FILLER}

### The die

It has *twelve* sides. {FILLER}

|  |  |
|--|--|
| 1 | 5 |

## The end

The die rests. {FILLER}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.md").write_text(PAGE)
    (tmp_path / "other.md").write_text(f"# Another\n\n{FILLER}\n\n## Its start\n\nHere. {FILLER}")
    return tmp_path


def browser_of(bot: QtBot, art: Art, folder: Path, heading: str = "") -> RulesBrowser:
    browser = RulesBrowser(folder, {"game": "GAME", "other": "OTHER", "unwritten": "UNWRITTEN"}, art)
    browser.show_topic("game", heading)
    return shown(bot, browser, 1088, 736)


def reading(browser: RulesBrowser) -> str:
    """The heading that is marked in the contents."""
    item = browser.contents.currentItem()
    return item.text(0) if item else ""


def top_words(browser: RulesBrowser) -> str:
    """The first words in sight."""
    return browser.page.cursorForPosition(QPoint(60, 56)).block().text()


def count(browser: RulesBrowser) -> str:
    return next(
        (each.text() for each in browser.findChildren(Text) if " of " in each.text() or "found" in each.text()), ""
    )


@pytest.mark.parametrize("heading", ["The end", "the END", "the-end"])
def test_it_opens_at_a_heading(qtbot: QtBot, art: Art, folder: Path, heading: str) -> None:
    browser = browser_of(qtbot, art, folder, heading)
    assert reading(browser) == "The end"
    assert top_words(browser) == "The end"


def test_an_unknown_heading_opens_the_beginning(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder, "Nowhere")
    assert browser.page.verticalScrollBar().value() == 0


def test_without_a_game_the_first_is_opened_and_then_the_last_read(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = RulesBrowser(folder, {"game": "GAME", "other": "OTHER"}, art)
    browser.show_topic("")
    shown(qtbot, browser)
    assert browser.windowTitle() == "Rules of GAME"
    browser.show_topic("other")
    browser.show_topic("")
    assert browser.windowTitle() == "Rules of OTHER"


def test_the_contents_lead_to_a_heading(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    item = browser.contents.findItems("The die", Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchExactly)[0]
    above = item.parent()
    assert above is not None
    assert above.text(0) == "A turn"
    QTest.mouseClick(browser.contents.viewport(), LEFT, pos=browser.contents.visualItemRect(item).center())
    assert top_words(browser) == "The die"


def test_the_contents_follow_the_reading(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    assert reading(browser) == "The game"
    bar = browser.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert reading(browser) == "The end"


def test_every_place_is_found_and_enter_goes_round(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    QTest.keyClick(browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(browser.search, "the DIE")
    assert len(browser.page.extraSelections()) == 3
    assert count(browser) == "1 of 3"
    for wanted in ("2 of 3", "3 of 3", "1 of 3"):
        QTest.keyClick(browser.search, Qt.Key.Key_Return)
        assert count(browser) == wanted
    QTest.keyClick(browser.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert count(browser) == "3 of 3"
    assert "The die rests." in in_sight(browser)


def in_sight(browser: RulesBrowser) -> str:
    view = browser.page.viewport().rect()
    cursor = browser.page.cursorForPosition(view.topLeft())
    cursor.setPosition(browser.page.cursorForPosition(view.bottomRight()).position(), QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


def test_what_is_not_there_is_said_to_be_missing(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    QTest.keyClicks(browser.search, "dragon")
    assert count(browser) == "Nothing found"


def test_escape_ends_the_search_and_then_closes(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    QTest.keyClicks(browser.search, "die")
    QTest.keyClick(browser.search, Qt.Key.Key_Escape)
    assert browser.page.extraSelections() == []
    QTest.keyClick(browser.search, Qt.Key.Key_Escape)
    assert not browser.isVisible()


@pytest.mark.parametrize(("link", "heading"), [("the end", "The end"), ("the other game", "Its start")])
def test_a_link_is_followed(qtbot: QtBot, art: Art, folder: Path, link: str, heading: str) -> None:
    browser = browser_of(qtbot, art, folder)
    place = browser.page.document().find(link)
    spot = browser.page.cursorRect(place).center() - QPoint(12, 0)
    QTest.mouseClick(browser.page.viewport(), LEFT, pos=spot)
    catch_up()
    assert top_words(browser) == heading


def test_a_page_that_cannot_be_read_says_so(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    (folder / "other.md").write_bytes(b"\xff\xfe\xff")
    browser.show_topic("other")
    assert browser.page.toPlainText().startswith("The rules of OTHER cannot be read")


def test_links_are_written_in_the_colour_of_the_palette(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    for scheme in ("dark", "light"):
        palette = palette_for(scheme)
        browser.setPalette(palette)
        catch_up()
        place = browser.page.document().find("the end")
        assert place.charFormat().foreground().color() == palette.link().color()


@pytest.mark.parametrize("key", BOXES)
def test_the_rules_of_every_game_are_there(qtbot: QtBot, art: Art, key: str) -> None:
    browser = RulesBrowser(resources() / "rules", {key: key}, art)
    browser.show_topic(key)
    shown(qtbot, browser)
    assert browser.contents.topLevelItemCount() > 3


@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    QTest.keyClicks(browser.search, "die")
    catch_up()
    check_words(browser, ["GAME", "OTHER", "The game", "A turn", "The die", "The end"])


def test_a_page_that_is_written_anew_leaves_nothing_of_the_one_before(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    former = []
    for _time in range(3):
        former.append(browser.page.document())
        QApplication.sendEvent(browser, QEvent(QEvent.Type.FontChange))

    qtbot.waitUntil(lambda: not any(map(isValid, former)))
    assert "Roll the die." in browser.page.toPlainText()


def test_a_page_that_nobody_sees_is_not_written_until_it_is_shown(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    before = browser.page.document()
    browser.close()
    browser.setPalette(palette_for("dark"))
    hidden = browser.page.document()
    browser.show_topic("game")

    assert hidden is before
    assert browser.page.document() is not before
