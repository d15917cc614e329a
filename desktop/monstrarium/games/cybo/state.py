"""The state of CYBO: the options, the turns played so far, and the current turn."""

from __future__ import annotations

import enum
from dataclasses import field
from typing import Annotated

from ...engine.bounds import SAME, Each
from ...engine.effects import Resolution
from ...engine.plain import Seat, State, Value, state
from ...engine.rng import Rng
from .board import Number, Numbers
from .options import House, Level

ROUNDS = 13


class Kind(enum.IntEnum):
    NOTHING = 0
    TRINITY = 1
    ORDERED = 2
    MISSED = 3
    QUAD = 4
    DUPLICATE = 5
    DUPLICATE_QUAD = 6
    WHOLE = 7
    """A Beginner's four rolls are a whole column, which an option makes a Quad; `quad` repeats the fourth number."""


class Phase(enum.IntEnum):
    ROLL = 0
    QUAD = 1
    """A Trinity in a column is complete: keep its points, or roll for the fourth number."""
    SCORED = 2
    """The turn is written down and the die not handed on yet; seen only between two beats of a film."""
    OVER = 3


class Row(Value, frozen=True, gc=False):
    """One line of a scorecard."""

    rolls: Numbers
    """The numbers of the turn as they came, without the roll for the Quad."""
    trinity: Numbers = ()
    """The three of them that form a line, as they came; empty for none."""
    quad: Number = 0
    """The roll for the Quad, hit or missed; 0 where there was none."""
    points: int = 0
    kind: Kind = Kind.NOTHING


@state
class CyboState(State):
    """All of a match. `rows` has one row a turn; the seat of each follows from `order`."""

    rng: Rng
    house: Annotated[House, SAME]
    order: Annotated[tuple[Seat, ...], Each("seats")]
    levels: Annotated[tuple[Level, ...], Each("seats")]
    """By seat, as they are now: extra rounds have no Grand Masters."""
    scores: Annotated[tuple[int, ...], Each("seats")]
    locks: Annotated[tuple[Numbers, ...], Each("seats")]
    """By seat: the three or four numbers that a Grand Master has to repeat; empty for none."""
    seat: Seat = 0
    """The seat with the die."""
    phase: Phase = Phase.ROLL
    rolls: Numbers = ()
    """The numbers of the current turn that count."""
    die: Number = 0
    """What the die shows; 0 before the first roll of the match."""
    rows: list[Row] = field(default_factory=list)
    extra: tuple[Seat, ...] = ()
    """The seats of all turns in extra rounds."""
    contest: tuple[Seat, ...] = ()
    """The seats in the current extra round, or the winners of the last one."""
    pending: Resolution | None = None
