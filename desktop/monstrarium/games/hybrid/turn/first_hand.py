"""The first cards: each side is dealt four, and may once put them all under the deck for three others."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..actions import Keep, Redraw
from ..cards.hands import draw
from ..events.turns import Dealt, Kept, Redrew
from ..missions.goals import goal_of
from ..state import GRIFFIN, SCORPION, HybridState, Phase
from . import activation_roll

DEALT, REDRAWN = 4, 3


def begin(state: HybridState, out: Sink | None) -> None:
    """Deal both sides their cards; the Griffins look at theirs first."""
    state.phase, state.seat = Phase.HAND, GRIFFIN
    for seat in (GRIFFIN, SCORPION):
        tell(out, Dealt(seat, draw(state, seat, DEALT)))
    if out is not None:
        out.beat()
    goal_of(state).deployed(state, out)


def keep(state: HybridState, action: Keep, out: Sink | None) -> None:
    tell(out, Kept(action.seat))
    _next(state, action.seat, out)


def redraw(state: HybridState, action: Redraw, out: Sink | None) -> None:
    """All cards go under the deck, and three others come from its top."""
    seat = action.seat
    state.deck[:0] = state.hands[seat]
    state.hands[seat] = []
    tell(out, Redrew(seat, draw(state, seat, REDRAWN)))
    _next(state, seat, out)


def _next(state: HybridState, seat: Seat, out: Sink | None) -> None:
    state.turn += 1
    if seat == GRIFFIN:
        state.seat = SCORPION
    else:
        activation_roll.begin_round(state, out)
