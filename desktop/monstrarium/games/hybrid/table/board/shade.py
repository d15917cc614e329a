"""What of the laboratory lies in the dark: dusk where a side has looked and sees nothing now, night where it never has.
Torches light a little of either.

It shows what everybody at the table may know: nothing that stands in the dark is hidden by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .....table.desc import Rect, Wash
from .....table.presenter import Audience
from ...ground.laboratory import Lab, squares_of
from ...state import HybridState
from ..layout import Layout
from .memory import LIGHT, NOTHING, seen_now
from .torches import torches_of

POOL = (3.4, 2.8)
"""How wide and high the light of a torch is, in squares."""


def shade_of(state: HybridState, audience: Audience, layout: Layout) -> tuple[Wash, ...]:
    """Dusk and night for the near side; none for an onlooker, who sees with everybody."""
    if state.phase in LIGHT or audience.viewer is None:
        return ()
    lab, seat = layout.lab, audience.viewer
    memory = audience.memory or NOTHING
    ground, now = lab.floor | lab.walls & ~lab.caved, seen_now(state, seat)
    lit, known = _beside(lab, now), _beside(lab, now | memory.seen[seat])
    found = (("night", ground & ~known), ("dusk", ground & known & ~lit))
    washes = [Wash(kind, tuple(_strips(layout, mask))) for kind, mask in found if mask]
    return (*washes, Wash("torch", _pools(state.plan, layout))) if washes else ()


def _pools(plan: str, layout: Layout) -> tuple[Rect, ...]:
    """What torches light: the floor before them and a little of the wall."""
    wide, high = POOL
    found = []
    for torch in torches_of(plan):
        left, top, side, _side = layout.square(torch)
        x, y = left + side / 2, top + 1.1 * side
        found.append((x - wide * side / 2, y - high * side / 2, wide * side, high * side))
    return tuple(found)


@lru_cache(maxsize=64)
def _beside(lab: Lab, squares: int) -> int:
    """These squares and those around them, so that walls are lit with the floor before them."""
    return squares | _around(lab, squares)


def _around(lab: Lab, squares: int) -> int:
    """The squares beside these, diagonally too."""
    width = lab.width
    left = sum([1 << row * width for row in range(lab.height)])
    inner, right = squares & ~left, squares & ~(left << width - 1)
    row = squares | inner >> 1 | right << 1
    return (row | row >> width | row << width) & (1 << width * lab.height) - 1


def _strips(layout: Layout, mask: int) -> Iterator[tuple[float, float, float, float]]:
    """The squares of a mask as rectangles, those side by side in one."""
    width, start, before = layout.lab.width, -1, -2
    for square in squares_of(mask):
        if square != before + 1 or square % width == 0:
            if start >= 0:
                yield _strip(layout, start, before)
            start = square
        before = square
    if start >= 0:
        yield _strip(layout, start, before)


def _strip(layout: Layout, first: int, last: int) -> tuple[float, float, float, float]:
    left, top, wide, high = layout.square(first)
    return left, top, wide * (last - first + 1), high
