"""The activation counters: each side lays its own, unseen, beside its warriors, in the order in which it reveals them.

Functions that change the state return whether all counters lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..actions import NUMBER, READY, ROUSE, Number, Ready, Rouse
from ..events.turns import Numbered, Ordered, Roused
from ..state import OFF, HybridState, Mode, Phase


def begin(state: HybridState, out: Sink | None) -> bool:
    """The winner of the roll lays its counters first."""
    state.phase, state.seat = Phase.ORDER, state.lead
    state.sequences, state.cursors = [[], []], [0, 0]
    state.turn += 1
    return _settle(state, out)


def open_ones(state: HybridState, seat: Seat) -> list[int]:
    """The warriors of a seat that still get a counter: those in ambush and those asleep get none."""
    squares, asleep, done = state.squares, state.asleep, {*state.sequences[seat], *state.ambush}
    return [each for each in state.band(seat) if each not in done and squares[each] >= OFF and not asleep >> each & 1]


def keepers(state: HybridState, seat: Seat) -> list[int]:
    """The warriors of a seat in ambush, which may be roused until its first counter lies."""
    return [each for each in state.ambush if state.sides[each] == seat] if not state.sequences[seat] else []


def offers(state: HybridState) -> Sequence[Action]:
    """The warriors that may get the next counter, and those that may be roused."""
    seat = state.seat
    found: list[Action] = [NUMBER[seat][each] for each in open_ones(state, seat)]
    if state.ambush:
        numbered = bool(found)
        found += [ROUSE[seat][each] for each in sorted(keepers(state, seat))]
        if not numbered:
            found.append(READY[seat])
    return found


def number(state: HybridState, action: Number, out: Sink | None) -> bool:
    _lay(state, action.seat, action.warrior, out)
    return _settle(state, out)


def rouse(state: HybridState, action: Rouse, out: Sink | None) -> bool:
    """A warrior gives up its ambush and gets a counter like all others."""
    state.ambush.remove(action.warrior)
    state.modes[action.warrior], state.levels[action.warrior] = Mode.NONE, 0
    tell(out, Roused(action.seat, action.warrior))
    return _settle(state, out)


def ready(state: HybridState, action: Ready, out: Sink | None) -> bool:
    """All warriors of the seat in ambush stay there."""
    return _done(state, action.seat, out)


def _lay(state: HybridState, seat: Seat, warrior: int, out: Sink | None) -> None:
    state.sequences[seat].append(warrior)
    if out is not None:
        out.emit(Numbered(seat, warrior, len(state.sequences[seat])))


def _settle(state: HybridState, out: Sink | None) -> bool:
    """Lay the last counter, which has only one place; a side without places is done."""
    seat = state.seat
    left = open_ones(state, seat)
    if len(left) > 1 or keepers(state, seat):
        return False
    if left:
        _lay(state, seat, left[0], out)
    return _done(state, seat, out)


def _done(state: HybridState, seat: Seat, out: Sink | None) -> bool:
    tell(out, Ordered(seat, len(state.sequences[seat])))
    state.turn += 1
    if seat == state.lead:
        state.seat = seat ^ 1
        return _settle(state, out)
    return True
