"""The steps of one mover for all squares of a laboratory at once, as masks for the search of `reach`.

The rules are those of `step_cost`, by direction and price: from which squares such a step can be made.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from .laboratory import DX, DY, Lab, corner_offsets, lying_on, shifted, squares_of
from .plan import KEPT
from .step_cost import ORTHOGONAL, PRICE, Mover, Surroundings, door_cost

Edge: TypeAlias = tuple[int, int, int, int, bool]
"""Price, the squares a step leads from, what it adds to a square's number, direction, and whether it jumps a pit."""
Part: TypeAlias = tuple[int, int, int, bool]
"""What a step costs beyond its direction, from where, its door by place among those near or -1, whether it jumps."""
DoorNear: TypeAlias = tuple[int, int, tuple[int, ...]]
"""The number of a door, the squares where a base lies on it, and by facing those from which it can be opened."""

STRAIGHT_FIRST = (0, 1, 7, 2, 6, 4, 3, 5)
"""Directions, counted from the one a warrior faces, in the order in which routes prefer them."""

ENTERED = tuple(
    [
        [
            [
                (x + dx, y + dy)
                for x in range(size)
                for y in range(size)
                if not (0 <= x + dx < size and 0 <= y + dy < size)
            ]
            for dx, dy in zip(DX, DY, strict=True)
        ]
        for size in range(3)
    ]
)
"""By size and direction: columns and rows from a base to the squares a step newly covers."""


def edges_of(lab: Lab, scene: Surroundings, mover: Mover, area: int) -> list[list[Edge]]:
    """By facing: all steps that lead from squares of an area, with the doors they open."""
    doors = [_door_near(lab, mover.size, door) for door in _doors_in(lab, scene, area)]
    free = lab.fits[mover.size] & ~lying_on(lab, mover.size, scene.barred)
    ways = [
        [] if mover.titan and direction & 1 else _steps_in(lab, scene, mover, direction, (free, area), doors)
        for direction in range(8)
    ]
    facings = []
    for facing in range(4):
        edges: list[Edge] = []
        for turn in STRAIGHT_FIRST:
            direction = (2 * facing + turn) & 7
            shift = DY[direction] * lab.width + DX[direction]
            for extra, sources, place, jump in ways[direction]:
                allowed = sources & doors[place][2][facing] if place >= 0 else sources
                if allowed:
                    edges.append((PRICE[turn] + extra, allowed, shift, direction, jump))
        facings.append(edges)
    return facings


def _steps_in(
    lab: Lab, scene: Surroundings, mover: Mover, direction: int, where: tuple[int, int], doors: list[DoorNear]
) -> list[Part]:
    """The steps in one direction, by what they cost beyond it and by the door they open."""
    dx, dy = DX[direction], DY[direction]
    sources = shifted(lab, where[0], dx, dy) & where[1]
    slow = _entering(mover, direction, scene.slow, lab)
    dear = 0
    if direction & 1:
        dear, closed = _corners(lab, scene, mover, direction, doors)
        sources &= ~closed
    priced: list[tuple[int, int, int]] = []
    for place, (_number, lying, _openers) in enumerate(doors):
        entering = shifted(lab, lying, dx, dy) & ~lying & sources
        if entering:
            sources &= ~entering
            priced.append((door_cost(mover), entering, place))
    priced.append((0, sources, -1))
    jumping = _entering(mover, direction, scene.pits, lab)
    extras = ((0, ~(slow | dear)), (1, slow ^ dear), (2, slow & dear)) if slow | dear else ((0, -1),)
    jumps = ((False, ~jumping), (True, jumping)) if jumping else ((False, -1),)
    return [
        (price + extra, found, place, jump)
        for price, mask, place in priced
        for extra, by_price in extras
        for jump, by_jump in jumps
        if (found := mask & by_price & by_jump)
    ]


def _corners(lab: Lab, scene: Surroundings, mover: Mover, direction: int, doors: list[DoorNear]) -> tuple[int, int]:
    """From where a diagonal step cuts a corner that costs a point, and from where two corners forbid it."""
    dx, dy = DX[direction], DY[direction]
    one, two = corner_offsets(mover.size, dx, dy)
    left, right = shifted(lab, scene.hard, *one), shifted(lab, scene.hard, *two)
    for number, lying, _openers in doors:
        still_shut = ~(lying | shifted(lab, lying, dx, dy))
        left |= shifted(lab, lab.doors[number].mask, *one) & still_shut
        right |= shifted(lab, lab.doors[number].mask, *two) & still_shut
    dear = 0
    if not mover.puny:
        dear = left | right
        if scene.bodies:
            dear |= shifted(lab, scene.bodies, *one) | shifted(lab, scene.bodies, *two)
    return dear, left & right


def _entering(mover: Mover, direction: int, mask: int, lab: Lab) -> int:
    """From where a step brings the base onto one of these squares on which it does not lie yet."""
    entering = 0
    if mask:
        for dx, dy in ENTERED[mover.size][direction]:
            entering |= shifted(lab, mask, dx, dy)
    return entering


def _doors_in(lab: Lab, scene: Surroundings, area: int) -> list[int]:
    return sorted({lab.door_at[square] for square in squares_of(scene.shut & area)}) if scene.shut else []


@lru_cache(maxsize=KEPT * 16)
def _door_near(lab: Lab, size: int, number: int) -> DoorNear:
    lying = lying_on(lab, size, lab.doors[number].mask)
    beside = [shifted(lab, lying, dx, dy) & ~lying for dx, dy in ORTHOGONAL]
    openers = tuple([beside[facing] | beside[(facing + 1) & 3] | beside[(facing + 3) & 3] for facing in range(4)])
    return number, lying, openers
