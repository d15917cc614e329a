"""The action that an illegal drop would mean, so that the rules can say why not."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.plain import Seat
from monstrarium.table.desc import ItemId

from ..actions import Offer, Play
from .items import BOWL, SCRAPS, piece_of, place


def intent_of(seat: Seat, source: ItemId, target: ItemId) -> Action | None:
    """A card dropped on a zone is meant to be played or offered there."""
    card = piece_of(source)
    if card is None:
        return None
    if target == BOWL:
        return Offer(seat, card)
    return Play(seat, card) if target in (SCRAPS, place("shelf", seat)) else None
