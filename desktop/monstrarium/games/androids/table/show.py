"""The flourish with which an event is shown, and the scenes of the uncovering."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ....engine.event import Event
from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience, Flourish
from ....table.spotlight import Actor, Spotlight, Sum
from .. import events as on
from ..cards import FIRST_SABOTAGE, title
from ..state import AndroidsState
from ..uncovering import LIMBS
from .android import android_name, body_of
from .items import DISCARD, LEVER, PILE, STAGE, item_of, place


def flourish_of(event: Event, view: AndroidsState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event, view)


VICTIMS = 4
"""The most victims of a sabotage that are seen beside it."""


def spotlight_of(event: Event, view: AndroidsState, audience: Audience) -> Spotlight | None:
    """The lever falls; card after card is turned up; a sabotage strikes its victims; the needs add up."""
    match event:
        case on.Declared():
            return Spotlight((Actor((LEVER,), audience.name(event.seat), "change"),), _("Assemble!"))
        case on.Uncovered():
            turned = Actor((item_of(event.piece),), title(event.face), "turn")
            return Spotlight((turned,), words="", sound="card", dims=False)
        case on.Strikes():
            return _strike(event, view)
        case on.NoVictim():
            source = Actor((_lying(view, view.waiting, event.source),), title(event.source))
            return Spotlight((source,), dims=False)
        case on.Stands() | on.Falls():
            return _judged(event, view)
    return None


def ending_of(view: AndroidsState, audience: Audience) -> Spotlight:
    """The android that stands, and how many cards each seat has left."""
    hands = tuple((audience.name(seat), str(len(hand))) for seat, hand in enumerate(view.hands))
    items = _android(view)
    actors = (Actor(items, android_name(view), "light"),) if items else ()
    return Spotlight(actors, sum=Sum(((_("Cards in hand"), ""), *hands)))


def _android(view: AndroidsState) -> tuple[ItemId, ...]:
    """The parts of the android that hang together."""
    body = body_of(view)
    parts = (body.head, body.torso, *(limb for limb, _joint in body.limbs))
    return tuple(item_of(part) for part in parts if part is not None)


def _strike(event: on.Strikes, view: AndroidsState) -> Spotlight:
    source = Actor((_lying(view, view.waiting, event.source),), title(event.source), "strike")
    struck = zip(event.pieces[:VICTIMS], event.faces[:VICTIMS], strict=True)
    victims = (Actor((item_of(piece),), title(face), "fall", "✗", "bad") for piece, face in struck)
    return Spotlight((source, *victims), _("Sabotage!"), role="bad")


def _judged(event: on.Stands | on.Falls, view: AndroidsState) -> Spotlight:
    """The android, and how much it has of what it needs."""
    stands = isinstance(event, on.Stands)
    needs = ((_("Head"), event.heads, 1), (_("Torso"), event.torsos, 1), (_("Limbs"), event.limbs, LIMBS))
    terms = tuple((name, _("{n} of {most}", n=min(has, most), most=most)) for name, has, most in needs)
    verdict = _("stands") if stands else _("falls")
    added = Sum(terms, verdict, _("The android"), "good" if stands else "bad", "token")
    name = _("{android} stands!", android=android_name(view)) if stands else _("It falls to pieces!")
    items = _android(view)
    actors = (Actor(items, act="light" if stands else "crack"),) if items else ()
    return Spotlight(actors, name, "" if stands else None, added, "gold" if stands else "bad")


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
