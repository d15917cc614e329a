"""The ways of a card across the table."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.event import Sink, tell
from ...engine.plain import PieceId, Seat
from . import knowledge
from .events import Discarded, Drew, Reshuffled
from .state import AndroidsState


def draw(state: AndroidsState, seat: Seat, count: int, out: Sink | None) -> None:
    """Cards from the deck into a hand, as many as there are; a deck that runs out is made anew of the discard pile."""
    deck, hand, seen, bit = state.deck, state.hands[seat], state.pieces.seen, 1 << seat
    drawn = 0
    while drawn < count:
        if not deck and not reshuffle(state, seat, out):
            break
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
    """Make an empty deck of the discard pile; whether there was any."""
    deck, discard = state.deck, state.discard
    if not discard:
        return False
    deck += discard
    discard.clear()
    state.pieces.shuffle(deck, state.rng)
    tell(out, Reshuffled(seat, len(deck)))
    return True


def discard(state: AndroidsState, seat: Seat, pieces: Sequence[PieceId], zone: str, out: Sink | None) -> None:
    """Cards that have left their zone go face up to the discard pile."""
    state.discard += pieces
    knowledge.publish(state, pieces)
    if pieces and out is not None:
        face = state.pieces.face
        out.emit(Discarded(seat, tuple(pieces), tuple(face[piece] for piece in pieces), zone))


def take_top(state: AndroidsState) -> PieceId:
    """Lift the top card off the pile."""
    state.laid_by.pop()
    return state.pile.pop()
