"""Moves of cards between deck, hands, pile and discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.event import Sink
from ...engine.plain import PieceId, Seat
from . import knowledge
from .events import Discarded, Drew, Reshuffled
from .state import AndroidsState


def draw(state: AndroidsState, seat: Seat, count: int, out: Sink | None) -> None:
    """Draw as many cards as there are, up to `count`; a deck that runs out is made anew of the discard pile."""
    deck, hand, seen, bit = state.deck, state.hands[seat], state.pieces.seen, 1 << seat
    drawn = 0
    while drawn < count and (deck or reshuffle(state, seat, out)):
        piece = deck.pop()
        hand.append(piece)
        seen[piece] = bit
        drawn += 1
    if drawn and out is not None:
        out.emit(Drew(seat, drawn))
        out.beat()
    if not deck:
        reshuffle(state, seat, out)


def reshuffle(state: AndroidsState, seat: Seat, out: Sink | None) -> bool:
    """Make a new deck of the discard pile; False where that is empty."""
    deck, discard = state.deck, state.discard
    if not discard:
        return False
    deck += discard
    discard.clear()
    state.pieces.shuffle(deck, state.rng)
    if out is not None:
        out.emit(Reshuffled(seat, len(deck)))
    return True


def discard(state: AndroidsState, seat: Seat, pieces: Sequence[PieceId], zone: str, out: Sink | None) -> None:
    """Put cards that lie open, and have left their zone, on the discard pile."""
    state.discard += pieces
    if pieces and out is not None:
        face = state.pieces.face
        out.emit(Discarded(seat, tuple(pieces), tuple(face[piece] for piece in pieces), zone))


def turn_up_and_discard(state: AndroidsState, seat: Seat, piece: PieceId, zone: str, out: Sink | None) -> None:
    """Put a card that was hidden, and has left its zone, face up on the discard pile."""
    knowledge.publish(state, piece)
    discard(state, seat, (piece,), zone, out)


def take_top(state: AndroidsState) -> PieceId:
    state.laid_by.pop()
    return state.pile.pop()
