"""What happened, in words for the log."""

from __future__ import annotations

from monstrarium.engine.event import Event
from monstrarium.language.words import _, _n
from monstrarium.table.presenter import Audience, Line

from ..events import (
    Finished,
    Gave,
    Offered,
    Played,
    Polished,
    Saw,
    Scrapped,
    Showed,
    Stirred,
    Tasted,
    Took,
)
from ..state import PantryState
from .wording import title


def line_of(event: Event, view: PantryState, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line."""
    name = audience.name(event.seat)
    match event:
        case Offered():
            return Line(_("{name} offers something.", name=name), 1)
        case Tasted(coin=True):
            return Line(_("{name} offers the best jar, earns a coin and begins.", name=name))
        case Tasted():
            return Line(_("No offer is the best. {name} begins.", name=name))
        case Played(face=face):
            return Line(_("{name} plays {card}.", name=name, card=title(face)))
        case Polished(face=face):
            return Line(_("{name} polishes {card}.", name=name, card=title(face)))
        case Took():
            return Line(_("{name} takes a card.", name=name), 1)
        case Saw(face=face):
            return Line(_("{name} sees {card}.", name=name, card=title(face)), 1)
        case _:
            return _line_of_effect(event, name, audience)


def _line_of_effect(event: Event, name: str, audience: Audience) -> Line | None:
    match event:
        case Scrapped(face=face):
            return Line(_("{name} throws {card} away.", name=name, card=title(face)), 1)
        case Showed(face=face):
            return Line(_("{name} shows {card}.", name=name, card=title(face)), 1)
        case Gave(to=to):
            return Line(_("{name} hands a card to {other}.", name=name, other=audience.name(to)), 1)
        case Stirred():
            return Line(_("{name} shuffles the scraps into the deck.", name=name), 1)
        case Finished(scores=scores):
            return Line(_n("{name} wins with {n} point.", "{name} wins with {n} points.", max(scores), name=name))
    return None
