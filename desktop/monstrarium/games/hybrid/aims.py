"""Where the active warrior may well go: beside an enemy, into sight of one, out of reach, or on towards the fight."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.plain import Value
from .contacts import base_of, edge, ring
from .estimate import FAR, blow, passed, strength, ways_from
from .ground.laboratory import Lab, distance, squares_of
from .ground.reach import Reach
from .ground.sight import DARK
from .labs import lab_of
from .sights import bodies, open_line
from .state import HybridState
from .warriors import LYNX, MT, SIZE

BACKS = 0.25
"""How much more a blow from behind is worth."""
COMPANY = 0.35
"""How much an enemy beside the square takes from it."""


class Aim(Value, frozen=True, gc=False):
    """A square, the way the warrior looks there, and what it means to do to whom; -1: to nobody."""

    square: int
    facing: int
    target: int = -1


def foes_of(state: HybridState, warrior: int) -> list[int]:
    """The enemies that stand in the laboratory."""
    seat = state.sides[warrior]
    return [each for each, square in enumerate(state.squares) if square >= 0 and state.sides[each] != seat]


def toward(lab: Lab, square: int, other: int) -> int:
    """The facing in which a square lies from another, as nearly as four ways can."""
    down, right = other // lab.width - square // lab.width, other % lab.width - square % lab.width
    if abs(right) >= abs(down):
        return 1 if right > 0 else 3
    return 2 if down > 0 else 0


# ---- hand to hand


def beside(state: HybridState, warrior: int, reach: Reach) -> Iterator[Aim]:
    """For each enemy within reach: the best square to strike it from, and one behind it if there is any."""
    lab = lab_of(state.plan)
    foes = foes_of(state, warrior)
    size, bases = SIZE[state.kinds[warrior]], lab.bases
    for foe in foes:
        body = base_of(state, lab, foe)
        back = edge(lab, body, (state.facings[foe] + 2) & 3)
        best: dict[bool, tuple[float, Aim]] = {}
        for square in squares_of(reach.squares & _around(lab, body, size)):
            base = bases[size][square]
            for facing in range(4):
                if (
                    edge(lab, base, facing) & body
                    and reach.cost(square, facing) >= 0
                    and not reach.risky(square, facing)
                ):
                    behind = bool(base & back)
                    merit = -_company(state, lab, base, foes, foe) - 0.02 * reach.cost(square, facing)
                    if behind not in best or merit > best[behind][0]:
                        best[behind] = merit, Aim(square, facing, foe)
        for _merit, aim in best.values():
            yield aim


def _around(lab: Lab, body: int, size: int) -> int:
    """The squares at which a base of this size may stand to touch a body."""
    near = ring(lab, body)
    if size == 1:
        return near
    near |= (near & ~lab.columns[0]) >> 1
    return near | near >> lab.width


def _company(state: HybridState, lab: Lab, base: int, foes: list[int], but: int) -> float:
    around = ring(lab, base)
    return COMPANY * sum([bool(base_of(state, lab, foe) & around) for foe in foes if foe != but])


# ---- shots


def sighting(state: HybridState, warrior: int, reach: Reach, most: int = 2) -> Iterator[Aim]:
    """For each enemy a few squares from which it can be seen: as far from all enemies as may be, but near enough."""
    lab = lab_of(state.plan)
    kind = state.kinds[warrior]
    size, far = SIZE[kind], DARK + LYNX[kind]
    foes = foes_of(state, warrior)
    _everyone, tall = bodies(state, lab)
    tall &= ~base_of(state, lab, warrior)
    spots = list(squares_of(reach.squares))
    for foe in foes:
        body = base_of(state, lab, foe)
        solid = state.shut | lab.pillars | tall & ~body
        found: list[tuple[float, Aim]] = []
        for square in spots:
            away = distance(lab, square, size, state.squares[foe], SIZE[state.kinds[foe]])
            if not 2 <= away <= far:
                continue
            facing = toward(lab, square, state.squares[foe])
            cost = reach.cost(square, facing)
            if cost < 0 or reach.risky(square, facing) or not lab.sight.arc(square, size, facing, far, False) & body:
                continue
            if open_line(lab, lab.bases[size][square], body, solid):
                near = min(ways_from(state.plan, square)[state.squares[each]] for each in foes)
                found.append((0.1 * min(near, 8) - 0.02 * cost, Aim(square, facing, foe)))
        found.sort(key=lambda each: -each[0])
        for _merit, aim in found[:most]:
            yield aim


# ---- elsewhere


def onward(state: HybridState, warrior: int, reach: Reach, goals: list[int]) -> Iterator[Aim]:
    """Nearer to the nearest of these squares; where it is safest among those that are nearest; and staying here."""
    here, lab = state.squares[warrior], lab_of(state.plan)
    if not goals:
        return
    ways = [ways_from(state.plan, goal) for goal in goals]
    spots = list(squares_of(reach.squares))
    near = {square: min(far[square] for far in ways) for square in spots}
    chosen = sorted(spots, key=lambda square: (near[square], reach.best(square)))[:1]
    least = near[chosen[0]] if chosen else FAR
    threat = {square: threatened(state, warrior, square) for square in spots}
    wary = sorted((each for each in spots if near[each] <= least + 3), key=lambda each: (threat[each], near[each]))[:1]
    safe = sorted(spots, key=lambda each: (round(threat[each], 2), near[each]))[:1]
    for square in dict.fromkeys([*chosen, *wary, *safe, *([here] if here in near else [])]):
        goal = min(goals, key=lambda each: ways_from(state.plan, each)[square])
        facing = toward(lab, square, _next_on(lab, ways_from(state.plan, goal), square))
        if reach.cost(square, facing) < 0:
            options = [each for each in range(4) if reach.cost(square, each) >= 0]
            if not options:
                continue
            facing = options[0]
        yield Aim(square, facing)


def _next_on(lab: Lab, far: tuple[int, ...], square: int) -> int:
    """The square from which an enemy would come: one step nearer to where it stands."""
    around = [each for each in lab.near[square * 8 : square * 8 + 8] if each >= 0 and far[each] < far[square]]
    return min(around, key=lambda each: far[each], default=square)


def threatened(state: HybridState, warrior: int, square: int) -> float:
    """The wounds that may come a warrior's way if it stood on a square."""
    found = 0.0
    for foe in foes_of(state, warrior):
        steps = ways_from(state.plan, square)[state.squares[foe]]
        if steps <= max(1, MT[state.kinds[foe]] - state.wounds[foe]):
            found += blow(state, foe) * (1.0 if steps <= 1 else 0.7)
    return found * passed(state, warrior) * strength(state, warrior)
