"""All routes of a Movement as a plain graph, written from the rules without masks.

A library finds the shortest routes through it. The graph keeps the doors that were opened on the way as they are, where
`reach` reasons that each is opened right before it is walked through; and it knows squares as columns and rows, bases
as sets of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import networkx

from monstrarium.games.hybrid.ground.laboratory import Lab, squares_of
from monstrarium.games.hybrid.ground.step_cost import Mover

Cell: TypeAlias = tuple[int, int]
WAYS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


@dataclass(frozen=True, order=True)
class Stand:
    """A place in a Movement, and the facts of the route so far."""

    cell: Cell
    facing: int
    turned: bool
    passed: bool = False
    jumped: bool = False
    opened: frozenset[int] = frozenset()
    parted: bool = False


def cells(lab: Lab, mask: int) -> set[Cell]:
    """The cells of a mask."""
    return {(square % lab.width, square // lab.width) for square in squares_of(mask)}


@dataclass
class World:
    """The surroundings, as sets of cells."""

    lab: Lab
    mover: Mover
    shut: set[Cell]
    locked: set[Cell]
    rocks: set[Cell]
    pits: set[Cell]
    friends: set[Cell]
    engaged: set[Cell]
    foes: set[Cell]
    steadfast: set[Cell]
    low: set[Cell]
    left: set[Cell]
    kept: set[Cell] = field(default_factory=set)
    doors: list[set[Cell]] = field(init=False)
    solid: set[Cell] = field(init=False)

    def __post_init__(self) -> None:
        self.doors = [cells(self.lab, door.mask) for door in self.lab.doors]
        self.solid = cells(self.lab, self.lab.walls | self.lab.pillars)

    def base(self, cell: Cell) -> set[Cell]:
        """The cells of the mover at a place."""
        x, y = cell
        return {(x + dx, y + dy) for dx in range(self.mover.size) for dy in range(self.mover.size)}

    def closed(self, opened: frozenset[int]) -> set[Cell]:
        """The cells of doors that stop the mover now."""
        if self.mover.titan:
            return self.shut & self.locked
        return self.shut - {cell for door in opened for cell in self.doors[door]}

    def edge(self, base: set[Cell], facing: int) -> set[Cell]:
        """The cells right across one side of a base."""
        dx, dy = WAYS[2 * facing]
        return {(x + dx, y + dy) for x, y in base} - base

    def touches(self, base: set[Cell], others: set[Cell]) -> bool:
        """Whether a base shares an edge with any of these cells."""
        return not base & others and any(self.edge(base, facing) & others for facing in range(4))

    def step(self, at: Stand, way: int) -> tuple[int, Stand] | None:
        """The cost of a step and where it ends, or None."""
        mover, (dx, dy) = self.mover, WAYS[way]
        own, to = self.base(at.cell), (at.cell[0] + dx, at.cell[1] + dy)
        there = self.base(to)
        singles = {cell for door in self.doors if len(door) == 1 for cell in door}
        closed = self.closed(at.opened) | (self.shut & singles if mover.size == 2 else set())
        barred = self.solid | closed | self.engaged | (self.steadfast if mover.ghost else self.foes)
        barred |= singles if mover.size == 2 else set()
        inside = all(0 <= x < self.lab.width and 0 <= y < self.lab.height for x, y in there)
        if there & barred or not inside:
            return None
        turn = (way - 2 * at.facing) % 8
        cost = 1 if turn in (7, 0, 1) else 2
        if dx and dy:
            corners = [{(to[0] + x, at.cell[1] + y)} for x, y in self._outer(dx, dy)[0]]
            corners += [{(at.cell[0] + x, to[1] + y)} for x, y in self._outer(dx, dy)[1]]
            hard = sum(bool(each & (self.solid | closed)) for each in corners)
            if mover.titan or hard == 2:
                return None
            soft = (self.friends | self.foes) - self.low
            cost += not mover.puny and (hard > 0 or any(each & soft for each in corners))
        entered = there - own
        pit = bool(entered & self.pits) and not mover.velocity
        rocky = bool(entered & self.rocks) and not mover.velocity and not mover.titan
        cost += pit or rocky
        through = bool(there & (self.friends - self.engaged))
        turned = at.turned and not mover.titan
        parted = at.parted or bool(self.kept and not self.touches(there, self.kept))
        return cost, Stand(to, at.facing, turned, at.passed or through, at.jumped or pit, at.opened, parted)

    def _outer(self, dx: int, dy: int) -> tuple[list[Cell], list[Cell]]:
        """The one cell beside each end of a diagonal step, from the new column and from the new row."""
        last = self.mover.size - 1
        return [(last if dx > 0 else 0, last if dy < 0 else 0)], [(last if dx < 0 else 0, last if dy > 0 else 0)]

    def turns(self, at: Stand) -> Iterator[tuple[int, Stand]]:
        """All turns on the spot."""
        for by in (1, 2, 3):
            cost = 1 if at.turned or by == 2 else 0
            yield cost, replace(at, facing=(at.facing + by) % 4, turned=True)

    def swings(self, at: Stand) -> Iterator[tuple[int, Stand]]:
        """All doors that can be opened from there, at the front or at a side."""
        if self.mover.puny or self.mover.titan:
            return
        own = self.base(at.cell)
        for number, door in enumerate(self.doors):
            fits = self.mover.size == 1 or len(door) == 2
            if number in at.opened or not door & self.shut or door & self.locked or not fits:
                continue
            if any(self.edge(own, (at.facing + side) % 4) & door for side in (0, 1, 3)):
                cost = 0 if self.mover.free_doors else 1
                opened = at.opened | {number}
                yield cost, replace(at, opened=opened)

    def may_end(self, at: Stand) -> bool:
        """Whether a Movement can end like this."""
        base = self.base(at.cell)
        stones = set() if self.mover.titan else self.rocks
        if base & (self.friends | self.foes | stones | self.pits) or self.touches(base, self.left):
            return False
        if at.parted and self.touches(base, self.kept):
            return False
        return not (at.passed and self.touches(base, self.foes))


def graph_of(world: World, start: Stand, points: int) -> networkx.DiGraph:
    """Every place within so many steps, and the cost to go on from each."""
    graph, waiting = networkx.DiGraph(), deque([start])
    graph.add_node(start)
    while waiting:
        at = waiting.popleft()
        steps = [step for way in range(8) if (step := world.step(at, way))]
        for price, after in (*steps, *world.turns(at), *world.swings(at)):
            if after not in graph and _apart(start.cell, after.cell) <= points:
                waiting.append(after)
            graph.add_edge(at, after, weight=price)
    return graph


def travel(world: World, start: Stand, points: int) -> dict[tuple[Cell, int, bool], int]:
    """By cell, facing and whether a pit was jumped: the fewest points to end there."""
    costs = networkx.single_source_dijkstra_path_length(graph_of(world, start, points), start, cutoff=points)
    ends: dict[tuple[Cell, int, bool], int] = {}
    for at, cost in sorted(costs.items(), key=lambda found: -found[1]):
        if world.may_end(at):
            ends[at.cell, at.facing, at.jumped] = cost
    return ends


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
