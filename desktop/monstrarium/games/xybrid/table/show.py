"""The flourish with which an event is shown, and the scenes of the reveal and the deployment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ....engine.event import Event
from ....engine.plain import Seat
from ....language.phrases import signed
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience, Flourish
from ....table.spotlight import ELSEWHERE, Actor, Spotlight, Sum
from .. import events as on
from ..cards import CARDS, Breakthrough, title
from ..deployment import places
from ..monster import monster_title, name_faces
from ..state import XybridState
from .items import DECK, item_of, place


def flourish_of(event: Event, view: XybridState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event)


def spotlight_of(event: Event, view: XybridState, audience: Audience) -> Spotlight | None:
    """Breakthroughs turn over together, each is read, then one DEPLOY after the other, then each monster adds up."""
    match event:
        case on.Revealed():
            return _reveal(event, audience)
        case on.Activated() if isinstance(CARDS[event.face], Breakthrough):
            return Spotlight((Actor((item_of(event.piece),), audience.name(event.seat)),), title(event.face))
        case on.Deployed():
            number = _("DEPLOY at {value}", value=event.value)
            return Spotlight((Actor((item_of(event.piece),), audience.name(event.seat), "light"),), number)
        case on.Occurred():
            return Spotlight((Actor((item_of(event.piece),), audience.name(event.seat), "light"),), _("DEPLOY"))
        case on.Counted():
            return ELSEWHERE
        case on.Scored():
            return _worth(event, view, audience)
    return None


def ending_of(view: XybridState, audience: Audience) -> Spotlight:
    """The last monsters side by side, the best seat first."""
    ranks = places(view)
    actors = []
    for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
        first = ranks[seat] == 1
        name = _("{name}: {monster}", name=audience.name(seat), monster=monster_title(*name_faces(view, seat)))
        note, role = str(view.infamy[seat]), "gold" if first else "light"
        actors.append(Actor(_monster(view, seat), name, "light" if first else "", note, role, 1.0 if first else 0.8))
    return Spotlight(tuple(actors), sum=Sum(((_("Rounds"), str(view.round)),)))


def _monster(view: XybridState, seat: Seat) -> tuple[ItemId, ...]:
    pieces = (view.cores[seat], *view.monsters[seat])
    return tuple(item_of(piece) for piece in pieces if piece >= 0)


def _reveal(event: on.Revealed, audience: Audience) -> Spotlight | None:
    shown = [(seat, piece) for seat, piece in enumerate(event.cards) if piece >= 0]
    actors = tuple(Actor((item_of(piece),), audience.name(seat), "turn") for seat, piece in shown)
    return Spotlight(actors, _("The breakthroughs"), sound="card") if actors else None


def _worth(event: on.Scored, view: XybridState, audience: Audience) -> Spotlight:
    """A monster whose parts are added up, the highest value first, with the hand of its seat."""
    seat = event.seat
    parts = sorted(zip(event.values, event.faces, strict=True), key=lambda part: -part[0])
    terms = [(title(face), signed(value)) for value, face in parts]
    if event.hand:
        terms.append((_("Hand"), signed(event.hand)))
    added = Sum(tuple(terms), signed(event.infamy), _("Infamy"), sound="glass")
    monster = Actor(_monster(view, seat), audience.name(seat))
    return Spotlight(
        (monster,), monster_title(event.first, event.last), sum=added, role=f"seat{audience.colours[seat]}"
    )


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
