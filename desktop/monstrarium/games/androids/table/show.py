"""The flourish with which an event is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ....engine.event import Event
from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience, Flourish
from .. import events as on
from ..cards import FIRST_SABOTAGE, title
from ..state import AndroidsState
from .android import android_name
from .items import DISCARD, LEVER, PILE, STAGE, item_of, place


def flourish_of(event: Event, view: AndroidsState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event, view)


def _pulse(event: Any, view: AndroidsState) -> Flourish:
    return Flourish("pulse", item_of(event.piece))


def _pulse_of_seat(event: Any, view: AndroidsState) -> Flourish:
    return Flourish("pulse", _hand(event.seat))


def _nothing_comes(event: Any, view: AndroidsState) -> Flourish:
    return Flourish("float", _hand(event.seat), text="–", role="soft")


def _looked(event: on.Looked, view: AndroidsState) -> Flourish:
    return Flourish("arrow", _hand(event.seat), PILE if event.zone == "pile" else _hand(event.other))


def _uncovered(event: on.Uncovered, view: AndroidsState) -> Flourish | None:
    return Flourish("pulse", item_of(event.piece), role="bad") if event.face >= FIRST_SABOTAGE else None


def _strikes(event: on.Strikes, view: AndroidsState) -> Flourish:
    first, *more = (item_of(piece) for piece in event.pieces)
    return Flourish(
        "strike", _lying(view, view.waiting, event.source), first, also=tuple(more), role="bad", sound="hit"
    )


def _falls(event: on.Falls, view: AndroidsState) -> Flourish:
    return Flourish(
        "proclaim", STAGE if view.assembly else PILE, text=_("It falls to pieces!"), role="bad", sound="fall"
    )


def _hand(seat: Seat) -> ItemId:
    return place("seat", seat)


def _lying(view: AndroidsState, zone: list[int], face: int) -> ItemId:
    """The card with a face in a zone; the discard pile where it is not there."""
    return next((item_of(piece) for piece in zone if view.pieces.face[piece] == face), DISCARD)


FLOURISHES: Mapping[type[Event], Callable[[Any, AndroidsState], Flourish | None]] = MappingProxyType(
    {
        on.Passed: lambda event, view: Flourish("float", _hand(event.seat), text="…", role="light"),
        on.Declared: lambda event, view: Flourish("pulse", LEVER, role="bad", sound="lever"),
        on.Played: _pulse,
        on.Resolving: _pulse,
        on.ShowedCard: _pulse,
        on.Fished: _pulse,
        on.Copied: _pulse,
        on.ShuffledPile: lambda event, view: Flourish("float", PILE, text="↻", sound="card"),
        on.TurnedPile: lambda event, view: Flourish("float", PILE, text="⇅", sound="card"),
        on.Drew: lambda event, view: Flourish("float", _hand(event.seat), text=f"+{event.count}"),
        on.Stole: lambda event, view: Flourish("arrow", _hand(event.other), _hand(event.seat), role="bad"),
        on.Swapped: lambda event, view: Flourish("arrow", _hand(event.seat), _hand(event.other)),
        on.Looked: _looked,
        on.Napping: lambda event, view: Flourish("arrow", _hand(event.seat), _hand(event.other), role="bad"),
        on.Skipped: lambda event, view: Flourish("float", _hand(event.seat), text=_("asleep"), role="soft"),
        on.Jumped: _pulse_of_seat,
        on.CurfewOver: _pulse_of_seat,
        on.Won: lambda event, view: Flourish("pulse", _hand(event.seat), sound="win"),
        on.Cancelled: lambda event, view: Flourish(
            "float", _lying(view, view.played, event.source), text="✗", role="bad"
        ),
        on.Kept: lambda event, view: Flourish("float", _lying(view, view.played, event.source), text="✓", role="good"),
        on.TooLate: _nothing_comes,
        on.NothingDone: _nothing_comes,
        on.Uncovered: _uncovered,
        on.Strikes: _strikes,
        on.NoVictim: lambda event, view: Flourish(
            "float", _lying(view, view.waiting, event.source), text=_("nothing to strike"), role="light"
        ),
        on.Echoes: lambda event, view: Flourish(
            "float", _lying(view, view.waiting, event.source), text=title(event.echoed), role="light"
        ),
        on.Stands: lambda event, view: Flourish(
            "proclaim", STAGE, text=_("{android} stands!", android=android_name(view))
        ),
        on.Falls: _falls,
    }
)
"""By event; any other is shown by the change of the table alone."""
