"""The maths of a balance report: running sums, and how sure a difference is."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt


@dataclass
class Sum:
    """A running sum of values, with what their average and deviation need."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = inf
    most: float = -inf

    def add(self, value: float) -> None:
        self.merge(Sum(1, value, value * value, value, value))

    def merge(self, other: Sum) -> None:
        """Add all values of another sum."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    def mean(self) -> float:
        """The average, or 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    def variance(self) -> float:
        """The variance, estimated from the values as a sample."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)

    def deviation(self) -> float:
        return sqrt(self.variance())

    def error(self) -> float:
        """The standard error of the average."""
        return sqrt(self.variance() / self.count) if self.count else 0.0


@dataclass(frozen=True)
class Lift:
    """How much better a row does than others."""

    points: float
    errors: float
    """In standard errors."""


def lift(own: Sum, others: Sum) -> Lift:
    """How far the average of some values lies above that of others."""
    points = own.mean() - others.mean()
    scatter = sqrt(own.error() ** 2 + others.error() ** 2)
    return Lift(points, points / scatter if scatter else 0.0)
