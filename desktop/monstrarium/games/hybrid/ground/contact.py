"""Contact: which warriors touch by an edge, and at which side. Corners never touch."""

from __future__ import annotations

from ..printed.warriors import SIZE
from ..state import HybridState
from .laboratory import Lab
from .others import others_of
from .plan import lab_of

FRONT, RIGHT, BACK, LEFT = 1, 2, 4, 8
"""The sides of a warrior, as bits."""


def base_of(state: HybridState, lab: Lab, warrior: int) -> int:
    """The squares a warrior in the laboratory stands on; 0 for any other."""
    square = state.squares[warrior]
    return lab.bases[SIZE[state.kinds[warrior]]][square] if square >= 0 else 0


def edge(lab: Lab, base: int, side: int) -> int:
    """The squares across one edge of a base: 0 north, 1 east, 2 south, 3 west."""
    match side:
        case 0:
            return base >> lab.width & ~base
        case 1:
            return (base & ~lab.columns[-1]) << 1 & ~base
        case 2:
            return base << lab.width & ~base
    return (base & ~lab.columns[0]) >> 1 & ~base


def ring(lab: Lab, base: int) -> int:
    """The squares across all edges of a base."""
    wide = (base & ~lab.columns[-1]) << 1 | (base & ~lab.columns[0]) >> 1
    return (wide | base << lab.width | base >> lab.width) & ~base


def foes_at(state: HybridState, lab: Lab, warrior: int) -> int:
    """The enemies in contact with a warrior in the laboratory, as bits."""
    others, square = others_of(state, warrior), state.squares[warrior]
    return others.touched_from(lab, others.bases[square]) if square >= 0 else 0


def foes_before(state: HybridState, lab: Lab, warrior: int) -> int:
    """The enemies that touch the front of a warrior, as bits."""
    before = edge(lab, base_of(state, lab, warrior), state.facings[warrior])
    seat, found = state.sides[warrior], 0
    for each, square in enumerate(state.squares):
        if square >= 0 and state.sides[each] != seat and base_of(state, lab, each) & before:
            found |= 1 << each
    return found


def sides_of(state: HybridState, warrior: int, other: int) -> int:
    """The sides at which another warrior touches this one: FRONT, RIGHT, BACK, LEFT as bits; 0 without contact."""
    lab = lab_of(state.plan)
    base, theirs, facing = base_of(state, lab, warrior), base_of(state, lab, other), state.facings[warrior]
    found = 0
    for side in range(4):
        if edge(lab, base, (facing + side) & 3) & theirs:
            found |= 1 << side
    return found
