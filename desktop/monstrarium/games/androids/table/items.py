"""The ids of zones and pieces on the table of AndrOIDS."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import CARDS

PILE, DECK, DISCARD, TRAY, DESK, STAGE, PLAN = "pile", "deck", "discard", "tray", "desk", "stage", "plan"
MAT, LEVER, SLOT, CLAIM, ASKED, TURN = "mat", "lever", "slot", "claim", "asked", "turn"
"""The mat under the pile, the lever and its slot, a declaration in the tray, and two tokens."""
SCRAP, ENAMEL, SHEET, RAIL, ROLL, OUTLINE = "scrap", "enamel", "sheet", "rail", "roll", "outline"
"""The drawings under the discard pile and under the tray, the blueprint and what is drawn on it, the edge of the
bench, and the leather under the own hand."""
OWN = ("seat", "nap", "rules")
"""Kinds of items that belong to a seat: its hand, and the tokens that lie there."""


def item_of(piece: PieceId) -> ItemId:
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    piece = number_in(item, ("card",))
    return piece if piece is not None and piece < len(CARDS) else None


def place(kind: str, seat: Seat) -> ItemId:
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)
