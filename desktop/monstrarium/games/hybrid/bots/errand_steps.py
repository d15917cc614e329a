"""What a warrior can do for the errands of a mission: go there, do them, get in the way of enemies, leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import Seat
from ..actions import CLAIM, HALT, LEAVE, STEP
from ..combat.switch import switch_of
from ..ground.laboratory import distance, squares_of
from ..ground.obstacles import locked_doors
from ..ground.plan import lab_of
from ..ground.reach import Reach, actions_of
from ..ground.sight import around
from ..ground.vision import bodies, sight_of
from ..ground.walking import FAR
from ..missions.goals import goal_of
from ..printed.warriors import SIZE
from ..state import GRIFFIN, HybridState, Mode
from ..turn import doors_exits
from .errands import Agenda, Errand, Task
from .progress import ends_of, ways_of
from .targets import Destination, Distances, toward

DOORS = 2
"""How many doors on the way of an enemy are considered."""
MOST = 5
"""How many errands are considered at most."""
ACTIONS = {Task.CLAIM: CLAIM, Task.LEAVE: LEAVE}


def ways_to_errands(state: HybridState, warrior: int, agenda: Agenda) -> list[Distances]:
    """The distances to where a warrior has an errand, and to where enemies have one: a table by square for each."""
    found = list[tuple[int, Distances]]()
    seat, here = state.sides[warrior], state.squares[warrior]
    locked, size = locked_doors(state, lab_of(state.plan)), SIZE[state.kinds[warrior]]
    for errand in agenda.errands:
        places = errand.places if errand.seat == seat else _threatened(state, errand, locked)
        if errand.seat == seat and warrior not in errand.doers:
            continue
        ways = [ways_of(state, errand, place, size, locked) for place in places]
        ranked = sorted([(far[here], far) for far in ways if far[here] < FAR])
        found += ranked[: 2 if errand.seat == seat else 1]
    return [far for _steps, far in found[:MOST]]


def blocking(state: HybridState, warrior: int, agenda: Agenda, reach: Reach) -> Iterator[Destination]:
    """Where to stand in the way of enemies: on doors that they have to pass, or as near to them as possible."""
    lab, seat = lab_of(state.plan), state.sides[warrior]
    locked, found = locked_doors(state, lab), dict[int, int]()
    for errand in agenda.errands:
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
            yield Destination(square, facings[0])


def _foremost(state: HybridState, errand: Errand, place: int, locked: int) -> list[int]:
    """The two warriors that are nearest to a place."""
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
    """The place of an errand that is nearest to any warrior who can do it."""
    best, found = FAR, errand.places[:1]
    for doer in errand.doers:
        square, size = state.squares[doer], SIZE[state.kinds[doer]]
        for place in errand.places if square >= 0 else ():
            steps = ways_of(state, errand, place, size, locked)[square]
            if steps < best:
                best, found = steps, (place,)
    return found


def errands_in_reach(
    state: HybridState, warrior: int, agenda: Agenda, reach: Reach
) -> Iterator[tuple[Destination, Action]]:
    """Where an errand can be done in this Movement, at the least cost, and by which action."""
    seat, size = state.sides[warrior], SIZE[state.kinds[warrior]]
    for errand in agenda.errands:
        if errand.seat != seat or warrior not in errand.doers or errand.task not in ACTIONS:
            continue
        if errand.task == Task.LEAVE and not goal_of(state).may_leave(state, warrior):
            continue
        for place in errand.places:
            ends = ends_of(state.plan, place, size, errand.task) & reach.squares
            end = _cheapest(reach, ends, doors_exits.PRICE if errand.task == Task.LEAVE else 0)
            if end is not None:
                yield end, ACTIONS[errand.task][seat]


def _cheapest(reach: Reach, ends: int, points: int) -> Destination | None:
    """The cheapest of some squares from which so many points are left."""
    found = [
        (cost, square, facing)
        for square in squares_of(ends)
        for facing in range(4)
        if (cost := reach.cost(square, facing)) >= 0 and reach.left(square, cost) >= points
    ]
    return Destination(*min(found)[1:]) if found else None


def switch_attacks(state: HybridState, warrior: int, reach: Reach) -> Iterator[Destination]:
    """From where the switch can be attacked: beside it, or by a shot from as far away as possible."""
    switch = switch_of(state)
    if switch < 0 or state.sides[warrior] != GRIFFIN:
        return
    lab, size = lab_of(state.plan), SIZE[state.kinds[warrior]]
    if state.modes[warrior] == Mode.OFFENSE:
        end = _cheapest(reach, ends_of(state.plan, 1 << switch, size, Task.SMASH) & reach.squares, 0)
        if end is not None:
            yield end
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
            yield Destination(*min(found)[1:])


def leaving(state: HybridState, seat: Seat, found: Reach, exit_at: int, way: Sequence[Action]) -> Course:
    """The way onto an exit, and out.

    Only the Puny leave diagonally: the cheapest way that ends straight replaces one that does not; without any, the
    warrior halts on the exit.
    """
    if doors_exits.may_leave_after(state, way):
        return (*way, LEAVE[seat])
    best = doors_exits.straight_way(state, found, exit_at, range(4))
    if best is None:
        return (*way, HALT[seat])
    return (*actions_of(seat, found.route(best.before, best.facing)), STEP[seat][best.direction], LEAVE[seat])
