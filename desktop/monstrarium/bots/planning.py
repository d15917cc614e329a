"""Bots that weigh whole courses instead of single offers, in games in which one offer is too small to matter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.course import Course, Courses, walk
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Bot, Budget
from .worth import worth

S = TypeVar("S", bound=State)
KEEN = ("greedy", "search", "solved")
"""The ways to choose that weigh courses; the others take what comes."""


class Planner:
    """Weighs the courses of its game where it has any, and leaves every other decision to another bot."""

    def __init__(self, hints: Hints[Any], courses: Courses | None, otherwise: Bot) -> None:
        self._hints = hints
        self._courses = courses
        self._otherwise = otherwise

    def course(
        self,
        game: Game[S],
        sample: Callable[[Rng], S],
        seat: Seat,
        offers: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Course:
        """One action or several, to be carried out as far as nothing unforeseen happens."""
        found = () if self._courses is None or len(offers) == 1 else self._courses(sample(rng), seat)
        if not found:
            return (self._otherwise.choose(game, sample, seat, offers, rng, budget),)
        totals = [0.0] * len(found)
        for _round in budget.spend():
            world = sample(rng)
            for at, course in enumerate(found):
                after = world.clone()
                walk(game, after, course)
                totals[at] += worth(game, self._hints, after, seat)
        return found[max(range(len(found)), key=lambda at: (totals[at], -at))]
