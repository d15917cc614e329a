"""The ids of zones and pieces on the table of CYBO."""

from __future__ import annotations

from ....engine.plain import Seat
from ....table.desc import ItemId, number_in, numbered
from ..board import Number

TRAY, DIE, BOARD, DISH, RACK = "tray", "die", "board", "dish", "rack"
"""The tray with the die; its two parts, the numbers and the place of the die; and the board with the rivals' slips."""
OWN = ("seat", "card", "token", "seal", "crown")
"""Kinds of items that belong to a seat: its place, its scorecard, and what lies on that."""


def plate(number: Number) -> ItemId:
    return numbered("plate", number)


def number_of(item: ItemId) -> Number | None:
    return number_in(item, ("plate",))


def place(kind: str, seat: Seat) -> ItemId:
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)
