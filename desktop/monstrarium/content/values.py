"""Values that were learned: weights by name, and the record of how they were found.

A file of weights is `resources/values/KEY.toml`, written by `monstrarium lab train`. They are either the weights of the
features of a position or those by which a game's quick matches are played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, fsum, isfinite
from operator import mul
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from ..engine.plain import Value
from ..language.words import _
from .facts import ContentError, convert, read_toml
from .places import shipped_resources

STEEP = 60.0
"""Strengths that differ by more are as good as won or lost; it keeps `exp` in bounds."""


class Making(Value, frozen=True, forbid_unknown_fields=True):
    """How weights were found, so that they can be found again."""

    matches: int
    """The matches of self-play whose positions were used."""
    seed: int
    date: str
    """The day, as in 2031-04-05."""
    bot: str
    """The bot that played them."""
    proof: int
    """The matches that proved the weights, against bots with those that were in use before."""
    won: float
    """The part of them that was won; shared victories count in parts."""


class Weights(Value, frozen=True, forbid_unknown_fields=True):
    """The weights of features by name, and how they were found."""

    made: Making
    weights: dict[str, float]


class Evolution(Value, frozen=True, forbid_unknown_fields=True):
    """How weights were found by trying others in quick matches, so that they can be found again."""

    matches: int
    """The quick matches in which others were tried."""
    steps: int
    """The steps in which the weights moved."""
    seed: int
    date: str
    """The day, as in 2031-04-05."""
    proof: int
    """The other deals that proved the weights, each played with them and with those that were in use before."""
    before: float
    """What a match of the proof came to in the mean with the weights that were in use before."""
    after: float
    """The same with the new weights."""
    least: float
    """By so much at least a match comes to something better with the new weights, in 95 of 100 such proofs."""
    most: float


class Evolved(Value, frozen=True, forbid_unknown_fields=True):
    """Weights by which quick matches are played, and how they were found."""

    made: Evolution
    weights: dict[str, float]


W = TypeVar("W", bound=Weights | Evolved)
NONE: Mapping[str, float] = MappingProxyType({})


def load_weights(key: str, names: Sequence[str], folder: Path | None = None) -> tuple[float, ...]:
    """The weights of a game, in the order of the names of its features.

    ContentError if the file is missing or wrong, or names other features.
    """
    path = _path(key, folder)
    return in_order(read_weights(path), names, str(path))


def load_evolved(
    key: str, names: Sequence[str], instead: Mapping[str, float], folder: Path | None = None
) -> tuple[float, ...]:
    """The weights by which quick matches of a game are played, in the order of these names.

    `instead` is what counts of those that the file does not name, as of a new card. ContentError if the file is missing
    or wrong, names others, or has one that is not above 0: they are moved by factors.
    """
    path = _path(key, folder)
    found = read_weights(path, Evolved)
    for name, weight in found.weights.items():
        if weight <= 0.0:
            raise ContentError(_("{place}: the weight of {name!r} is not above 0.", place=path, name=name))
    return in_order(found, names, str(path), instead)


def _path(key: str, folder: Path | None) -> Path:
    """The file of a game. Weights belong to the bots, so they come with the program where printed facts do not."""
    return (shipped_resources() / "values" if folder is None else folder) / f"{key}.toml"


def read_weights(path: Path, kind: type[W] = Weights) -> W:  # type: ignore[assignment]
    """A file of weights; ContentError if it is missing or wrong."""
    return convert(str(path), "weights", read_toml(path)[1], kind)


def in_order(
    found: Weights | Evolved, names: Sequence[str], place: str, instead: Mapping[str, float] = NONE
) -> tuple[float, ...]:
    """The weights in the order of these names; ContentError, with the place of the file, if there are others.

    `instead` is what counts of those that may be missing.
    """
    for name in names:
        if name not in found.weights and name not in instead:
            raise ContentError(_("{place}: the weight of {name!r} is missing.", place=place, name=name))
    for name, weight in found.weights.items():
        if name not in names:
            raise ContentError(_("{place}: there is no feature {name!r}.", place=place, name=name))
        if not isfinite(weight):
            raise ContentError(_("{place}: the weight of {name!r} is no number.", place=place, name=name))
    return tuple([found.weights[name] if name in found.weights else instead[name] for name in names])


def strength(weights: Sequence[float], features: Sequence[float]) -> float:
    """The sum of the features by their weights."""
    return fsum(map(mul, weights, features))


def chances(strengths: Sequence[float]) -> tuple[float, ...]:
    """The chance of each seat to win, by the strengths of their positions; they add up to 1."""
    best = max(strengths)
    parts = [exp(max(-STEEP, each - best)) for each in strengths]
    whole = fsum(parts)
    return tuple([part / whole for part in parts])


def chance(strength: float) -> float:
    """The chance to win together, by the strength of the position of all."""
    return chances((strength, 0.0))[0]


class Traced(float):
    """A number that remembers how fast it grows with each weight from which it was made.

    What is worked out from traced weights gives its features too, so that nothing is written twice. Sums, differences,
    products and the greater or lesser of two are traced, and so is `total`; `fsum`, `float` and quotients are not.
    """

    slopes: Mapping[int, float]
    """By place of a weight: by how much the number grows when the weight grows by 1; 0 for those left out."""

    def __new__(cls, number: float, slopes: Mapping[int, float]) -> Traced:
        made = super().__new__(cls, number)
        made.slopes = slopes
        return made

    def __add__(self, other: float) -> Traced:
        slopes = dict(self.slopes)
        for at, slope in slopes_of(other).items():
            slopes[at] = slopes.get(at, 0.0) + slope
        return Traced(float(self) + float(other), slopes)

    __radd__ = __add__

    def __mul__(self, other: float) -> Traced:
        own = {at: slope * float(other) for at, slope in self.slopes.items()}
        theirs = {at: slope * float(self) for at, slope in slopes_of(other).items()}
        return Traced(float(self) * float(other), own) + Traced(0.0, theirs)

    __rmul__ = __mul__

    def __sub__(self, other: float) -> Traced:
        return self + Traced(-float(other), {at: -slope for at, slope in slopes_of(other).items()})

    def __rsub__(self, other: float) -> Traced:
        return self * -1.0 + other


def slopes_of(number: float) -> Mapping[int, float]:
    """How fast a number grows with each weight; not at all, if it is not traced."""
    return number.slopes if isinstance(number, Traced) else {}


def traced(weights: Iterable[float]) -> tuple[Traced, ...]:
    """Weights that are traced through what is worked out from them."""
    return tuple([Traced(weight, {at: 1.0}) for at, weight in enumerate(weights)])


def total(numbers: Iterable[float]) -> float:
    """The sum of numbers that may be traced."""
    found, numbers = Traced(0.0, {}), list(numbers)
    for each in numbers:
        found += Traced(0.0, slopes_of(each))
    return found + fsum(numbers)
