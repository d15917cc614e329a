"""Whether a warrior that runs through squares on which nobody stops still gets to one where it may."""

from __future__ import annotations

from functools import lru_cache

from .laboratory import Lab, touching
from .step_cost import PRICE, REMEMBERED, Mover, Scene, may_stop, parts, passes_friend, step_costs, turn_cost

ASIDE = max(PRICE)
"""No step to a free square across an edge costs more."""


@lru_cache(maxsize=REMEMBERED)
def _beside(lab: Lab, square: int) -> int:
    """The squares across the edges of one."""
    return touching(lab, 1, 1 << square)


def can_settle(
    lab: Lab,
    scene: Scene,
    mover: Mover,
    square: int,
    facing: int,
    points: int,
    turned: bool,
    passed: bool,
    bounds: tuple[int, ...] | None = None,
) -> bool:
    """Whether so many points lead from a square to another on which the Movement may end; bounds: see `pace`."""
    taken = scene.barred | scene.shut | scene.no_stop | scene.near_foes
    if mover.size == 1 and points >= ASIDE and _beside(lab, square) & ~taken:
        return True
    best: dict[tuple[int, int, bool, bool, bool], int] = {}
    open_ends = [(points, square, facing, turned, passed, parts(scene, square))]
    while open_ends:
        left, square, facing, turned, passed, parted = open_ends.pop()
        if best.get((square, facing, turned, passed, parted), -1) >= left:
            continue
        best[square, facing, turned, passed, parted] = left
        for _direction, target, cost in step_costs(lab, scene, mover, square, facing, left):
            through = passed or passes_friend(lab, scene, mover, target)
            away = parted or parts(scene, target)
            if may_stop(scene, target, through, away):
                return True
            gained = 0 if bounds is None else bounds[target] - bounds[square]
            open_ends.append((left - cost + gained, target, facing, turned and not mover.titan, through, away))
        for to in range(4):
            cost = turn_cost(facing, to, turned)
            if to != facing and cost <= left:
                open_ends.append((left - cost, square, to, True, passed, parted))
    return False
