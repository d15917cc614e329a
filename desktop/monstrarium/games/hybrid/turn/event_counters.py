"""Event counters: turned over by whoever ends a Movement on one, the two sides in turn; some are traps."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ..cards import playing
from ..combat import wounds
from ..combat.dice import natural
from ..events.turns import CounterTurned, TrapSprung
from ..ground.laboratory import Lab
from ..printed.warriors import SIZE
from ..state import NOBODY, HybridState

TRAP_BONUS = 3


def below(state: HybridState, lab: Lab) -> int:
    """Which counter, by its place in the list, the active warrior stands on; -1 for none."""
    base = lab.bases[SIZE[state.kinds[state.active]]][state.squares[state.active]]
    for index, square in enumerate(state.counters):
        if base >> square & 1:
            return index
    return -1


def claimable(state: HybridState, lab: Lab) -> bool:
    """Whether the active warrior may turn a counter over: never the same side twice in a row."""
    return bool(state.counters) and state.last_event != state.seat and below(state, lab) >= 0


def turn_over(state: HybridState, lab: Lab, out: Sink | None) -> None:
    """A trap springs, or an Event card is drawn, which may ask something; the counter is gone either way."""
    index, warrior, seat = below(state, lab), state.active, state.seat
    square, trap = state.counters.pop(index), bool(state.traps.pop(index))
    state.last_event = seat
    tell(out, CounterTurned(seat, warrior, square, trap))
    if trap:
        _spring(state, warrior, out)
    else:
        playing.draw(state, seat, warrior, out)


def _spring(state: HybridState, warrior: int, out: Sink | None) -> None:
    level, die, avoided = natural(state, warrior, TRAP_BONUS)
    tell(out, TrapSprung(state.seat, warrior, level, die, avoided))
    if not avoided:
        wounds.wound(state, warrior, 1, NOBODY, out, why=wounds.TRAP)
