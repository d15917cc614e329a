"""What a campaign keeps of a mission that was played: values that mean the same in every game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from .plain import Value

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
Figure: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Loss(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One of those whom a seat has lost in a mission."""

    who: Word
    """By the key of its kind; the game knows what it is called."""
    worth: Figure = 0
    """How much it counts where losses are compared."""


class Result(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What came of one mission, by seat."""

    mission: Word
    places: tuple[Figure, ...]
    """From 1, ties shared."""
    points: tuple[Figure, ...]
    """What the mission adds to the score of the campaign."""
    lost: tuple[tuple[Loss, ...], ...]
    rounds: Figure = 0
    """How long it lasted."""
