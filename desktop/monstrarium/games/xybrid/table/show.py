"""The flourish with which an event is shown."""

from __future__ import annotations

from ....engine.event import Event
from ....language.phrases import signed
from ....table.presenter import Audience, Flourish
from .. import events as on
from ..state import XybridState
from .items import DECK, item_of, place


def flourish_of(event: Event, view: XybridState, audience: Audience) -> Flourish | None:
    """The flourish of an event; None where the change of the table says enough."""
    match event:
        case on.Counted(piece=piece) | on.Deployed(piece=piece) | on.Occurred(piece=piece):
            return Flourish("light", item_of(piece), text=signed(event.value) if isinstance(event, on.Counted) else "")
        case on.Activated(piece=piece):
            return Flourish("pulse", item_of(piece))
        case on.Muted(piece=piece):
            return Flourish("float", item_of(piece), text="–", role="soft")
        case on.Gained(seat=seat, infamy=paid) | on.Scored(seat=seat, infamy=paid):
            return Flourish("float", place("infamy", seat), text=signed(paid), role="gold" if paid >= 0 else "bad")
        case on.Changed(piece=piece, value=value):
            return Flourish("float", item_of(piece), text=f"= {value}")
        case on.Marked(on=seat) | on.Ended(seat=seat):
            turned = isinstance(event, on.Marked) and event.what == "reversed"
            where = place("infamy", event.seat if turned else seat)
            return Flourish("float", where, text="⇅") if turned else Flourish("pulse", where)
    return _arrow_of(event)


def _arrow_of(event: Event) -> Flourish | None:
    """An arrow that shows where a part goes."""
    match event:
        case on.Destroyed(piece=piece):
            return Flourish("arrow", item_of(piece), DECK, role="bad")
        case on.Swapped(piece=piece, other=other):
            return Flourish("arrow", item_of(piece), item_of(other))
        case on.Moved(zone="monster", piece=piece, to=seat):
            return Flourish("arrow", item_of(piece), place("monster", seat))
        case on.Moved(zone="hand", piece=piece, to=seat):
            return Flourish("arrow", item_of(piece), place("hand", seat))
    return None
