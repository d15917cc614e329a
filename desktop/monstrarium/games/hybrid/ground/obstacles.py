"""What a step of a warrior depends on in a state: the warrior as a `Mover`, and its surroundings as `Surroundings`."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..printed.warriors import PROFILES, PUNY, SIZE, TITAN, VELOCITY
from ..state import DEFENSE, MOVING, OFF, Door, HybridState
from .contact import base_of, ring
from .laboratory import Lab
from .others import Others, others_of
from .plan import KEPT, lab_of
from .step_cost import Mover, Surroundings, can_swing, surroundings_of

LOCKED = int(Door.LOCKED)
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
    """A warrior as its mode makes it move now."""
    movers = MOVERS[state.kinds[warrior]]
    if state.modes[warrior] != MOVING:
        return movers[0]
    return movers[2 if state.levels[warrior] == NOVICE_MOVE else 1]


def scene_around(state: HybridState, lab: Lab, warrior: int, mover: Mover) -> Surroundings:
    others = others_of(state, warrior)
    locked = locked_doors(state, lab) if LOCKED in state.doors else 0
    active = warrior == state.active
    if active:
        left, clung, origin = state.left_foes, state.clung, state.origin
        if state.opened and not mover.titan:
            locked |= done_with(state, lab)
    else:
        left, origin, clung = 0, OFF, others.touched_from(lab, base_of(state, lab, warrior))
    defenders = _defenders(state) if mover.ghost else 0
    facts = mover, origin, left, clung, defenders, state.shut, locked, state.rocks, state.pits
    if others.facts == facts:
        scene = others.scene
    else:
        scene = others.scene = _surroundings(lab, others, *facts)
        others.facts = facts
    if active and state.firm >= 0 and scene.closed >> state.firm & 1:
        return _with_footing(scene, state.firm)
    return scene


def _defenders(state: HybridState) -> int:
    return sum([1 << each for each, mode in enumerate(state.modes) if mode == DEFENSE])


def _surroundings(
    lab: Lab,
    others: Others,
    mover: Mover,
    origin: int,
    left_foes: int,
    clung: int,
    defenders: int,
    shut: int,
    locked: int,
    rocks: int,
    pits: int,
) -> Surroundings:
    """The scene without what the steps of the warrior change, so that it is made once in a Movement."""
    steadfast = left = 0
    kept = []
    for each, base in others.enemies if mover.ghost or left_foes or clung else ():
        if mover.ghost and (defenders >> each & 1 or (TITAN[others.kinds[each]] and not mover.titan)):
            steadfast |= base
        if left_foes >> each & 1:
            left |= base
        if clung >> each & 1:
            kept.append(base)
    scene = surroundings_of(
        lab,
        mover,
        shut=shut,
        locked=locked,
        rocks=rocks,
        pits=pits,
        friends=others.friends,
        engaged=others.engaged,
        foes=others.foes,
        steadfast=steadfast,
        low=others.low,
        left=left,
        kept=kept,
    )
    return _with_footing(scene, origin) if origin >= 0 and scene.closed >> origin & 1 else scene


def _with_footing(scene: Surroundings, square: int) -> Surroundings:
    """The scene in which a warrior may stop on a square: where its Movement began, or the last where it could stop."""
    held = 1 << square
    return msgspec.structs.replace(
        scene,
        no_stop=scene.no_stop & ~held,
        near_foes=scene.near_foes & ~held,
        near_kept=scene.near_kept & ~held,
        closed=scene.closed & ~held,
    )


def locked_doors(state: HybridState, lab: Lab) -> int:
    """The squares of doors that nobody opens now."""
    locked = 0
    for door, stands in zip(lab.doors, state.doors, strict=True):
        if stands == LOCKED:
            locked |= door.mask
    return locked


def done_with(state: HybridState, lab: Lab) -> int:
    """The squares of doors that the active warrior has opened and shut, and may not open again in this Movement."""
    done = 0
    for number, door in enumerate(lab.doors):
        if state.opened >> number & 1:
            done |= door.mask
    return done & state.shut


@lru_cache(maxsize=KEPT)
def handles(plan: str) -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """By size, square and facing: the doors a warrior can reach; an empty tuple for a square far from all doors."""
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
