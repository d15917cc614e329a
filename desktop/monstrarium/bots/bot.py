"""The interface of a bot, how long it may think, and how bots rate states and choose likely actions."""

from __future__ import annotations

import time
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from math import ceil, log
from typing import Any, Protocol, TypeVar, runtime_checkable

from ..engine.action import Action
from ..engine.course import Course
from ..engine.game import Game, Hints, Outcome, shares
from ..engine.plain import Seat, State, Value
from ..engine.rng import Rng

S = TypeVar("S", bound=State)


def never() -> bool:
    return False


class Budget(Value, frozen=True):
    """How long to think: a number of rounds, so that the same seed gives the same choice, and a limit in seconds."""

    rounds: int
    seconds: float
    stop: Callable[[], bool] = never
    """Called before every round; if it returns True, the best action so far is chosen."""

    def spend(self) -> Iterator[int]:
        """The numbers of the rounds, until the budget is spent. None begins that would end late if it took longest."""
        now = time.monotonic()
        end, longest = now + self.seconds, 0.0
        for number in range(self.rounds):
            before, now = now, time.monotonic()
            longest = max(longest, now - before)
            if self.stop() or now + longest >= end:
                return
            yield number


class Bot(Protocol):
    """A way to choose actions. It is given sampled worlds, never the true state."""

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        """One of the offers, of which there is at least one; it depends only on the worlds, the rng and the rounds."""
        ...


class Trial(Value, frozen=True):
    """How a course did in the rounds of a bot."""

    course: Course
    times: int
    """The rounds in which it was tried."""
    total: float
    """The sum of its worths in these rounds."""


@runtime_checkable
class Searching(Bot, Protocol):
    """A bot that tries offers in many rounds, which can be shared among processes."""

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        """The offer that did best; without any rounds, a likely one."""
        if len(offers) == 1:
            return offers[0]
        return best_of(self.trials(game, sample, seat, offers, rng, budget)).course[0]

    def trials(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        """How the offers did, at least one of them; most bots try each as a course of one action."""
        ...


def best_of(trials: Iterable[Trial]) -> Trial:
    """The trial of the best course: bots try most often what does best; among equals, the first."""
    return max(trials, key=lambda trial: (trial.times, trial.total))


def together(parts: Iterable[Iterable[Trial]]) -> list[Trial]:
    """The trials of several bots that shared the rounds, in the order of the parts."""
    times: dict[Course, int] = {}
    total: dict[Course, float] = {}
    for part in parts:
        for trial in part:
            times[trial.course] = times.get(trial.course, 0) + trial.times
            total[trial.course] = total.get(trial.course, 0.0) + trial.total
    return [Trial(course, times[course], total[course]) for course in times]


# ---- rating states and choosing likely actions


WIN = 0.9
"""The part of the worth of a result that is winning; the rest is for the place, so that bots go on trying."""
FINE = 1 << 30
TINY = 1e-9


def share(outcome: Outcome, seat: Seat, together: bool = False) -> float:
    """The worth of an outcome to a seat, 0 to 1; winners share a victory unless all seats win or lose `together`."""
    places = outcome.places
    if together:
        return shares(places, together)[seat]
    return WIN * shares(places)[seat] + (1.0 - WIN) * (len(places) - places[seat]) / max(1, len(places) - 1)


def worth(game: Game[Any], hints: Hints[Any], state: Any, seat: Seat) -> float:
    """The worth of a state to a seat, 0 to 1: by its outcome if the match is over, else by the hints of the game."""
    outcome = game.outcome(state)
    return hints.value(state, seat) if outcome is None else share(outcome, seat, game.info.together)


def sensible(hints: Hints[Any], state: Any, offers: Sequence[Action], rng: Rng) -> Action:
    """A random offer, with the probabilities that the hints give to a sensible player."""
    if len(offers) == 1:
        return offers[0]
    weight = hints.weight
    reached = list(accumulate([weight(state, offer) for offer in offers]))
    at = bisect(reached, rng.below(FINE) / FINE * reached[-1])
    return offers[at] if at < len(offers) else rng.pick(offers)


@runtime_checkable
class Overlooking(Protocol):
    """Hints that know what players overlook most who do not think of everything."""

    def overlooking(self) -> Hints[Any]:
        """The hints of such a player."""
        ...


def noticed(hints: Hints[Any], state: Any, offers: Sequence[Action], share: float, rng: Rng) -> Sequence[Action]:
    """A share of the offers, at least one, in their order: what sensible players do often is noticed most.

    Offers without weight, which nobody thinks of, are no part of the whole.
    """
    if ceil(len(offers) * share) >= len(offers):
        return offers
    weights = [hints.weight(state, offer) for offer in offers]
    count = ceil((len(offers) - weights.count(0.0)) * share)
    luck = [log((rng.below(FINE) + 1) / (FINE + 1)) / max(TINY, weight) for weight in weights]
    found = sorted(range(len(offers)), key=lambda at: -luck[at])[: max(1, count)]
    return [offers[at] for at in sorted(found)]
