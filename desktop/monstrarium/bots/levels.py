"""The levels people choose from, and what each of them runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ..engine.course import Courses
from ..engine.game import Hints
from ..engine.plain import Value
from ..language.words import mark
from .bot import Bot
from .greedy import GreedyBot
from .planning import KEEN, Planner
from .search import SearchBot
from .simple_bots import RandomBot
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


KINDS = MappingProxyType(
    {"random": mark("Random"), "greedy": mark("Greedy"), "search": mark("Search"), "solved": mark("Exact")}
)
"""Marked words for the ways to choose, where a seat has one of them instead of a level."""
ROUNDS = 300
"""For a way to choose that no level runs, when nobody says how many."""
SECONDS = 4.0


def planner(name: str, hints: Hints[Any], courses: Courses | None) -> Planner:
    """A way to choose, which weighs courses if it is one that weighs anything."""
    return Planner(hints, courses if name in KEEN else None, BOTS[name](hints))


def level(word: str) -> Level:
    """What a record says sits there: a level, or a way to choose, as `search`, `search:500` or `search:hard`.

    KeyError when there is no bot of that name, ValueError when neither rounds nor a level come after the colon.
    """
    name, _colon, effort = word.partition(":")
    known = {each.key: each for each in LEVELS}
    if word in known:
        return known[word]
    if name not in BOTS:
        raise KeyError(name)
    if not effort:
        rounds = next((each.rounds for each in LEVELS if each.bot == name), ROUNDS)
    elif effort in known:
        rounds = known[effort].rounds
    elif effort.isdecimal() and 0 < int(effort) <= 10**9:
        rounds = int(effort)
    else:
        raise ValueError(word)
    return Level(word, KINDS[name], name, rounds, SECONDS)
