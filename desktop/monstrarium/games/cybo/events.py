"""What happens in CYBO, for the eye and the log."""

from __future__ import annotations

from ...engine.event import Event
from ...engine.plain import Seat
from .board import Number, Numbers
from .state import Row
from .turn import Terms


class TurnBegan(Event, frozen=True, gc=False):
    """The seat takes the die. Rounds count from 1, extra rounds from 14."""

    round: int
    opens: bool
    """The round begins with this turn."""


class Rolled(Event, frozen=True, gc=False):
    """The die has come to rest."""

    number: Number
    rolls: Numbers
    """All that count in this turn, this one included."""
    good: int
    """How many numbers would have served."""
    out_of: int
    """Of how many that counted."""


class Repeated(Event, frozen=True, gc=False):
    """The number came before in this turn and is rolled again."""

    number: Number


class Completed(Event, frozen=True, gc=False):
    """Three numbers form a line: a Trinity."""

    trinity: Numbers
    ordered: bool
    points: int
    target: Number
    """What would make it a Quad; 0 when nothing does."""


class Duplicated(Event, frozen=True, gc=False):
    """A Grand Master, or one to be, has rolled the same numbers in the same order once more."""

    numbers: Numbers
    points: int


class Locked(Event, frozen=True, gc=False):
    """A first duplicate makes the seat a Grand Master."""

    numbers: Numbers
    hard: bool


class Kept(Event, frozen=True, gc=False):
    """The seat takes its points and leaves the Quad."""

    points: int


class Hit(Event, frozen=True, gc=False):
    """The fourth number came: a Quad."""

    number: Number
    points: int


class Missed(Event, frozen=True, gc=False):
    """The fourth number did not come."""

    number: Number
    target: Number
    points: int


class TurnEnded(Event, frozen=True, gc=False):
    """The turn is on the card."""

    row: Row
    terms: Terms
    """What the turn was played under, which is all that luck depends on."""
    round: int


class ExtraRound(Event, frozen=True, gc=False):
    """Several seats are still level at the top and roll on; the event's seat begins."""

    seats: tuple[Seat, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """It is over; the event's seat is the first of the winners."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
