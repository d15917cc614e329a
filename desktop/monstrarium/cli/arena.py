"""Matches between bots, as fast as possible: without tables or views, and with files only if they are wanted."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from ..engine.action import Action
from ..engine.course import Course, goes_on
from ..engine.event import Sink
from ..engine.game import Game, Outcome
from ..engine.plain import Plain, Value
from ..engine.record import Codec, Record, SeatInfo
from ..engine.rng import STEP, Rng
from ..engine.session import Session
from ..games import load
from ..language.words import _
from ..storage.match_files.broken import MatchError
from ..storage.match_files.header import fresh_header, news_of
from ..storage.match_files.library import SUFFIX
from ..storage.match_files.match_file import MatchFile
from .arguments import Contestant, contestant
from .parser import CommandError

COLOURS = 6
LIMIT = 100_000
"""A match with more decisions counts as unfinished."""


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


class Watcher(Sink, Protocol):
    """Receives the events and actions of a match, and can look at its state."""

    def begin(self, state: Any) -> None: ...

    def decide(self, action: Action) -> None:
        """Receive an action before it is carried out."""
        ...


def play_some(plan: Plan, numbers: range) -> list[Played]:
    kit = load(plan.game)
    bots = [contestant(word, kit) for word in plan.bots]
    return [play_one(plan, number, kit.game, bots) for number in numbers]


def play_one(
    plan: Plan, number: int, game: Game[Any], bots: list[Contestant], watcher: Watcher | None = None
) -> Played:
    """Play one match to its end, and save it if the plan says so."""
    seed = plan.seed_of(number)
    luck = Rng(seed).fork()
    begun = perf_counter()
    state = game.new(plan.seats, plan.options, Rng(seed))
    if watcher is not None:
        watcher.begin(state)
    actions: list[Action] = []
    while (acting := game.to_act(state)) and len(actions) < LIMIT:
        seat = acting[0]
        offers = game.legal(state, seat)
        course = bots[seat](game, partial(game.sample, state, seat), seat, offers, luck)
        actions += follow(game, state, course, watcher)
    seconds = perf_counter() - begun
    if plan.save is not None:
        _save(plan, seed, actions, plan.save / f"{plan.game}-{plan.seed}-{number + 1:05}{SUFFIX}")
    return Played(len(actions), seconds, game.outcome(state))


def follow(game: Game[Any], state: Any, course: Course, watcher: Watcher | None) -> Course:
    """Carry out a course until something unforeseen happens; the actions that were carried out."""
    word = state.rng.word
    for done, action in enumerate(course):
        if done and not goes_on(game, state, action, word):
            return course[:done]
        if watcher is not None:
            watcher.decide(action)
        game.apply(state, action, watcher)
    return course


def _save(plan: Plan, seed: int, actions: list[Action], path: Path) -> None:
    kit = load(plan.game)
    names = tuple(_("Seat {number}", number=number + 1) for number in range(plan.seats))
    seats = tuple(
        SeatInfo(name, bot, at % COLOURS) for at, (name, bot) in enumerate(zip(names, plan.bots, strict=True))
    )
    session = Session(kit.game, Record(plan.game, kit.game.info.rules, seed, plan.options, seats))
    for action in actions:
        session.submit(action)
    news = news_of(session, kit.presenter.chapter(session.view(None)))
    header = fresh_header(session.record, kit.game.info.title, kit.content).with_news(news)
    troubles: list[str] = []
    try:
        MatchFile.create(path, header, session.record, Codec(kit.game), troubles.append).close()
    except MatchError as error:
        raise CommandError(str(error)) from None
    if troubles:
        raise CommandError(troubles[0])
