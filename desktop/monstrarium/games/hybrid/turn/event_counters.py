"""Event counters: a warrior that ends its Movement on one turns it over, the two sides in turn; some are traps."""

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
    """The counter on which the active warrior stands, by its place in the list; -1 for none."""
    size, here = SIZE[state.kinds[state.active]], state.squares[state.active]
    if size == 1:
        return state.counters.index(here) if here in state.counters else -1
    base = lab.bases[size][here]
    for index, square in enumerate(state.counters):
        if base >> square & 1:
            return index
    return -1


def claimable(state: HybridState, lab: Lab) -> bool:
    """Whether the active warrior may turn a counter over: never the same side twice in a row."""
    return state.last_event != state.seat and below(state, lab) >= 0


def turn_over(state: HybridState, lab: Lab, out: Sink | None) -> None:
    """Spring a trap, or draw an Event card, which may ask something; the counter is gone either way."""
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
