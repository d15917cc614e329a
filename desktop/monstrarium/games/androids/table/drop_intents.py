"""What a drop would mean that is not legal, so that the rules can say why not."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId
from ..actions import Declare, Lay, Play
from ..state import NO_TARGET, AndroidsState
from .items import CLAIM, ENAMEL, LEVER, MAT, PILE, TRAY, piece_of


def intent_of(state: AndroidsState, seat: Seat, source: ItemId, target: ItemId) -> Action | None:
    """The nearest action of a seat to a drop of one thing on another; none of a card that lies face down to whoever
    looks, for the sentence would tell what it is."""
    if source == LEVER:
        return Declare(seat)
    piece = piece_of(source)
    if piece is None or piece not in state.hands[seat] or state.pieces.face[piece] == HIDDEN:
        return None
    other = piece_of(target)
    if target in (PILE, MAT) or other in state.pile:
        return Lay(seat, piece)
    played = [deed.piece for deed in state.batch]
    if target in (TRAY, ENAMEL, CLAIM) or other in played:
        return Play(seat, piece, _target(state, target, other))
    return None


def _target(state: AndroidsState, target: ItemId, other: PieceId | None) -> int:
    """The deed that was meant; none in an open tray."""
    if target == CLAIM:
        return 0
    played = [deed.piece for deed in state.batch]
    return played.index(other) if other in played else NO_TARGET
