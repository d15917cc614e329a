"""The items on the table of HYBRID."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..ground.laboratory import Lab, cell_at, cell_name
from ..printed.other_decks import ALL_SLEEVES

LAB, ROLL, DECK, DISCARD, EVENTS, SPENT, TRAY, OUTSIDE, BARRACKS, BAND, NEXT = (
    "lab",
    "roll",
    "deck",
    "discard",
    "events",
    "spent",
    "tray",
    "outside",
    "barracks",
    "band",
    "order/next",
)
"""Places that both sides share, and those of the muster, the deployment and the next counter."""
TILES = "tile/"
"""How the items of tiles begin. A drop meets a tile where it has no square: on a wall."""
LIGHT = "light/0"
"""The light on the activated warrior."""
ON_SQUARES = ("caved", "pillar", "rocks", "trapdoor", "event", "tank", "stain")
"""Kinds of items with the number of the square on which they lie."""
OWN = ("seat", "hand", "die")
"""Kinds of items with the number of their seat."""


def item_of(piece: PieceId) -> ItemId:
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    piece = number_in(item, ("card",))
    return piece if piece is not None and piece < len(ALL_SLEEVES) else None


def figurine(warrior: int) -> ItemId:
    return numbered("warrior", warrior)


def warrior_of(item: ItemId) -> int | None:
    """The warrior of a figurine, a counter or a plaque; None for other items."""
    return number_in(item, ("warrior", "order", "rival"))


def square_item(lab: Lab, square: int) -> ItemId:
    """The item of a square: "square/D7"."""
    return f"square/{cell_name(lab.width, square)}"


def square_of(lab: Lab, item: ItemId) -> int | None:
    """The square of an item; None if it is no square of this laboratory."""
    kind, _slash, name = item.partition("/")
    if kind != "square":
        return None
    try:
        found = cell_at(lab.width, name)
    except ValueError:
        return None
    return found if found < lab.width * lab.height else None


def square_under(lab: Lab, item: ItemId) -> int | None:
    """The square of an item, or the square on which a fixed thing stands; None for other items."""
    for kind, openings in (("door", lab.doors), ("leaf", lab.doors), ("passage", lab.passages)):
        number = number_in(item, (kind,))
        if number is not None and number < len(openings):
            return openings[number].squares[0]
    found = number_in(item, ON_SQUARES)
    return square_of(lab, item) if found is None else found


def own(kind: str, seat: Seat) -> ItemId:
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    return number_in(item, OWN)
