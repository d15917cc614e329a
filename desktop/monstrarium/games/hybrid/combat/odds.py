"""Exact chances: of a roll with everything that bends it, and of the wounds that come of an attack."""

from __future__ import annotations

from functools import lru_cache

from ....engine.plain import Value

FACES = 10
REMEMBERED = 1 << 12


class Bend(Value, frozen=True, gc=False):
    """What is unusual about a roll."""

    dice: int = 1
    """More than 1: so many, and the lowest counts; less than 1: 2 - dice of them, and the highest counts."""
    perfect: int = 1
    """Up to which number it is perfect."""
    jam: int = 0
    """From which number on it fails; 0 for none but 10."""
    rerolls: int = 0
    """How often a failure is rolled once more."""
    spoils: int = 0
    """How often a success is."""
    sure: bool = False
    """It is a 1 without a roll."""


class Odds(Value, frozen=True, gc=False):
    """How likely a roll succeeds, does so perfectly, and fails critically."""

    success: float
    perfect: float
    critical: float

    @property
    def percent(self) -> int:
        """The chance of success as people read it."""
        return round(self.success * 100)


PLAIN = Bend()


def limit(level: int, bend: Bend) -> int:
    """The highest number that succeeds: a 1 always does, a 10 never."""
    most = max(1, min(FACES - 1, level))
    if bend.jam:
        most = min(most, bend.jam - 1)
    return max(most, bend.perfect)


def number(dice: int) -> int:
    """How many dice are rolled."""
    return dice if dice >= 1 else 2 - dice


@lru_cache(REMEMBERED)
def odds(level: int, bend: Bend = PLAIN) -> Odds:
    """The chances of a roll with this Success Level."""
    if bend.sure:
        return Odds(1.0, 1.0, 0.0)
    good = _at_most(limit(level, bend), bend.dice)
    best = _at_most(min(bend.perfect, FACES - 1), bend.dice)
    worst = 1.0 - _at_most(FACES - 1, bend.dice)
    share, critical = best / good, worst
    once_good, once_worst = good, worst
    for _time in range(bend.spoils):
        critical += good * once_worst
        good *= once_good
    for _time in range(bend.rerolls):
        critical = (1.0 - good) * once_worst
        good += (1.0 - good) * once_good
    return Odds(good, good * share, critical)


def _at_most(most: int, dice: int) -> float:
    """How likely the die that counts shows this number or less."""
    if dice >= 1:
        return 1.0 - ((FACES - most) / FACES) ** dice
    return float((most / FACES) ** (2 - dice))
