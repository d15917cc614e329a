"""What the things on the table of XYbrid are called."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import FIRST_BREAKTHROUGH, FIRST_CORE

LAB, DECK, CORES, DESK = "lab", "deck", "cores", "desk"
OWN = ("seat", "monster", "hand", "pile", "secrets", "infamy", "seal", "name", "signs", "stand")
"""What a seat has: its places, and what lies there that is no card."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    if piece < FIRST_CORE:
        return numbered("part", piece)
    return numbered("core" if piece < FIRST_BREAKTHROUGH else "secret", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    return number_in(item, ("part", "core", "secret"))


def place(kind: str, seat: Seat) -> ItemId:
    """What a seat has of a kind."""
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    """Whose an item is, if it is anybody's."""
    return number_in(item, OWN)
