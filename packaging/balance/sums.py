"""The maths of a balance report: running sums, and how sure a difference or a share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

SURE = 1.959964
"""So many standard errors either way hold 95 of 100."""


@dataclass
class Sum:
    """What many figures come to, without keeping them."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = inf
    most: float = -inf

    def add(self, figure: float) -> None:
        """One figure more."""
        self.merge(Sum(1, figure, figure * figure, figure, figure))

    def merge(self, other: Sum) -> None:
        """All figures of another sum."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    def mean(self) -> float:
        """The average; of nothing it is 0."""
        return self.total / self.count if self.count else 0.0

    def variance(self) -> float:
        """How far the figures scatter, squared, as far as so many of them can tell."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)

    def deviation(self) -> float:
        """How far the figures scatter."""
        return sqrt(self.variance())

    def error(self) -> float:
        """How far the average of so many figures scatters."""
        return sqrt(self.variance() / self.count) if self.count else 0.0


@dataclass(frozen=True)
class Lift:
    """How much better something does than others do."""

    points: float
    errors: float
    """In standard errors: beyond 3 either way it is hardly chance."""


def lift(own: Sum, others: Sum) -> Lift:
    """How far the average of some figures lies above that of others."""
    points = own.mean() - others.mean()
    scatter = sqrt(own.error() ** 2 + others.error() ** 2)
    return Lift(points, points / scatter if scatter else 0.0)


def wilson(won: float, of: int, sure: float = SURE) -> tuple[float, float]:
    """Between which shares the true share lies, when so many of so many were won; Wilson's interval."""
    if not of:
        return 0.0, 1.0
    share, square = won / of, sure * sure
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = sure / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)
