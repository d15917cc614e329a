"""Whether a warrior that runs through squares on which nobody stops still gets to one where it may."""

from __future__ import annotations

from .ground.laboratory import Lab
from .ground.steps import Mover, Scene, passes_friend, step_costs, turn_cost


def can_settle(
    lab: Lab, scene: Scene, mover: Mover, square: int, facing: int, points: int, turned: bool, passed: bool
) -> bool:
    """Whether so many points lead from a square to another on which the Movement may end."""
    best: dict[tuple[int, int, bool, bool], int] = {}
    open_ends = [(points, square, facing, turned, passed)]
    closed, careful = scene.no_stop, scene.no_stop | scene.near_foes
    while open_ends:
        left, square, facing, turned, passed = open_ends.pop()
        if best.get((square, facing, turned, passed), -1) >= left:
            continue
        best[square, facing, turned, passed] = left
        found = step_costs(lab, scene, mover, square, facing, left)
        for _direction, target, _cost in found:
            through = passed or passes_friend(lab, scene, mover, target)
            if not (careful if through else closed) >> target & 1:
                return True
        for _direction, target, cost in found:
            through = passed or passes_friend(lab, scene, mover, target)
            open_ends.append((left - cost, target, facing, turned and not mover.titan, through))
        for to in range(4):
            cost = turn_cost(facing, to, turned)
            if to != facing and cost <= left:
                open_ends.append((left - cost, square, to, True, passed))
    return False
