"""One decision of a bot, from a dealt world to an action that can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.action import Action
from ..engine.game import Game, Hints, view
from ..engine.plain import Seat, Value
from ..engine.rng import Rng
from .bot import Budget, never
from .levels import BOTS, Level


class Thought(Value, frozen=True, gc=False):
    """What a bot does, and why, in a sentence that may be empty."""

    action: Action
    reason: str


def think(
    game: Game[Any],
    hints: Hints[Any],
    level: Level,
    world: Any,
    seat: Seat,
    seed: int,
    stop: Callable[[], bool] = never,
) -> Thought:
    """Choose for a seat that owes a decision in a world it cannot tell from the true one."""
    assert seat in game.to_act(world), f"seat {seat} owes no decision"
    offers = tuple(game.legal(world, seat))
    budget = Budget(level.rounds, level.seconds, stop)
    bot = BOTS[level.bot](hints)
    action = bot.choose(game, lambda rng: game.sample(world, seat, rng), seat, offers, Rng(seed), budget)
    return Thought(action, hints.reason(view(game, world, seat), action))
