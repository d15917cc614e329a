"""What a bot is, and how long it may think."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from ..engine.action import Action
from ..engine.game import Game
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
