"""How cards come into a hand and out of it: drawn, stolen, lost, or back from the discard pile."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..events.fights import Drew, LostCard, Revived, Stole
from ..state import HybridState


def draw(state: HybridState, seat: Seat, count: int) -> int:
    """Take cards from the deck into the hand, as many as there are; how many that was."""
    drawn = min(count, len(state.deck))
    for _card in range(drawn):
        piece = state.deck.pop()
        state.pieces.show(piece, seat)
        state.hands[seat].append(piece)
    return drawn


def take_cards(state: HybridState, seat: Seat, count: int, out: Sink | None) -> tuple[PieceId, ...]:
    """Draw cards in the course of play, as far as the deck reaches: the pieces."""
    drawn = draw(state, seat, count)
    if not drawn:
        return ()
    tell(out, Drew(seat, drawn))
    return tuple(state.hands[seat][-drawn:])


def receive(state: HybridState, seat: Seat, piece: PieceId) -> None:
    """Put a card into a hand; it cannot be played before the next activation."""
    state.hands[seat].append(piece)
    state.fresh |= 1 << piece


def steal(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """Take a random card, unseen, out of the other side's hand."""
    hand = state.hands[seat ^ 1]
    piece = state.rng.pick(hand)
    hand.remove(piece)
    receive(state, seat, piece)
    state.pieces.show(piece, seat)
    tell(out, Stole(seat, piece))


def lose(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """Discard a random card, unseen, from the hand of a side."""
    hand = state.hands[seat]
    piece = state.rng.pick(hand)
    hand.remove(piece)
    state.pieces.show(piece, None)
    state.discard.append(piece)
    tell(out, LostCard(seat, piece, state.pieces.face[piece]))


def revive(state: HybridState, seat: Seat, piece: PieceId, out: Sink | None) -> None:
    state.discard.remove(piece)
    receive(state, seat, piece)
    tell(out, Revived(seat, piece, state.pieces.face[piece]))


def discards(state: HybridState) -> tuple[tuple[str, int], ...]:
    """The cards of the discard pile, as options: of each design the one that was discarded last."""
    latest = {state.pieces.face[piece]: piece for piece in state.discard}
    return tuple([("card", latest[face]) for face in sorted(latest)])
