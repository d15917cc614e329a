"""Rulings: what the rules page of a game says of a card by its name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ..files import SHIPPED, read_text
from .places import resources

ITEM = re.compile(r"^\s*[-*] (?P<text>.*\*\*.*)$")
BOLD = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS = re.compile(r"(\*\*|\*|`)(?P<text>.+?)\1")
LINK = re.compile(r"!?\[(?P<text>[^\]]*)\]\([^)]*\)")


def rulings(game: str, names: Sequence[str]) -> tuple[str, ...]:
    """The items of lists on the rules page of a game that have one of these names in bold, as plain text.

    Names are given as they are printed, in English, as the rules page has them.
    """
    wanted = frozenset(name.casefold() for name in names)
    return tuple([text for bold, text in _items(resources() / "rules" / f"{game}.md") if not wanted.isdisjoint(bold)])


@cache
def _items(page: Path) -> tuple[tuple[frozenset[str], str], ...]:
    """Each item of a list that has words in bold: these words, and its text. A page that cannot be read has none."""
    try:
        lines = read_text(page, SHIPPED).splitlines()
    except OSError:
        return ()
    found = [match["text"] for line in lines if (match := ITEM.match(line))]
    return tuple([(frozenset(bold.casefold() for bold in BOLD.findall(text)), _plain(text)) for text in found])


def _plain(text: str) -> str:
    """A line of Markdown without its marks."""
    text = LINK.sub(lambda match: match["text"], text)
    for _depth in range(2):
        text = EMPHASIS.sub(lambda match: match["text"], text)
    return text.strip()
