"""What happens in XYbrid, for the eye and the log. Faces are told with the pieces, since pieces may be hidden later."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Event
from ...engine.plain import PieceId, Seat


class RoundBegan(Event, frozen=True, gc=False):
    """The event's seat goes first."""

    round: int


class CoreTaken(Event, frozen=True, gc=False):
    """A monster begins."""

    piece: PieceId
    face: int


class TurnBegan(Event, frozen=True, gc=False):
    """The seat is in turn."""


class Stocked(Event, frozen=True, gc=False):
    """Parts came from the deck to the lab."""

    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]


class Activated(Event, frozen=True, gc=False):
    """The effect of a card begins: a MISSION, a DRAW, or a breakthrough."""

    piece: PieceId
    face: int


class Drew(Event, frozen=True, gc=False):
    """A part went from the lab to a hand by drawing."""

    piece: PieceId
    face: int


class DrewNothing(Event, frozen=True, gc=False):
    """The seat goes on to building, since there is nothing to draw."""


class Attached(Event, frozen=True, gc=False):
    """A part was attached to the monster of the seat."""

    piece: PieceId
    face: int


class Moved(Event, frozen=True, gc=False):
    """The seat moved a part to a zone: "lab", "hand", "pile" or "monster"; `to` has the zone."""

    piece: PieceId
    face: int
    zone: str
    to: Seat


class Laid(Event, frozen=True, gc=False):
    """The seat laid a part that only it has seen on the deck or below it."""

    zone: str


class Looked(Event, frozen=True, gc=False):
    """The seat looked at parts of the deck."""

    count: int


class Saw(Event, frozen=True, gc=False):
    """What the seat saw there."""

    private: ClassVar[bool] = True
    piece: PieceId
    face: int


class TurnedUp(Event, frozen=True, gc=False):
    """A part of the deck was turned up for everyone."""

    piece: PieceId
    face: int


class Swapped(Event, frozen=True, gc=False):
    """The seat exchanged the places of two parts."""

    piece: PieceId
    face: int
    other: PieceId
    other_face: int


class Destroyed(Event, frozen=True, gc=False):
    """The seat destroyed a part; `owner` had it attached or in its pile, -1: nobody."""

    piece: PieceId
    face: int
    owner: Seat


class Changed(Event, frozen=True, gc=False):
    """A part is worth something else for this deployment."""

    piece: PieceId
    face: int
    value: int


class Gained(Event, frozen=True, gc=False):
    """The seat gained infamy, or lost it when negative."""

    infamy: int


class RevealBegan(Event, frozen=True, gc=False):
    """The last turn of the round is over, and everyone chooses a breakthrough; the event's seat went first."""

    complete: bool
    """Whether every monster has all it needs."""


class Committed(Event, frozen=True, gc=False):
    """The seat has made its secret choice."""


class Revealed(Event, frozen=True, gc=False):
    """All choices lie open: by seat the card and its face, or -1."""

    cards: tuple[PieceId, ...]
    faces: tuple[int, ...]


class Marked(Event, frozen=True, gc=False):
    """Something holds until the end of the deployment: "reversed", "muted" or "shielded"; `on` is whose monster."""

    what: str
    on: Seat


class Deployed(Event, frozen=True, gc=False):
    """The DEPLOY effect of a part begins, at the value it has."""

    piece: PieceId
    face: int
    value: int


class Occurred(Event, frozen=True, gc=False):
    """The DEPLOY effect of a part begins before its turn, or once more."""

    piece: PieceId
    face: int


class Muted(Event, frozen=True, gc=False):
    """The DEPLOY effect of a part does not occur."""

    piece: PieceId
    face: int


class Counted(Event, frozen=True, gc=False):
    """A part of the seat's monster pays its value; what all of them pay together is told by Scored."""

    piece: PieceId
    value: int


class Scored(Event, frozen=True, gc=False):
    """The monster of the seat is paid: its parts by face and value, and the hand."""

    first: int
    """The face that gives the first word of its name, or -1."""
    last: int
    """The face that gives the last one."""
    faces: tuple[int, ...]
    values: tuple[int, ...]
    hand: int
    infamy: int


class Ended(Event, frozen=True, gc=False):
    """The match is over; the event's seat is the first of the winners."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
