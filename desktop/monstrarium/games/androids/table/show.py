"""The flourish with which an event is shown."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ....language.words import _
from ....table.presenter import Audience, Flourish
from ..cards import FIRST_SABOTAGE, title
from ..events import (
    Cancelled,
    Copied,
    CurfewOver,
    Declared,
    Drew,
    Echoes,
    Falls,
    Fished,
    Jumped,
    Kept,
    Looked,
    Napping,
    NothingDone,
    NoVictim,
    Passed,
    Played,
    Resolving,
    ShowedCard,
    ShuffledPile,
    Skipped,
    Stands,
    Stole,
    Strikes,
    Swapped,
    TooLate,
    TurnedPile,
    Uncovered,
    Won,
)
from ..state import AndroidsState
from .android import android_name
from .items import DISCARD, LEVER, PILE, STAGE, item_of, place


def flourish_of(event: Event, view: AndroidsState, audience: Audience) -> Flourish | None:
    """The flourish of an event; None where the change of the table says enough."""
    match event:
        case Passed(seat=seat):
            return Flourish("float", place("seat", seat), text="…", role="light")
        case Declared():
            return Flourish("pulse", LEVER, role="bad")
        case Played(piece=piece) | Resolving(piece=piece) | ShowedCard(piece=piece) | Fished(piece=piece):
            return Flourish("pulse", item_of(piece))
        case ShuffledPile() | TurnedPile():
            return Flourish("float", PILE, text="↻" if isinstance(event, ShuffledPile) else "⇅")
        case Drew(seat=seat, count=count):
            return Flourish("float", place("seat", seat), text=f"+{count}")
    return _of_seats(event) or _of_batch(event, view) or _of_uncovering(event, view)


def _of_seats(event: Event) -> Flourish | None:
    """Arrows between seats, and words at one."""
    match event:
        case Stole(seat=seat, other=other):
            return Flourish("arrow", place("seat", other), place("seat", seat), role="bad")
        case Swapped(seat=seat, other=other):
            return Flourish("arrow", place("seat", seat), place("seat", other))
        case Looked(seat=seat, zone=zone, other=other):
            return Flourish("arrow", place("seat", seat), PILE if zone == "pile" else place("seat", other))
        case Napping(seat=seat, other=other):
            return Flourish("arrow", place("seat", seat), place("seat", other), role="bad")
        case Skipped(seat=seat):
            return Flourish("float", place("seat", seat), text=_("asleep"), role="soft")
        case Jumped(seat=seat) | CurfewOver(seat=seat):
            return Flourish("pulse", place("seat", seat))
    return None


def _of_batch(event: Event, view: AndroidsState) -> Flourish | None:
    """What becomes of the entries of the batch."""
    match event:
        case Cancelled(source=source):
            return Flourish("float", _played(view, source), text="✗", role="bad")
        case Kept(source=source):
            return Flourish("float", _played(view, source), text="✓", role="good")
        case Copied(piece=piece):
            return Flourish("pulse", item_of(piece))
        case TooLate(seat=seat) | NothingDone(seat=seat):
            return Flourish("float", place("seat", seat), text="–", role="soft")
    return None


def _of_uncovering(event: Event, view: AndroidsState) -> Flourish | None:
    """Arrows of sabotages, and the verdict in large words over the stage."""
    match event:
        case Uncovered(piece=piece, face=face) if face >= FIRST_SABOTAGE:
            return Flourish("pulse", item_of(piece), role="bad")
        case Strikes(source=source, pieces=pieces):
            first, *more = (item_of(piece) for piece in pieces)
            return Flourish("strike", _acting(view, source), first, also=tuple(more), role="bad")
        case NoVictim(source=source):
            return Flourish("float", _acting(view, source), text=_("nothing to strike"), role="light")
        case Echoes(source=source, echoed=echoed):
            return Flourish("float", _acting(view, source), text=title(echoed), role="light")
        case Stands():
            return Flourish("proclaim", STAGE, text=_("{android} stands!", android=android_name(view)))
        case Falls():
            there = STAGE if view.assembly else PILE
            return Flourish("proclaim", there, text=_("It falls to pieces!"), role="bad")
        case Won(seat=seat):
            return Flourish("pulse", place("seat", seat))
    return None


def _acting(view: AndroidsState, source: int) -> str:
    """The sabotage with a face among those that have not taken effect."""
    return _lying(view.waiting, view, source)


def _played(view: AndroidsState, source: int) -> str:
    return _lying(view.played, view, source)


def _lying(zone: list[PieceId], view: AndroidsState, source: int) -> str:
    return next((item_of(piece) for piece in zone if view.pieces.face[piece] == source), DISCARD)
