"""What the things on the table of AndrOIDS are called."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId
from ..cards import CARDS

PILE, DECK, DISCARD, TRAY, DESK, STAGE, PLAN = "pile", "deck", "discard", "tray", "desk", "stage", "plan"
MAT, LEVER, SLOT, CLAIM, ASKED, TURN = "mat", "lever", "slot", "claim", "asked", "turn"
"""What lies under the pile, what is pulled and whereto, a declaration in the tray, who is asked and who is in turn."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    return f"card/{piece}"


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind == "card" and which.isdecimal() and int(which) < len(CARDS) else None


def place(seat: Seat) -> ItemId:
    """Where a seat holds its cards."""
    return f"seat/{seat}"


def token(kind: str, which: int) -> ItemId:
    """A small thing of a seat (nap, rules), or of a deed or kind (link, void, need)."""
    return f"{kind}/{which}"


def seat_of(item: ItemId) -> Seat | None:
    """Whose place or token an item is, if it is anybody's."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind in ("seat", "nap", "rules") and which.isdecimal() else None
