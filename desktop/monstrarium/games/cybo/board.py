"""What is printed: the numbers of the tray, their lines of three, and what these pay."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from types import MappingProxyType
from typing import Annotated, TypeAlias

from ...engine.bounds import Between

SIDES = 12
Number: TypeAlias = Annotated[int, Between(0, SIDES)]
"""A number of the tray; 0 for none."""
Numbers: TypeAlias = tuple[Annotated[int, Between(1, SIDES)], ...]
NUMBERS: Numbers = tuple(range(1, SIDES + 1))
HEIGHT = 4
"""Rows of the tray. The numbers run down its columns: the next below is one more, the next to the right four more."""

ROWS: tuple[Numbers, ...] = ((1, 5, 9), (2, 6, 10), (3, 7, 11), (4, 8, 12))
COLUMNS: tuple[Numbers, ...] = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
HALVES: tuple[Numbers, ...] = tuple(half for column in COLUMNS for half in (column[:3], column[1:]))
"""The two lines of three in each column."""
DIAGONALS: tuple[Numbers, ...] = ((1, 6, 11), (2, 7, 12), (3, 6, 9), (4, 7, 10))
LINES: tuple[Numbers, ...] = ROWS + HALVES + DIAGONALS
MASKS: tuple[int, ...] = tuple(sum(1 << number for number in line) for line in LINES)
"""Each line as a set of bits."""
PRINTED: Mapping[Numbers, int] = MappingProxyType(
    {order: at for at, line in enumerate(LINES) for order in permutations(line)}
)
"""The index in LINES of a line, by its three numbers in any order."""
IN_ORDER: frozenset[Numbers] = frozenset(LINES + tuple(line[::-1] for line in LINES))
"""Every line, read from either end."""
TRINITY, ORDERED, QUAD, DUPLICATE, MISS = 3, 9, 16, 12, 3
"""The points that are paid; the last of them when the fourth roll misses the Quad."""


def cell(number: Number) -> tuple[int, int]:
    """The column and the row of a number, both from 0."""
    return (number - 1) // HEIGHT, (number - 1) % HEIGHT


def fourth(line: Numbers) -> Number:
    """The number that makes a line in a column a whole column; 0 for a line that is not in a column."""
    for column in COLUMNS:
        missing = set(column).difference(line)
        if len(missing) == 1:
            return missing.pop()
    return 0
