"""Doors: who can open and shut them, and what becomes of them."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.turns import DoorBroken, DoorOpened, DoorShut
from ..ground.laboratory import Lab
from ..ground.obstacles import handles
from ..ground.step_cost import Mover
from ..ground.vision import bodies
from ..state import Door, HybridState

SHUT, OPEN, BROKEN, LOCKED = Door


def in_reach(state: HybridState, mover: Mover) -> tuple[int, ...]:
    """The doors before or beside the active warrior."""
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
    """The door stands open."""
    state.doors[door] = OPEN
    state.shut &= ~lab.doors[door].mask
    state.opened |= 1 << door
    tell(out, DoorOpened(state.seat, state.active, door))


def shut_door(state: HybridState, lab: Lab, door: int, out: Sink | None) -> None:
    """The door is shut."""
    state.doors[door] = SHUT
    state.shut |= lab.doors[door].mask
    tell(out, DoorShut(state.seat, state.active, door))


def break_doors(state: HybridState, lab: Lab, base: int, out: Sink | None) -> None:
    """A Titan walks through whatever is shut."""
    for door, each in enumerate(lab.doors):
        if each.mask & base and state.doors[door] == SHUT:
            state.doors[door] = BROKEN
            state.shut &= ~each.mask
            tell(out, DoorBroken(state.seat, state.active, door))
