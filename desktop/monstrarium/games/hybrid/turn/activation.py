"""The course of a round: the sides reveal counters in turn; late moves at its end; then the next round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.verbs import Do
from ..actions import Begin
from ..cards import auras_mutations, lasting, playing
from ..events.turns import MoveBegan, Revealed, RoundEnded
from ..ground.contact import foes_at
from ..ground.plan import lab_of
from ..missions import goals
from ..missions.goals import goal_of
from ..printed.warriors import INFILTRATION, NV
from ..state import MOVING, NOBODY, OFF, HybridState, Phase
from . import activation_order, activation_roll, first_contact, movement_points

HEROIC_MOVE = 6


def say_first(state: HybridState, action: Begin, out: Sink | None) -> None:
    """The winner of the roll says who begins; then the counters are laid."""
    activation_roll.choose_first(state, action, out)
    if activation_order.begin(state, out):
        _reveal_first(state, out)


def _reveal_first(state: HybridState, out: Sink | None) -> None:
    state.seat = state.first ^ 1
    reveal_next(state, out)


def _then_reveal(lay: Callable[[HybridState, Any, Sink | None], bool]) -> Do:
    """Do something about the counters; when all lie, the first one is revealed."""

    def done(state: HybridState, action: Action, out: Sink | None) -> None:
        if lay(state, action, out):
            _reveal_first(state, out)

    return done


number = _then_reveal(activation_order.number)
rouse = _then_reveal(activation_order.rouse)
ready = _then_reveal(activation_order.ready)


def reveal_next(state: HybridState, out: Sink | None) -> None:
    """The other side reveals its next counter; where it has none left, the same side goes on.

    The counters of warriors that are gone are passed over.
    """
    for seat in (state.seat ^ 1, state.seat):
        sequence = state.sequences[seat]
        while state.cursors[seat] < len(sequence):
            warrior = sequence[state.cursors[seat]]
            state.cursors[seat] += 1
            if state.squares[warrior] >= OFF and not state.asleep >> warrior & 1:
                _reveal(state, warrior, out)
                return
    state.late = [each for each in state.acted if stride(state, each)]
    _next_late(state, out)


def _reveal(state: HybridState, warrior: int, out: Sink | None) -> None:
    seat, laying = state.sides[warrior], state.phase is Phase.ORDER
    state.active, state.seat, state.phase = warrior, seat, Phase.MODE
    state.turn += 1
    state.fresh = 0
    state.stride, state.halved = 0, False
    state.veiled = 0
    state.invoked = False
    _begin_with(state, warrior)
    if out is not None:
        if laying:
            out.beat()  # The laying of counters is over.
        out.emit(Revealed(seat, warrior, state.cursors[seat]))
    if state.spells:
        auras_mutations.wake(state, warrior, out)


def _begin_with(state: HybridState, warrior: int) -> None:
    """Note the enemies in contact when an activation begins."""
    state.touched = state.sighted = 0
    if state.squares[warrior] >= 0:
        state.touched = foes_at(state, lab_of(state.plan), warrior)


def end_activation(state: HybridState, out: Sink | None) -> None:
    """The activation is over. Before the next one Army cards that are due are turned over, and the mission may ask."""
    if goals.judge(state, out):
        return
    first_contact.see(state, out, True)
    if state.due:
        state.phase = Phase.CLOSE
        if playing.settle(state, out):
            return
    goal_of(state).after(state, out)
    if state.pending is not None:
        state.phase = Phase.AFTER
        return
    if out is not None:
        out.beat()
    if state.late:
        state.late.pop(0)
        _next_late(state, out)
    else:
        state.acted.append(state.active)
        reveal_next(state, out)


# ---- the end of a round


def stride(state: HybridState, warrior: int) -> int:
    """How many squares a warrior may move at the end of the round."""
    if state.squares[warrior] < 0 or (state.pinned | state.asleep) >> warrior & 1:
        return 0
    kind = state.kinds[warrior]
    squares = 0 if state.spotted >> warrior & 1 else INFILTRATION[kind]
    if state.modes[warrior] == MOVING and state.levels[warrior] == HEROIC_MOVE:
        squares += NV[kind] - state.wounds[warrior]
    return squares


def _next_late(state: HybridState, out: Sink | None) -> None:
    """The next warrior that may still move; after the last one the round is over."""
    late = state.late
    while late and not stride(state, late[0]):
        late.pop(0)
    if not late:
        _end_round(state, out)
        return
    warrior, first = late[0], state.phase is not Phase.LATE
    state.active, state.seat, state.phase = warrior, state.sides[warrior], Phase.LATE
    if first and out is not None:
        out.beat()  # The activations are over.
    state.turn += 1
    state.veiled = 0
    _begin_with(state, warrior)
    set_out(state, out, stride(state, warrior))


def _end_round(state: HybridState, out: Sink | None) -> None:
    state.pinned = state.dazed = state.pressed = state.pierced = 0
    state.active = NOBODY
    tell(out, RoundEnded(state.lead, state.round))
    if state.spells:
        lasting.expire(state, out)
    goal_of(state).round_ended(state, out)
    if not playing.settle(state, out) and not goals.is_last(state, out):
        activation_roll.begin_round(state, out)


def set_out(state: HybridState, out: Sink | None, points: int | None = None) -> None:
    """A Movement of the active warrior begins, with so many points; None: with its allowance."""
    warrior = state.active
    held = bool(state.pinned >> warrior & 1)
    state.pace = movement_points.allowance(state)
    state.points = points if points is not None else 0 if held else state.pace
    state.walked = state.opened = 0
    state.turned = held
    state.passed = state.slant = False
    state.origin = state.firm = state.squares[warrior]
    state.clung, state.left_foes = state.touched, 0
    if out is not None:
        out.emit(MoveBegan(state.seat, warrior, state.points, bool(state.late)))
