"""What the things on the table of CYBO are called."""

from __future__ import annotations

from ....engine.plain import Seat
from ....table.desc import ItemId, number_in, numbered
from ..board import Number

TRAY, DIE = "tray", "die"
OWN = ("seat", "card", "token", "seal", "crown")
"""What a seat has: its place, its scorecard, and what lies on that."""


def plate(number: Number) -> ItemId:
    """The plate of a number."""
    return numbered("plate", number)


def number_of(item: ItemId) -> Number | None:
    """The number an item is the plate of, if it is one."""
    return number_in(item, ("plate",))


def place(kind: str, seat: Seat) -> ItemId:
    """What a seat has of a kind."""
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    """Whose an item is, if it is anybody's."""
    return number_in(item, OWN)
