"""The result of a mission, as a campaign keeps it; it has the same form in every game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from .plain import Value

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Loss(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One figurine that a seat has lost in a mission."""

    who: Word
    """The key of its kind."""
    worth: Number = 0
    """How much it counts when losses are compared."""


class Result(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The result of one mission; tuples are by seat."""

    mission: Word
    places: tuple[Number, ...]
    """From 1, ties shared."""
    points: tuple[Number, ...]
    lost: tuple[tuple[Loss, ...], ...]
    rounds: Number = 0
