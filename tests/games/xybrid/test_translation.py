"""Words printed on cards are translated wherever they are read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrarium.content.catalogues import speak
from monstrarium.engine.game import view
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.cards import CARDS, FACES, FIRST_BREAKTHROUGH, Card
from monstrarium.games.xybrid.monster import monster_title
from monstrarium.games.xybrid.table.faces import Look, face_of, read_face
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.desc import TableDesc
from tests.games.xybrid.scenario import Bench, Table
from tests.games.xybrid.table import audience, item
from tests.language.test_words import write_catalogue
from tests.support.matches import Seen, begin, walk
from tests.support.reasons import why

PRINTED = ("name", "text", "label", "first", "last")
KINDS_AND_SCIENCES = {"head", "arm", "legs", "auxiliary part", "biology", "chemistry", "physics", "robotics"}


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Path]:
    """A folder for the words of a language; English is spoken afterwards."""
    yield tmp_path
    speak("en")


def words_of(card: Card) -> set[str]:
    """The words on a card."""
    return {word for what in PRINTED if (word := getattr(card, what, ""))}


ENGLISH = frozenset(word for card in CARDS for word in words_of(card)) | KINDS_AND_SCIENCES


def english_in(texts: set[str]) -> set[str]:
    """The words of cards that a text has in English."""
    return {word for word in ENGLISH if any(word in text for text in texts)}


def read_on(desc: TableDesc) -> Iterator[str]:
    """All words on a table."""
    yield desc.banner
    for piece in desc.pieces:
        yield piece.tip
        for face in (piece.face, piece.read):
            yield from (label.text for label in face.labels) if face is not None else ()
    for each in desc.affordances:
        yield from (each.label, each.note)
    if desc.prompt is not None:
        yield from (desc.prompt.text, *desc.prompt.notes)
    yield from (zone.title for zone in desc.zones)


def test_a_catalogue_translates_the_name_of_a_card(catalogue: Path) -> None:
    write_catalogue(catalogue, "xx", "Whiskerdome", "Schnurrhaube")
    speak("xx", catalogue)
    assert face_of(FACES["whiskerdome"]).labels[0].text == "Schnurrhaube"


def test_a_catalogue_translates_the_text_of_a_card(catalogue: Path) -> None:
    text = CARDS[FACES["square-eyed-set"]].text  # type: ignore[union-attr]
    write_catalogue(catalogue, "xx", text, "Zieh noch ein Teil.")
    speak("xx", catalogue)
    table = Table(lab="square-eyed-set")
    sheet = PRESENTER.inspect(table.state, audience(table), item("square-eyed-set"))
    assert sheet is not None
    assert sheet.text.startswith("Zieh noch ein Teil.\n")


@pytest.mark.usefixtures("pseudo")
def test_no_face_has_a_word_in_english() -> None:
    shown = [face_of(face) for face in range(len(CARDS))]
    shown += [face_of(face, Look(False)) for face in range(FIRST_BREAKTHROUGH)]
    shown += [read_face(face, True, 3) for face in range(FIRST_BREAKTHROUGH)]
    read = {label.text for each in shown for label in each.labels}
    assert english_in(read) == set()


@pytest.mark.usefixtures("pseudo")
def test_no_monster_has_a_name_in_english() -> None:
    names = {monster_title(FACES["flask-face"], last) for last in range(FACES["pumpkin-belly"], FACES["growth-spurt"])}
    assert english_in(names) == set()


@pytest.mark.usefixtures("pseudo")
def test_the_inspector_says_nothing_of_a_card_in_english() -> None:
    table = Table(Bench("whiskerdome eel-whip soap-wand frog-springers"))
    read: set[str] = set()
    for name in ("seat/0", "lab", "deck", "cores", *map(item, FACES)):
        sheet = PRESENTER.inspect(table.state, audience(table), name)
        assert sheet is not None
        read |= {sheet.title, sheet.text, *(word for fact in sheet.facts for word in fact)}
    assert english_in(read) == set()


@pytest.mark.usefixtures("pseudo")
def test_table_and_log_of_a_whole_match_name_no_card_in_english(kit: Kit) -> None:
    read: set[str] = set()
    table, copy = Table(), begin(kit, 3, 2)
    for moment in walk(kit, 3, seats=2):
        seat = moment.action.seat
        read.update(read_on(PRESENTER.describe(view(kit.game, copy, seat), audience(table, seat), moment.offers)))
        read |= {why(kit, moment.state, offer, worlds=1) for offer in moment.offers}
        tape = Seen()
        kit.game.apply(copy, moment.action, tape)
        told = (PRESENTER.line(event, copy, audience(table)) for event in tape.events)
        read |= {line.text for line in told if line is not None}
    assert len(read) > 200
    assert english_in(read) == set()
