"""What the geometry is told of the warrior that moves, and of everything around it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .contacts import foes_at, ring
from .ground.laboratory import Lab
from .ground.steps import Mover, Scene, can_swing, scene_of
from .labs import KEPT, lab_of
from .state import Door, HybridState, Mode
from .warriors import PROFILES, PUNY, SIZE, TITAN, VELOCITY

LOCKED = Door.LOCKED
NOVICE_MOVE = 2
"""The level of Moving that leads through enemies."""
MOVERS = tuple(
    tuple(
        Mover(SIZE[kind], bool(PUNY[kind]), bool(TITAN[kind]), bool(VELOCITY[kind]), moving, ghost)
        for moving, ghost in ((False, False), (True, False), (True, True))
    )
    for kind in range(len(PROFILES))
)
"""By kind: in other modes, in Moving, and in a Novice Move."""


def mover_of(state: HybridState, warrior: int) -> Mover:
    """What of a warrior matters for its steps now."""
    movers = MOVERS[state.kinds[warrior]]
    if state.modes[warrior] != Mode.MOVING:
        return movers[0]
    return movers[2 if state.levels[warrior] == NOVICE_MOVE else 1]


def scene_around(state: HybridState, lab: Lab, warrior: int, mover: Mover) -> Scene:
    """What stands around a warrior that moves."""
    kinds, sides, modes, seat = state.kinds, state.sides, state.modes, state.sides[warrior]
    friends = foes = steadfast = left = 0
    left_foes = state.left_foes if warrior == state.active else foes_at(state, lab, warrior)
    bases = []
    for each, square in enumerate(state.squares):
        if square < 0 or each == warrior:
            continue
        base = lab.bases[SIZE[kinds[each]]][square]
        if sides[each] == seat:
            friends |= base
            bases.append(base)
            continue
        foes |= base
        if modes[each] == Mode.DEFENSE or (TITAN[kinds[each]] and not mover.titan):
            steadfast |= base
        if left_foes >> each & 1:
            left |= base
    engaged, beside = 0, ring(lab, foes)
    if beside & friends:
        for base in bases:
            if base & beside:
                engaged |= base
    scene = scene_of(
        lab,
        mover,
        shut=state.shut,
        locked=locked_doors(state, lab),
        rocks=state.rocks,
        pits=state.pits,
        friends=friends,
        engaged=engaged,
        foes=foes,
        steadfast=steadfast,
        left=left,
    )
    return _with_footing(state, scene) if warrior == state.active else scene


def _with_footing(state: HybridState, scene: Scene) -> Scene:
    """One may always stop where the Movement began, and in a pit into which one has fallen."""
    held = 0
    for square in (state.origin, state.firm):
        if square >= 0:
            held |= 1 << square
    if scene.no_stop & held:
        return msgspec.structs.replace(scene, no_stop=scene.no_stop & ~held)
    return scene


def locked_doors(state: HybridState, lab: Lab) -> int:
    """The squares of doors that nobody opens now."""
    locked = 0
    if LOCKED in state.doors:
        for door, stands in zip(lab.doors, state.doors, strict=True):
            if stands == LOCKED:
                locked |= door.mask
    return locked


@lru_cache(maxsize=KEPT)
def handles(plan: str) -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """By size, square and facing: the doors one could reach for; nothing for most squares, so that asking is cheap."""
    lab = lab_of(plan)
    found = []
    for size in (1, 2):
        mover = Mover(size)
        near = [_near(lab, mover, square) for square in range(lab.width * lab.height)]
        found.append(tuple(near))
    return ((), *found)


def _near(lab: Lab, mover: Mover, square: int) -> tuple[tuple[int, ...], ...]:
    base = lab.bases[mover.size][square]
    doors = [door for door, each in enumerate(lab.doors) if base and ring(lab, base) & each.mask]
    if not doors:
        return ()
    return tuple(
        [tuple([door for door in doors if can_swing(lab, mover, square, facing, door)]) for facing in range(4)]
    )
