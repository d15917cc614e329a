"""Where a warrior may go: beside an enemy, into sight of one, out of reach, or nearer to the fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ....engine.plain import Value
from ..ground.contact import base_of, edge, ring
from ..ground.laboratory import Lab, distance, lying_on, squares_of, touching
from ..ground.plan import lab_of
from ..ground.reach import Reach
from ..ground.sight import DARK, around
from ..ground.vision import bodies, sight_of
from ..ground.walking import ways_to
from ..printed.warriors import FIRE, LYNX, MT, PUNY, SIZE
from ..state import Door, HybridState
from .position import harm

Distances: TypeAlias = tuple[int, ...]
"""By square: how many steps it is from there."""
WARY = 3
"""How many squares farther a safer square may be."""
SPOTS = 2
"""How many places to shoot from are considered for each enemy."""
SWINGING = (Door.SHUT, Door.OPEN)
"""How a door stands that can be opened and shut."""
COMPANY = 0.35
"""How much an enemy beside the square takes from it."""


class Destination(Value, frozen=True, gc=False):
    """Where a warrior goes, its facing there, and whom it attacks; -1 for nobody."""

    square: int
    facing: int
    target: int = -1


def foes_of(state: HybridState, warrior: int) -> list[int]:
    seat = state.sides[warrior]
    return [each for each, square in enumerate(state.squares) if square >= 0 and state.sides[each] != seat]


def toward(lab: Lab, square: int, other: int) -> int:
    """The facing that points most nearly from a square to another one."""
    down, right = other // lab.width - square // lab.width, other % lab.width - square % lab.width
    if abs(right) >= abs(down):
        return 1 if right > 0 else 3
    return 2 if down > 0 else 0


def beside(state: HybridState, warrior: int, reach: Reach) -> Iterator[Destination]:
    """For each enemy within reach: the best place to strike it from, and the best one behind it."""
    lab, foes = lab_of(state.plan), foes_of(state, warrior)
    size, bases = SIZE[state.kinds[warrior]], lab.bases
    bodies_of = [base_of(state, lab, foe) for foe in foes]
    for at, (foe, body) in enumerate(zip(foes, bodies_of, strict=True)):
        others = bodies_of[:at] + bodies_of[at + 1 :]
        back = edge(lab, body, (state.facings[foe] + 2) & 3)
        best: dict[bool, tuple[float, Destination]] = {}
        for square in squares_of(reach.squares & touching(lab, size, body)):
            base = bases[size][square]
            company = _company(lab, base, others)
            for facing in range(4):
                if not edge(lab, base, facing) & body or (cost := reach.cost(square, facing)) < 0:
                    continue
                end, behind = Destination(square, facing, foe), bool(base & back)
                merit = -company - 0.02 * cost
                if (behind not in best or merit > best[behind][0]) and _safe(state, reach, end):
                    best[behind] = merit, end
        for _merit, end in best.values():
            yield end


def _company(lab: Lab, base: int, others: list[int]) -> float:
    around = ring(lab, base)
    return COMPANY * sum([bool(body & around) for body in others])


def sighting(
    state: HybridState, warrior: int, reach: Reach, marks: Sequence[int] | None = None
) -> Iterator[Destination]:
    """For each of these enemies, or of all, a few places to shoot at it from, as far from all enemies as possible."""
    lab = lab_of(state.plan)
    kind, squares = state.kinds[warrior], state.squares
    size, far = SIZE[kind], sight_of(state, warrior)
    foes = foes_of(state, warrior)
    ways = [ways_to(state.plan, squares[foe], SIZE[state.kinds[foe]], size) for foe in foes]
    everyone, tall = bodies(state, lab)
    own = base_of(state, lab, warrior)
    for foe in foes if marks is None else marks:
        body, large = base_of(state, lab, foe), SIZE[state.kinds[foe]]
        hiding = (everyone if PUNY[state.kinds[foe]] else tall) & ~own & ~body
        seen = around(lab, squares[foe], large, state.shut | lab.pillars | hiding)
        found: list[tuple[float, Destination]] = []
        for square in squares_of(reach.squares & lying_on(lab, size, seen)):
            if not 2 <= distance(lab, square, size, squares[foe], large) <= far:
                continue
            facing = toward(lab, square, squares[foe])
            cost = reach.cost(square, facing)
            if cost >= 0:
                near = min([each[square] for each in ways])
                found.append((0.1 * min(near, 8) - 0.02 * cost, Destination(square, facing, foe)))
        found.sort(key=lambda each: -each[0])
        fit = [end for _merit, end in found if _aims_at(state, lab, size, far, end, body) and _safe(state, reach, end)]
        yield from fit[:SPOTS]


def _aims_at(state: HybridState, lab: Lab, size: int, far: int, end: Destination, body: int) -> bool:
    return bool(lab.sight.arc(end.square, size, end.facing, far, state.house.wide) & body)


def _safe(state: HybridState, reach: Reach, end: Destination) -> bool:
    """Whether the way there jumps no pit."""
    return not state.pits or not reach.risky(end.square, end.facing)


def onward(state: HybridState, warrior: int, reach: Reach, leads: Sequence[Distances]) -> Iterator[Destination]:
    """Nearer to the nearest enemy and to the ends of `leads`, or to a safer square that is nearly as near; where it is
    safest; and here."""
    foes = foes_of(state, warrior)
    here, lab = state.squares[warrior], lab_of(state.plan)
    size = SIZE[state.kinds[warrior]]
    ways = [ways_to(state.plan, state.squares[foe], SIZE[state.kinds[foe]], size) for foe in foes]
    spots = list(squares_of(reach.squares))
    if not spots or not (ways or leads):
        return
    threat = threats(state, warrior, foes, spots)
    wanted = [here, min(spots, key=lambda each: threat[each])]
    if ways:
        close = {square: min([far[square] for far in ways]) for square in spots}
        wanted = [
            *_nearer(reach, spots, close, threat, WARY),
            min(spots, key=lambda each: (threat[each], close[each])),
            here,
        ]
    for lead in leads:
        wanted += _nearer(reach, spots, lead, threat, WARY)
    for square in dict.fromkeys(wanted):
        if not reach.squares >> square & 1:
            continue
        facing = toward(lab, square, _next_on(lab, min(ways, key=lambda each: each[square]), square)) if ways else 0
        facings = [each for each in (facing, *range(4)) if reach.cost(square, each) >= 0]
        if facings:
            yield Destination(square, facings[0])


def behind_doors(state: HybridState, warrior: int, reach: Reach) -> Iterator[Destination]:
    """Beside each door within reach, where the door lies between the warrior and all enemies, and facing it."""
    lab, size = lab_of(state.plan), SIZE[state.kinds[warrior]]
    foes = foes_of(state, warrior)
    if PUNY[state.kinds[warrior]] or not foes:
        return
    ways = [ways_to(state.plan, state.squares[foe], SIZE[state.kinds[foe]]) for foe in foes]
    for number, door in enumerate(lab.doors):
        beside = reach.squares & touching(lab, size, door.mask) if state.doors[number] in SWINGING else 0
        middle = door.squares[0]
        ends = []
        for square in squares_of(beside):
            facing = toward(lab, square, middle)
            cost = reach.cost(square, facing)
            if cost >= 0 and all(far[square] > far[middle] for far in ways):
                ends.append((cost, Destination(square, facing)))
        if ends:
            yield min(ends, key=lambda each: each[0])[1]


def _nearer(
    reach: Reach, spots: list[int], far: Distances | dict[int, int], threat: dict[int, float], more: int
) -> list[int]:
    """The nearest square, and the safest of those that are hardly farther."""
    least = min([far[each] for each in spots])
    nearest = min([each for each in spots if far[each] == least], key=reach.best)
    hardly = [each for each in spots if far[each] <= least + more]
    return [nearest, min(hardly, key=lambda each: (threat[each], far[each]))]


def _next_on(lab: Lab, far: tuple[int, ...], square: int) -> int:
    """The square from which an enemy would come: one step nearer to it."""
    near = [each for each in lab.near[square * 8 : square * 8 + 8] if each >= 0 and far[each] < far[square]]
    return min(near, key=lambda each: far[each], default=square)


def threats(state: HybridState, warrior: int, foes: list[int], spots: list[int]) -> dict[int, float]:
    """By square: the wounds a warrior would risk there, by attacks and by shots."""
    lab, kind = lab_of(state.plan), state.kinds[warrior]
    found = dict.fromkeys(spots, 0.0)
    solid = (state.shut | lab.pillars | bodies(state, lab)[1]) & ~base_of(state, lab, warrior)
    for foe in foes:
        other, at = state.kinds[foe], state.squares[foe]
        body = lab.bases[SIZE[other]][at]
        far = ways_to(state.plan, state.squares[foe], SIZE[other], SIZE[kind])
        legs, struck = max(1, MT[other] - state.wounds[foe]), harm(state, foe)
        shot, reach = harm(state, foe, True) if FIRE[other] else 0.0, DARK + LYNX[other]
        seen = around(lab, at, SIZE[other], solid & ~body) if shot else 0
        for square in spots:
            steps = far[square]
            if steps <= legs:
                found[square] += struck * (1.0 if steps <= 1 else 0.7)
            elif shot and seen >> square & 1 and distance(lab, at, SIZE[other], square, SIZE[kind]) <= reach:
                found[square] += shot * 0.6
            elif shot and steps <= reach + legs // 2:
                found[square] += shot * 0.25
    return found
