"""The deck of Action cards, and how cards come from it into a hand."""

from __future__ import annotations

from ....engine.plain import Seat
from ..state import HybridState


def draw(state: HybridState, seat: Seat, count: int) -> int:
    """Take cards from the deck into the hand, as many as there are; how many that was."""
    drawn = min(count, len(state.deck))
    for _card in range(drawn):
        piece = state.deck.pop()
        state.pieces.show(piece, seat)
        state.hands[seat].append(piece)
    return drawn
