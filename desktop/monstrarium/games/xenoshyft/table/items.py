"""The ids of the things on the table."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import PIECES

MARKET, SUPPLY, NEST, DESK, WALL, TRACK, HEART, MARKER, LIMBO = (
    "market",
    "supply",
    "nest",
    "desk",
    "wall",
    "track",
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
    "ready",
    "flag",
    "command",
    "coins",
    "ground",
    "stage",
)
"""The kinds of things that each seat has."""


def item_of(piece: PieceId) -> ItemId:
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The piece of an id, or the piece that its token lies on; None if it is no piece."""
    piece = number_in(item, ("card", "wound", "boost", "spot"))
    return piece if piece is not None and piece < PIECES else None


def place(kind: str, number: int) -> ItemId:
    return numbered(kind, number)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)
