"""The levels of bots, what each runs, and one decision of a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from msgspec.structs import replace

from ..engine.action import RuleError
from ..engine.course import Course, Courses, Playouts
from ..engine.game import Game, Hints
from ..engine.plain import Seat, Value
from ..engine.rng import STEP, Rng
from ..language.words import mark, said
from .bot import Bot, Budget, Overlooking, Searching, Trial, best_of, never
from .planning import Planner
from .playouts import PlayoutBot
from .search import SearchBot
from .simple_bots import GreedyBot, RandomBot, SolvedBot


@runtime_checkable
class CountsRounds(Protocol):
    """Hints that know how many rounds of their game make a level, where the usual number is too few or too many."""

    @property
    def rounds(self) -> Mapping[str, int]:
        """By the key of a level; those that are left out have the usual number."""
        ...


class Level(Value, frozen=True, gc=False):
    """How well a bot plays."""

    key: str
    """The word that a record keeps."""
    name: str
    """A marked word."""
    bot: str
    rounds: int
    seconds: float
    notices: float = 1.0
    """The share of what it could do that it thinks of; what sensible players do often is thought of most."""
    careful: bool = False
    """Whether it plays courses out carefully, in games where that can be done more or less so."""
    about: str = ""
    """How it plays, as a marked sentence for people."""

    def suited(self, hints: Hints[Any]) -> Level:
        """The same with the rounds that it has in the game of these hints."""
        return (
            replace(self, rounds=hints.rounds.get(self.key, self.rounds)) if isinstance(hints, CountsRounds) else self
        )

    def part(self, number: int, parts: int) -> Level:
        """The same with an even share of the rounds, the first parts having those that are over."""
        return replace(self, rounds=self.rounds // parts + (number < self.rounds % parts))


class Kind(NamedTuple):
    """One kind of bot."""

    make: Callable[[Hints[Any]], Bot]
    name: str
    """A marked word, for seats that have a kind instead of a level."""
    compares_courses: bool = True
    plays_out: bool = False
    """Whether it uses the playouts of a game that has them."""


BOTS: Mapping[str, Kind] = MappingProxyType(
    {
        "random": Kind(lambda hints: RandomBot(), mark("Random"), False),
        "greedy": Kind(GreedyBot, mark("Greedy")),
        "search": Kind(SearchBot, mark("Search")),
        "solved": Kind(lambda hints: SolvedBot(hints, SearchBot(hints)), mark("Exact"), plays_out=True),
    }
)
"""All kinds of bot, by their names on the command line."""

LEVELS = (
    Level(
        "beginner",
        mark("Beginner"),
        "greedy",
        rounds=1,
        seconds=2.0,
        notices=1 / 5,
        about=mark("Sees one thing at a time, and overlooks a good deal."),
    ),
    Level(
        "easy",
        mark("Easy"),
        "greedy",
        rounds=2,
        seconds=2.0,
        notices=1 / 2,
        about=mark("Weighs what it sees, and overlooks some of it."),
    ),
    Level(
        "normal",
        mark("Normal"),
        "greedy",
        rounds=4,
        seconds=2.0,
        about=mark("Weighs everything that can be done now."),
    ),
    Level(
        "hard",
        mark("Hard"),
        "solved",
        rounds=400,
        seconds=2.0,
        about=mark("Looks ahead, for two seconds at the most."),
    ),
    Level(
        "expert",
        mark("Expert"),
        "solved",
        rounds=3000,
        seconds=8.0,
        careful=True,
        about=mark("Looks further ahead on all cores, for eight seconds at the most."),
    ),
)
ROUNDS = 300
"""The rounds of a kind of bot that no level runs, if none are given."""
SECONDS = 4.0


SHARED = 64
"""A bot with as many rounds shares them with other processes."""


def planner(
    name: str,
    hints: Hints[Any],
    courses: Courses | None,
    notices: float = 1.0,
    playouts: Playouts[Any] | None = None,
    careful: bool = False,
) -> Planner:
    """A bot of a kind, which compares courses if it is one that compares anything, and plays them out if it does so."""
    kind = BOTS[name]
    if notices < 1.0 and isinstance(hints, Overlooking):
        hints = hints.overlooking()
    bot = kind.make(hints)
    if playouts is not None and kind.plays_out and isinstance(bot, Searching):
        bot = PlayoutBot(playouts, bot, careful)
    return Planner(hints, courses if kind.compares_courses else None, bot, notices)


def level(word: str) -> Level:
    """The level named by a word in a record: a level, or a kind of bot as in `search`, `search:500` or `search:hard`.

    KeyError if there is no such bot, ValueError if what follows the colon is neither rounds nor a level.
    """
    name, _colon, effort = word.partition(":")
    known = {each.key: each for each in LEVELS}
    if word in known:
        return known[word]
    if name not in BOTS:
        raise KeyError(name)
    if not effort:
        rounds = max((each.rounds for each in LEVELS if each.bot == name), default=ROUNDS)
    elif effort in known:
        rounds = known[effort].rounds
    elif effort.isdecimal() and 0 < int(effort) <= 10**9:
        rounds = int(effort)
    else:
        raise ValueError(word)
    return Level(word, BOTS[name].name, name, rounds, SECONDS)


def called(word: str) -> str:
    """What people call a bot that a word names: the name of its level, or the word itself."""
    return next((said(each.name) for each in LEVELS if each.key == word), word)


# ---- one decision of a bot


def think(
    game: Game[Any],
    hints: Hints[Any],
    level: Level,
    world: Any,
    seat: Seat,
    seed: int,
    stop: Callable[[], bool] = never,
    courses: Courses | None = None,
    playouts: Playouts[Any] | None = None,
) -> Course:
    """Choose for a seat that owes a decision, in a world that it cannot tell from the true one.

    The course is to be carried out until something unforeseen happens. RuleError if its first action is not legal,
    which is a fault of the bot.
    """
    return decide(game, world, think_part(game, hints, level, world, seat, seed, stop, courses, playouts))


def think_part(
    game: Game[Any],
    hints: Hints[Any],
    level: Level,
    world: Any,
    seat: Seat,
    seed: int,
    stop: Callable[[], bool] = never,
    courses: Courses | None = None,
    playouts: Playouts[Any] | None = None,
) -> list[Trial]:
    """Try what a seat can do for the rounds of a level. Several parts with other seeds come to one decision."""
    assert seat in game.to_act(world), f"seat {seat} owes no decision"
    offers = tuple(game.legal(world, seat))
    budget = Budget(level.rounds, level.seconds, stop)
    bot = planner(level.bot, hints, courses, level.notices, playouts, level.careful)
    return bot.trials(game, lambda rng: game.sample(world, seat, rng), seat, offers, Rng(seed), budget)


def seed_of(seed: int, part: int) -> int:
    """The seed of a part of a decision; the first part has that of the whole."""
    return Rng(seed + part * STEP).next() if part else seed


def is_shared(game: Game[Any], level: Level, world: Any, seat: Seat) -> bool:
    """Whether a decision is worth the work of several processes."""
    return level.rounds >= SHARED and len(game.legal(world, seat)) > 1


def decide(game: Game[Any], world: Any, trials: Sequence[Trial]) -> Course:
    """The best course of these; RuleError if it cannot be begun, which is a fault of the bot."""
    course = best_of(trials).course
    if refusal := game.why_not(world, course[0]):
        raise RuleError(f"{course[0]!r}: {refusal}")
    return course


def at_random(game: Game[Any], world: Any, seat: Seat, seed: int) -> Course:
    """A random legal action, for a seat whose bot has failed."""
    return (Rng(seed).pick(game.legal(world, seat)),)


def at_a_glance(game: Game[Any], hints: Hints[Any], world: Any, seat: Seat) -> Course:
    """The action that sensible players take most often, found without looking ahead."""
    offers = tuple(game.legal(world, seat))
    return (GreedyBot(hints).choose(game, lambda _rng: world, seat, offers, Rng(0), Budget(0, 0.0)),)
