"""The course of a round: the draw, who is ready, and the beginning of each phase."""

from __future__ import annotations

from ...engine.event import Sink, show, tell
from ...engine.pieces import EVERYONE
from ...engine.plain import Seat
from ...language.words import _
from . import purchase
from .actions import Recall
from .combat import enemies
from .events import Drew, Paid, PoolOpened, Recalled, RoundBegan, SaidReady
from .purchase import ITEMS, TRIO
from .state import Phase, XenoshyftState

HAND = 6
ROUNDS = 9
BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


def begin(state: XenoshyftState, out: Sink | None) -> None:
    """Begin the next round: a pool may open, all draw, purchase begins."""
    state.round += 1
    if out is not None:
        out.emit(RoundBegan(state.first, state.round, state.wave))
    if state.round_of_wave == 1 and state.round > 1:
        open_pool(state, out)
    supply = state.supply[state.wave - 1]
    for seat, hand in enumerate(state.hands):
        draw(state, seat, HAND - len(hand), out)
        if supply:
            piece = supply.pop()
            hand.append(piece)
            if out is not None:
                out.emit(Paid(seat, piece, state.pieces.face[piece]))
    enter(state, BUY)
    if out is not None:
        out.beat()


def open_pool(state: XenoshyftState, out: Sink | None) -> None:
    tell(out, PoolOpened(state.first, state.wave))
    start = ITEMS + TRIO * (state.wave - 1)
    for place in range(start, start + TRIO):
        purchase.stock(state, place, out)


def draw(state: XenoshyftState, seat: Seat, count: int, out: Sink | None) -> None:
    """Draw cards of the seat's deck; an empty deck is made anew of the discard pile."""
    deck, hand, seen, drawn = state.decks[seat], state.hands[seat], state.pieces.seen, 0
    while drawn < count and (deck or state.discards[seat]):
        if not deck:
            enemies.reshuffle(state, seat, out)
        piece = deck.pop()
        seen[piece] = EVERYONE
        hand.append(piece)
        drawn += 1
    if drawn and out is not None:
        out.emit(Drew(seat, drawn))
        out.beat()


def enter(state: XenoshyftState, phase: Phase) -> None:
    """Begin a phase, in which nobody is ready yet."""
    state.phase = phase
    state.ready_seats = state.recalled_seats = 0
    state.turn += 1


def is_all_ready(state: XenoshyftState, seat: Seat, out: Sink | None) -> bool:
    """Note that a seat is ready; whether all are."""
    state.ready_seats |= 1 << seat
    if out is not None:
        show(out, SaidReady(seat))
    return state.ready_seats == (1 << len(state.hands)) - 1


def recall(state: XenoshyftState, action: Recall, out: Sink | None) -> None:
    state.ready_seats = 0
    state.recalled_seats |= 1 << action.seat
    show(out, Recalled(action.seat))


def why_no_recall(state: XenoshyftState, action: Recall) -> str:
    return _("You have called once in this phase.") if state.ready_seats else _("Nobody is ready.")


def begin_deployment(state: XenoshyftState, out: Sink | None) -> None:
    purchase.end(state, out)
    state.moved = [0] * len(state.hands)
    enter(state, DEPLOY)
