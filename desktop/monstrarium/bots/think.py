"""One decision of a bot, from a dealt world to an action that can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.action import RuleError
from ..engine.course import Course, Courses
from ..engine.game import Game, Hints, view
from ..engine.plain import Seat, Value
from ..engine.rng import Rng
from .bot import Budget, never
from .levels import Level, planner


class Thought(Value, frozen=True, gc=False):
    """What a bot does, and why, in a sentence that may be empty."""

    course: Course
    """What it does, and goes on to do as far as nothing unforeseen happens."""
    reason: str


def think(
    game: Game[Any],
    hints: Hints[Any],
    level: Level,
    world: Any,
    seat: Seat,
    seed: int,
    stop: Callable[[], bool] = never,
    courses: Courses | None = None,
) -> Thought:
    """Choose for a seat that owes a decision in a world it cannot tell from the true one.

    RuleError when what was chosen is not allowed: the bot has a fault, and must not bring the match to a halt unheard.
    """
    assert seat in game.to_act(world), f"seat {seat} owes no decision"
    offers = tuple(game.legal(world, seat))
    budget = Budget(level.rounds, level.seconds, stop)
    bot = planner(level.bot, hints, courses)
    course = bot.course(game, lambda rng: game.sample(world, seat, rng), seat, offers, Rng(seed), budget)
    if refusal := game.why_not(world, course[0]):
        raise RuleError(f"{course[0]!r}: {refusal}")
    return Thought(course, hints.reason(view(game, world, seat), course[0]))


def at_random(game: Game[Any], world: Any, seat: Seat, seed: int) -> Thought:
    """What can be done by the rules alone, for a seat whose bot has failed."""
    return Thought((Rng(seed).pick(game.legal(world, seat)),), "")
