"""The switch of a laboratory: it is attacked until it breaks, cannot parry, and a Scorpion on it shields it."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..events.missions import SwitchHit
from ..ground.contact import base_of, foes_at, ring
from ..ground.laboratory import distance
from ..ground.plan import lab_of
from ..ground.vision import arc_of, bodies, open_line, sight_of
from ..printed.missions import MISSIONS
from ..printed.warriors import SIZE
from ..state import NOBODY, OFF, SCORPION, HybridState
from .prepared_roll import EXPERT, NOVICE
from .targets import PLAIN_VIEW, one_between

SWITCH = 2
"""Its number among the objectives."""
TOUGH = 2
"""The wounds that break it."""


def switch_of(state: HybridState) -> int:
    """The square of the switch, or OFF where there is none."""
    if MISSIONS[state.mission].goal != "matrix":
        return OFF
    found = [square for square, number in zip(state.spots, state.numbers, strict=True) if number == SWITCH]
    return found[0] if found else OFF


def is_shielded(state: HybridState) -> bool:
    """Whether a Scorpion stands on the switch."""
    lab, square = lab_of(state.plan), switch_of(state)
    return any(base_of(state, lab, each) >> square & 1 for each in state.standing(SCORPION))


def is_beside(state: HybridState, warrior: int) -> bool:
    """Whether a warrior touches the switch, whichever way it looks, or stands on it."""
    lab = lab_of(state.plan)
    own = base_of(state, lab, warrior)
    return bool((own | ring(lab, own)) >> switch_of(state) & 1)


def shot_levels(state: HybridState, shooter: int) -> int:
    """The levels on which a warrior can shoot at the switch, as bits: as at an enemy who stands there."""
    lab, square = lab_of(state.plan), switch_of(state)
    away = distance(lab, state.squares[shooter], SIZE[state.kinds[shooter]], square)
    if away > sight_of(state, shooter):
        return 0
    own, solid = base_of(state, lab, shooter), state.shut | lab.pillars
    hiding = bodies(state, lab)[1] & ~(own | 1 << square)
    is_open = open_line(lab, own, 1 << square, solid | hiding)
    found = 1 << NOVICE if is_open else 0
    if away < 2 or not arc_of(state, lab, shooter) >> square & 1:
        return found
    if is_open:
        return found | PLAIN_VIEW
    past_one = not foes_at(state, lab, shooter) and one_between(state, lab, (shooter, NOBODY), 1 << square, solid)
    return 1 << EXPERT if past_one else 0


def hit(state: HybridState, warrior: int, wounds: int, out: Sink | None) -> None:
    """An attack on the switch is over: it takes so many wounds, until it is broken."""
    state.hits = min(TOUGH, state.hits + wounds)
    tell(out, SwitchHit(state.sides[warrior], warrior, wounds, TOUGH - state.hits))
