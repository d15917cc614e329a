"""The catalogue of XYbrid: every part, core and breakthrough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from ....content.rulings import rulings
from ....language.words import _, mark, said
from ....table.catalogue import Entry, Filter, Look, only, out_of_sight
from ..cards import CARDS, SCIENCES, VALUE, Breakthrough, Core, Part
from ..state import XybridState
from .faces import face_of, read_face
from .inspector import printed_sheet
from .wording import science_name

KINDS = {
    "head": mark("Heads"),
    "arm": mark("Arms"),
    "legs": mark("Legs"),
    "auxiliary": mark("Auxiliary parts"),
}


def catalogue() -> tuple[Entry, ...]:
    return tuple([_entry(face) for face in range(len(CARDS))])


def unseen(view: XybridState) -> Mapping[str, int]:
    return out_of_sight(view.pieces.face, [card.key for card in CARDS], Counter(card.key for card in CARDS))


def _entry(face: int) -> Entry:
    card = CARDS[face]
    return Entry(
        card.key,
        _kind(face),
        printed_sheet(face),
        partial(_look, face),
        filters=_filters(face),
        rulings=rulings("xybrid", (card.name,)),
    )


def _kind(face: int) -> str:
    card = CARDS[face]
    if isinstance(card, Part):
        return said(KINDS[card.type])
    return _("Core parts") if isinstance(card, Core) else _("Breakthroughs")


def _filters(face: int) -> tuple[Filter, ...]:
    card = CARDS[face]
    if isinstance(card, Breakthrough):
        return ()
    sciences = [each for each in SCIENCES if each in ((card.science,) if isinstance(card, Core) else card.sciences)]
    found = [(_("Science"), [science_name(science) for science in sciences])]
    if isinstance(card, Part):
        found.append((_("Value"), [str(VALUE[face])]))
        found.append((_("Effect"), [card.label or (_("all the time") if card.text else _("none"))]))
    return only(*found)


def _look(face: int) -> Look:
    if isinstance(CARDS[face], Breakthrough):
        return Look(face_of(face))
    small, large = (read_face(face, True, VALUE[face], wordy) for wordy in (False, True))
    return Look(small, large=large)
