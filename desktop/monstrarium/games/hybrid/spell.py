"""A card that lies on warriors or squares for a while, as data."""

from __future__ import annotations

from ...engine.plain import PieceId, Seat, Value


class Spell(Value, frozen=True, gc=False):
    """An Event or Army card that lasts, an aura, or a mutation."""

    piece: PieceId
    face: int
    seat: Seat
    """Whose card it is."""
    warrior: int
    """On whom it lies, or who bears it; nobody where it lies on squares, on a side or on everybody."""
    mask: int
    """The squares on which it lies."""
    until: int
    """The round at whose end it is over; 0 for none."""
