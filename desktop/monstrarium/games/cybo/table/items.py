"""What the things on the table of CYBO are called."""

from __future__ import annotations

from ....engine.plain import Seat
from ....table.desc import ItemId
from ..board import Number

TRAY, DIE = "tray", "die"


def plate(number: Number) -> ItemId:
    """The plate of a number."""
    return f"plate/{number}"


def number_of(item: ItemId) -> Number | None:
    """The number an item is the plate of, if it is one."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind == "plate" and which.isdecimal() else None


def place(kind: str, seat: Seat) -> ItemId:
    """A thing of one seat: its place (seat), its scorecard (card), and what lies on that: token, seal or crown."""
    return f"{kind}/{seat}"


def seat_of(item: ItemId) -> Seat | None:
    """Whose thing an item is, if it is anybody's."""
    kind, _slash, which = item.partition("/")
    known = kind in ("seat", "card", "token", "seal", "crown")
    return int(which) if known and which.isdecimal() else None
