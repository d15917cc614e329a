"""Who can be shot, ambushed and parried now."""

from __future__ import annotations

from ..ground.contact import BACK, base_of, foes_at, ring, sides_of
from ..ground.plan import lab_of
from ..ground.vision import arc_of, crowds, open_to, seen_by, sees
from ..printed.warriors import SIZE
from ..state import NOBODY, HybridState, Mode
from .modifiers import apart, value
from .prepared_roll import SKILLED


def may_wait(state: HybridState, warrior: int) -> bool:
    """Whether it may take up an ambush: it shoots well enough, and no enemy is in its sight or in contact."""
    if value(state, warrior, Mode.FIRING) < SKILLED:
        return False
    return not foes_at(state, lab_of(state.plan), warrior) and not seen_by(state, warrior)


def spotted(state: HybridState) -> int:
    """Whom somebody in ambush sees and shoots at next: the warrior that is active, or else the nearest; or NOBODY."""
    if not state.ambush:
        return NOBODY
    lab, sides = lab_of(state.plan), state.sides
    stand = crowds(state)
    for shooter in state.ambush:
        size, square = SIZE[state.kinds[shooter]], state.squares[shooter]
        near = stand[sides[shooter] ^ 1] & open_to(state.plan, size, square, state.shut)
        if not near or not arc_of(state, lab, shooter) & near:
            continue
        seen = seen_by(state, shooter) & ~state.veiled
        if not seen:
            continue
        if state.active != NOBODY and seen >> state.active & 1:
            return state.active
        marks = [each for each in range(len(sides)) if seen >> each & 1]
        return min(marks, key=lambda mark: apart(state, shooter, mark))
    return NOBODY


def lurker(state: HybridState, target: int) -> int:
    """The first warrior in ambush that sees this enemy, or NOBODY."""
    if state.squares[target] < 0 or state.veiled >> target & 1:
        return NOBODY
    for shooter in state.ambush:
        if state.sides[shooter] != state.sides[target] and sees(state, shooter, target):
            return shooter
    return NOBODY


def can_parry(state: HybridState, warrior: int, attacker: int) -> bool:
    """Whether it is in Defensive Combat, and touched by its attacker at its front or a side."""
    return state.modes[warrior] == Mode.DEFENSE and sides_of(state, warrior, attacker) not in (0, BACK)


def touch(state: HybridState, one: int, other: int) -> bool:
    """Whether two warriors stand in the laboratory and touch."""
    lab = lab_of(state.plan)
    return bool(ring(lab, base_of(state, lab, one)) & base_of(state, lab, other))
