"""The events of CYBO."""

from __future__ import annotations

from ...engine.event import Event
from ...engine.plain import Seat
from .board import Number, Numbers
from .state import Row
from .turn import Terms


class TurnBegan(Event, frozen=True, gc=False):
    """The turn of a seat begins. Rounds count from 1, extra rounds from 14."""

    round: int
    opens: bool
    """Whether the round begins with this turn."""


class Rolled(Event, frozen=True, gc=False):
    number: Number
    rolls: Numbers
    """The numbers that count in this turn, this one included."""
    good: int
    """How many numbers would have kept the turn going or completed it."""
    out_of: int
    """How many numbers counted."""


class Repeated(Event, frozen=True, gc=False):
    """The number was rolled before in this turn, so the seat rolls again."""

    number: Number


class Completed(Event, frozen=True, gc=False):
    trinity: Numbers
    ordered: bool
    points: int
    target: Number
    """The number that would make it a Quad; 0 for none."""


class Duplicated(Event, frozen=True, gc=False):
    """The seat has rolled numbers that it had rolled in the same order before."""

    numbers: Numbers
    points: int


class Locked(Event, frozen=True, gc=False):
    """A first duplicate makes the seat a Grand Master."""

    numbers: Numbers
    hard: bool


class Kept(Event, frozen=True, gc=False):
    points: int


class Hit(Event, frozen=True, gc=False):
    number: Number
    points: int


class Missed(Event, frozen=True, gc=False):
    number: Number
    target: Number
    points: int


class TurnEnded(Event, frozen=True, gc=False):
    row: Row
    terms: Terms
    """The terms of the turn; its luck depends on nothing else."""
    round: int


class ExtraRound(Event, frozen=True, gc=False):
    """The seats that are level in the first place play an extra round; the event's seat begins."""

    seats: tuple[Seat, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over; the event's seat is the first of the winners."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
