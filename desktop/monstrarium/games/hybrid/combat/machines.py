"""When the switch of a laboratory can be attacked, and how such an attack begins."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.event import Sink
from ..actions import Smash
from ..effects import book
from ..state import GRIFFIN, HybridState, Mode
from .prepared_roll import Sort
from .roll_choices import reachable
from .switch import TOUGH, is_beside, is_shielded, shot_levels, switch_of


def is_smashable(state: HybridState, level: Callable[[HybridState, int, int], int] = reachable) -> bool:
    """Whether the active warrior can attack the switch, hand to hand or on a level of Firing that it has, or that the
    cards in its side's hand could give it. level: the highest one, for a warrior and a mode."""
    warrior = state.active
    if not state.numbers or state.sides[warrior] != GRIFFIN or state.squares[warrior] < 0:
        return False
    if switch_of(state) < 0 or state.hits >= TOUGH or is_shielded(state):
        return False
    if state.modes[warrior] == Mode.OFFENSE:
        return is_beside(state, warrior)
    if state.modes[warrior] != Mode.FIRING:
        return False
    return bool(shot_levels(state, warrior) & ((2 << level(state, warrior, Mode.FIRING)) - 2))


def smash(state: HybridState, action: Smash, out: Sink | None) -> None:
    """Attack it."""
    warrior = state.active
    sort = Sort.STRIKE if state.modes[warrior] == Mode.OFFENSE else Sort.SHOT
    book.begin(state, "smash", action.seat, warrior, int(sort), out=out)
