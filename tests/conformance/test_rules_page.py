"""The rules page of every game begins as it should, and nothing on it leads nowhere."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from monstrarium import games
from monstrarium.content.glossary import glossary_of
from monstrarium.content.places import resources
from monstrarium.games.kit import Kit

FOLDER = resources() / "rules"
ONE_MINUTE, MISTAKES, EXAMPLE = "The game in one minute", "Common mistakes", "as an example"
WORDS_OF_A_MINUTE = 150
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]*)[^)]*\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\((piece|table):([\w-]+)([^)]*)\)")
ANY_PICTURE = re.compile(r"!\[")
TAKES_HEADING = 3
"""The place of the heading among the arguments of a sheet."""


class Page(NamedTuple):
    """A page of Markdown."""

    path: Path
    text: str

    @property
    def headings(self) -> list[str]:
        return [line.lstrip("#").strip() for line in self.text.splitlines() if line.startswith("#")]

    def section(self, heading: str) -> str:
        """The text below a heading of the second level, up to the next."""
        return self.text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


@cache
def page(name: str) -> Page:
    path = FOLDER / f"{name}.md"
    return Page(path, path.read_text("utf-8"))


@pytest.fixture(scope="module")
def main(kit: Kit) -> Page:
    """The rules page of a game; the games of the tests have none."""
    if not (FOLDER / f"{kit.game.info.key}.md").is_file():
        pytest.skip("this game has no rules page")
    return page(kit.game.info.key)


@pytest.fixture(scope="module")
def pages(main: Page) -> list[Page]:
    """The rules page and the further pages of its game."""
    return [main, *(page(path.stem) for path in sorted(FOLDER.glob(f"{main.path.stem}.*.md")))]


def slug(heading: str) -> str:
    return re.sub(r"[^\w]+", "-", heading.casefold()).strip("-")


def test_a_page_begins_with_the_game_in_one_minute(main: Page) -> None:
    assert main.headings[1] == ONE_MINUTE
    assert len(main.section(ONE_MINUTE).split()) <= WORDS_OF_A_MINUTE


def test_a_page_has_an_example_and_the_common_mistakes(main: Page) -> None:
    assert MISTAKES in main.headings
    assert any(heading.endswith(EXAMPLE) for heading in main.headings)


def test_no_two_headings_of_a_page_are_the_same_link(pages: list[Page]) -> None:
    for each in pages:
        slugs = [slug(heading) for heading in each.headings]
        assert len(set(slugs)) == len(slugs), each.path.name


def test_every_link_leads_to_a_heading(pages: list[Page]) -> None:
    for each in pages:
        for link in LINK.findall(each.text):
            name, _sharp, heading = link.partition("#")
            goal = page(name.removesuffix(".md")) if name else each
            assert not heading or heading in {slug(known) for known in goal.headings}, (each.path.name, link)


def test_every_further_page_can_be_reached_and_left(main: Page, pages: list[Page]) -> None:
    for each in pages[1:]:
        assert f"]({each.path.name})" in main.text
        assert f"]({main.path.name})" in each.text


def test_every_picture_shows_a_piece_of_the_game_and_says_so_in_plain_words(kit: Kit, pages: list[Page]) -> None:
    assert kit.catalogue is not None
    known = {entry.key for entry in kit.catalogue()}
    for each in pages:
        pictures = PICTURE.findall(each.text)
        assert len(pictures) == len(ANY_PICTURE.findall(each.text))
        for words, kind, key, _marks in pictures:
            assert kind == "table" or key in known, (each.path.name, key)
            assert words.strip()
            assert not re.search(r"[*_`]", words)


def test_a_picture_with_numbers_is_alone_and_its_numbers_are_explained_below(main: Page) -> None:
    for line, below in zip(main.text.splitlines(), [*main.text.splitlines()[2:], "", ""], strict=True):
        for _words, kind, _key, marks in PICTURE.findall(line):
            count = len(marks.split()) if kind == "table" else len(re.findall(r"\d+,\d+", marks))
            if count:
                assert line.count("![") == 1
                assert below.startswith("1. ")
                after = main.text.partition(line)[2].strip().split("\n\n")[0]
                assert len(after.splitlines()) == count


def test_every_term_of_the_glossary_leads_to_a_heading(kit: Kit, main: Page) -> None:
    terms = glossary_of(kit.game.info.key).terms
    assert terms
    assert [term.word for term in terms if term.heading not in main.headings] == []


def test_every_heading_in_the_code_of_a_table_is_on_the_page(kit: Kit, main: Page) -> None:
    folder = Path(games.__file__).parent / kit.game.info.key / "table"
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Sheet":
                for heading in _headings_in(node):
                    assert heading in main.headings, f"{path.name}:{node.lineno}: {heading}"


def _headings_in(call: ast.Call) -> list[str]:
    """The headings that are written out in the making of a sheet."""
    found = [*call.args[TAKES_HEADING : TAKES_HEADING + 1]]
    found += [keyword.value for keyword in call.keywords if keyword.arg == "rules"]
    return [each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str)]
