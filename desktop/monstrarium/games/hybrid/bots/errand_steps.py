"""What a warrior may do for what its side is after: ways that lead there or into the way of others, and the deed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import Seat
from ..actions import CLAIM, HALT, LEAVE, STEP, Step
from ..combat.switch import switch_of
from ..ground.laboratory import distance, squares_of
from ..ground.obstacles import locked_doors
from ..ground.plan import lab_of
from ..ground.reach import Reach, actions_of
from ..ground.sight import around
from ..ground.step_cost import PRICE
from ..ground.vision import bodies, sight_of
from ..ground.walking import FAR
from ..missions.goals import goal_of
from ..printed.warriors import PUNY, SIZE
from ..state import GRIFFIN, HybridState, Mode
from ..turn import doors_exits
from .errands import Act, Errand, Quest
from .progress import ends_of, ways_of
from .targets import Aim, Ways, toward

DOORS = 2
"""How many doors on the way of somebody are thought of."""
MOST = 5
"""How many ways are thought of at most."""
DEEDS = {Act.CLAIM: CLAIM, Act.LEAVE: LEAVE}


def leads(state: HybridState, warrior: int, quest: Quest) -> list[Ways]:
    """How far it is from everywhere to where the warrior has something to do; and to where enemies have."""
    found = list[tuple[int, Ways]]()
    seat, here = state.sides[warrior], state.squares[warrior]
    locked, size = locked_doors(state, lab_of(state.plan)), SIZE[state.kinds[warrior]]
    for errand in quest.errands:
        places = errand.places if errand.seat == seat else _threatened(state, errand, locked)
        if errand.seat == seat and warrior not in errand.doers:
            continue
        ways = [ways_of(state, errand, place, size, locked) for place in places]
        ranked = sorted([(far[here], far) for far in ways if far[here] < FAR])
        found += ranked[: 2 if errand.seat == seat else 1]
    return [far for _steps, far in found[:MOST]]


def barring(state: HybridState, warrior: int, quest: Quest, reach: Reach) -> Iterator[Aim]:
    """Where to stand in the way of enemies: on doors through which they have to pass, or as near to them as may be."""
    lab, seat = lab_of(state.plan), state.sides[warrior]
    locked, found = locked_doors(state, lab), dict[int, int]()
    for errand in quest.errands:
        if errand.seat == seat:
            continue
        for place in _threatened(state, errand, locked):
            for doer in _foremost(state, errand, place, locked):
                path = [each for each in _path(state, errand, place, doer, locked) if reach.squares >> each & 1]
                for square in [*[each for each in path if lab.rooms[each] < 0][:DOORS], *path[:1]]:
                    found.setdefault(square, state.squares[doer])
    for square, other in found.items():
        facing = toward(lab, square, other)
        facings = [each for each in (facing, *range(4)) if reach.cost(square, each) >= 0]
        if facings:
            yield Aim(square, facings[0])


def _foremost(state: HybridState, errand: Errand, place: int, locked: int) -> list[int]:
    """The two that get there first."""
    squares, kinds = state.squares, state.kinds
    inside = [each for each in errand.doers if squares[each] >= 0]
    far = {each: ways_of(state, errand, place, SIZE[kinds[each]], locked)[squares[each]] for each in inside}
    return sorted([each for each in inside if far[each] < FAR], key=lambda each: far[each])[:2]


def _path(state: HybridState, errand: Errand, place: int, doer: int, locked: int) -> list[int]:
    """The squares on a shortest way from a warrior to a place."""
    far, here = ways_of(state, errand, place, SIZE[state.kinds[doer]], locked), state.squares[doer]
    near, found = lab_of(state.plan).near, list[int]()
    while far[here]:
        beside = [each for each in near[here * 8 : here * 8 + 8] if each >= 0 and far[each] < far[here]]
        if not beside:
            break
        here = beside[0]
        found.append(here)
    return found


def _threatened(state: HybridState, errand: Errand, locked: int) -> tuple[int, ...]:
    """Of the places of an errand that where it may be done first."""
    best, found = FAR, errand.places[:1]
    for doer in errand.doers:
        square, size = state.squares[doer], SIZE[state.kinds[doer]]
        for place in errand.places if square >= 0 else ():
            steps = ways_of(state, errand, place, size, locked)[square]
            if steps < best:
                best, found = steps, (place,)
    return found


def deeds(state: HybridState, warrior: int, quest: Quest, reach: Reach) -> Iterator[tuple[Aim, Action]]:
    """Where an errand can be done in this Movement, and by what: the cheapest place each."""
    seat, size = state.sides[warrior], SIZE[state.kinds[warrior]]
    for errand in quest.errands:
        if errand.seat != seat or warrior not in errand.doers or errand.act not in DEEDS:
            continue
        if errand.act == Act.LEAVE and not goal_of(state).may_leave(state, warrior):
            continue
        for place in errand.places:
            ends = ends_of(state.plan, place, size, errand.act) & reach.squares
            aim = _cheapest(reach, ends, doors_exits.PRICE if errand.act == Act.LEAVE else 0)
            if aim is not None:
                yield aim, DEEDS[errand.act][seat]


def _cheapest(reach: Reach, ends: int, points: int) -> Aim | None:
    """The end that costs least, of those that leave so many points."""
    found = [
        (cost, square, facing)
        for square in squares_of(ends)
        for facing in range(4)
        if (cost := reach.cost(square, facing)) >= 0 and reach.left(square, cost) >= points
    ]
    return Aim(*min(found)[1:]) if found else None


def blows(state: HybridState, warrior: int, reach: Reach) -> Iterator[Aim]:
    """From where the switch can be attacked: beside it, or in line of a shot from as far as may be."""
    switch = switch_of(state)
    if switch < 0 or state.sides[warrior] != GRIFFIN:
        return
    lab, size = lab_of(state.plan), SIZE[state.kinds[warrior]]
    if state.modes[warrior] == Mode.OFFENSE:
        aim = _cheapest(reach, ends_of(state.plan, 1 << switch, size, Act.SMASH) & reach.squares, 0)
        if aim is not None:
            yield aim
    elif state.modes[warrior] == Mode.FIRING:
        far = sight_of(state, warrior)
        own = lab.bases[size][state.squares[warrior]]
        hiding = bodies(state, lab)[1] & ~(own | 1 << switch)
        seen = around(lab, switch, 1, state.shut | lab.pillars | hiding)
        found = []
        for square in squares_of(reach.squares & seen):
            away, facing = distance(lab, square, size, switch), toward(lab, square, switch)
            if (
                2 <= away <= far
                and reach.cost(square, facing) >= 0
                and lab.sight.arc(square, size, facing, far, state.house.wide) >> switch & 1
            ):
                found.append((-away, square, facing))
        if found:
            yield Aim(*min(found)[1:])


# ---- the way onto an exit for whoever means to leave


FARTHEST = (1 << 16, 0, 0, 0)
"""No way at all."""


def leaving(state: HybridState, seat: Seat, found: Reach, exit_at: int, way: Sequence[Action]) -> Course:
    """A way onto an exit, and out; if it ends diagonally, the cheapest one that does not, else a halt on the exit."""
    if may_leave_after(state, way):
        return (*way, LEAVE[seat])
    lab, best = lab_of(state.plan), FARTHEST
    for direction in range(0, 8, 2):
        before = lab.near[exit_at * 8 + (direction + 4 & 7)]
        for facing in range(4) if before >= 0 else ():
            cost, price = found.cost(before, facing), PRICE[direction - 2 * facing & 7]
            enough = cost >= 0 and found.left(before, cost) >= price
            if enough and found.left(exit_at, cost + price) >= doors_exits.PRICE:
                best = min(best, (cost + price, before, facing, direction))
    if best is FARTHEST:
        return (*way, HALT[seat])
    _cost, before, facing, direction = best
    return (*actions_of(seat, found.route(before, facing)), STEP[seat][direction], LEAVE[seat])


def may_leave_after(state: HybridState, way: Sequence[Action]) -> bool:
    """Whether a way of the active warrior ends so that it could leave there: straight, unless it is Puny."""
    if PUNY[state.kinds[state.active]]:
        return True
    steps = [action.direction for action in way if isinstance(action, Step)]
    return not (steps[-1] & 1 if steps else state.slant)


def is_exit(state: HybridState, square: int) -> bool:
    """Whether one leaves from a square now."""
    accesses = lab_of(state.plan).accesses
    return any(each.exit and state.gates >> gate & 1 and square in each.squares for gate, each in enumerate(accesses))
