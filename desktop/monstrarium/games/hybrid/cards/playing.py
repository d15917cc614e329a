"""Event and Army cards: drawn, turned over, kept, and played on a warrior in an activation."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..actions import Play
from ..effects import book
from ..events.cards import CardDrawn, CardPlayed, CardStrikes
from ..events.turns import NothingHappens
from ..missions import goals
from ..printed.other_decks import is_kept
from ..state import NOBODY, HybridState
from . import event_cards

EVENT_CARD = "omen"
"""The effect that carries out every one of these cards."""


def draw(state: HybridState, seat: Seat, finder: int, out: Sink | None) -> None:
    """Draw the top Event card, for a counter that was an event; the deck is never shuffled again."""
    if state.events:
        _take(state, seat, state.events.pop(), finder, False, out)
    else:
        tell(out, NothingHappens(seat))


def settle(state: HybridState, out: Sink | None) -> bool:
    """Turn over the Army cards that are due, until a seat is asked or the match is over; returns whether that is so.

    No Army card asks anything as it is turned over, so they can also come between rounds.
    """
    while state.due and state.pending is None:
        seat = state.due.pop(0)
        if state.armies[seat]:
            _take(state, seat, state.armies[seat].pop(), NOBODY, True, out)
    return state.pending is not None or goals.judge(state, out)


def _take(state: HybridState, seat: Seat, piece: PieceId, finder: int, army: bool, out: Sink | None) -> None:
    """Take a card from a deck: an interruption happens at once, any other card is kept."""
    face = state.pieces.face[piece]
    if is_kept(face):
        state.reserves[seat].append(piece)
        state.pieces.show(piece, seat)
        tell(out, CardDrawn(seat, piece, army))
        return
    state.pieces.show(piece, None)
    state.limbo.append(piece)
    tell(out, CardStrikes(seat, piece, face, army))
    book.begin(state, EVENT_CARD, seat, piece, finder, out=out)


def offers(state: HybridState) -> list[Action]:
    """Every kept card on every warrior it can be played on."""
    seat = state.seat
    return [
        Play(seat, piece, target)
        for piece in state.reserves[seat]
        for target in event_cards.targets(state, seat, piece)
    ]


def play(state: HybridState, action: Play, out: Sink | None) -> None:
    seat, piece = action.seat, action.piece
    state.reserves[seat].remove(piece)
    state.limbo.append(piece)
    state.pieces.show(piece, None)
    tell(out, CardPlayed(seat, piece, state.pieces.face[piece], action.target))
    book.begin(state, EVENT_CARD, seat, piece, action.target, out=out)
