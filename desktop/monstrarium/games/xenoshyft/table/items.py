"""What the things on the table of XenoShyft are called."""

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
"""What everybody shares."""
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
"""What a seat has: its lane and the halves of it, its cards, what it may spend, and the tokens that lie there."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, or that its token lies on, if it is one."""
    piece = number_in(item, ("card", "wound", "boost", "spot"))
    return piece if piece is not None and piece < PIECES else None


def place(kind: str, number: int) -> ItemId:
    """What a seat has of a kind, or one of several places."""
    return numbered(kind, number)


def seat_of(item: ItemId) -> Seat | None:
    """Whose an item is, if it is anybody's."""
    return number_in(item, OWN)
