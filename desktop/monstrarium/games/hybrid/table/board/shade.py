"""What of the laboratory lies in the dark: dusk where no warrior of a side sees, night where no way is open to it.

It shows what everybody at the table may know: nothing that stands in the dark is hidden by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .....engine.plain import Seat
from .....table.desc import Wash
from .....table.presenter import Audience
from ...ground.contact import base_of
from ...ground.laboratory import Lab, squares_of
from ...ground.plan import lab_of
from ...ground.sight import watched
from ...ground.vision import bodies, sight_of
from ...printed.warriors import SIZE
from ...state import HybridState, Phase
from ..layout import Layout

LIGHT = (Phase.MUSTER, Phase.DEPLOY, Phase.OVER)
"""The phases in which all of the laboratory is in the light."""


def shade_of(state: HybridState, audience: Audience, layout: Layout) -> tuple[Wash, ...]:
    """Dusk and night for the near side; none for an onlooker, who sees with everybody."""
    if state.phase in LIGHT or audience.viewer is None:
        return ()
    lab, seat = layout.lab, audience.viewer
    ground = lab.floor | lab.walls & ~lab.caved
    bases = _bases(state, seat)
    night = ground & ~_beside(lab, _open_to(state.plan, lab.floor & ~state.shut, bases)) if bases else 0
    seen = 0
    for warrior in state.standing(seat):
        seen |= _seen(state, lab, warrior)
    dusk = ground & ~night & ~_beside(lab, seen)
    found = (("night", night), ("dusk", dusk))
    return tuple([Wash(kind, tuple(_strips(layout, mask))) for kind, mask in found if mask])


def _bases(state: HybridState, seat: Seat) -> int:
    lab, found = lab_of(state.plan), 0
    for warrior in state.standing(seat):
        found |= base_of(state, lab, warrior)
    return found


def _seen(state: HybridState, lab: Lab, warrior: int) -> int:
    """The squares that a warrior sees, and its own."""
    own, size = base_of(state, lab, warrior), SIZE[state.kinds[warrior]]
    if state.asleep >> warrior & 1:
        return own
    blockers = (state.shut | lab.pillars | bodies(state, lab)[1]) & ~own
    square, facing = state.squares[warrior], state.facings[warrior]
    return own | watched(lab, square, size, facing, blockers, sight_of(state, warrior), state.house.wide)


@lru_cache(maxsize=64)
def _open_to(plan: str, floor: int, bases: int) -> int:
    """The floor that is joined with these squares by open ways."""
    lab = lab_of(plan)
    found, edge = bases, bases
    while edge:
        edge = _around(lab, edge) & floor & ~found
        found |= edge
    return found


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
