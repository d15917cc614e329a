"""No text has the same word twice in a row: no card, no name in the inspector, no sentence with names of people."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import product

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.games.androids import cards as androids
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid import cards as xybrid
from monstrarium.games.xybrid.monster import monster_title
from monstrarium.language.words import said
from monstrarium.table.desc import TableDesc
from monstrarium.table.presenter import Audience
from monstrarium.ui.kit.seat_tokens import PEOPLE
from tests.support.matches import glimpses, walk

DOUBLED = re.compile(r"\b([^\W\d_]+)[ \n]+\1\b", re.IGNORECASE)
"""A word followed by itself; two words with a sign between them are no pair."""


def doubled(texts: Iterator[str]) -> set[str]:
    """The texts that have a word twice in a row."""
    return {text for text in texts if DOUBLED.search(text)}


def people(viewer: int | None, seats: int) -> Audience:
    """People who are called as their tokens are."""
    return Audience(viewer, tuple(said(PEOPLE[seat]) for seat in range(seats)), tuple(range(seats)))


def spoken(desc: TableDesc) -> Iterator[str]:
    """Every text on a table that is read or spoken, each label by itself."""
    yield desc.banner
    yield from (zone.title for zone in desc.zones)
    for piece in desc.pieces:
        yield piece.tip
        for face in (piece.face, piece.read, piece.close, piece.stands.face if piece.stands is not None else None):
            if face is not None:
                yield from (label.text for label in face.labels)
                yield from (words for _art, words in face.badges)
    for each in desc.affordances:
        yield from (each.label, each.note, each.warning)
    if desc.prompt is not None:
        yield from (desc.prompt.text, *desc.prompt.notes)


def printed(value: object) -> Iterator[str]:
    """Every text in a file of cards."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from printed(each)
    elif isinstance(value, list):
        for each in value:
            yield from printed(each)


def test_nothing_that_is_printed_says_a_word_twice() -> None:
    files = sorted(resources().glob("*/*.toml"))
    assert files
    for path in files:
        assert not doubled(printed(tomllib.loads(path.read_text("utf-8")))), path


def test_no_rules_page_says_a_word_twice() -> None:
    for path in sorted((resources() / "rules").glob("*.md")):
        assert not doubled(iter(path.read_text("utf-8").splitlines())), path


def test_no_monster_has_a_word_twice_in_its_name() -> None:
    heads = [-1, *(at for at, card in enumerate(xybrid.CARDS) if isinstance(card, xybrid.Part) and card.first)]
    ends = [at for at, card in enumerate(xybrid.CARDS) if isinstance(card, xybrid.Part | xybrid.Core) and card.last]
    assert len(heads) > 1
    assert ends

    assert not doubled(monster_title(head, end) for head, end in product(heads, ends))


def test_no_android_has_a_word_twice_in_its_name() -> None:
    firsts = [card.first for card in androids.PARTS if card.first]
    lasts = [card.last for card in androids.PARTS if card.last]
    assert firsts
    assert lasts

    assert not doubled(f"{said(first)} {said(last)}" for first, last in product(firsts, lasts))


def test_no_table_says_a_word_twice_where_people_are_called_as_their_tokens(kit: Kit) -> None:
    for moment in glimpses(walk(kit, 31)):
        seats = len(kit.game.standing(moment.state))
        for viewer in (None, moment.action.seat):
            eyes = people(viewer, seats)
            seen = view(kit.game, moment.state, viewer)
            desc = kit.presenter.describe(seen, eyes, () if viewer is None else moment.offers)
            assert not doubled(spoken(desc))
