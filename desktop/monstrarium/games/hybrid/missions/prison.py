"""The Heresiarch's Prison: a prisoner who tries his lock, switches that open doors and close an exit, falling rocks."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..combat import wounds
from ..events.missions import LockTried, RockFell
from ..ground.contact import base_of
from ..ground.laboratory import TILE, Lab
from ..ground.plan import lab_of
from ..printed.warriors import RANK
from ..state import AWAY, GONE, GRIFFIN, NOBODY, OFF, SCORPION, Door, HybridState
from .base import BOTH, Goal, one_called, survivor
from .changes import DIE, close_gate, exit_of, roll, unlock

PRISONER = "ambrosius"
HIGH = 2
"""From this rank on the Scorpions want a Griffin dead."""


class Prison(Goal):
    """The prisoner tries his lock, switches open doors, and rocks fall."""

    def activated(self, state: HybridState, number: int, first: bool, out: Sink | None) -> None:
        """All doors are unlocked. The first switch closes an exit too: even the first, odd the second one."""
        unlock(state, state.seat, range(len(state.doors)), out)
        if first:
            die = roll(state, state.seat)
            gate = exit_of(lab_of(state.plan), 2 if die % 2 else 1, 1)
            if gate >= 0:
                close_gate(state, state.seat, gate, out, die)

    def round_began(self, state: HybridState, out: Sink | None) -> None:
        """From the second round on the prisoner tries his lock, each time with one chance in ten more."""
        warrior, lab = one_called(state, PRISONER), lab_of(state.plan)
        if state.round < 2 or warrior == NOBODY or state.squares[warrior] < 0:
            return
        locked = [door for door in cell_doors(lab) if state.doors[door] == Door.LOCKED]
        if not locked:
            return
        most, die = min(state.round - 1, DIE - 1), roll(state, GRIFFIN)
        tell(out, LockTried(GRIFFIN, warrior, die, most))
        if die <= most:
            unlock(state, GRIFFIN, locked, out)

    def round_ended(self, state: HybridState, out: Sink | None) -> None:
        """A rock falls where three dice say: one for the tile, one across, one down."""
        seat, lab = state.lead, lab_of(state.plan)
        dice = (roll(state, seat), roll(state, seat), roll(state, seat))
        square = below(lab, *dice)
        hit = _lies_on(state, lab, square)
        lands = hit == NOBODY and square >= 0 and _is_bare(state, lab, square)
        if lands:
            state.rocks |= 1 << square
            if square in state.counters:
                at = state.counters.index(square)
                del state.counters[at], state.traps[at]
        tell(out, RockFell(seat, dice, square if lands else OFF, hit))
        if hit != NOBODY:
            wounds.wound(state, hit, 1, NOBODY, out, why=wounds.ROCK)

    def verdict(self, state: HybridState) -> int:
        """The Griffins win when the prisoner is out, the Scorpions when no Griffin of rank 2 is left."""
        prisoner = one_called(state, PRISONER)
        lost = prisoner == NOBODY or state.squares[prisoner] == GONE
        if not lost and state.squares[prisoner] == AWAY:
            return GRIFFIN
        places = [state.squares[each] for each in _high_ones(state)]
        if all(place == GONE for place in places):
            return SCORPION
        alive = survivor(state)
        if lost:
            return BOTH if AWAY in places or alive == GRIFFIN else NOBODY
        return alive


def _high_ones(state: HybridState) -> list[int]:
    return [each for each, kind in enumerate(state.kinds) if state.sides[each] == GRIFFIN and RANK[kind] >= HIGH]


def cell_doors(lab: Lab) -> list[int]:
    """The doors of the room in which the prisoner begins."""
    start = lab.starts.get("V", 0)
    if not start:
        return []
    room = lab.rooms[(start & -start).bit_length() - 1]
    return [
        number
        for number, door in enumerate(lab.doors)
        if any(
            beside >= 0 and lab.rooms[beside] == room
            for square in door.squares
            for beside in lab.near[square * 8 : square * 8 + 8 : 2]
        )
    ]


def below(lab: Lab, zone: int, across: int, down: int) -> int:
    """The square on which these dice let a rock fall; OFF when they miss the laboratory."""
    tiles = max(1, lab.width // TILE)
    zone = lab.zone_numbers.index((zone - 1) % len(lab.zone_numbers) + 1)
    column, row = zone % tiles * TILE + across - 1, zone // tiles * TILE + down - 1
    if max(across, down) > TILE or column >= lab.width or row >= lab.height:
        return OFF
    return row * lab.width + column


def _lies_on(state: HybridState, lab: Lab, square: int) -> int:
    if square < 0:
        return NOBODY
    standing = [each for each in range(len(state.kinds)) if base_of(state, lab, each) >> square & 1]
    return standing[0] if standing else NOBODY


def _is_bare(state: HybridState, lab: Lab, square: int) -> bool:
    """Whether a rock may lie there: on no wall, pillar, door, trapdoor, access or objective, and on no other rock."""
    if not (lab.floor & ~state.rocks) >> square & 1 or lab.door_at[square] >= 0:
        return False
    taken = {*lab.trapdoors, *state.spots, *[each for access in lab.accesses for each in access.squares]}
    return square not in taken
