"""The bot that does anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ..engine.action import Action
from ..engine.game import Game
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Budget

S = TypeVar("S", bound=State)


class RandomBot:
    """Takes any offer, all as likely."""

    def choose(
        self,
        game: Game[S],
        sample: Callable[[Rng], S],
        seat: Seat,
        offers: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        """One of the offers."""
        return rng.pick(offers)
