"""How the table of a lesson is laid: hands, pile, deck and discard pile, by the keys of cards."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...engine.plain import PieceId, Seat, Value
from ...language.words import _
from .cards import CARDS, FACES, FIRST_INSTANT
from .state import NOBODY, AndroidsState

Keys = Annotated[tuple[str, ...], msgspec.Meta(max_length=40)]


class Laid(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card of the pile, and the seat that laid it, which knows it; -1 where nobody can tell."""

    card: str
    by: Annotated[int, msgspec.Meta(ge=NOBODY, le=5)] = NOBODY


class Table(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table, with the first seat in turn. What is not named lies in the deck."""

    hands: Annotated[tuple[Keys, ...], msgspec.Meta(max_length=6)]
    """By seat, for all seats."""
    pile: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=60)] = ()
    """From its bottom to its top."""
    deck: Keys = ()
    """The cards on top of the deck, the top first."""
    discard: Keys = ()
    """The oldest first."""


def lay(state: AndroidsState, table: Table) -> None:
    """Lay a table that has just begun; ValueError for cards that there are not, or that are named twice."""
    if len(table.hands) != len(state.hands):
        raise ValueError(_("there are {n} seats", n=len(state.hands)))
    state.deck += [card for hand in state.hands for card in hand]
    state.hands = [[_take(state, key) for key in hand] for hand in table.hands]
    state.pile = [_take(state, laid.card) for laid in table.pile]
    state.laid_by = [_seat(state, laid.by) for laid in table.pile]
    state.discard = [_take(state, key) for key in table.discard]
    state.deck += [_take(state, key) for key in table.deck][::-1]
    _show(state)
    state.seat = 0


def _take(state: AndroidsState, key: str) -> PieceId:
    """Take a card out of the deck."""
    face = FACES.get(key)
    if face is None:
        raise ValueError(_("there is no such card here: {key}", key=key))
    for piece in state.deck:
        if state.pieces.face[piece] == face:
            state.deck.remove(piece)
            return piece
    raise ValueError(_("{key} is named twice", key=key))


def _seat(state: AndroidsState, seat: Seat) -> Seat:
    if seat >= len(state.hands):
        raise ValueError(_("there are {n} seats", n=len(state.hands)))
    return seat


def _show(state: AndroidsState) -> None:
    """Let everybody know what they would have seen."""
    pieces = state.pieces
    for piece in range(len(CARDS)):
        pieces.forget(piece)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            pieces.show(card, seat)
    for card, by in zip(state.pile, state.laid_by, strict=True):
        if pieces.face[card] >= FIRST_INSTANT:
            raise ValueError(_("an instant lies in the pile"))
        if by != NOBODY:
            pieces.show(card, by)
    for card in state.discard:
        pieces.show(card, None)
