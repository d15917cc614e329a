"""What the eye is shown of a deed before it is done, or of a thing that is held or looked at: frozen data as well."""

from __future__ import annotations

from .desc import ItemId, Rect, Value

Figure = tuple[float, float, str]
"""A spot of the table, and a few letters to be read there."""


class Wash(Value, frozen=True, gc=False):
    """Places under one thin colour."""

    kind: str
    """dark (out of sight), seen (within it), reach (where something may go), danger (where something threatens)."""
    places: tuple[Rect, ...]


class Foresight(Value, frozen=True, gc=False):
    """Drawn under what lies loose, but for the trail and the figures, which are drawn over it."""

    washes: tuple[Wash, ...] = ()
    trail: tuple[Figure, ...] = ()
    """The way something takes from spot to spot, and what it has cost there."""
    figures: tuple[Figure, ...] = ()
    threats: tuple[ItemId, ...] = ()
    """What threatens the end of the trail, or the thing itself."""
    grain: float = 1.0
    """How large a place is: letters and lines go by it."""
