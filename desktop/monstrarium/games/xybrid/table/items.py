"""The ids of zones and pieces on the table of XYbrid."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..cards import FIRST_BREAKTHROUGH, FIRST_CORE

LAB, DECK, CORES, DESK = "lab", "deck", "cores", "desk"
OWN = ("seat", "monster", "hand", "pile", "secrets", "infamy", "seal", "name", "signs", "stand", "podium", "drawer")
"""Kinds of items that belong to a seat: its places, and pieces there that are no cards."""

DEPLOYED = ("mission", "named")
"""Kinds of items that belong to a deployed monster, numbered by its first card."""


def item_of(piece: PieceId) -> ItemId:
    if piece < FIRST_CORE:
        return numbered("part", piece)
    return numbered("core" if piece < FIRST_BREAKTHROUGH else "secret", piece)


def piece_of(item: ItemId) -> PieceId | None:
    return number_in(item, ("part", "core", "secret"))


def place(kind: str, seat: Seat) -> ItemId:
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)
