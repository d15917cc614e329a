"""What the table of HYBRID remembers of a match: where somebody fell, and what each side has seen of the laboratory.

The rules keep no trace of either, and need none. Everybody at the table has seen both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .....engine.event import Event
from .....engine.plain import Seat, Value
from ...events.fights import Eliminated
from ...ground.contact import base_of
from ...ground.laboratory import Lab
from ...ground.plan import lab_of
from ...ground.sight import watched
from ...ground.vision import bodies, sight_of
from ...printed.warriors import SIZE
from ...state import HybridState, Phase

LIGHT = (Phase.MUSTER, Phase.DEPLOY, Phase.OVER)
"""The phases in which all of the laboratory is in the light."""
ROLLING = (Phase.BID, Phase.FIRST, Phase.ORDER)
"""The phases between two rounds, in which what fell in the one before still lies."""
Fall: TypeAlias = tuple[int, int, int]
"""The round, the warrior, and the square on which it fell."""


class Memory(Value, frozen=True, gc=False):
    seen: tuple[int, int] = (0, 0)
    """By seat: the squares that its warriors have ever seen, as bits."""
    falls: tuple[Fall, ...] = ()
    """Those of this round; until the first activation of a round also those of the round before."""


NOTHING = Memory()


def remember(before: Memory | None, events: Sequence[Event], view: HybridState) -> Memory:
    """What is remembered after a frame; the memory before is kept where nothing is added to it."""
    known = before or NOTHING
    fallen = [(view.round, each.warrior, each.square) for each in events if isinstance(each, Eliminated)]
    kept = [fall for fall in known.falls if fall[0] == view.round or view.phase in ROLLING]
    seen = known.seen if view.phase in LIGHT else (known.seen[0] | seen_now(view, 0), known.seen[1] | seen_now(view, 1))
    found = Memory(seen, (*kept, *[fall for fall in fallen if fall[2] >= 0]))
    return known if found == known else found


def seen_now(state: HybridState, seat: Seat) -> int:
    """The squares that the warriors of a seat see, and their own, as bits."""
    lab, found = lab_of(state.plan), 0
    for warrior in state.standing(seat):
        found |= _seen(state, lab, warrior)
    return found


def _seen(state: HybridState, lab: Lab, warrior: int) -> int:
    own, size = base_of(state, lab, warrior), SIZE[state.kinds[warrior]]
    if state.asleep >> warrior & 1:
        return own
    blockers = (state.shut | lab.pillars | bodies(state, lab)[1]) & ~own
    square, facing = state.squares[warrior], state.facings[warrior]
    return own | watched(lab, square, size, facing, blockers, sight_of(state, warrior), state.house.wide)
