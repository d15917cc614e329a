"""Sight, attacks and steps of HYBRID written again, with squares as columns and rows, without masks or tables."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from monstrarium.games.hybrid.ground.laboratory import DX, DY, squares_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.warriors import (
    AURA,
    CONVICTION,
    DORSAL,
    FELON,
    FRENZY,
    GEAR,
    LYNX,
    NV,
    PRESTIGE,
    PUNY,
    SIZE,
    TITAN,
    VELOCITY,
)
from monstrarium.games.hybrid.state import Door, HybridState, Mode

Cell: TypeAlias = tuple[int, int]
Body: TypeAlias = frozenset[Cell]
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))
HALF = Fraction(1, 2)


def apart(one: Body, other: Body) -> int:
    """The number of squares between two bodies."""
    return min(max(abs(x - u), abs(y - v)) for x, y in one for u, v in other)


def touch(one: Body, other: Body) -> bool:
    """Whether two bodies share an edge."""
    return any(abs(x - u) + abs(y - v) == 1 for x, y in one for u, v in other)


def moved(body: Body, dx: int, dy: int) -> Body:
    """The body so many columns and rows on."""
    return frozenset((x + dx, y + dy) for x, y in body)


def crosses(start: Cell, end: Cell, cell: Cell) -> bool:
    """Whether the line between two centres runs through the inside of a square."""
    first, last = Fraction(0), Fraction(1)
    for begin, finish, middle in zip(start, end, cell, strict=True):
        if begin == finish:
            if begin != middle:
                return False
            continue
        sides = sorted((middle + side - begin) / (finish - begin) for side in (-HALF, HALF))
        first, last = max(first, sides[0]), min(last, sides[1])
    return first < last


def is_clear(start: Cell, end: Cell, closed: Body) -> bool:
    """Whether nothing closes the line: no square on it, and no two beside a corner."""
    if any(crosses(start, end, cell) for cell in closed):
        return False
    (x, y), wide, high = start, end[0] - start[0], end[1] - start[1]
    if not wide or not high:
        return True
    right, down = (1 if wide > 0 else -1), (1 if high > 0 else -1)
    for column in range(abs(wide)):
        rows = Fraction(2 * column + 1, 2) * abs(high) / abs(wide)
        if (rows - HALF).denominator == 1:
            here = (x + right * column, y + down * int(rows - HALF))
            if (here[0] + right, here[1]) in closed and (here[0], here[1] + down) in closed:
                return False
    return True


class Sheet:
    """Everything that lies and stands on the table at one moment."""

    def __init__(self, state: HybridState) -> None:
        self.state, self.lab = state, lab_of(state.plan)
        self.wide, self.high = self.lab.width, self.lab.height
        self.bodies = {
            each: self._base(square, SIZE[state.kinds[each]])
            for each, square in enumerate(state.squares)
            if square >= 0
        }
        self.solid = self._cells(self.lab.walls | self.lab.pillars)
        self.shut = self._cells(state.shut)
        self.rocks, self.pits = self._cells(state.rocks), self._cells(state.pits)
        self.doors = [frozenset(self._cell(square) for square in door.squares) for door in self.lab.doors]

    def _cell(self, square: int) -> Cell:
        return square % self.wide, square // self.wide

    def _cells(self, mask: int) -> Body:
        return frozenset(self._cell(square) for square in squares_of(mask))

    def _base(self, square: int, size: int) -> Body:
        x, y = self._cell(square)
        return frozenset((x + dx, y + dy) for dx in range(size) for dy in range(size))

    def foes(self, warrior: int) -> list[int]:
        """The enemies in the laboratory."""
        return [each for each in self.bodies if self.state.sides[each] != self.state.sides[warrior]]

    def friends(self, warrior: int) -> list[int]:
        """The friends in the laboratory."""
        return [each for each in self.bodies if each != warrior and each not in self.foes(warrior)]

    # ---- sight

    def _faces(self, warrior: int, cell: Cell) -> bool:
        """Whether a square lies in the angle of vision."""
        ahead_x, ahead_y = AHEAD[self.state.facings[warrior]]
        body = self.bodies[warrior]
        ahead = min((cell[0] - x) * ahead_x + (cell[1] - y) * ahead_y for x, y in body)
        aside = min(abs((cell[0] - x) * ahead_y) + abs((cell[1] - y) * ahead_x) for x, y in body)
        if self.state.house.wide:
            return ahead >= 0 and cell not in body
        return ahead >= max(1, aside)

    def sees(self, watcher: int, target: int) -> bool:
        """Whether one warrior sees another, whatever cards lie about."""
        kinds, own, theirs = self.state.kinds, self.bodies[watcher], self.bodies[target]
        hiding = [body for each, body in self.bodies.items() if PUNY[kinds[target]] or not PUNY[kinds[each]]]
        closed = (self.solid | self.shut).union(*hiding) - own - theirs
        shown = [cell for cell in theirs if self._faces(watcher, cell)]
        shown = [cell for cell in shown if apart(own, frozenset([cell])) <= 8 + LYNX[kinds[watcher]]]
        return any(is_clear(eye, cell, closed) for eye in own for cell in shown)

    # ---- attacks

    def strike(self, warrior: int, target: int, level: int) -> int:
        """The Success Level of an attack hand to hand, whatever cards lie about."""
        state, kind, other = self.state, self.state.kinds[warrior], self.state.kinds[target]
        found = NV[kind] + GEAR[Mode.OFFENSE][kind] + FRENZY[kind] * state.kills[warrior]
        found -= state.wounds[warrior] * (level != 2) + 2 * (state.dazed >> warrior & 1) - 2 * (level == 4)
        found += PRESTIGE[kind] * (not state.humbled >> warrior & 1)
        heads = [self.bodies[each] for each in self.friends(warrior) if AURA[state.kinds[each]]]
        if heads and apart(self.bodies[warrior], heads[0]) <= 8:
            found += CONVICTION[kind]
        ahead_x, ahead_y = AHEAD[state.facings[target]]
        if moved(self.bodies[target], -ahead_x, -ahead_y) & self.bodies[warrior]:
            found += FELON[kind] - DORSAL[other] + (not DORSAL[other])
        return found - 2 * (state.modes[target] == Mode.MOVING and state.levels[target] == 5)

    # ---- steps of the active warrior

    def price(self, direction: int) -> int:
        """The cost of a step of the active warrior; 0 where it cannot be made."""
        state, warrior = self.state, self.state.active
        body, kind = self.bodies[warrior], state.kinds[warrior]
        target = moved(body, DX[direction], DY[direction])
        opened = self._opened(target)
        if opened is None or not self._is_open(target) or (direction % 2 and TITAN[kind]):
            return 0
        turned = (direction - 2 * state.facings[warrior]) % 8
        cost = (1 if turned in (7, 0, 1) else 2) + len(opened) * (state.modes[warrior] != Mode.MOVING)
        if direction % 2:
            corners = self._corners(body, target)
            closed = self.solid | (self.shut - frozenset[Cell]().union(*[self.doors[door] for door in opened]))
            tall = [self.bodies[each] for each in self.bodies if each != warrior and not PUNY[state.kinds[each]]]
            if corners <= closed:
                return 0
            cost += not PUNY[kind] and bool(corners & closed.union(*tall))
        new, swift = target - body, VELOCITY[kind]
        return cost + bool((new & self.rocks and not swift and not TITAN[kind]) or (new & self.pits and not swift))

    def _corners(self, body: Body, target: Body) -> Body:
        """The two squares beside a diagonal step: those in the block around it that both bodies touch."""
        columns, rows = {x for x, _y in body | target}, {y for _x, y in body | target}
        block = frozenset((x, y) for x in columns for y in rows) - body - target
        return frozenset(cell for cell in block if self._touches(cell, body) and self._touches(cell, target))

    def _touches(self, cell: Cell, body: Body) -> bool:
        return touch(frozenset([cell]), body)

    def _is_open(self, target: Body) -> bool:
        """Whether neither the laboratory nor anybody keeps the active warrior from a square."""
        state, warrior = self.state, self.state.active
        titan = TITAN[state.kinds[warrior]]
        if target & self.solid or not all(0 <= x < self.wide and 0 <= y < self.high for x, y in target):
            return False
        foes = self.foes(warrior)
        for each in self.friends(warrior):
            if self.bodies[each] & target and any(touch(self.bodies[each], self.bodies[foe]) for foe in foes):
                return False
        ghost = state.modes[warrior] == Mode.MOVING and state.levels[warrior] == 2
        for foe in foes:
            steadfast = state.modes[foe] == Mode.DEFENSE or (TITAN[state.kinds[foe]] and not titan)
            if self.bodies[foe] & target and (steadfast or not ghost):
                return False
        return True

    def _opened(self, target: Body) -> list[int] | None:
        """The doors that are opened to go there; None where one cannot be passed."""
        state, warrior = self.state, self.state.active
        kind, opened = state.kinds[warrior], []
        for door, cells in enumerate(self.doors):
            if not cells & target:
                continue
            if SIZE[kind] == 2 and len(cells) == 1:
                return None
            if not cells & self.shut:
                continue
            if state.doors[door] == Door.LOCKED:
                return None
            if not TITAN[kind]:
                if PUNY[kind] or state.opened >> door & 1 or not self._reaches(cells):
                    return None
                opened.append(door)
        return opened

    def _reaches(self, door: Body) -> bool:
        """Whether a door lies before the active warrior, or at its side."""
        warrior = self.state.active
        facing, body = self.state.facings[warrior], self.bodies[warrior]
        return any(moved(body, *AHEAD[(facing + side) % 4]) & door for side in (0, 1, 3))

    def may_stop(self, direction: int) -> bool:
        """Whether the Movement of the active warrior may end after this step."""
        state, warrior = self.state, self.state.active
        target = moved(self.bodies[warrior], DX[direction], DY[direction])
        if any(self.bodies[each] & target for each in self.bodies if each != warrior):
            return False
        x, y = min(target, key=lambda cell: (cell[1], cell[0]))
        if y * self.wide + x in (state.origin, state.firm):
            return True
        if target & self.pits or (target & self.rocks and not TITAN[state.kinds[warrior]]):
            return False
        return not any(
            touch(self.bodies[foe], target) for foe in self.foes(warrior) if state.passed or state.left_foes >> foe & 1
        )
