"""The bot that compares courses by what they come to when its game plays them out, in games that can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, fsum, log2, sqrt
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.course import Course, Playouts
from ..engine.game import Game
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Budget, Searching, Trial

S = TypeVar("S", bound=State)
FEW = 3
"""In how many worlds each course is played out at least; with fewer rounds only the likeliest courses are compared."""
LOOK = 8
"""After how many worlds a course can be dropped before its stage is over."""
CLEAR = 3.0
"""By how many standard errors a course must be behind the best one to be dropped so."""


class PlayoutBot(Searching):
    """Plays the courses of its game out in the same sampled worlds; each playout is one round.

    After each stage the worse half is dropped, and at any time what is clearly worse. What the game has no courses for
    is left to another bot.
    """

    def __init__(self, playouts: Playouts[Any], otherwise: Searching, careful: bool = False) -> None:
        self._playouts = playouts
        self._otherwise = otherwise
        self._careful = careful

    def trials(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        """How the courses did. The best one counts as tried in all rounds that were left when it was found."""
        courses = self._playouts.courses(sample(rng), seat)
        if not courses:
            return self._otherwise.trials(game, sample, seat, offers, rng, budget)
        tried = [_Tried(course) for course in courses[: max(2, budget.rounds // FEW)]]
        if len(tried) > 1:
            self._compare(lambda: sample(rng), tried, budget)
        return [each.trial() for each in tried]

    def _compare(self, world: Callable[[], Any], tried: list[_Tried], budget: Budget) -> None:
        left, rounds, done = tried, budget.spend(), 0
        stages = ceil(log2(len(tried)))
        for stage in range(stages, 0, -1):
            worlds = max(1, (budget.rounds - done) // stage // len(left))
            for number in range(1, worlds + 1):
                if not self._play(world(), left, rounds):
                    return
                done += len(left)
                if number % LOOK == 0 or number == worlds:
                    left = _without_hopeless(left)
                if len(left) == 1:
                    break
            left = sorted(left, key=lambda each: -each.mean)[: max(1, (len(left) + 1) // 2)]
            if len(left) == 1:
                break
        best = max(left, key=lambda each: each.mean)
        best.rest = max(0, budget.rounds - done)

    def _play(self, world: Any, left: list[_Tried], rounds: Iterator[int]) -> bool:
        """Play all that are left out in one more world; False if there was no time for that."""
        worths = []
        for each in left:
            if next(rounds, None) is None:
                return False
            worths.append(self._playouts.play_out(world, each.course, self._careful))
        for each, worth in zip(left, worths, strict=True):
            each.worths.append(worth)
        return True


class _Tried:
    __slots__ = ("course", "rest", "worths")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.worths: list[float] = []
        """In the worlds in which it was played out, from the first one on."""
        self.rest = 0
        """The rounds that were left when it was found to be the best."""

    @property
    def mean(self) -> float:
        """The mean worth; 0 if it was never played out."""
        return fsum(self.worths) / len(self.worths) if self.worths else 0.0

    def trial(self) -> Trial:
        times = len(self.worths) + self.rest
        return Trial(self.course, times, times * self.mean)


def _without_hopeless(left: list[_Tried]) -> list[_Tried]:
    """Those that may still be the best; of those that come to the same in every world, the first."""
    best = max(left, key=lambda each: each.mean)
    return [each for each in left if each is best or not _is_behind(each, best)]


def _is_behind(each: _Tried, best: _Tried) -> bool:
    """Whether a course is clearly worse than the best one, or no different, in the worlds in which both were tried."""
    gaps = [one - other for one, other in zip(best.worths, each.worths, strict=True)]
    count = len(gaps)
    if count < LOOK:
        return False
    mean = fsum(gaps) / count
    error = sqrt(fsum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
    return mean >= CLEAR * error
