"""The catalogue of XenoShyft: every troop, enemy, boss, item, Xenosathem and division."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from ....content.rulings import rulings
from ....language.words import _, _n, mark, said
from ....table.catalogue import Entry, Filter, Look, only, out_of_sight
from ....table.presenter import Sheet
from .. import cards
from ..cards import CARDS, DESIGNS, DIVISIONS, KIND, REPRINTS, Enemy, Item, Troop
from ..state import XenoshyftState
from .faces import TYPE_WORDS, card_face, division_face, small_face
from .inspector import division_sheet, printed_sheet

KINDS = {
    cards.TROOP: mark("Troops"),
    cards.ENEMY: mark("Enemies"),
    cards.BOSS: mark("Bosses"),
    cards.INSTANT: mark("Instants"),
    cards.EQUIPMENT: mark("Equipment"),
    cards.XENO: mark("Xenosathem"),
}


def catalogue() -> tuple[Entry, ...]:
    entries = [_entry(face) for face in range(len(DESIGNS))]
    return (*entries, *[_division(number) for number in range(len(DIVISIONS))])


def unseen(view: XenoshyftState) -> Mapping[str, int]:
    copies = Counter({card.key: card.copies for card in DESIGNS})
    return out_of_sight(view.pieces.face, [card.key for card in CARDS], copies)


def _entry(face: int) -> Entry:
    card = DESIGNS[face]
    return Entry(
        card.key,
        said(KINDS[KIND[face]]),
        _sheet(face),
        partial(_look, face),
        card.copies,
        _filters(face),
        rulings("xenoshyft", (card.name,)),
    )


def _sheet(face: int) -> Sheet:
    """What is printed on a card, and the other text of some of its copies where there is one."""
    sheet = printed_sheet(face)
    other = next((printed for design, printed in REPRINTS if design == face), None)
    if other is None:
        return sheet
    name = _n("{n} copy was printed with", "{n} copies were printed with", other.copies)
    return replace(sheet, facts=(*sheet.facts, (name, said(other.text))))


def _filters(face: int) -> tuple[Filter, ...]:
    card = DESIGNS[face]
    found = []
    if isinstance(card, Troop | Enemy):
        found.append((_("Wave"), [str(card.wave) if card.wave else _("volunteers")]))
    if isinstance(card, Item):
        found.append((_("Type"), [said(TYPE_WORDS[each]) for each in card.types]))
    if isinstance(card, Troop | Item):
        found.append((_("Costs"), [str(card.cost)]))
    if isinstance(card, Troop | Enemy):
        found += [(_("Power"), [str(card.power)]), (_("HP"), [str(card.hp)])]
    return only(*found)


def _look(face: int) -> Look:
    return Look(small_face(face), large=card_face(face))


def _division(number: int) -> Entry:
    division = DIVISIONS[number]
    return Entry(
        division.key,
        _("Divisions"),
        division_sheet(number),
        lambda: Look(division_face(number, False), large=division_face(number, False, text=True)),
        rulings=rulings("xenoshyft", (division.name,)),
    )
