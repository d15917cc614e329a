"""Bots that weigh whole courses instead of single offers, in games in which one offer is too small to matter."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.course import Course, Courses
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Bot, Budget
from .worth import sensible, worth

S = TypeVar("S", bound=State)
KEEN = ("greedy", "search", "solved")
"""The ways to choose that weigh courses; the others take what comes."""
FAR = ("search", "solved")
"""Those of them that think of the answer to the courses that look best."""
WORLDS = 4
"""How many worlds a round of thinking is for those that look no farther; for the others it takes so many rounds."""
FINALISTS = 4
"""How many courses are left when the answer to them is thought of."""
PATIENCE = 80
"""How many decisions one course may lead through."""


class Planner:
    """Weighs the courses of its game where it has any, and leaves every other decision to another bot.

    Each course is played in worlds dealt anew, until the next turn begins. Courses that look bad are dropped early.
    """

    def __init__(self, hints: Hints[Any], courses: Courses | None, otherwise: Bot, far: bool = False) -> None:
        self._hints = hints
        self._courses = courses
        self._otherwise = otherwise
        self._far = far

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
        if len(found) == 1:
            return found[0]
        trials = [_Trial(course) for course in found]
        rounds = -(-budget.rounds // WORLDS) if self._far else budget.rounds * WORLDS
        left = trials
        for number in Budget(rounds, budget.seconds, budget.stop).spend():
            world = sample(rng)
            answered = self._far and len(left) <= FINALISTS
            for trial in left:
                trial.add(self._outcome(game, world.clone(), trial.course, seat, rng, answered))
            left = _shortened(left, number + 1, rounds, FINALISTS if self._far else 1)
        return max(left, key=lambda trial: trial.mean).course

    # ---- in a world

    def _outcome(self, game: Game[Any], world: Any, course: Course, seat: Seat, rng: Rng, answered: bool) -> float:
        """What a course comes to, and the best answer to it if that is thought of."""
        self._play(game, world, course, rng)
        if answered and (waiting := game.to_act(world)):
            self._answer(game, world, waiting[0], rng)
        return worth(game, self._hints, world, seat)

    def _answer(self, game: Game[Any], world: Any, seat: Seat, rng: Rng) -> None:
        """Play the course that is best for a seat at a glance."""
        assert self._courses is not None
        found = self._courses(world, seat)
        if not found:
            return
        best, choice = -math.inf, found[0]
        for course in found if len(found) > 1 else ():
            after = world.clone()
            self._play(game, after, course, rng)
            promise = worth(game, self._hints, after, seat)
            if promise > best:
                best, choice = promise, course
        self._play(game, world, choice, rng)

    def _play(self, game: Game[Any], world: Any, course: Course, rng: Rng) -> None:
        """Carry a course out, answer whatever is asked on the way, and go on until the next turn begins."""
        turn, word, at = game.turn(world), world.rng.word, 0
        for _decision in range(PATIENCE):
            waiting = game.to_act(world)
            if not waiting or (at and game.turn(world) != turn and world.pending is None):
                return
            planned = course[at] if at < len(course) else None
            if planned is not None and self._fits(game, world, planned, waiting, word):
                at += 1
                game.apply(world, planned)
                continue
            if planned is not None and world.pending is None:
                at = len(course)
            game.apply(world, self._unplanned(game, world, waiting[0], rng))

    @staticmethod
    def _fits(game: Game[Any], world: Any, planned: Action, waiting: Sequence[Seat], word: int) -> bool:
        """Whether a course goes on with this; as long as chance keeps silent it does, unless a question comes up."""
        if planned.seat not in waiting:
            return False
        if world.rng.word == word and world.pending is None:
            return True
        return not game.why_not(world, planned)

    def _unplanned(self, game: Game[Any], world: Any, seat: Seat, rng: Rng) -> Action:
        """What a sensible seat does where no course tells."""
        assert self._courses is not None
        if world.pending is not None:
            found = self._courses(world, seat)
            if len(found) == 1:
                return found[0][0]
        return sensible(self._hints, world, game.legal(world, seat), rng)


class _Trial:
    """A course and what has come of it."""

    __slots__ = ("course", "times", "total")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.times = 0
        self.total = 0.0

    def add(self, worth: float) -> None:
        """It has been played once more."""
        self.times += 1
        self.total += worth

    @property
    def mean(self) -> float:
        """What it has come to on average; nothing is known of what was never played."""
        return self.total / self.times if self.times else 0.0


def _shortened(trials: list[_Trial], done: int, rounds: int, least: int) -> list[_Trial]:
    """The better half after each fifth of the rounds, until so few are left."""
    if len(trials) <= least or done % max(1, rounds // 5):
        return trials
    keep = max(least, len(trials) // 2)
    return sorted(trials, key=lambda trial: -trial.mean)[:keep]
