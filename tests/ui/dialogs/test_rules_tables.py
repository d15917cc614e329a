"""The tables on the rules pages are there, with everything that their numbers point at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from pytestqt.qtbot import QtBot

from monstrarium.content.places import resources
from monstrarium.games import load
from monstrarium.games.boxes import BOXES
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.rules import RulesBrowser
from monstrarium.ui.dialogs.rules_pictures import images
from monstrarium.ui.dialogs.rules_tables import NUMBER, BegunTables, begun, spots
from tests.ui.widgets import catch_up, shown

SIZE = QSize(640, 457)
TABLE = re.compile(r"!\[[^\]]*\]\(table:([\w-]+) \"([^\"]*)\"\)")


@pytest.mark.parametrize("game", BOXES)
def test_the_page_of_every_game_shows_its_table_with_all_that_is_numbered(game: str) -> None:
    found = TABLE.findall((resources() / "rules" / f"{game}.md").read_text("utf-8"))
    assert found
    for address, items in found:
        desc = BegunTables(load)(game, address)
        assert desc is not None
        places = spots(desc, items.split(), SIZE, NUMBER)
        assert len(places) == len(items.split())
        assert all(0 <= place.x() <= SIZE.width() and 0 <= place.y() <= SIZE.height() for place in places)


def test_a_seed_and_its_moves_are_always_the_same_table() -> None:
    kit = load("cybo")
    assert begun(kit, 2, 3, 5) == begun(kit, 2, 3, 5)
    assert begun(kit, 2, 3, 5) != begun(kit, 2, 3, 6)


@pytest.mark.parametrize("address", ["", "nonsense", "2", "9-1-1", "1-1-1", "2-1-1000", "2-1-1-1"])
def test_an_address_that_fits_no_match_is_no_table(address: str) -> None:
    assert BegunTables(load)("cybo", address) is None


def image(browser: RulesBrowser) -> QImage:
    document, block = browser.page.document(), browser.page.document().begin()
    while not (found := list(images(block, "table:"))):
        block = block.next()
    made: QPixmap = document.resource(QTextDocument.ResourceType.ImageResource, QUrl(found[0][1].name()))
    return made.toImage()


def test_a_table_is_drawn_after_the_page_is_seen(qtbot: QtBot, art: Art, tmp_path: Path) -> None:
    (tmp_path / "cybo.md").write_text('# CYBO\n\n![The table](table:2-3-5 "board dish")\n')
    browser = RulesBrowser(tmp_path, {"cybo": "CYBO"}, art, tables=BegunTables(load))
    browser.show_topic("cybo")
    bare = image(browser)
    shown(qtbot, browser)
    catch_up()
    drawn = image(browser)
    assert bare.size() == drawn.size()
    assert bare != drawn


def test_a_table_that_is_not_there_is_told_in_words(qtbot: QtBot, art: Art, tmp_path: Path) -> None:
    (tmp_path / "cybo.md").write_text("# CYBO\n\n![The table of CYBO](table:9-9-9)\n")
    browser = RulesBrowser(tmp_path, {"cybo": "CYBO"}, art, tables=BegunTables(load))
    browser.show_topic("cybo")
    shown(qtbot, browser)
    catch_up()
    assert "The table of CYBO" in browser.page.toPlainText()
