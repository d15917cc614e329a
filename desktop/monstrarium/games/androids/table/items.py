"""What the things on the table of AndrOIDS are called."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import CARDS

PILE, DECK, DISCARD, TRAY, DESK, STAGE, PLAN = "pile", "deck", "discard", "tray", "desk", "stage", "plan"
MAT, LEVER, SLOT, CLAIM, ASKED, TURN = "mat", "lever", "slot", "claim", "asked", "turn"
"""What lies under the pile, what is pulled and whereto, a declaration in the tray, who is asked and who is in turn."""
SCRAP, ENAMEL = "scrap", "enamel"
"""The drawings on which the discard pile and what is played lie."""
OWN = ("seat", "nap", "rules")
"""What a seat has: its place, and the tokens that lie there."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    piece = number_in(item, ("card",))
    return piece if piece is not None and piece < len(CARDS) else None


def place(kind: str, seat: Seat) -> ItemId:
    """What a seat has of a kind."""
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    """Whose place or token an item is, if it is anybody's."""
    return number_in(item, OWN)
