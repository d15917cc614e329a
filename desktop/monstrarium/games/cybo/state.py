"""A table of CYBO: what was agreed, every turn played so far, and the turn that runs."""

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
    """What a turn came to."""

    NOTHING = 0
    TRINITY = 1
    ORDERED = 2
    MISSED = 3
    """The fourth roll failed."""
    QUAD = 4
    DUPLICATE = 5
    DUPLICATE_QUAD = 6
    WHOLE = 7
    """A Beginner's four rolls are a whole column, by option; `quad` repeats the one beside the Trinity."""


class Phase(enum.IntEnum):
    """What is owed now."""

    ROLL = 0
    QUAD = 1
    """A Trinity in a column is complete: keep its points, or roll for the fourth number."""
    SCORED = 2
    """The turn is written down and the die not yet handed on: only the eye ever sees this, between two beats."""
    OVER = 3


class Row(Value, frozen=True, gc=False):
    """One line of a scorecard."""

    rolls: Numbers
    """All numbers of the turn but the fourth roll of a Quad, as they came."""
    trinity: Numbers = ()
    """The three of them that form a line, as they came; empty when none do."""
    quad: Number = 0
    """The fourth roll, hit or miss; 0 when it was not tried."""
    points: int = 0
    kind: Kind = Kind.NOTHING


@state
class CyboState(State):
    """Turns are flat, in order of play; whose turn number k is follows from the order."""

    rng: Rng
    house: Annotated[House, SAME]
    order: Annotated[tuple[Seat, ...], Each("seats")]
    """The seats in order of play."""
    levels: Annotated[tuple[Level, ...], Each("seats")]
    """By seat, as they are now: extra rounds know no Grand Masters."""
    scores: Annotated[tuple[int, ...], Each("seats")]
    locks: Annotated[tuple[Numbers, ...], Each("seats")]
    """By seat: the three or four numbers that a Grand Master has to repeat, or none."""
    seat: Seat = 0
    """Who has the die."""
    phase: Phase = Phase.ROLL
    rolls: Numbers = ()
    """The numbers of the turn that runs."""
    die: Number = 0
    """What the die shows; 0 before the first roll of the match."""
    rows: list[Row] = field(default_factory=list)
    extra: tuple[Seat, ...] = ()
    """Who plays in the extra rounds, turn by turn."""
    contest: tuple[Seat, ...] = ()
    """Who is in the extra round that runs."""
    pending: Resolution | None = None
