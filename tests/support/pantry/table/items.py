"""The ids of zones and pieces of Pantry."""

from __future__ import annotations

from monstrarium.engine.plain import PieceId, Seat
from monstrarium.table.desc import ItemId, number_in, numbered

DECK, SCRAPS, LIMBO, BOWL = "deck", "scraps", "limbo", "bowl"
"""The zones that all share; offers go into the bowl."""


def item_of(piece: PieceId) -> ItemId:
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The piece of an item, or None."""
    return number_in(item, ("card",))


def place(kind: str, seat: Seat) -> ItemId:
    """A zone of one seat: hand or shelf."""
    return numbered(kind, seat)
