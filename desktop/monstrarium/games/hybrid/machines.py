"""The switch of a laboratory: a thing that is struck or shot at until it breaks. No cards help, and nothing parries."""

from __future__ import annotations

from ...engine.event import Sink, tell
from . import rolls, rounds
from .actions import Smash
from .contacts import base_of, ring
from .goals.matrix import TOUGH, switch_of
from .ground.laboratory import distance
from .labs import lab_of
from .mission_events import SwitchHit
from .rolls import PERFECT, SUCCESS
from .sights import arc_of, bodies, open_line, sight_of
from .state import GRIFFIN, NOBODY, SCORPION, HybridState, Mode
from .trial import BASIC, Sort
from .warriors import SIZE


def is_smashable(state: HybridState) -> bool:
    """Whether the active warrior can attack the switch: beside it, whichever way it looks, or in the line of a shot.

    A Scorpion that stands on the switch shields it.
    """
    if state.sides[state.active] != GRIFFIN or not state.numbers:
        return False
    square, warrior = switch_of(state), state.active
    if square < 0 or state.hits >= TOUGH or state.squares[warrior] < 0 or is_shielded(state):
        return False
    lab = lab_of(state.plan)
    own = base_of(state, lab, warrior)
    if state.modes[warrior] == Mode.OFFENSE:
        return bool((own | ring(lab, own)) >> square & 1)
    return state.modes[warrior] == Mode.FIRING and _is_in_line(state, square, own)


def is_shielded(state: HybridState) -> bool:
    """Whether a Scorpion stands on the switch."""
    lab, square = lab_of(state.plan), switch_of(state)
    return any(base_of(state, lab, each) >> square & 1 for each in state.standing(SCORPION))


def _is_in_line(state: HybridState, square: int, own: int) -> bool:
    lab, warrior = lab_of(state.plan), state.active
    kind = state.kinds[warrior]
    away = distance(lab, state.squares[warrior], SIZE[kind], square)
    if not 2 <= away <= sight_of(state, warrior) or not arc_of(state, lab, warrior) >> square & 1:
        return False
    hiding = bodies(state, lab)[1] & ~(own | 1 << square)
    return open_line(lab, own, 1 << square, state.shut | lab.pillars | hiding)


def smash(state: HybridState, action: Smash, out: Sink | None) -> None:
    """One attack on the Basic level: a wound, two when it is perfect."""
    warrior = state.active
    sort = Sort.STRIKE if state.modes[warrior] == Mode.OFFENSE else Sort.SHOT
    result = rolls.plain(state, sort, warrior, NOBODY, BASIC, out)
    wounds = 0 if result < SUCCESS else 1 + (result == PERFECT)
    state.hits = min(TOUGH, state.hits + wounds)
    tell(out, SwitchHit(action.seat, warrior, wounds, TOUGH - state.hits))
    rounds.end_activation(state, out)
