"""The ids of the things on the table."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import PIECES

SUPPLY, NEST, DESK, COMING, WALL, TRACK, COURSE, HEART, MARKER, LIMBO = (
    "supply",
    "nest",
    "desk",
    "coming",
    "wall",
    "track",
    "course",
    "heart",
    "marker",
    "limbo",
)
"""The things that all share."""
OWN = (
    "lane",
    "swarm",
    "front",
    "hand",
    "deck",
    "discard",
    "division",
    "purse",
    "command",
    "coins",
    "ground",
)
"""The kinds of things that each seat has."""


def item_of(piece: PieceId) -> ItemId:
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The piece of an id, or the piece that its token or its price belongs to; None if it is no piece."""
    piece = number_in(item, ("card", "wound", "boost", "price"))
    return piece if piece is not None and piece < PIECES else None


def place(kind: str, number: int) -> ItemId:
    return numbered(kind, number)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)


def face_of(item: ItemId) -> int | None:
    """The face of a card that may come; None for anything else."""
    return number_in(item, ("kind",))
