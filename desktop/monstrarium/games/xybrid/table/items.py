"""What the things on the table of XYbrid are called."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId
from ..cards import FIRST_BREAKTHROUGH, FIRST_CORE

LAB, DECK, CORES, DESK = "lab", "deck", "cores", "desk"


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    if piece < FIRST_CORE:
        return f"part/{piece}"
    return f"core/{piece}" if piece < FIRST_BREAKTHROUGH else f"secret/{piece}"


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind in ("part", "core", "secret") and which.isdecimal() else None


def place(kind: str, seat: Seat) -> ItemId:
    """A place of one seat: seat, monster, hand, pile, secrets, infamy, name, signs or stand."""
    return f"{kind}/{seat}"


def seat_of(item: ItemId) -> Seat | None:
    """Whose place an item is, if it is anybody's."""
    kind, _slash, which = item.partition("/")
    known = kind in ("seat", "monster", "hand", "pile", "secrets", "infamy", "seal", "name", "signs", "stand")
    return int(which) if known and which.isdecimal() else None
