"""What one step, one turn and one door cost.

A `Mover` is what matters of a warrior that moves; a `Scene` is what is around it at one moment, which `scene_of` makes
for this mover. Both hold for one decision. `step_masks` has the same rules for all squares at once; tests compare both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from ....engine.plain import Value
from .laboratory import Lab, lying_on, squares_of, touching

FORBIDDEN = -1
PRICE = (1, 1, 2, 2, 2, 2, 2, 1)
"""The points of a step by its direction, counted from the facing: ahead, aside, back, aside, with diagonals between."""
PRICES = tuple([tuple([PRICE[(direction - 2 * facing) & 7] for direction in range(8)]) for facing in range(4)])
"""The same by facing and direction."""
ORTHOGONAL = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By facing: columns and rows of one step that way."""

DEAREST = 3
"""No step past walls alone costs more."""
TURN_PRICES = ((0, 0, 1, 0), (0, 1, 1, 1))
"""By whether the free quarter is used, and by quarters to the right: the points a turn on the spot costs."""
TURN_CODE, DOOR_CODE = 8, 16
"""A route is made of codes: 0 to 7 a step in that direction, TURN + facing, OPEN + door."""
REMEMBERED = 1 << 14
OpenStep: TypeAlias = tuple[int, int, int, int, int]
"""Direction and target of a step, the base there, what of it is newly entered, and the two squares a diagonal cuts."""
Step: TypeAlias = tuple[int, int, int]
"""Direction, target and cost."""


class Mover(Value, frozen=True, gc=False, cache_hash=True):
    """What matters of a warrior that moves."""

    size: int = 1
    puny: bool = False
    titan: bool = False
    velocity: bool = False
    free_doors: bool = False
    """In Moving mode, doors cost nothing."""
    ghost: bool = False
    """A Novice Move leads through enemies."""


class Surroundings(Value, frozen=True, gc=False):
    """What is around one mover, as masks of squares; `surroundings_of` makes it."""

    hard: int
    """Corners that stop a diagonal between two of them: walls, pillars, doors it cannot walk through."""
    barred: int
    """Squares it cannot enter at all."""
    shut: int
    """Squares of shut doors that it can open on its way."""
    bodies: int
    """Bases whose corners cost a point."""
    slow: int
    """Squares that cost a point more: fallen rocks, and pits that it jumps."""
    pits: int
    """Squares of pits for which it must roll."""
    friends: int
    """Friends it may walk through, but then not into contact with an enemy in the same Movement."""
    near_foes: int
    """Where its base would touch an enemy, by its square."""
    no_stop: int
    """Where it cannot end a Movement, by its square."""
    near_kept: int
    """Where it would touch an enemy with which it was in contact at the start, by its square."""
    keeping: int
    """Where it would touch all of those enemies, by its square."""
    closed: int
    """Where it perhaps cannot end a Movement, by its square: no_stop, near_foes and near_kept together."""
    busy: int
    """Everything but walls and pillars that can make a step dearer or impossible."""
    taken: int
    """Where a small mover perhaps cannot end its Movement after one more step."""
    crowded: int
    """Everything but walls and pillars that can matter to a step: busy and closed together."""


def surroundings_of(
    lab: Lab,
    mover: Mover,
    *,
    shut: int,
    locked: int = 0,
    rocks: int = 0,
    pits: int = 0,
    friends: int = 0,
    engaged: int = 0,
    foes: int = 0,
    steadfast: int = 0,
    low: int = 0,
    left: int = 0,
    kept: Sequence[int] = (),
) -> Surroundings:
    """The scene for a mover, whose own base is in none of the masks.

    shut: all doors that are shut, the locked among them; locked: shut doors that nobody opens now; friends: all bases
    of its side; engaged: friends that touch an enemy; foes: all bases of the other side; steadfast: enemies that no
    Novice Move passes (Titans unless the mover is one, and Defensive Combat); low: bases whose corners cost nothing;
    left: bases of enemies it has left in this Movement, and may not touch at its end from another square; kept: the
    base of each enemy with which it was in contact at the start.
    """
    solid = hard = lab.walls | lab.pillars
    can_open = 0 if mover.puny else shut & ~locked
    narrow = 0
    if mover.size == 2:
        narrow = sum(door.mask for door in lab.doors if not door.double)
        can_open &= ~narrow
    hard |= shut & ~can_open
    barred = hard | narrow | engaged | (steadfast if mover.ghost else foes)
    stops = friends | foes | (0 if mover.titan else rocks) | pits
    no_stop = lying_on(lab, mover.size, stops)
    bodies = 0 if mover.puny else (friends | foes) & ~low
    near_kept, keeping = 0, -1
    for base in kept:
        near = touching(lab, mover.size, base)
        near_kept |= near
        keeping &= near
    slow = 0 if mover.velocity else pits if mover.titan else rocks | pits
    near_foes = touching(lab, mover.size, foes) if foes else 0
    if left:
        no_stop |= touching(lab, mover.size, left)
    closed = no_stop | near_foes | near_kept
    busy = (barred | can_open | bodies | slow) & ~solid
    return Surroundings(
        hard=hard,
        barred=barred,
        shut=0 if mover.titan else can_open,
        bodies=bodies,
        slow=slow,
        pits=0 if mover.velocity else pits,
        friends=friends & ~engaged,
        near_foes=near_foes,
        no_stop=no_stop,
        near_kept=near_kept,
        keeping=keeping & near_kept,
        closed=closed,
        busy=busy,
        taken=barred | can_open | no_stop | near_foes,
        crowded=busy | closed,
    )


def step_cost(lab: Lab, scene: Surroundings, mover: Mover, square: int, facing: int, direction: int) -> int:
    """The points a step costs, with the door it opens by it; FORBIDDEN where it cannot be made."""
    target = lab.near[square * 8 + direction]
    base = lab.bases[mover.size][target] if target >= 0 else 0
    if not base or base & scene.barred:
        return FORBIDDEN
    own = lab.bases[mover.size][square]
    cost = PRICES[facing][direction]
    if base & scene.shut:
        door = opened_by(lab, scene, mover, square, target)
        if door >= 0 and not can_swing(lab, mover, square, facing, door):
            return FORBIDDEN
        cost += door >= 0 and not mover.free_doors
    if direction & 1:
        corner = _corner_cost(lab, scene, mover, square, direction, own | base)
        if corner < 0:
            return FORBIDDEN
        cost += corner
    return cost + bool(base & ~own & scene.slow)


def step_costs(lab: Lab, scene: Surroundings, mover: Mover, square: int, facing: int, points: int) -> list[Step]:
    """All steps that can be made with so many points, with the same costs as `step_cost`."""
    ways, around = open_steps(lab, mover.size, mover.titan, square)
    if not around & scene.busy:
        plain = plain_steps(lab, mover.size, mover.titan, mover.puny, square, facing)
        return plain if points >= DEAREST else [step for step in plain if step[2] <= points]
    barred, shut, slow = scene.barred, scene.shut, scene.slow
    solid = scene.hard | shut
    rim = solid | scene.bodies
    opens, free_corners, prices = around & shut, mover.puny, PRICES[facing]
    found = []
    for direction, target, base, entered, corners in ways:
        if base & barred:
            continue
        if opens and (base | lab.bases[mover.size][square]) & shut:
            cost = step_cost(lab, scene, mover, square, facing, direction)
            if cost < 0:
                continue
        else:
            cost = prices[direction]
            if corners & rim:
                if corners & solid == corners:
                    continue
                if not free_corners:
                    cost += 1
            if entered & slow:
                cost += 1
        if cost <= points:
            found.append((direction, target, cost))
    return found


@lru_cache(maxsize=REMEMBERED)
def open_steps(lab: Lab, size: int, titan: bool, square: int) -> tuple[tuple[OpenStep, ...], int]:
    """The steps that no wall or pillar prevents, and all other squares on which they depend."""
    solid, bases = lab.walls | lab.pillars, lab.bases[size]
    own = around = bases[square]
    ways: list[OpenStep] = []
    for direction in range(0, 8, 1 + titan):
        target = lab.near[square * 8 + direction]
        base = bases[target] if target >= 0 else 0
        if not base or base & solid:
            continue
        corners = 0
        if direction & 1:
            one, two = lab.corners[size][square * 4 + (direction >> 1)]
            corners = 1 << one | 1 << two
        if not corners or corners & solid != corners:
            ways.append((direction, target, base, base & ~own, corners))
            around |= base | corners
    return tuple(ways), around & ~solid


@lru_cache(maxsize=REMEMBERED)
def plain_steps(lab: Lab, size: int, titan: bool, puny: bool, square: int, facing: int) -> list[Step]:
    """What these steps cost where nothing else is near; callers must not change the list."""
    solid, found = lab.walls | lab.pillars, []
    for direction, target, _base, _entered, corners in open_steps(lab, size, titan, square)[0]:
        cut = bool(corners & solid) and not puny
        found.append((direction, target, PRICES[facing][direction] + cut))
    return found


def turn_cost(facing: int, to: int, turned: bool) -> int:
    """The points a turn on the spot costs.

    The first quarter of a Movement is free, of a Titan the first on every square, so that `turned` is False again
    after each of its steps. A half-turn costs one point, and uses the free quarter up.
    """
    return TURN_PRICES[turned][(to - facing) & 3]


def door_cost(mover: Mover) -> int:
    return 0 if mover.free_doors else 1


def can_swing(lab: Lab, mover: Mover, square: int, facing: int, door: int) -> bool:
    """Whether a warrior can reach a door: it lies along its front or a side. A Puny warrior cannot."""
    if mover.puny:
        return False
    mask, own = lab.doors[door].mask, lab.bases[mover.size][square]
    if mask & own:
        return False
    for way in (facing, (facing + 1) & 3, (facing + 3) & 3):
        beside = lab.near[square * 8 + 2 * way]
        if beside >= 0 and lab.bases[mover.size][beside] & mask:
            return True
    return False


def opened_by(lab: Lab, scene: Surroundings, mover: Mover, square: int, target: int) -> int:
    """The door that a step from a square to another one must open first, or -1; one it stands in is open."""
    opens = lab.bases[mover.size][target] & scene.shut
    if not opens:
        return -1
    door = lab.door_at[(opens & -opens).bit_length() - 1]
    return -1 if lab.bases[mover.size][square] & lab.doors[door].mask else door


def jumps(lab: Lab, scene: Surroundings, mover: Mover, square: int, direction: int) -> bool:
    """Whether a step in that direction goes onto an open trapdoor, which takes a roll."""
    target = lab.near[square * 8 + direction]
    return target >= 0 and bool(lab.bases[mover.size][target] & ~lab.bases[mover.size][square] & scene.pits)


def passes_friend(lab: Lab, scene: Surroundings, mover: Mover, target: int) -> bool:
    """Whether a mover whose base lies there walks through a friend; it may then not end the Movement in contact."""
    return bool(lab.bases[mover.size][target] & scene.friends)


def parts(scene: Surroundings, square: int) -> bool:
    """Whether a mover that stands there has left an enemy with which it was in contact from the first."""
    return bool(scene.near_kept) and not scene.keeping >> square & 1


def may_stop(scene: Surroundings, square: int, passed: bool = False, parted: bool = False) -> bool:
    """Whether a Movement can end there; passed: it has led through a friend; parted: away from an enemy it touched."""
    if not scene.closed >> square & 1:
        return True
    closed = scene.no_stop | (scene.near_foes if passed else 0) | (scene.near_kept if parted else 0)
    return not closed >> square & 1


def _corner_cost(lab: Lab, scene: Surroundings, mover: Mover, square: int, direction: int, swept: int) -> int:
    if mover.titan:
        return FORBIDDEN
    one, two = lab.corners[mover.size][square * 4 + (direction >> 1)]
    if not (1 << one | 1 << two) & (scene.hard | scene.shut | scene.bodies):
        return 0
    solid = scene.hard | (scene.shut & ~_door_mask(lab, swept & scene.shut) if scene.shut else 0)
    hard = (solid >> one & 1) + (solid >> two & 1)
    if hard == 2:
        return FORBIDDEN
    return int(not mover.puny and bool(hard or (scene.bodies >> one | scene.bodies >> two) & 1))


def _door_mask(lab: Lab, squares: int) -> int:
    mask = 0
    for square in squares_of(squares):
        mask |= lab.doors[lab.door_at[square]].mask
    return mask


# ---- whether a Movement can still end somewhere


ASIDE = max(PRICE)
"""The most a step to a free square across an edge costs."""


@lru_cache(maxsize=REMEMBERED)
def _beside(lab: Lab, square: int) -> int:
    return touching(lab, 1, 1 << square)


def settles_beside(lab: Lab, scene: Surroundings, mover: Mover, square: int, points: int) -> bool:
    """Whether it is plain that so many points lead to where the Movement may end: by a step to a free square beside."""
    return mover.size == 1 and points >= ASIDE and bool(_beside(lab, square) & ~scene.taken)


def can_settle(
    lab: Lab,
    scene: Surroundings,
    mover: Mover,
    square: int,
    facing: int,
    points: int,
    turned: bool,
    passed: bool,
    bound: Callable[[int], int] | None,
) -> bool:
    """Whether so many points lead from a square to another one on which the Movement may end.

    bound: for a square, how much a way may have cost with a step from there, where points come and go on the way.
    """
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
            gained = 0 if bound is None else bound(target) - bound(square)
            open_ends.append((left - cost + gained, target, facing, turned and not mover.titan, through, away))
        for to in range(4):
            cost = turn_cost(facing, to, turned)
            if to != facing and cost <= left:
                open_ends.append((left - cost, square, to, True, passed, parted))
    return False
