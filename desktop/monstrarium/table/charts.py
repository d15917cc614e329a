"""The charts of a game, as data: which there are, and what each counts for every seat."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, TypeAlias

from .desc import Value

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat: the number of each kind."""


class CommonChart(enum.Enum):
    """A chart that every game can have."""

    SCORE = "score"
    CHANCE = "chance"
    LUCK = "luck"


class Form(enum.Enum):
    LINES = "lines"
    """One line for each seat: the sum of all kinds."""
    BANDS = "bands"
    """One row for each seat, with the kinds stacked."""


class Kind(Value, frozen=True):
    """One kind of thing that a tally counts. The name is a marked sentence."""

    name: str
    sign: str = ""
    """The key of its drawing under resources/art."""
    colour: str = "#808080"
    """The colour of its band."""


class Tally(Value, frozen=True):
    """A chart of one game. Title and measure are marked sentences."""

    title: str
    measure: str
    kinds: tuple[Kind, ...]
    count: Callable[[Any], Counts]
    """Counts in an onlooker's view of the game."""
    form: Form = Form.LINES


Charts: TypeAlias = tuple[CommonChart | Tally, ...]
"""The charts of a game, in the order of the menu."""
EVERY = (CommonChart.SCORE, CommonChart.CHANCE, CommonChart.LUCK)
