"""What a bot is, and how long it may think."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from ..engine.action import Action
from ..engine.game import Game, Hints, Outcome, shares
from ..engine.plain import Seat, State, Value
from ..engine.rng import Rng

S = TypeVar("S", bound=State)


def never() -> bool:
    """Nobody asks to stop."""
    return False


class Budget(Value, frozen=True):
    """How long to think: rounds decide and seconds only cap them, so that a seed repeats a choice."""

    rounds: int
    seconds: float
    stop: Callable[[], bool] = never
    """Asked before every round; when it says so, the best so far is the choice."""

    def spend(self) -> Iterator[int]:
        """Number the rounds, as long as there are any."""
        end = time.monotonic() + self.seconds
        for number in range(self.rounds):
            if self.stop() or time.monotonic() >= end:
                return
            yield number


class Bot(Protocol):
    """A way to choose. It is handed worlds its seat may imagine, never the true state."""

    def choose(
        self,
        game: Game[S],
        sample: Callable[[Rng], S],
        seat: Seat,
        offers: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        """One of the offers, of which there is at least one; the same for the same worlds, rng and rounds."""
        ...


# ---- how good a state is for a seat, and what a sensible seat does


WIN = 0.9
"""How much of a seat's worth is winning; the rest is for a better place, so that a lost match is still played well."""
FINE = 1 << 30


def share(outcome: Outcome, seat: Seat, together: bool = False) -> float:
    """What an outcome is worth to a seat, 0 to 1; winners share a victory, but for those who win or lose together."""
    places = outcome.places
    if together:
        return shares(places, together)[seat]
    return WIN * shares(places)[seat] + (1.0 - WIN) * (len(places) - places[seat]) / max(1, len(places) - 1)


def worth(game: Game[Any], hints: Hints[Any], state: Any, seat: Seat) -> float:
    """What a state is worth to a seat: the outcome when there is one, else the game's own opinion."""
    outcome = game.outcome(state)
    return hints.value(state, seat) if outcome is None else share(outcome, seat, game.info.together)


def sensible(hints: Hints[Any], state: Any, offers: Sequence[Action], rng: Rng) -> Action:
    """An offer, as often as sensible seats take it."""
    if len(offers) == 1:
        return offers[0]
    weights = [hints.weight(state, offer) for offer in offers]
    left = rng.below(FINE) / FINE * sum(weights)
    for offer, weight in zip(offers, weights, strict=True):
        left -= weight
        if left < 0.0:
            return offer
    return rng.pick(offers)
