"""The rules open at the right heading, and everything in them can be found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import (
    QCursor,
    QHelpEvent,
    QImage,
    QPixmap,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from monstrarium.content.facts import ContentError
from monstrarium.content.glossary import Glossary, Term
from monstrarium.content.places import resources
from monstrarium.games.boxes import BOXES
from monstrarium.table.desc import Face, Piece, Pose
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.rules import RulesBrowser
from monstrarium.ui.dialogs.rules_document import occurrences
from monstrarium.ui.dialogs.rules_pictures import MOST_PICTURES
from monstrarium.ui.kit.text import Text
from monstrarium.ui.settings.appearance import palette_for
from tests.ui.widgets import catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
FILLER = "\n\n".join(f"Line {number} of many about nothing." for number in range(60))
PAGE = f"""# The game

See [the end](#the-end) or [the other game](other.md#its-start), or [the bots](game.bots.md).

![A red card](piece:red "10,20 90,80")

![A red card](piece:red) and ![a green one](piece:green)

## A turn

Roll the die. A roll is a turn, and two rolls are two. {FILLER}

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
    (tmp_path / "game.bots.md").write_text(f"# The bots\n\nBack to [the die](game.md#the-die). Twelve rolls. {FILLER}")
    (tmp_path / "other.md").write_text(f"# Another\n\n{FILLER}\n\n## Its start\n\nHere. {FILLER}")
    return tmp_path


ROLL = Term("roll", "To let it fall.", "The die", ("rolls",))


def glossary_of(game: str) -> Glossary:
    return Glossary((ROLL,) if game == "game" else ())


def no_words(game: str) -> Glossary:
    return Glossary(())


def piece_of(game: str, key: str) -> Piece | None:
    """A card of a colour; there are no green ones."""
    return Piece(key, "", Pose(0.0, 0.0), Face("table/back")) if (game, key) == ("game", "red") else None


def browser_of(
    bot: QtBot, art: Art, folder: Path, heading: str = "", glossaries: Callable[[str], Glossary] = no_words
) -> RulesBrowser:
    titles = {"game": "GAME", "other": "OTHER", "unwritten": "UNWRITTEN"}
    browser = RulesBrowser(folder, titles, art, pieces=piece_of, glossaries=glossaries)
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
    before = browser.page.toPlainText()
    browser.close()
    browser.setPalette(palette_for("dark"))
    hidden, listed = browser.page.toPlainText(), browser.contents.topLevelItemCount()
    browser.show_topic("game")

    assert (hidden, listed) == ("", 0)
    assert browser.page.toPlainText() == before
    assert browser.contents.topLevelItemCount() > 0


def test_the_name_of_a_card_leads_to_its_entry(qtbot: QtBot, art: Art, tmp_path: Path) -> None:
    (tmp_path / "game.md").write_text(
        "# The game\n\n- **Odd Sock** does nothing.\n- Odd Sock is no link, **bold** none.\n"
    )
    browser = RulesBrowser(tmp_path, {"game": "GAME"}, art, names=lambda _game: {"Odd Sock": "odd-sock"})
    browser.show_topic("game")
    shown(qtbot, browser)
    asked: list[tuple[str, str]] = []
    browser.pieces_asked.connect(lambda *what: asked.append(what))

    for words, nth in (("Odd Sock", 0), ("Odd Sock", 1), ("bold", 0)):
        place = browser.page.document().find(words)
        for _more in range(nth):
            place = browser.page.document().find(words, place)
        browser.page.setTextCursor(place)
        spot = browser.page.cursorRect().center() - QPoint(4, 0)
        QTest.mouseClick(browser.page.viewport(), LEFT, pos=spot)

    assert asked == [("game", "odd-sock")]


# ---- words of the glossary


def looks_of(browser: RulesBrowser, words: str) -> list[QTextCharFormat]:
    """How each place with these words is written."""
    return [each.charFormat() for each in occurrences(browser.page.document(), words)]


def test_the_first_use_of_a_word_in_a_section_is_a_link(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder, "A turn", glossary_of)
    links = [look.anchorHref() for look in looks_of(browser, "roll") if look.isAnchor()]
    assert links == ["#the-die"]
    assert [look.toolTip() for look in looks_of(browser, "Roll the")[:1]] == [""]


def test_a_word_is_no_link_in_headings_nor_where_it_is_explained(qtbot: QtBot, art: Art, folder: Path) -> None:
    (folder / "game.md").write_text("# The rolls\n\n## A roll\n\n### The die\n\nRolls of it.")
    browser = browser_of(qtbot, art, folder, "", glossary_of)
    found = [look for look in looks_of(browser, "roll") if look.anchorHref() == "#the-die"]
    assert len(found) == 0


def test_pointing_at_a_word_shows_its_meaning_and_a_click_leads_to_its_heading(
    qtbot: QtBot, art: Art, folder: Path
) -> None:
    browser = browser_of(qtbot, art, folder, "A turn", glossary_of)
    place = next(each for each in occurrences(browser.page.document(), "roll") if each.charFormat().isAnchor())
    spot = browser.page.cursorRect(place).center() - QPoint(6, 0)
    viewport = browser.page.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, spot, viewport.mapToGlobal(spot)))
    qtbot.waitUntil(lambda: QToolTip.text() == "roll: To let it fall.")
    QTest.mouseClick(viewport, LEFT, pos=spot)
    catch_up()
    assert top_words(browser) == "The die"


def test_the_keyboard_comes_to_a_word_and_is_told_its_meaning(qtbot: QtBot, art: Art, folder: Path) -> None:
    (folder / "game.md").write_text("# Game\n\nYou may roll.\n\n## The die\n\nIt has sides.")
    browser = browser_of(qtbot, art, folder, "", glossary_of)
    QCursor.setPos(browser.mapToGlobal(QPoint(2, 2)))
    browser.page.setFocus()
    QTest.keyClick(browser.page, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: QToolTip.text() == "roll: To let it fall.")


def test_the_page_ends_with_all_words(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder, "Glossary", glossary_of)
    assert browser.contents.findItems("Glossary", Qt.MatchFlag.MatchExactly)
    assert "roll: To let it fall. The die" in browser.page.toPlainText()


def test_a_word_of_the_game_opens_the_page_where_it_is_explained(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder, "rolls", glossary_of)
    assert reading(browser) == "The die"


def test_a_glossary_that_cannot_be_read_is_told(qtbot: QtBot, art: Art, folder: Path) -> None:
    def broken(game: str) -> Glossary:
        raise ContentError("g.toml:5: there is no heading.")

    browser = RulesBrowser(folder, {"game": "GAME"}, art, pieces=piece_of, glossaries=broken)
    browser.show_topic("game")
    shown(qtbot, browser)
    assert "g.toml:5: there is no heading." in browser.page.toPlainText()


# ---- pictures


def pictures(browser: RulesBrowser) -> list[QTextImageFormat]:
    found, block = [], browser.page.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            if part.fragment().charFormat().isImageFormat():
                found.append(part.fragment().charFormat().toImageFormat())
            part += 1
        block = block.next()
    return found


def image_of(browser: RulesBrowser, picture: QTextImageFormat) -> QImage:
    kind = QTextDocument.ResourceType.ImageResource
    made: QPixmap = browser.page.document().resource(kind, QUrl(picture.name()))
    return made.toImage()


def test_pieces_are_drawn_and_a_missing_one_is_told_in_words(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    large, small = pictures(browser)
    assert large.height() > small.height()
    assert [each.toolTip() for each in (large, small)] == ["A red card", "A red card"]
    assert "and a green one" in browser.page.toPlainText()


def test_numbers_stand_beside_a_picture_and_not_on_it(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    numbered = pictures(browser)[0]
    assert numbered.width() > numbered.height() / 1.4
    image, strong = image_of(browser, numbered), browser.palette().highlight().color()
    edge = round(0.02 * image.width())
    column = [image.pixelColor(edge, y) for y in range(image.height())]
    assert strong in column
    assert image.pixelColor(edge, image.height() - 1).alpha() == 0


def test_a_page_has_no_more_pictures_than_can_be_drawn_quickly(qtbot: QtBot, art: Art, folder: Path) -> None:
    (folder / "game.md").write_text("# Game\n\n" + "![A red card](piece:red)\n\n" * (MOST_PICTURES + 5))
    browser = browser_of(qtbot, art, folder)
    assert len([each for each in pictures(browser) if each.width()]) == MOST_PICTURES


def test_a_picture_leads_to_its_entry(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    asked: list[tuple[str, str]] = []
    browser.pieces_asked.connect(lambda *what: asked.append(what))
    large = pictures(browser)[0]
    place = browser.page.document().find("\ufffc")
    spot = browser.page.cursorRect(place).bottomLeft() - QPoint(round(large.width() / 2), 20)
    QTest.mouseClick(browser.page.viewport(), LEFT, pos=spot)
    assert asked == [("game", "red")]


# ---- further pages


def test_a_further_page_of_a_game_is_opened_and_left_by_links(qtbot: QtBot, art: Art, folder: Path) -> None:
    browser = browser_of(qtbot, art, folder)
    for link, heading in (("the bots", "The bots"), ("the die", "The die")):
        place = browser.page.document().find(link)
        QTest.mouseClick(browser.page.viewport(), LEFT, pos=browser.page.cursorRect(place).center() - QPoint(12, 0))
        catch_up()
        assert reading(browser) == heading
        assert browser.windowTitle() == "Rules of GAME"
