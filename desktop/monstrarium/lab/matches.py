"""Matches between bots, as fast as possible: without tables or views, and with files only if they are wanted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from ..bots.bot import Budget
from ..bots.levels import BOTS, LEVELS, Level, called, level, planner
from ..engine.action import Action
from ..engine.course import Course, goes_on
from ..engine.game import Game, Outcome
from ..engine.plain import Plain, Value
from ..engine.record import Codec, Record, SeatInfo
from ..engine.rng import STEP, Rng
from ..engine.session import Session
from ..games import load
from ..games.balance import Census
from ..games.kit import Kit
from ..language.words import _
from ..storage.match_files.broken import MatchError
from ..storage.match_files.header import fresh_header, news_of
from ..storage.match_files.library import SUFFIX
from ..storage.match_files.match_file import MatchFile
from . import LabError

COLOURS = 6
LIMIT = 100_000
"""A match with more decisions counts as unfinished."""


# ---- bots


WORDS = (*BOTS, *(each.key for each in LEVELS))

Contestant: TypeAlias = Callable[[Game[Any], Callable[[Rng], Any], int, Sequence[Action], Rng], Course]


def contestant(word: str, kit: Kit) -> Contestant:
    """The bot named by a word like `greedy`, `search:500`, `search:hard` or `hard`, as a function that returns courses.

    It is limited by rounds, never by seconds, so that a run is the same on every machine.
    """
    found = understand(word).suited(kit.hints)
    bot = planner(found.bot, kit.hints, kit.courses, found.notices, kit.playouts, found.careful)
    budget = Budget(found.rounds, math.inf)
    return lambda game, sample, seat, offers, rng: bot.course(game, sample, seat, offers, rng, budget)


def understand(word: str) -> Level:
    """The bot that a word names; LabError if it names none."""
    try:
        return level(word)
    except KeyError as error:
        name = error.args[0]
        raise LabError(_("There is no bot {name!r}; there are: {kinds}.", name=name, kinds=", ".join(WORDS))) from None
    except ValueError:
        levels = ", ".join(each.key for each in LEVELS)
        raise LabError(
            _("{word!r}: after the colon comes a number of rounds, or a level: {levels}.", word=word, levels=levels)
        ) from None


# ---- matches


class Plan(Value, frozen=True, gc=False):
    """What all matches of a run have in common."""

    game: str
    seats: int
    options: dict[str, Plain]
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    save: Path | None = None

    def seed_of(self, number: int) -> int:
        """The seed of one match; it does not depend on the number of processes."""
        return Rng(self.seed + number * STEP).next() >> 1


class Played(Value, frozen=True, gc=False):
    decisions: int
    seconds: float
    outcome: Outcome | None
    state: Any
    """The last one."""


def play_one(plan: Plan, number: int, game: Game[Any], bots: list[Contestant], census: Census | None = None) -> Played:
    """Play one match to its end, and save it if the plan says so."""
    seed = plan.seed_of(number)
    luck = Rng(seed).fork()
    begun = perf_counter()
    state = game.new(plan.seats, plan.options, Rng(seed))
    if census is not None:
        census.begin(state)
    actions: list[Action] = []
    while (acting := game.to_act(state)) and len(actions) < LIMIT:
        seat = acting[0]
        offers = game.legal(state, seat)
        course = bots[seat](game, partial(game.sample, state, seat), seat, offers, luck)
        actions += follow(game, state, course, census)
    seconds = perf_counter() - begun
    if plan.save is not None:
        _save(plan, seed, actions, plan.save / match_name(plan.game, plan.seed, number))
    return Played(len(actions), seconds, game.outcome(state), state)


def match_name(game: str, seed: int, number: int) -> str:
    """The name of the file of a match."""
    return f"{game}-{seed}-{number + 1:05}{SUFFIX}"


def follow(game: Game[Any], state: Any, course: Course, census: Census | None) -> Course:
    """Carry out a course until something unforeseen happens; the actions that were carried out."""
    word = state.rng.word
    for done, action in enumerate(course):
        if done and not goes_on(game, state, action, word):
            return course[:done]
        if census is not None:
            census.decide(action)
        game.apply(state, action, census)
    return course


def _names(bots: Sequence[str]) -> list[str]:
    """By seat: what its bot is called, with a number where several seats have the same bot."""
    names = [called(bot) for bot in bots]
    return [
        name if names.count(name) == 1 else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def _save(plan: Plan, seed: int, actions: list[Action], path: Path) -> None:
    kit = load(plan.game)
    names = zip(_names(plan.bots), plan.bots, strict=True)
    seats = tuple(SeatInfo(name, bot, at % COLOURS) for at, (name, bot) in enumerate(names))
    session = Session(kit.game, Record(plan.game, kit.game.info.rules, seed, plan.options, seats))
    for action in actions:
        session.submit(action)
    news = news_of(session, kit.presenter.chapter(session.view(None)))
    header = fresh_header(session.record, kit.game.info.title, kit.content).with_news(news)
    troubles: list[str] = []
    try:
        MatchFile.create(path, header, session.record, Codec(kit.game), troubles.append).close()
    except MatchError as error:
        raise LabError(str(error)) from None
    if troubles:
        raise LabError(troubles[0])
