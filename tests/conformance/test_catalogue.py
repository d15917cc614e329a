"""The catalogue of a game has everything that is printed, once, and tells of a match no more than a seat can see."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.table.catalogue import Entry
from monstrarium.table.presenter import UNSEEN, Audience
from tests.support.matches import glimpses, seats_of, walk

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LEFTOVER = re.compile(r"[{}]|\*\*|\]\(|<[a-z/]|\bNone\b")


@pytest.fixture(scope="module")
def entries(kit: Kit) -> tuple[Entry, ...]:
    if kit.catalogue is None:
        pytest.skip("this game has no catalogue")
    return kit.catalogue()


def printed(kit: Kit) -> dict[str, int]:
    """The keys in the content files of a game, with the copies of each."""
    found = {}
    for path in (resources() / kit.game.info.key).glob("*.toml"):
        for table in tomllib.loads(path.read_text("utf-8")).values():
            found.update({each["key"]: each.get("copies", 1) for each in table if "key" in each})
    return found


def test_every_printed_key_has_one_entry(kit: Kit, entries: tuple[Entry, ...]) -> None:
    keys = Counter(entry.key for entry in entries)
    assert set(keys.values()) == {1}
    assert set(printed(kit)) <= set(keys)


def test_an_entry_counts_the_copies_in_the_box(kit: Kit, entries: tuple[Entry, ...]) -> None:
    counted = printed(kit)
    for entry in entries:
        if entry.copies and entry.key in counted:
            assert entry.copies == counted[entry.key], entry.key


def test_every_entry_has_a_name_of_its_own_a_text_and_a_heading(kit: Kit, entries: tuple[Entry, ...]) -> None:
    headings = HEADING.findall((resources() / "rules" / f"{kit.game.info.key}.md").read_text("utf-8"))
    names = Counter(entry.name for entry in entries)
    for entry in entries:
        assert entry.kind
        assert entry.sheet.entry == entry.key
        assert names[entry.name] == 1, entry.name
        assert entry.sheet.text, entry.key
        assert entry.sheet.rules in headings, (entry.key, entry.sheet.rules)


def test_no_text_has_leftovers_of_a_format(entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        facts = [part for fact in entry.sheet.facts for part in fact]
        sorts = [part for each in entry.filters for part in (each.name, *each.values)]
        for text in (entry.name, entry.kind, entry.sheet.text, *facts, *sorts, *entry.rulings):
            assert text.strip(), entry.key
            assert not LEFTOVER.search(text), (entry.key, text)


def test_every_entry_is_found_by_its_name_its_text_and_its_facts(entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        for words in (entry.name, entry.sheet.text.split("\n")[0], *[value for _name, value in entry.sheet.facts]):
            assert entry.has(words.upper()), (entry.key, words)


def test_every_face_is_made_of_drawings_that_are_there(entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        look = entry.look()
        figure = (
            () if look.stands is None or look.stands.stands is None else (look.stands.face, look.stands.stands.face)
        )
        for face in filter(None, (look.face, look.large, *figure)):
            for art in (face.art, *[inlay.art for inlay in face.inlays]):
                assert (resources() / "art" / f"{art}.svg").is_file(), (entry.key, art)
        assert min(look.size) > 0


# ---- in a match


def test_what_is_out_of_sight_adds_up_to_the_hidden_cards(kit: Kit) -> None:
    if kit.unseen is None:
        return
    for moment in glimpses(walk(kit, 4)):
        for viewer in (None, *range(seats_of(kit, 4))):
            seen = view(kit.game, moment.state, viewer)
            assert sum(kit.unseen(seen).values()) == seen.pieces.face.count(HIDDEN)


def test_what_is_out_of_sight_is_the_same_whatever_the_viewer_cannot_know(kit: Kit) -> None:
    if kit.unseen is None:
        return
    for moment in glimpses(walk(kit, 5)):
        for viewer in range(seats_of(kit, 5)):
            world = kit.game.sample(moment.state, viewer, Rng(moment.number))
            seen, imagined = (view(kit.game, state, viewer) for state in (moment.state, world))
            assert kit.unseen(seen) == kit.unseen(imagined)


def test_a_card_that_is_turned_up_is_out_of_sight_no_more(kit: Kit) -> None:
    if kit.unseen is None:
        return
    state = next(iter(glimpses(walk(kit, 4)))).state
    hidden = view(kit.game, state, 0)
    piece = hidden.pieces.face.index(HIDDEN)
    before = kit.unseen(hidden)
    hidden.pieces.face[piece] = state.pieces.face[piece]
    after = kit.unseen(hidden)
    gone = [key for key in before if before[key] != after[key]]
    assert len(gone) == 1
    assert before[gone[0]] == after[gone[0]] + 1


def test_the_inspector_names_entries_of_the_catalogue(kit: Kit, entries: tuple[Entry, ...]) -> None:
    keys = {entry.key for entry in entries}
    named = set()
    for moment in glimpses(walk(kit, 4)):
        named |= _named(kit, moment.state, seats_of(kit, 4))
    assert named
    assert named <= keys


def _named(kit: Kit, state: Any, seats: int) -> set[str]:
    """The entries that the inspector names for what lies on the table of the first seat."""
    audience = Audience(0, tuple("ABCDEF"[:seats]), tuple(range(seats)))
    shown = view(kit.game, state, 0)
    pieces = kit.presenter.describe(shown, audience, ()).pieces
    sheets = [kit.presenter.inspect(shown, audience, piece.id) for piece in pieces]
    return {sheet.entry for sheet in sheets if sheet is not None and sheet.entry not in ("", UNSEEN)}
