"""The interface of a bot, how long it may think, and how bots rate states and choose likely actions."""

from __future__ import annotations

import time
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Protocol, TypeVar

from ..engine.action import Action
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
        """The numbers of the rounds, until the budget is spent."""
        end = time.monotonic() + self.seconds
        for number in range(self.rounds):
            if self.stop() or time.monotonic() >= end:
                return
            yield number


class Bot(Protocol):
    """A way to choose actions. It is given sampled worlds, never the true state."""

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        """One of the offers, of which there is at least one; it depends only on the worlds, the rng and the rounds."""
        ...


# ---- rating states and choosing likely actions


WIN = 0.9
"""The part of the worth of a result that is winning; the rest is for the place, so that bots go on trying."""
FINE = 1 << 30


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
    reached = list(accumulate([hints.weight(state, offer) for offer in offers]))
    at = bisect(reached, rng.below(FINE) / FINE * reached[-1])
    return offers[at] if at < len(offers) else rng.pick(offers)
