"""A card that lies on warriors or squares for a while, as data."""

from __future__ import annotations

from typing import Annotated

from ....engine.bounds import Below, Between, Bits
from ....engine.plain import PieceId, Seat, Value


class Spell(Value, frozen=True, gc=False):
    """An Event or Army card that lasts, an aura, or a mutation."""

    piece: PieceId
    face: Annotated[int, Below("faces")]
    seat: Seat
    """Whose card it is."""
    warrior: Annotated[int, Below("warriors", -1)]
    """On whom it lies, or who bears it; nobody where it lies on squares, on a side or on everybody."""
    mask: Annotated[int, Bits("squares")]
    """The squares on which it lies."""
    until: Annotated[int, Between(0, 1000)]
    """The round at whose end it is over; 0 for none."""
