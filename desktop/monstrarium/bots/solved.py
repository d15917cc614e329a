"""The bot that knows, where its game is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Bot, Budget

S = TypeVar("S", bound=State)


class SolvedBot:
    """Takes the best action where the game can name it, and leaves the rest to another bot."""

    def __init__(self, hints: Hints[Any], otherwise: Bot) -> None:
        self._hints = hints
        self._otherwise = otherwise

    def choose(
        self,
        game: Game[S],
        sample: Callable[[Rng], S],
        seat: Seat,
        offers: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        """The best offer, or the other bot's."""
        best = None if len(offers) == 1 else self._hints.best(sample(rng), seat)
        if best is None or best not in offers:
            return self._otherwise.choose(game, sample, seat, offers, rng, budget)
        return best
