"""Doors, entries and exits: who opens and shuts doors, and how warriors come into the laboratory and leave it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ....engine.action import Action
from ....engine.event import Sink, tell
from ..actions import LEAVE, Enter, Step
from ..cards import lasting
from ..combat import wounds
from ..events.turns import DoorBroken, DoorOpened, DoorShut, Entered, Left
from ..ground.laboratory import Access, Lab
from ..ground.obstacles import handles
from ..ground.plan import lab_of
from ..ground.step_cost import PRICE as STEP_PRICE
from ..ground.step_cost import Mover
from ..ground.vision import bodies
from ..missions.goals import goal_of
from ..printed.warriors import PUNY, SIZE
from ..state import AWAY, Door, HybridState

if TYPE_CHECKING:
    from ..ground.reach import Reach

SHUT, OPEN, BROKEN, LOCKED = Door


def in_reach(state: HybridState, mover: Mover) -> tuple[int, ...]:
    if mover.puny:
        return ()
    near = handles(state.plan)[mover.size][state.squares[state.active]]
    return near[state.facings[state.active]] if near else ()


def swingable(state: HybridState, lab: Lab, door: int) -> bool:
    """Whether a door can be opened or shut as it stands: nobody opens a lock, or one door twice in a Movement, and
    none is shut on anybody."""
    stands = state.doors[door]
    if stands == SHUT:
        return not state.opened >> door & 1
    return stands == OPEN and not bodies(state, lab)[0] & lab.doors[door].mask


def open_door(state: HybridState, lab: Lab, door: int, out: Sink | None) -> None:
    state.doors[door] = OPEN
    state.shut &= ~lab.doors[door].mask
    state.opened |= 1 << door
    tell(out, DoorOpened(state.seat, state.active, door))


def shut_door(state: HybridState, lab: Lab, door: int, out: Sink | None) -> None:
    state.doors[door] = SHUT
    state.shut |= lab.doors[door].mask
    tell(out, DoorShut(state.seat, state.active, door))


def break_doors(state: HybridState, lab: Lab, base: int, out: Sink | None) -> None:
    """Break the shut doors through which a Titan walks."""
    for door, each in enumerate(lab.doors):
        if each.mask & base and state.doors[door] == SHUT:
            state.doors[door] = BROKEN
            state.shut &= ~each.mask
            tell(out, DoorBroken(state.seat, state.active, door))


# ---- entries and exits


PRICE = 1
"""The points it takes to come in, or to be left with to go out."""


def entries(state: HybridState, lab: Lab) -> Sequence[Action]:
    if state.points < PRICE:
        return ()
    size, taken = SIZE[state.kinds[state.active]], bodies(state, lab)[0]
    seat, found = state.seat, list[Action]()
    for gate, access in enumerate(lab.accesses):
        if access.entry and state.gates >> gate & 1:
            for square in _squares(lab, access, size):
                if not lab.bases[size][square] & (taken | ~lab.floor | state.shut):
                    found += [Enter(seat, square, facing) for facing in range(4)]
    return found


def _squares(lab: Lab, access: Access, size: int) -> Sequence[int]:
    """The squares on which a base may come in: a large one with two squares on a double entry."""
    if size == 1:
        return access.squares
    if not access.double:
        return ()
    both = _mask(access)
    return [square for square, base in enumerate(lab.bases[size]) if base & both == both]


def _mask(access: Access) -> int:
    return sum([1 << square for square in access.squares])


def exits(state: HybridState, lab: Lab) -> Sequence[Action]:
    """Leave, where the active warrior stands on an exit wide enough for it, with a point left."""
    if not lab.accesses or state.points < PRICE or slants(state) or not goal_of(state).may_leave(state, state.active):
        return ()
    size = SIZE[state.kinds[state.active]]
    base = lab.bases[size][state.squares[state.active]]
    for gate, access in enumerate(lab.accesses):
        if not state.gates >> gate & 1:
            continue
        both = _mask(access)
        if access.exit and base & both and (size == 1 or (access.double and base & both == both)):
            return (LEAVE[state.seat],)
    return ()


def slants(state: HybridState) -> bool:
    """Whether the active warrior would leave diagonally, which the Puny alone do."""
    return state.slant and not PUNY[state.kinds[state.active]]


def enter(state: HybridState, action: Enter, out: Sink | None) -> None:
    warrior = state.active
    state.squares[warrior], state.facings[warrior] = action.square, action.facing
    state.points -= PRICE
    state.walked += 1
    state.firm = action.square
    tell(out, Entered(state.seat, warrior, action.square, action.facing))


def leave(state: HybridState, out: Sink | None) -> None:
    """Take the active warrior away, for good."""
    warrior = state.active
    square = state.squares[warrior]
    state.squares[warrior] = AWAY
    if warrior in state.ambush:
        state.ambush.remove(warrior)
    tell(out, Left(state.seat, warrior, square))
    if state.house.gone_bleeds:
        wounds.first_blood(state, state.seat, out)
    if state.spells:
        lasting.forget(state, warrior, out)


def may_leave_after(state: HybridState, way: Sequence[Action]) -> bool:
    """Whether the active warrior could leave at the end of a way: its last step is straight, or it is Puny."""
    if PUNY[state.kinds[state.active]]:
        return True
    steps = [action.direction for action in way if isinstance(action, Step)]
    return not (steps[-1] & 1 if steps else state.slant)


class StraightWay(NamedTuple):
    """A way onto an exit whose last step is straight."""

    cost: int
    before: int
    """The square from which it steps onto the exit."""
    facing: int
    direction: int


def straight_way(state: HybridState, found: Reach, exit_at: int, facings: Iterable[int]) -> StraightWay | None:
    """The cheapest way of the active warrior onto an exit that ends with a straight step, looking one of these ways and
    with a point left to leave.
    """
    near, ways = lab_of(state.plan).near, list[StraightWay]()
    for direction in range(0, 8, 2):
        before = near[exit_at * 8 + (direction + 4 & 7)]
        for facing in facings if before >= 0 else ():
            cost, price = found.cost(before, facing), STEP_PRICE[direction - 2 * facing & 7]
            enough = cost >= 0 and found.left(before, cost) >= price
            if enough and found.left(exit_at, cost + price) >= PRICE:
                ways.append(StraightWay(cost + price, before, facing, direction))
    return min(ways, default=None)


def is_exit(state: HybridState, square: int) -> bool:
    accesses = lab_of(state.plan).accesses
    return any(each.exit and state.gates >> gate & 1 and square in each.squares for gate, each in enumerate(accesses))
