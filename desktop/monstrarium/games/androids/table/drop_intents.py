"""What a drop would mean although it is not legal, and why a card cannot go where no card ever goes."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience
from ..actions import Declare, Lay, Play
from ..state import NO_TARGET, AndroidsState, Phase
from .items import CLAIM, DECK, DISCARD, ENAMEL, LEVER, MAT, PILE, SCRAP, SLOT, TRAY, piece_of, seat_of


def intent_of(state: AndroidsState, seat: Seat, source: ItemId, target: ItemId) -> Action | None:
    """The action that a seat would mean by a drop; None for a hidden card, since a refusal would tell what it is."""
    if source == LEVER:
        return Declare(seat)
    piece = piece_of(source)
    if piece is None or piece not in state.hands[seat] or state.pieces.face[piece] == HIDDEN:
        return None
    other = piece_of(target)
    if target in (PILE, MAT) or other in state.pile:
        return Lay(seat, piece)
    played = [entry.piece for entry in state.batch]
    if target in (TRAY, ENAMEL, CLAIM) or other in played:
        return Play(seat, piece, _target(state, target, other))
    return None


def _target(state: AndroidsState, target: ItemId, other: PieceId | None) -> int:
    """The entry of the batch on which the card was dropped; NO_TARGET beside them."""
    if target == CLAIM:
        return 0
    played = [entry.piece for entry in state.batch]
    return played.index(other) if other in played else NO_TARGET


# ---- where no card of a hand ever goes


def why_no_drop(view: AndroidsState, audience: Audience, source: ItemId, target: ItemId) -> str:
    """Why a card of a hand cannot go there; empty where the refusal of an action says it."""
    if source == LEVER:
        return _("The lever is pulled down, under itself.") if target not in (LEVER, SLOT) else ""
    seat, piece = holder(view, source), piece_of(source)
    if seat is None or piece is None or view.pieces.face[piece] == HIDDEN:
        return ""
    other = piece_of(target)
    if target in (LEVER, SLOT):
        return _("No card goes on the lever. Parts, junk and sabotages go on the pile, and instants are played.")
    if target in (DISCARD, SCRAP) or other in view.discard:
        return _("No card goes from a hand to the discard pile: only what was played or uncovered goes there.")
    if target == DECK or other in view.deck:
        return _("No card goes back to the deck.")
    there = holder(view, target) if other is not None else seat_of(target)
    if there is not None and (target != source or view.phase is Phase.TURN):
        return _at_a_hand(audience, seat, there)
    return ""


def holder(view: AndroidsState, item: ItemId) -> Seat | None:
    piece = piece_of(item)
    return next((seat for seat, hand in enumerate(view.hands) if piece in hand), None)


def _at_a_hand(audience: Audience, seat: Seat, there: Seat) -> str:
    if there == seat:
        return _("It stays in the hand: parts, junk and sabotages go on the pile, and instants are played.")
    name = audience.name(there)
    return _("Nothing is handed to {name}: only instants take cards from one hand to another.", name=name)
