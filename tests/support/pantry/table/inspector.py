"""What the inspector says of the items of Pantry."""

from __future__ import annotations

from monstrarium.engine.pieces import HIDDEN
from monstrarium.language.words import _, said
from monstrarium.table.desc import ItemId
from monstrarium.table.presenter import Audience, Sheet

from ..state import PantryState
from .items import piece_of


def sheet_of(view: PantryState, audience: Audience, item: ItemId) -> Sheet | None:
    """The sheet of a card, with the worth of a jar."""
    piece = piece_of(item)
    if piece is None:
        return None
    if view.pieces.face[piece] == HIDDEN:
        return Sheet(_("A hidden card"))
    owner = next((seat for seat, shelf in enumerate(view.shelves) if piece in shelf), None)
    facts = () if owner is None else ((_("Worth now"), str(view.worth(owner, piece))),)
    card = view.card(piece)
    return Sheet(said(card.title), said(card.text), facts)
