"""The maths of the laboratory: exact sums, intervals, strengths, and the test that stops when it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, fsum, inf, log, log10, sqrt
from typing import NamedTuple, TypeAlias

import msgspec

from ..engine.plain import Value

SURE = 1.959964
"""This many standard errors up and down hold 95 of 100."""
FINE = 1 << 32
"""Sums count in parts of this size, so that they come out the same in whatever order they are added."""
Interval: TypeAlias = tuple[float, float]


# ---- sums


class Sum(msgspec.Struct):
    """A sum of values, with what their average and deviation need. Sums of sums are exact, in any order."""

    count: int = 0
    total: int = 0
    """In parts of `FINE`, as the squares."""
    squares: int = 0
    least: float | None = None
    most: float | None = None

    def add(self, value: float) -> None:
        value = float(value)
        self.count += 1
        self.total += round(value * FINE)
        self.squares += round(value * value * FINE)
        if self.least is None or value < self.least:
            self.least = value
        if self.most is None or value > self.most:
            self.most = value

    def merge(self, other: Sum) -> None:
        """Add all values of another sum."""
        if other.least is None or other.most is None:
            return
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = other.least if self.least is None else min(self.least, other.least)
        self.most = other.most if self.most is None else max(self.most, other.most)

    def sum(self) -> float:
        return self.total / FINE

    def mean(self) -> float:
        """The average, or 0 of nothing."""
        return self.total / (FINE * self.count) if self.count else 0.0

    def variance(self) -> float:
        """The variance, estimated from the values as a sample."""
        if self.count < 2:
            return 0.0
        return max(0, self.squares * FINE * self.count - self.total**2) / (FINE**2 * self.count * (self.count - 1))

    def deviation(self) -> float:
        return sqrt(self.variance())

    def error(self) -> float:
        """The standard error of the average."""
        return sqrt(self.variance() / self.count) if self.count else 0.0

    def interval(self) -> Interval:
        """Between which values the true average lies, in 95 of 100 runs; open while there are fewer than two values."""
        if self.count < 2:
            return -inf, inf
        reach = SURE * self.error()
        return self.mean() - reach, self.mean() + reach


class Lift(NamedTuple):
    """How much better a row does than others."""

    points: float
    errors: float
    """In standard errors."""


def lift(own: Sum, others: Sum) -> Lift:
    """How far the average of some values lies above that of others."""
    points, scatter = own.mean() - others.mean(), apart(own, others)
    return Lift(points, points / scatter if scatter else 0.0)


def apart(one: Sum, other: Sum) -> float:
    """The standard error of the difference of two averages."""
    return sqrt(one.error() ** 2 + other.error() ** 2)


def wilson(won: float, of: int) -> Interval:
    """Wilson's interval: between which shares the true share lies when `won` of `of` were won."""
    if not of:
        return 0.0, 1.0
    share, square = won / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = SURE / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Book(msgspec.Struct):
    """Sums by row and column, as `book.of("jet-pack", "margin")`."""

    sums: dict[str, dict[str, Sum]] = {}

    def add(self, row: str, column: str, value: float = 1.0) -> None:
        columns = self.sums.setdefault(row, {})
        found = columns.get(column)
        if found is None:
            found = columns[column] = Sum()
        found.add(value)

    def of(self, row: str, column: str) -> Sum:
        """The sum of a row and column; empty when nothing was entered."""
        return self.sums.get(row, {}).get(column) or Sum()

    def merge(self, other: Book) -> None:
        """Add everything that another book holds."""
        for row, columns in other.sums.items():
            own = self.sums.setdefault(row, {})
            for column, each in columns.items():
                own.setdefault(column, Sum()).merge(each)

    def lift(self, row: str, column: str, rows: Iterable[str]) -> Lift:
        """How much better a row does than the other rows of its kind."""
        others = Sum()
        for other in rows:
            if other != row:
                others.merge(self.of(other, column))
        return lift(self.of(row, column), others)


# ---- strengths


class Strength(NamedTuple):
    """How strong a player is, in Elo points above the first one, and between which values that lies."""

    points: float
    low: float
    high: float


POINTS = 400 / log(10)
"""Elo points for each natural unit: 400 points are odds of 10 to 1."""
STEPS = 100
CLOSE = 1e-10
DOUBT = 0.5
"""Each pair that met is given so many matches more, half won by either side, so that nobody is infinitely strong."""


def bradley_terry(players: int, won: Mapping[tuple[int, int], tuple[float, int]]) -> tuple[Strength, ...]:
    """The strengths of players by Bradley and Terry, the first one at 0.

    By pair: how much the first of it won, and of how many matches. Newton's method finds the strengths under which the
    results are most likely; the curvature there gives the intervals. A player whom no chain of matches joins with the
    first one has an open interval.
    """
    met = {pair: (share + DOUBT / 2, of + DOUBT) for pair, (share, of) in won.items() if of}
    joined = _joined(players, met)
    free = [player for player in range(1, players) if player in joined]
    strengths = [0.0] * players
    for _step in range(STEPS):
        slope, curve = _slopes(strengths, met, free)
        moves = solve(curve, slope)
        for player, move in zip(free, moves, strict=True):
            strengths[player] += max(-2.0, min(2.0, move))
        if all(abs(move) < CLOSE for move in moves):
            break
    _slope, curve = _slopes(strengths, met, free)
    found = {0: Strength(0.0, 0.0, 0.0)}
    for at, player in enumerate(free):
        unit = [float(other == at) for other in range(len(free))]
        reach = SURE * sqrt(solve(curve, unit)[at]) * POINTS
        middle = strengths[player] * POINTS
        found[player] = Strength(middle, middle - reach, middle + reach)
    return tuple([found.get(player, Strength(0.0, -inf, inf)) for player in range(players)])


def _joined(players: int, met: Mapping[tuple[int, int], tuple[float, float]]) -> set[int]:
    """The players whom matches join with the first one."""
    found = {0}
    for _round in range(players):
        found |= {player for pair in met if found & {*pair} for player in pair}
    return found


def _slopes(
    strengths: Sequence[float], met: Mapping[tuple[int, int], tuple[float, float]], free: Sequence[int]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood grows with each free strength, and the matrix of how that growth falls."""
    at = {player: place for place, player in enumerate(free)}
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _player in free]
    for (one, other), (won, of) in sorted(met.items()):
        expected = 1 / (1 + exp(strengths[other] - strengths[one]))
        weight = of * expected * (1 - expected)
        for player, sign in ((one, 1.0), (other, -1.0)):
            if player in at:
                slope[at[player]] += sign * (won - of * expected)
                curve[at[player]][at[player]] += weight
        if one in at and other in at:
            curve[at[one]][at[other]] -= weight
            curve[at[other]][at[one]] -= weight
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination; 0 for what they leave open."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        if not rows[at][at]:
            continue
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            rows[row] = [own - factor * other for own, other in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = rows[at][size] - fsum([rows[at][other] * found[other] for other in range(at + 1, size)])
        found[at] = rest / rows[at][at] if rows[at][at] else 0.0
    return found


def points_of(share: float) -> float:
    """The Elo points between two players of whom one wins this share."""
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else inf if share else -inf


# ---- the test that stops when it is decided


class Sequential(Value, frozen=True, gc=False):
    """A sequential test of whether an average is rather `high` than `low`, as test farms of chess programs use it."""

    low: float = 0.5
    high: float = 0.6
    wrong: float = 0.05
    """The chance of a wrong answer, either way."""
    least: int = 8
    """So many values are waited for."""

    def likelihood(self, values: Sum) -> float:
        """The logarithm of how much more likely the values are under `high`, by the variance that they show.

        Values that are all alike are taken to scatter as if one of them had been half a point off.
        """
        if not values.count:
            return 0.0
        variance = max(values.variance(), 0.25 / values.count)
        return values.count * (self.high - self.low) * (2 * values.mean() - self.low - self.high) / (2 * variance)

    def verdict(self, values: Sum) -> bool | None:
        """True for `high`, False for `low`, None while it is open."""
        if values.count < self.least:
            return None
        bound, found = log((1 - self.wrong) / self.wrong), self.likelihood(values)
        return found > 0 if abs(found) >= bound else None
