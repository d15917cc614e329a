"""The flourish with which an event is shown."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ....language.words import _
from ....table.presenter import Audience, Flourish
from .. import events as on
from ..cards import FIRST_SABOTAGE, title
from ..state import AndroidsState
from .android import android_name
from .items import DISCARD, LEVER, PILE, STAGE, item_of, place


def flourish_of(event: Event, view: AndroidsState, audience: Audience) -> Flourish | None:
    """The flourish of an event; None where the change of the table says enough."""
    match event:
        case on.Passed(seat=seat):
            return Flourish("float", place("seat", seat), text="…", role="light")
        case on.Declared():
            return Flourish("pulse", LEVER, role="bad")
        case on.Played(piece=piece) | on.Resolving(piece=piece) | on.ShowedCard(piece=piece) | on.Fished(piece=piece):
            return Flourish("pulse", item_of(piece))
        case on.ShuffledPile() | on.TurnedPile():
            return Flourish("float", PILE, text="↻" if isinstance(event, on.ShuffledPile) else "⇅")
        case on.Drew(seat=seat, count=count):
            return Flourish("float", place("seat", seat), text=f"+{count}")
    return _of_seats(event) or _of_batch(event, view) or _of_uncovering(event, view)


def _of_seats(event: Event) -> Flourish | None:
    """Arrows between seats, and words at one."""
    match event:
        case on.Stole(seat=seat, other=other):
            return Flourish("arrow", place("seat", other), place("seat", seat), role="bad")
        case on.Swapped(seat=seat, other=other):
            return Flourish("arrow", place("seat", seat), place("seat", other))
        case on.Looked(seat=seat, zone=zone, other=other):
            return Flourish("arrow", place("seat", seat), PILE if zone == "pile" else place("seat", other))
        case on.Napping(seat=seat, other=other):
            return Flourish("arrow", place("seat", seat), place("seat", other), role="bad")
        case on.Skipped(seat=seat):
            return Flourish("float", place("seat", seat), text=_("asleep"), role="soft")
        case on.Jumped(seat=seat) | on.CurfewOver(seat=seat):
            return Flourish("pulse", place("seat", seat))
    return None


def _of_batch(event: Event, view: AndroidsState) -> Flourish | None:
    """What becomes of the entries of the batch."""
    match event:
        case on.Cancelled(source=source):
            return Flourish("float", _played(view, source), text="✗", role="bad")
        case on.Kept(source=source):
            return Flourish("float", _played(view, source), text="✓", role="good")
        case on.Copied(piece=piece):
            return Flourish("pulse", item_of(piece))
        case on.TooLate(seat=seat) | on.NothingDone(seat=seat):
            return Flourish("float", place("seat", seat), text="–", role="soft")
    return None


def _of_uncovering(event: Event, view: AndroidsState) -> Flourish | None:
    """Arrows of sabotages, and the verdict in large words over the stage."""
    match event:
        case on.Uncovered(piece=piece, face=face) if face >= FIRST_SABOTAGE:
            return Flourish("pulse", item_of(piece), role="bad")
        case on.Strikes(source=source, pieces=pieces):
            first, *more = (item_of(piece) for piece in pieces)
            return Flourish("strike", _acting(view, source), first, also=tuple(more), role="bad")
        case on.NoVictim(source=source):
            return Flourish("float", _acting(view, source), text=_("nothing to strike"), role="light")
        case on.Echoes(source=source, echoed=echoed):
            return Flourish("float", _acting(view, source), text=title(echoed), role="light")
        case on.Stands():
            return Flourish("proclaim", STAGE, text=_("{android} stands!", android=android_name(view)))
        case on.Falls():
            there = STAGE if view.assembly else PILE
            return Flourish("proclaim", there, text=_("It falls to pieces!"), role="bad")
        case on.Won(seat=seat):
            return Flourish("pulse", place("seat", seat))
    return None


def _acting(view: AndroidsState, source: int) -> str:
    """The sabotage with a face among those that have not taken effect."""
    return _lying(view.waiting, view, source)


def _played(view: AndroidsState, source: int) -> str:
    return _lying(view.played, view, source)


def _lying(zone: list[PieceId], view: AndroidsState, source: int) -> str:
    return next((item_of(piece) for piece in zone if view.pieces.face[piece] == source), DISCARD)
