"""What a game has to draw of the course of a match, as data: which charts there are, and what each counts of a seat."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, TypeAlias

from .desc import Value

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat, a number of each kind."""


class Common(enum.Enum):
    """A chart that can be drawn of any game."""

    SCORE = "score"
    CHANCE = "chance"
    LUCK = "luck"


class Form(enum.Enum):
    """How a tally is drawn."""

    LINES = "lines"
    """A line a seat: what all kinds come to."""
    BANDS = "bands"
    """A row a seat, in which the kinds lie one on the other."""


class Kind(Value, frozen=True):
    """One of the things that a tally counts. The name is a marked sentence."""

    name: str
    sign: str = ""
    """The drawing that stands for it, by its key under resources/art."""
    colour: str = "#808080"
    """Of its band, where it has one: that of its sign."""


class Tally(Value, frozen=True):
    """A chart of the game's own. Title and measure are marked sentences."""

    title: str
    measure: str
    kinds: tuple[Kind, ...]
    count: Callable[[Any], Counts]
    """What an onlooker's view of the game shows of it."""
    form: Form = Form.LINES


Charts: TypeAlias = tuple[Common | Tally, ...]
"""The charts of a game, in the order in which they are offered."""
EVERY = (Common.SCORE, Common.CHANCE, Common.LUCK)
