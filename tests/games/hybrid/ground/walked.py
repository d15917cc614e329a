"""Distances and doors in the plans of the program."""

from __future__ import annotations

from functools import cache

from monstrarium.games.hybrid.ground.laboratory import Lab, cell_at, squares_of
from monstrarium.games.hybrid.ground.plan import shipped_lab
from monstrarium.games.hybrid.ground.reach import Reach, reach
from monstrarium.games.hybrid.ground.step_cost import Mover, surroundings_of

GRIFFINS, SCORPIONS = "grs", "dabc"
ENDLESS = 90


def squares(lab: Lab, marks: str) -> int:
    """The squares of all these characters."""
    return sum(lab.starts[mark] for mark in marks)


def openings(lab: Lab, way: str) -> int:
    """The squares of all accesses that lead in, or out."""
    return sum(1 << each for access in lab.accesses if getattr(access, way) for each in access.squares)


def home(lab: Lab) -> int:
    """The places where the Griffins begin: the squares of those who are free, else the entries."""
    return lab.starts["g"] or openings(lab, "entry")


def at(lab: Lab, cell: str) -> int:
    """A square by its name."""
    return cell_at(lab.width, cell)


def spot(lab: Lab, number: int) -> int:
    """The only square of an objective."""
    (square,) = dict(lab.objectives)[number]
    return square


@cache
def walk(key: str, start: int, size: int = 1, locked: int | None = None) -> Reach:
    """All routes from a square, around tanks. `locked`: the doors that nobody opens, by default those of the plan."""
    lab, mover = shipped_lab(key), Mover(size=size)
    shut = sum(door.mask for door in lab.doors)
    if locked is None:
        locked = sum(door.mask for door in lab.doors if door.locked)
    tanks = lab.starts["t"] & ~(1 << start)
    scene = surroundings_of(lab, mover, shut=shut | tanks, locked=locked | tanks, rocks=lab.rocks, pits=lab.pits)
    return reach(lab, scene, mover, start, 0, ENDLESS)


def points(key: str, start: int, goal: int, size: int = 1, locked: int | None = None) -> int:
    """The fewest points from a square to a base that touches some others, without a jump; ENDLESS without a route."""
    lab, found = shipped_lab(key), walk(key, start, size, locked)
    costs = [
        found.cost(square, facing)
        for square, base in enumerate(lab.bases[size])
        if base & goal
        for facing in range(4)
        if found.cost(square, facing) >= 0 and not found.risky(square, facing)
    ]
    return min(costs, default=ENDLESS)


def middle(mask: int, lab: Lab, size: int = 1) -> int:
    """A square in the middle of a zone with room for such a base."""
    fitting = [each for each in squares_of(mask) if lab.bases[size][each] and not lab.bases[size][each] & ~mask]
    return fitting[len(fitting) // 2]


def race(key: str, number: int) -> tuple[int, int]:
    """The points that Griffins and Scorpions need to an objective."""
    lab = shipped_lab(key)
    goal = 1 << spot(lab, number)
    return points(key, middle(home(lab), lab), goal), points(key, middle(lab.starts["d"], lab), goal)


def room_at(lab: Lab, square: int) -> set[int]:
    """All squares of a room."""
    return {each for each, room in enumerate(lab.rooms) if room == lab.rooms[square]}


def doors_of(lab: Lab, square: int) -> list[tuple[str, bool]]:
    """The accesses of a room: kind, and whether it is locked."""
    room, found = room_at(lab, square), []
    for kind, ways in (("door", lab.doors), ("passage", lab.passages)):
        for way in ways:
            beside = {near for each in way.squares for near in lab.near[8 * each : 8 * each + 8 : 2]}
            if beside & room:
                found.append((kind, way.locked))
    return found


def beside_locks(lab: Lab) -> list[int]:
    """A square of the room beside each locked door: the one with the smaller number."""
    found = []
    for door in lab.doors:
        if door.locked:
            beside = [
                each for each in lab.near[8 * door.squares[0] : 8 * door.squares[0] + 8 : 2] if lab.rooms[each] >= 0
            ]
            found.append(min(beside, key=lambda each: len(room_at(lab, each))))
    return found
