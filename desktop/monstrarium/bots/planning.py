"""Bots that weigh whole courses instead of single offers, in games in which one offer is too small to matter."""

from __future__ import annotations

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
WIDELY = 120
"""In how many worlds a course is played at most; each round of thinking is one of them."""
PATIENCE = 80
"""How many decisions one course may lead through."""


class Planner:
    """Weighs the courses of its game where it has any, and leaves every other decision to another bot.

    Each course is played in worlds dealt anew, until the next turn begins. Courses that look bad are dropped early.
    """

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
        if len(found) == 1:
            return found[0]
        trials = [_Trial(course) for course in found]
        first = sample(rng)
        for trial in trials:
            trial.set_out(game, first, seat)
        return self._best(_Deal(game, sample, seat, rng), trials, budget).course

    def _best(self, deal: _Deal, left: list[_Trial], budget: Budget) -> _Trial:
        """The course that does best; bad ones are dropped early."""
        rounds = min(budget.rounds, WIDELY)
        for number in Budget(rounds, budget.seconds, budget.stop).spend():
            deal.next()
            for trial in left:
                world = deal.world(trial)
                self._play(deal.game, world, trial.course, trial.done, deal.rng)
                trial.add(worth(deal.game, self._hints, world, deal.seat))
            left = _shortened(left, number + 1, rounds)
            if len(left) == 1:
                break
        return max(left, key=lambda trial: trial.mean)

    # ---- in a world

    def _play(self, game: Game[Any], world: Any, course: Course, done: int, rng: Rng) -> None:
        """Carry a course out, of which so much is done, answer what is asked, and go on until the next turn begins."""
        turn, word, at = game.turn(world), world.rng.word, done
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

    __slots__ = ("_times", "_total", "course", "done", "start")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.start: Any = None
        """A world in which that much of it is done that comes out alike in all of them."""
        self.done = 0
        self._times = 0
        self._total = 0.0

    def set_out(self, game: Game[Any], first: Any, seat: Seat) -> None:
        """Do everything but the last action, if chance keeps silent, nobody is asked and no turn begins meanwhile."""
        world, word, turn = first.clone(), first.rng.word, game.turn(first)
        for action in self.course[:-1]:
            game.apply(world, action)
            silent = world.rng.word == word and world.pending is None and game.turn(world) == turn
            if not silent or seat not in game.to_act(world):
                return
        if len(self.course) > 1:
            self.start, self.done = world, len(self.course) - 1

    def add(self, worth: float) -> None:
        """It has been played once more."""
        self._times += 1
        self._total += worth

    @property
    def mean(self) -> float:
        """What it has come to on average; nothing is known of what was never played."""
        return self._total / self._times if self._times else 0.0


class _Deal:
    """Worlds to play courses in: the same cards and dice for all courses of a round."""

    def __init__(self, game: Game[Any], sample: Callable[[Rng], Any], seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self._sample = sample
        self._word = 0

    def next(self) -> None:
        """Another round."""
        self._word = self.rng.next()

    def world(self, trial: _Trial) -> Any:
        """A world in which a course has begun as far as its trial says."""
        luck = Rng(self._word)
        return self._sample(luck) if trial.start is None else self.game.sample(trial.start, self.seat, luck)


def _shortened(trials: list[_Trial], done: int, rounds: int) -> list[_Trial]:
    """The better half after each fifth of the rounds, until one is left."""
    if len(trials) == 1 or done % max(1, rounds // 5):
        return trials
    return sorted(trials, key=lambda trial: -trial.mean)[: len(trials) // 2]
