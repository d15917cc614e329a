"""What a game says of its own balance: what is counted in its matches, and the tables that show it.

The laboratory plays the matches, adds up what was entered, and draws the tables; a game only declares them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ..engine.action import Action
from ..engine.event import Event
from ..engine.game import Outcome
from ..engine.plain import Plain, Value
from ..language.words import mark

# ---- what is counted


class Book(Protocol):
    """Takes values by row and column."""

    def add(self, row: str, column: str, value: float = 1.0) -> None: ...


class Census:
    """Watches one match and enters into a book what its game is judged by.

    It receives every action before it is carried out, and every event; a game overrides what it needs.
    """

    def __init__(self, book: Book, seats: int) -> None:
        self.book = book
        self.seats = seats
        self.state: Any = None

    def begin(self, state: Any) -> None:
        """Take the state of the match, which changes while it is played."""
        self.state = state

    def decide(self, action: Action) -> None:
        """Receive an action before it is carried out."""

    def emit(self, event: Event) -> None:
        """Receive an event."""

    def beat(self) -> None:
        """A frame of the film ends here."""

    def end(self, outcome: Outcome) -> None:
        """Enter what is known only at the end."""


# ---- what is shown of a row


class Count(Value, frozen=True, gc=False):
    """How many values were entered."""

    column: str


class Mean(Value, frozen=True, gc=False):
    """The average."""

    column: str
    digits: int = 1
    signed: bool = False


class Share(Value, frozen=True, gc=False):
    """The average of values from 0 to 1, as a share."""

    column: str


class Rate(Value, frozen=True, gc=False):
    """The entries of one column as a share of the entries of another, or their number for each of those."""

    part: str
    whole: str
    each: bool = False
    """Whether it is a number for each entry instead of a share."""


class Lift(Value, frozen=True, gc=False):
    """How far the average lies above that of the other rows of its kind, with its size in standard errors."""

    column: str


class Fair(Value, frozen=True, gc=False):
    """The average of parts of a fair share."""

    column: str


class Within(Value, frozen=True, gc=False):
    """Whether the average lies between two values."""

    column: str
    low: float
    high: float


class Printed(Value, frozen=True):
    """What is printed on the card of a row."""

    told: Callable[[str], str]


Figure = Count | Mean | Share | Rate | Lift | Fair | Within | Printed


class Column(Value, frozen=True):
    """A column of a table."""

    head: str
    """A marked word."""
    figure: Figure


class Table(Value, frozen=True):
    """A table of what was counted, with a row for each thing."""

    title: str
    """A marked heading."""
    kinds: Mapping[str, tuple[str, ...]]
    """By kind, as a marked word: its rows. Each kind has a table of its own, and its rows are compared."""
    columns: tuple[Column, ...]
    best: str = ""
    """The column by whose average rows are sorted, best first; empty to keep their order."""
    names: Mapping[str, str] = {}
    """By row: its name, where that is not the row itself."""
    note: str = ""
    """A marked sentence below the heading."""
    each_bot: bool = False
    """Whether there is a table for each bot that played, instead of one for the first."""


class Outlying(Value, frozen=True):
    """A search for rows whose lift is more than is allowed, up or down."""

    title: str
    """A marked sentence that names what is allowed as {allowed}."""
    column: str
    kinds: Mapping[str, tuple[str, ...]]
    allowed: float


class Idle(Value, frozen=True):
    """A search for rows of which something happens in too few cases."""

    title: str
    """A marked sentence."""
    rows: tuple[str, ...]
    part: str
    whole: str
    least: float


class Measure(Value, frozen=True):
    """What a match came to, in a game that all seats win or lose together."""

    name: str
    """A marked word."""
    of: Callable[[Any], float]
    """The number, from the last state of a match."""
    less: bool = False
    """Whether less is better."""
    options: Mapping[str, Plain] = {}
    """Options under which every match tells much; they hold where nobody chooses others."""


class Balance(Value, frozen=True):
    """What a game is judged by."""

    method: str
    """How its cards are measured, in a few marked sentences."""
    census: Callable[[Book, int], Census]
    """Makes what watches one match, for a book and a number of seats."""
    tables: tuple[Table, ...] = ()
    lengths: tuple[str, ...] = ()
    """The columns, by number of seats, that say how long matches take; the number of decisions is always told."""
    unusual: tuple[Outlying | Idle, ...] = ()
    houses: Mapping[str, Mapping[str, Plain]] = {}
    """The choices of options that are measured, by name; the defaults, where there are none."""
    shares: Mapping[int, float] = {}
    """By number of seats: the share of the matches that is played, where they take long; else all."""
    measure: Measure | None = None
    """In a game that all win or lose together."""


DECISIONS = mark("decisions of a match")
"""The column, by number of seats, that the laboratory enters for every match."""
FIRST = "first wins"
"""The column, by number of seats, into which a census enters the share of victory of the seat that began."""
