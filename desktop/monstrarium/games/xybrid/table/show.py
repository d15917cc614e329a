"""The flourish with which an event is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ....engine.event import Event
from ....language.phrases import signed
from ....table.presenter import Audience, Flourish
from .. import events as on
from ..state import XybridState
from .items import DECK, item_of, place


def flourish_of(event: Event, view: XybridState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event)


def _light(event: on.Deployed | on.Occurred) -> Flourish:
    return Flourish("light", item_of(event.piece))


def _infamy(event: on.Gained | on.Scored) -> Flourish:
    role = "gold" if event.infamy >= 0 else "bad"
    return Flourish("float", place("infamy", event.seat), text=signed(event.infamy), role=role)


def _marked(event: on.Marked) -> Flourish:
    if event.what == "reversed":
        return Flourish("float", place("infamy", event.seat), text="⇅")
    return Flourish("pulse", place("infamy", event.on))


def _moved(event: on.Moved) -> Flourish | None:
    """Only a part that goes to a monster or a hand has an arrow."""
    if event.zone not in ("monster", "hand"):
        return None
    return Flourish("arrow", item_of(event.piece), place(event.zone, event.to))


FLOURISHES: Mapping[type[Event], Callable[[Any], Flourish | None]] = MappingProxyType(
    {
        on.Counted: lambda event: Flourish("light", item_of(event.piece), text=signed(event.value), sound="glass"),
        on.Deployed: _light,
        on.Occurred: _light,
        on.Activated: lambda event: Flourish("pulse", item_of(event.piece)),
        on.Muted: lambda event: Flourish("float", item_of(event.piece), text="–", role="soft"),
        on.Gained: _infamy,
        on.Scored: _infamy,
        on.Changed: lambda event: Flourish("float", item_of(event.piece), text=f"= {event.value}"),
        on.Marked: _marked,
        on.Ended: lambda event: Flourish("pulse", place("infamy", event.seat), sound="win"),
        on.Destroyed: lambda event: Flourish("arrow", item_of(event.piece), DECK, role="bad", sound="hit"),
        on.Swapped: lambda event: Flourish("arrow", item_of(event.piece), item_of(event.other)),
        on.Moved: _moved,
    }
)
"""By event; any other is shown by the change of the table alone."""
