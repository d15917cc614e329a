"""The flourish of an event of Pantry."""

from __future__ import annotations

from monstrarium.engine.event import Event
from monstrarium.table.presenter import Audience, Flourish

from ..events import Gave, Polished
from ..state import PantryState
from .items import item_of, place


def flourish_of(event: Event, view: PantryState, audience: Audience) -> Flourish | None:
    """Polishing rises from the jar, and a gift is an arrow."""
    match event:
        case Polished(piece=piece):
            return Flourish("float", item_of(piece), text="+1")
        case Gave(seat=giver, to=to):
            return Flourish("arrow", place("hand", giver), place("hand", to))
    return None
