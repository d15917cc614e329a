"""The events of rounds and activations. What one side does unseen is told to that side alone."""

from __future__ import annotations

from typing import ClassVar

from ....engine.event import Event
from ....engine.plain import PieceId, Seat
from . import WarriorEvent

# ---- before the first round


class Enlisted(Event, frozen=True, gc=False):
    private: ClassVar[bool] = True
    kind: int


class Dismissed(Event, frozen=True, gc=False):
    private: ClassVar[bool] = True
    kind: int


class Mustered(Event, frozen=True, gc=False):
    """The seat has its warriors together."""


class Placed(WarriorEvent, frozen=True, gc=False):
    square: int
    facing: int


class TakenBack(WarriorEvent, frozen=True, gc=False):
    """A warrior that was placed stands beside the laboratory again."""


class Deployed(Event, frozen=True, gc=False):
    """The seat has placed its warriors."""


class Dealt(Event, frozen=True, gc=False):
    count: int


class Kept(Event, frozen=True, gc=False):
    """The seat plays with the cards it was dealt."""


class Redrew(Event, frozen=True, gc=False):
    """The seat put its cards under the deck and took others."""

    count: int


# ---- rounds


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the seat won the latest Activation Roll, or is nobody."""

    round: int


class BidLaid(Event, frozen=True, gc=False):
    """The seat laid a card face down for the Activation Roll; it has laid so many."""

    piece: PieceId
    count: int


class BidEnded(Event, frozen=True, gc=False):
    """The seat lays no more cards for it."""


class BidShown(Event, frozen=True, gc=False):
    """The cards of the seat for the Activation Roll are turned over."""

    faces: tuple[int, ...]
    points: int


class OrderRolled(Event, frozen=True, gc=False):
    """The Activation Roll of the seat: its die, and what its cards make of it."""

    die: int
    total: int


class OrderTied(Event, frozen=True, gc=False):
    """Nobody has won the Activation Roll: it is rolled again."""


class OrderWon(Event, frozen=True, gc=False):
    """The seat has won the Activation Roll."""


class Opens(Event, frozen=True, gc=False):
    """The seat says that `first` reveals the first counter."""

    first: Seat


class Numbered(Event, frozen=True, gc=False):
    private: ClassVar[bool] = True
    warrior: int
    number: int


class Roused(WarriorEvent, frozen=True, gc=False):
    """A warrior of the seat gives up its ambush to be activated."""


class Ordered(Event, frozen=True, gc=False):
    """The seat has laid so many counters."""

    count: int


class RoundEnded(Event, frozen=True, gc=False):
    """All counters of the round are revealed, and the late moves made."""

    round: int


# ---- activations


class Revealed(WarriorEvent, frozen=True, gc=False):
    """The seat reveals a counter: this warrior is active."""

    number: int


class Announced(WarriorEvent, frozen=True, gc=False):
    mode: int


class MoveBegan(WarriorEvent, frozen=True, gc=False):
    points: int
    late: bool


class Stepped(WarriorEvent, frozen=True, gc=False):
    """A warrior moved by one square; `left` are its points now."""

    source: int
    square: int
    cost: int
    left: int


class Turned(WarriorEvent, frozen=True, gc=False):
    facing: int
    cost: int
    left: int


class DoorOpened(WarriorEvent, frozen=True, gc=False):
    door: int


class DoorShut(WarriorEvent, frozen=True, gc=False):
    door: int


class DoorBroken(WarriorEvent, frozen=True, gc=False):
    """A Titan walked through a door that was shut: it is open for good."""

    door: int


class Jumped(WarriorEvent, frozen=True, gc=False):
    """A warrior jumps over a pit: its Success Level, its die, and whether it clears the pit."""

    square: int
    level: int
    die: int
    cleared: bool


class Fell(WarriorEvent, frozen=True, gc=False):
    """A warrior ends its Movement in a pit."""

    square: int


class SteppedBack(WarriorEvent, frozen=True, gc=False):
    """A warrior whose points ran out where nobody may stop goes back to where it could stand."""

    square: int


class Entered(WarriorEvent, frozen=True, gc=False):
    square: int
    facing: int


class Left(WarriorEvent, frozen=True, gc=False):
    square: int


class Halted(WarriorEvent, frozen=True, gc=False):
    """The Movement of a warrior is over."""


class CounterTurned(WarriorEvent, frozen=True, gc=False):
    square: int
    trap: bool


class TrapSprung(WarriorEvent, frozen=True, gc=False):
    """A trap: the Success Level of the warrior, its die, and whether it gets out of the way."""

    level: int
    die: int
    avoided: bool


class NothingHappens(Event, frozen=True, gc=False):
    """There is no event card left to draw."""


class Guarded(WarriorEvent, frozen=True, gc=False):
    level: int


class Waits(WarriorEvent, frozen=True, gc=False):
    """A warrior takes up an ambush; the number of its counter. Lower numbers shoot first."""

    number: int


class Pinned(WarriorEvent, frozen=True, gc=False):
    """A warrior is held fast by `by` until the round is over; dazed, it rolls worse as well."""

    by: int
    dazed: bool


class Bursts(WarriorEvent, frozen=True, gc=False):
    """A warrior sacrifices itself."""


class Rested(WarriorEvent, frozen=True, gc=False):
    """The activation of a warrior is over, and it did nothing more."""


# ---- first things, and the end


class FirstContact(Event, frozen=True, gc=False):
    """The two sides have met for the first time; a warrior of the seat sees the enemy."""


class Spotted(WarriorEvent, frozen=True, gc=False):
    """An enemy has seen a warrior that could infiltrate: it can no more."""


class Won(Event, frozen=True, gc=False):
    """The match is over, and the seat has won."""


class Drawn(Event, frozen=True, gc=False):
    """The match is over, and nobody has won; the seat means nothing."""

    late: bool
    """Whether the last round is over; else neither side can win any more."""
