"""Where the laboratory lies, and what lies beside it: in one column, or in two where the laboratory is high."""

from __future__ import annotations

from functools import cache

from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD

SQUARE = 0.5
"""How wide a square is."""
GAP = 0.12
TITLE = 0.24
FOOT = 0.1
COLUMN = 4.3
"""How wide what lies beside the laboratory is."""
SQUAT = 0.8
"""Up to what share of its width a laboratory is high when one column is enough."""
LEAST = 8.0
"""How high a column is at least."""
OTHER, ROLL, STOCK = 1.42, 2.2, 1.2
"""How high the other side's hand and the roll are, and how wide deck and discard pile."""


class Seating(Value, frozen=True, gc=False):
    """The places of one laboratory."""

    size: tuple[float, float]
    lab: Rect
    other: Rect
    """The hand of the far side."""
    roll: Rect
    """Dice and cards of a roll, cards laid for the Activation Roll, counters to lay."""
    deck: Rect
    discard: Rect
    hand: Rect
    """The near hand; the tray of those who wait; with the roll also the desk of the muster."""


@cache
def seating(width: int, height: int) -> Seating:
    """The places for a laboratory so many squares wide and high."""
    wide, high = width * SQUARE, height * SQUARE
    whole = max(high, LEAST) + 2 * GAP
    if high <= SQUAT * wide:
        left = wide + 2 * GAP
        size = (left + COLUMN + GAP, whole)
        return _one_column(size, (GAP, (whole - high) / 2, wide, high), left)
    size = (wide + 2 * COLUMN + 4 * GAP, whole)
    return _two_columns(size, (COLUMN + 2 * GAP, (whole - high) / 2, wide, high))


def _one_column(size: tuple[float, float], lab: Rect, left: float) -> Seating:
    roll = GAP + OTHER + GAP
    hand = roll + ROLL + GAP
    return Seating(
        size,
        lab,
        (left, GAP, COLUMN, OTHER),
        (left, roll, COLUMN - STOCK - GAP, ROLL),
        *_stock(left + COLUMN - STOCK, roll, ROLL),
        (left, hand, COLUMN, size[1] - GAP - hand),
    )


def _two_columns(size: tuple[float, float], lab: Rect) -> Seating:
    right = lab[0] + lab[2] + GAP
    half = (size[1] - 3 * GAP) * 0.42
    middle = 2 * GAP + half
    rest = size[1] - GAP - middle
    return Seating(
        size,
        lab,
        (GAP, GAP, COLUMN, half),
        (right, GAP, COLUMN, half),
        (GAP, middle, (COLUMN - GAP) / 2, rest * 0.42),
        (GAP + (COLUMN + GAP) / 2, middle, (COLUMN - GAP) / 2, rest * 0.42),
        (right, middle, COLUMN, rest),
    )


def _stock(left: float, top: float, high: float) -> tuple[Rect, Rect]:
    half = (high - GAP) / 2
    return (left, top, STOCK, half), (left, top + half + GAP, STOCK, half)


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    left, top, wide, high = rect
    return left + 0.08, top + TITLE, wide - 0.16, high - TITLE - FOOT


def joined(one: Rect, other: Rect) -> Rect:
    """The rectangle around two."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, low = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, low - top


def cut(rect: Rect, share: float) -> tuple[Rect, Rect]:
    """The upper part of a place, and the rest below it."""
    left, top, wide, high = rect
    upper = (high - GAP) * share
    return (left, top, wide, upper), (left, top + upper + GAP, wide, high - GAP - upper)


def middle(rect: Rect, scale: float = 1.0, z: int = 0) -> Pose:
    """The middle of a place."""
    return Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, z, scale=scale)


def largest(rect: Rect, size: tuple[float, float] = CARD) -> float:
    """The scale at which one thing fills a place."""
    return min(rect[2] / size[0], rect[3] / size[1])
