"""How cards move between the zones of Pantry."""

from __future__ import annotations

from monstrarium.engine.event import Sink, tell
from monstrarium.engine.plain import PieceId, Seat

from .events import Saw, Scrapped, Took
from .state import PantryState


def draw(state: PantryState, seat: Seat, out: Sink | None) -> PieceId | None:
    """Move the top card of the deck to a hand; None if the deck is empty."""
    if not state.deck:
        return None
    piece = state.deck.pop()
    state.hands[seat].append(piece)
    state.pieces.show(piece, seat)
    tell(out, Took(seat))
    tell(out, Saw(seat, piece, state.pieces.face[piece]))
    return piece


def scrap(state: PantryState, seat: Seat, zone: list[PieceId], piece: PieceId, out: Sink | None) -> None:
    """Move a card from a zone to the scraps, face up."""
    zone.remove(piece)
    state.scraps.append(piece)
    state.pieces.show(piece, None)
    tell(out, Scrapped(seat, piece, state.pieces.face[piece]))
