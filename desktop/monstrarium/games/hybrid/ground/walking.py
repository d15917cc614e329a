"""How far it is on foot to a warrior or to some squares. Warriors in the way do not count.

Doors count as open, except those that a caller says are locked.
"""

from __future__ import annotations

from functools import lru_cache

from ..printed.warriors import SIZE
from ..state import HybridState
from .laboratory import Lab, lying_on, touching
from .plan import KEPT, lab_of

FAR = 99
"""The distance where no way leads."""


def gap(state: HybridState, warrior: int, other: int) -> int:
    """How far a warrior in the laboratory is from another one; 1 where they touch, or nearly so."""
    kinds, squares = state.kinds, state.squares
    return ways_to(state.plan, squares[other], SIZE[kinds[other]], SIZE[kinds[warrior]])[squares[warrior]]


@lru_cache(maxsize=KEPT * 600)
def ways_to(plan: str, square: int, body: int = 1, size: int = 1) -> tuple[int, ...]:
    """By the square of a base of `size`: how many steps it is to a base of the size `body` on a square."""
    lab = lab_of(plan)
    reached = lab.bases[body][square]
    floor = lab.floor if size == 1 else _wide_floor(lab)
    mask = touching(lab, size, reached) & floor if size > 1 else reached
    return _spread(lab, mask, reached, floor, size, int(size > 1))


@lru_cache(maxsize=KEPT * 60)
def ways_onto(plan: str, ends: int, size: int, locked: int) -> tuple[int, ...]:
    """By the square of a base of `size`: how many steps it is to the nearest of some squares of its own.

    locked: the squares of doors that nobody opens.
    """
    lab = lab_of(plan)
    floor = (lab.floor if size == 1 else _wide_floor(lab)) & ~lying_on(lab, size, locked)
    return _spread(lab, ends & floor, 0, floor, size, 0)


def _spread(lab: Lab, mask: int, reached: int, floor: int, size: int, steps: int) -> tuple[int, ...]:
    """By square: the steps to a mask; `steps` counts for the mask itself."""
    far = [FAR] * (lab.width * lab.height)
    reached |= mask
    while mask:
        left = mask
        while left:
            low = left & -left
            far[low.bit_length() - 1] = steps
            left ^= low
        mask = _next(lab, mask, size == 1) & floor & ~reached
        reached |= mask
        steps += 1
    return tuple(far)


def _wide_floor(lab: Lab) -> int:
    full = (1 << lab.width * lab.height) - 1
    return lab.fits[2] & ~lying_on(lab, 2, full & ~lab.floor)


def _next(lab: Lab, mask: int, diagonal: bool) -> int:
    """The squares one step from any of these; large warriors go straight, and nobody passes between two corners."""
    across, along = _aside(lab, mask), mask << lab.width | mask >> lab.width
    if not diagonal:
        return across | along
    past = across & lab.floor
    return across | along | past << lab.width | past >> lab.width | _aside(lab, along & lab.floor)


def _aside(lab: Lab, mask: int) -> int:
    return (mask & ~lab.columns[-1]) << 1 | (mask & ~lab.columns[0]) >> 1
