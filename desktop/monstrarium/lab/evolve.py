"""Tuning weights by what quick matches come to: an evolution strategy, and a proof on other deals.

Weights are moved by factors, so they are thought of as logarithms. In each step many directions are tried, each on both
sides of the weights and on the same deal; the differences say in which direction matches come to something better.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import ClassVar

from ..content.values import Evolution
from ..engine.game import settle
from ..engine.plain import Plain
from ..engine.rng import Rng
from ..games import load
from ..games.balance import Measure
from ..games.kit import Kit, Tuned
from ..language.words import _
from . import LabError
from .ladder import telling_options
from .matches import Plan
from .pools import Pool
from .runs import Told, go_on
from .statistics import Sum
from .tasks import Findings, Piece, Result, Strand, Task

SPREAD = 0.35
"""How far a weight is moved to try it: e to so much is the usual factor."""
PACE = 0.05
"""How far a weight moves in a step, as a logarithm, where all steps say the same."""
SLOPES_KEPT, SQUARES_KEPT = 0.9, 0.99
"""The parts of the mean slope, and of its mean square, that stay in a step."""
DIGITS = 4
"""Weights are written with so many digits; more would say nothing."""
SLOPES, PROOF = "slopes", "proof"
"""Rows: how what a match comes to grows with each weight, and what came of a proof."""
NEW, OLD, GAIN = "new weights", "weights in use", "gain"
"""Columns of a proof: what a match came to, and by how much it came to something better with new weights."""


# ---- what can be tuned


def tuned_by(kit: Kit) -> Tuned:
    """What a game can tune; LabError if it is nothing."""
    if kit.tuned is None:
        raise LabError(_("Nothing can be tuned in {game}: it plays no quick matches.", game=kit.game.info.title))
    return kit.tuned


def measure_of(kit: Kit) -> Measure:
    """The measure by which quick matches are compared."""
    assert kit.balance is not None
    assert kit.balance.measure is not None
    return kit.balance.measure


class QuickTask(Task, frozen=True, tag="quick"):
    """Quick matches with two sets of weights on each deal."""

    weights: tuple[float, ...] = ()

    def strands(self) -> Sequence[Strand]:
        return [Strand(self.kind, each=2)]

    def reached(self, kit: Kit, number: int, weights: Sequence[float]) -> float:
        """What a match with these weights comes to."""
        state = kit.game.new(self.seats, self.options, Rng(self._seed_of(number)))
        tuned_by(kit).play(weights)(state)
        return measure_of(kit).of(state)

    def _seed_of(self, number: int) -> int:
        return Plan(self.game, self.seats, self.options, (), self.seed).seed_of(number)


# ---- evolution


class TrialTask(QuickTask, frozen=True, tag="trial"):
    """Directions are tried from the weights that are reached so far."""

    kind: ClassVar[str] = "trial"

    def play(self, piece: Piece) -> Result:
        kit, result = load(self.game), Result(matches=2 * (piece.last - piece.first))
        names = tuned_by(kit).names
        for number in range(piece.first, piece.last):
            away = self._direction(number)
            there, back = (self.reached(kit, number, moved(self.weights, away, side)) for side in (SPREAD, -SPREAD))
            slope = (there - back) / (2 * SPREAD)
            for name, part in zip(names, away, strict=True):
                result.book.add(SLOPES, name, slope * part)
        return result

    def _direction(self, number: int) -> list[float]:
        luck = random.Random(Rng(self._seed_of(number)).fork().next())
        return [luck.gauss(0.0, 1.0) for _weight in self.weights]


def moved(weights: Sequence[float], away: Sequence[float], far: float) -> tuple[float, ...]:
    """The weights, moved by this distance in a direction."""
    return tuple([weight * exp(far * part) for weight, part in zip(weights, away, strict=True)])


def trial(game: str, seed: int, seats: int | None = None, options: Mapping[str, Plain] | None = None) -> TrialTask:
    """The first step from the weights in use, under the options that tell most if none are chosen."""
    kit = load(game)
    weights, info = tuned_by(kit).weights, kit.game.info
    seats = info.seats[0] if seats is None else seats
    chosen = telling_options(info, seats, measure_of(kit)) if options is None else settle(info, seats, options)
    return TrialTask(game, seats, chosen, seed, False, kit.content, weights)


def evolve(begun: TrialTask, steps: int, pairs: int, pool: Pool, tell: Told | None = None) -> tuple[float, ...]:
    """The weights after so many steps from those of a task, with so many pairs of matches in each."""
    kit = load(begun.game)
    names, side = tuned_by(kit).names, -1.0 if measure_of(kit).less else 1.0
    climb = _Climb(begun.weights)
    for step in range(steps):
        found = go_on(_with(begun, climb.weights()), pool, step * pairs, pairs, tell=tell)
        climb.move([side * found.books[0].of(SLOPES, name).mean() for name in names])
    return tuple([float(f"{weight:.{DIGITS}g}") for weight in climb.weights()])


def _with(task: TrialTask, weights: tuple[float, ...]) -> TrialTask:
    return TrialTask(task.game, task.seats, task.options, task.seed, False, task.content, weights)


class _Climb:
    """Follows slopes upward, each weight as far as its slopes agree (Adam, by Kingma and Ba)."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._places = [log(weight) for weight in weights]
        self._slopes = [0.0 for _weight in weights]
        self._squares = [0.0 for _weight in weights]
        self._steps = 0

    def weights(self) -> tuple[float, ...]:
        return tuple([exp(place) for place in self._places])

    def move(self, slopes: Sequence[float]) -> None:
        self._steps += 1
        known, squares_known = 1 - SLOPES_KEPT**self._steps, 1 - SQUARES_KEPT**self._steps
        for at, slope in enumerate(slopes):
            self._slopes[at] = SLOPES_KEPT * self._slopes[at] + (1 - SLOPES_KEPT) * slope
            self._squares[at] = SQUARES_KEPT * self._squares[at] + (1 - SQUARES_KEPT) * slope * slope
            usual = sqrt(self._squares[at] / squares_known)
            if usual:
                self._places[at] += PACE * self._slopes[at] / known / usual


# ---- proving


class GainTask(QuickTask, frozen=True, tag="gain"):
    """New weights and those in use on the same deals."""

    kind: ClassVar[str] = "gain"

    def play(self, piece: Piece) -> Result:
        kit, result = load(self.game), Result(matches=2 * (piece.last - piece.first))
        less = measure_of(kit).less
        for number in range(piece.first, piece.last):
            new = self.reached(kit, number, self.weights)
            old = self.reached(kit, number, tuned_by(kit).weights)
            for column, value in ((NEW, new), (OLD, old), (GAIN, old - new if less else new - old)):
                result.book.add(PROOF, column, value)
        return result


def gain(begun: TrialTask, weights: tuple[float, ...]) -> GainTask:
    """What proves weights, on deals on which they were not found."""
    return GainTask(begun.game, begun.seats, begun.options, begun.seed + 1, False, begun.content, weights)


def gained(proved: Findings) -> Sum:
    """How much better the result of a match is."""
    return proved.books[0].of(PROOF, GAIN)


def came_to(proved: Findings) -> tuple[Sum, Sum]:
    """The result of a match with the weights in use, and with new weights."""
    return proved.books[0].of(PROOF, OLD), proved.books[0].of(PROOF, NEW)


def is_proved(proved: Findings) -> bool:
    """Whether new weights are better: the interval of what they gain lies above nothing."""
    return gained(proved).interval()[0] > 0.0


def story(begun: TrialTask, steps: int, pairs: int, proved: Findings, date: str) -> Evolution:
    """How weights were found."""
    before, after = (round(each.mean(), 2) for each in came_to(proved))
    least, most = (round(end, 2) for end in gained(proved).interval())
    return Evolution(2 * steps * pairs, steps, begun.seed, date, sum(proved.numbers), before, after, least, most)
