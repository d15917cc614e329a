"""The catalogue of AndrOIDS: every part, junk, sabotage and instant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from ....content.rulings import rulings
from ....language.words import _, mark, said
from ....table.catalogue import Entry, Filter, Look, only, out_of_sight
from ..cards import CARDS, KIND, Instant, Part
from ..state import AndroidsState
from .faces import card_face, small_face
from .inspector import printed_sheet

KINDS = (
    mark("Heads"),
    mark("Torsos"),
    mark("Limbs"),
    mark("Junk"),
    mark("Sabotages"),
    mark("Random sabotages"),
    mark("Instants"),
    mark("Cancels"),
)
"""By kind of a face."""
SHAPES = {"": "", "arm": mark("arm"), "leg": mark("leg")}
ABOUT = {
    "cancel": "",
    "turn": mark("turns"),
    "peek": mark("what is known"),
    "hand": mark("hands"),
    "pile": mark("the pile"),
    "draw": mark("draws"),
}
"""By type of an instant: what it changes."""
ANSWERS = {
    "": "",
    "instant": mark("an instant"),
    "effect": mark("an instant that is no cancel"),
    "declaration": mark("a declaration"),
    "any": mark("an instant or a declaration"),
}
"""What a cancel can be played on."""


def catalogue() -> tuple[Entry, ...]:
    return tuple([_entry(face) for face in range(len(CARDS))])


def unseen(view: AndroidsState) -> Mapping[str, int]:
    return out_of_sight(view.pieces.face, [card.key for card in CARDS], Counter(card.key for card in CARDS))


def _entry(face: int) -> Entry:
    card = CARDS[face]
    return Entry(
        card.key,
        said(KINDS[KIND[face]]),
        printed_sheet(face),
        partial(_look, face),
        filters=_filters(face),
        rulings=rulings("androids", (card.name,)),
    )


def _filters(face: int) -> tuple[Filter, ...]:
    card = CARDS[face]
    if isinstance(card, Part):
        return only((_("Shape"), [said(SHAPES[card.shape])]))
    if isinstance(card, Instant):
        return only((_("Changes"), [said(ABOUT[card.type])]), (_("Answers"), [said(ANSWERS[card.answers])]))
    return ()


def _look(face: int) -> Look:
    return Look(small_face(face), large=card_face(face))
