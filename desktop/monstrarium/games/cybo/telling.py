"""What the rules tell while they work. Nobody calls this when nobody watches."""

from __future__ import annotations

from ...engine.event import Sink
from .board import Number
from .ending import leaders, places, round_of, seat_of
from .events import ExtraRound, MatchEnded, Rolled, TurnBegan, TurnEnded
from .state import CyboState, Phase, Row
from .turn import counted, good_numbers, terms_of, verdict


def tell_roll(state: CyboState, number: Number, out: Sink) -> None:
    """The die comes to rest, and the eye with it: the turn is still as it was before the roll."""
    terms, before = terms_of(state, state.seat), state.rolls
    if state.phase is Phase.QUAD:
        target = verdict(terms, before).target
        good, out_of = 1, len({*counted(terms, before), target})
    else:
        good, out_of = len(good_numbers(terms, before)), len(counted(terms, before))
    out.emit(Rolled(state.seat, number, (*before, number), good, out_of))
    out.beat()


def tell_end(state: CyboState, row: Row, out: Sink) -> None:
    """The turn is about to be written down."""
    out.emit(TurnEnded(state.seat, row, terms_of(state, state.seat), round_of(state, len(state.rows))))


def tell_turn(state: CyboState, out: Sink) -> None:
    """The die goes to the next seat."""
    turn = len(state.rows)
    now = round_of(state, turn)
    opens = now != round_of(state, turn - 1)
    if opens and state.extra:
        out.emit(ExtraRound(state.seat, state.contest))
    out.emit(TurnBegan(seat_of(state, turn), now, opens))


def tell_outcome(state: CyboState, out: Sink) -> None:
    """The match is over."""
    winners = state.contest or leaders(state)
    out.emit(MatchEnded(winners[0], places(state), state.scores))
