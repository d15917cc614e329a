"""What the things on the table of Pantry are called."""

from __future__ import annotations

from monstrarium.engine.plain import PieceId, Seat
from monstrarium.table.desc import ItemId, number_in, numbered

DECK, SCRAPS, LIMBO, BOWL = "deck", "scraps", "limbo", "bowl"
"""Offers go into the bowl."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    return number_in(item, ("card",))


def place(kind: str, seat: Seat) -> ItemId:
    """A place of one seat: hand or shelf."""
    return numbered(kind, seat)
