"""What the things on the table of HYBRID are called."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId, number_in, numbered
from ..ground.laboratory import Lab, cell_at, cell_name
from ..printed.other_decks import ALL_SLEEVES

LAB, ROLL, DECK, DISCARD, EVENTS, SPENT, TRAY, BARRACKS, BAND, NEXT = (
    "lab",
    "roll",
    "deck",
    "discard",
    "events",
    "spent",
    "tray",
    "barracks",
    "band",
    "order/next",
)
"""What everybody shares, and what stands beside the laboratory while whoever looks musters, deploys or counts."""
LIGHT = "light/0"
"""What shines on the warrior that is activated."""
ON_SQUARES = ("caved", "pillar", "rocks", "trapdoor", "event", "tank")
"""What is called by the square on which it lies."""
OWN = ("seat", "hand", "die")
"""What a side has."""


def item_of(piece: PieceId) -> ItemId:
    """A sleeve, whatever lies in it."""
    return numbered("card", piece)


def piece_of(item: ItemId) -> PieceId | None:
    """The sleeve an item is, if it is one."""
    piece = number_in(item, ("card",))
    return piece if piece is not None and piece < len(ALL_SLEEVES) else None


def figurine(warrior: int) -> ItemId:
    """A warrior."""
    return numbered("warrior", warrior)


def warrior_of(item: ItemId) -> int | None:
    """The warrior an item is, or stands for."""
    return number_in(item, ("warrior", "order", "rival"))


def square_item(lab: Lab, square: int) -> ItemId:
    """A square of the laboratory: "square/D7"."""
    return f"square/{cell_name(lab.width, square)}"


def square_of(lab: Lab, item: ItemId) -> int | None:
    """The square an item is, if it is one of this laboratory."""
    kind, _slash, name = item.partition("/")
    if kind != "square":
        return None
    try:
        found = cell_at(lab.width, name)
    except ValueError:
        return None
    return found if found < lab.width * lab.height else None


def square_under(lab: Lab, item: ItemId) -> int | None:
    """The square an item is, or on which what stands there for good stands."""
    for kind, openings in (("door", lab.doors), ("leaf", lab.doors), ("passage", lab.passages)):
        number = number_in(item, (kind,))
        if number is not None and number < len(openings):
            return openings[number].squares[0]
    found = number_in(item, ON_SQUARES)
    return square_of(lab, item) if found is None else found


def own(kind: str, seat: Seat) -> ItemId:
    """What a side has of a kind."""
    return numbered(kind, seat)


def seat_of(item: ItemId) -> Seat | None:
    """Whose an item is, if it is anybody's."""
    return number_in(item, OWN)
