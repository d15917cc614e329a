"""The levels people choose from, and what each of them runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ..engine.game import Hints
from ..engine.plain import Value
from ..engine.words import mark
from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot
from .search import SearchBot
from .solved import SolvedBot


class Level(Value, frozen=True, gc=False):
    """How well a bot plays."""

    key: str
    """What a record keeps of it."""
    name: str
    """A marked word."""
    bot: str
    rounds: int
    seconds: float


BOTS: Mapping[str, Callable[[Hints[Any]], Bot]] = MappingProxyType(
    {
        "random": lambda hints: RandomBot(),
        "greedy": GreedyBot,
        "search": SearchBot,
        "solved": lambda hints: SolvedBot(hints, SearchBot(hints)),
    }
)
"""Every way to choose, by the name the command line knows it by."""

LEVELS = (
    Level("easy", mark("Easy"), "random", rounds=1, seconds=1.0),
    Level("normal", mark("Normal"), "greedy", rounds=8, seconds=2.0),
    Level("hard", mark("Hard"), "solved", rounds=600, seconds=4.0),
)


def level(key: str) -> Level:
    """The level with this key. KeyError names it when there is none."""
    for each in LEVELS:
        if each.key == key:
            return each
    raise KeyError(key)
