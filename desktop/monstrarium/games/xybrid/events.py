"""The events of XYbrid. They have faces beside pieces, since a piece may be hidden later."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Event
from ...engine.plain import PieceId, Seat


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the event's seat goes first."""

    round: int


class CoreTaken(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class TurnBegan(Event, frozen=True, gc=False):
    """The turn of the seat begins."""


class Stocked(Event, frozen=True, gc=False):
    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]


class Activated(Event, frozen=True, gc=False):
    """The effect of a card begins: a MISSION, a DRAW, or a breakthrough."""

    piece: PieceId
    face: int


class Drew(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class DrewNothing(Event, frozen=True, gc=False):
    """The seat goes on to building because there is nothing to draw."""


class Attached(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Moved(Event, frozen=True, gc=False):
    """The seat moved a part to a zone of the seat `to`: "hand", "pile" or "monster"; or to the "lab"."""

    piece: PieceId
    face: int
    zone: str
    to: Seat


class Laid(Event, frozen=True, gc=False):
    """The seat laid a part that only it has seen on the "top" or at the "bottom" of the deck."""

    zone: str


class Looked(Event, frozen=True, gc=False):
    count: int


class Saw(Event, frozen=True, gc=False):
    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class TurnedUp(Event, frozen=True, gc=False):
    """The seat turned up a part of the deck for all to see."""

    piece: PieceId
    face: int


class Swapped(Event, frozen=True, gc=False):
    piece: PieceId
    face: int
    other: PieceId
    other_face: int


class Destroyed(Event, frozen=True, gc=False):
    """The seat destroyed a part of the monster or the pile of `owner`, which is -1 for neither."""

    piece: PieceId
    face: int
    owner: Seat


class Changed(Event, frozen=True, gc=False):
    """A part has another value for this deployment."""

    piece: PieceId
    face: int
    value: int


class Gained(Event, frozen=True, gc=False):
    """The seat gained infamy; negative where it lost some."""

    infamy: int


class RevealBegan(Event, frozen=True, gc=False):
    """The turns of the round are over, and all seats choose a breakthrough; the event's seat went first."""

    complete: bool
    """Whether every monster has all it needs."""


class Committed(Event, frozen=True, gc=False):
    """The seat has put down a breakthrough or none."""


class Revealed(Event, frozen=True, gc=False):
    """All breakthroughs are revealed: by seat the card and its face, -1 for none."""

    cards: tuple[PieceId, ...]
    faces: tuple[int, ...]


class Marked(Event, frozen=True, gc=False):
    """The monster of `on` is "muted" or "shielded", or the order is "reversed", until the end of the deployment."""

    what: str
    on: Seat


class Deployed(Event, frozen=True, gc=False):
    """The DEPLOY effect of a part begins in its turn."""

    piece: PieceId
    face: int
    value: int


class Occurred(Event, frozen=True, gc=False):
    """The DEPLOY effect of a part begins out of its turn."""

    piece: PieceId
    face: int


class Muted(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class Counted(Event, frozen=True, gc=False):
    """A part of the seat's monster pays its value; Scored follows for the whole monster."""

    piece: PieceId
    value: int


class Scored(Event, frozen=True, gc=False):
    first: int
    """The face with the first word of its name, or -1."""
    last: int
    """The face with the last word of its name."""
    faces: tuple[int, ...]
    values: tuple[int, ...]
    hand: int
    infamy: int


class Ended(Event, frozen=True, gc=False):
    """The match is over; the event's seat is the first of the winners."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
