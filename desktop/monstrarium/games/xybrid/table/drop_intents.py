"""The action that a drop would mean although it is not legal, so that the rules can say why not."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.plain import PieceId, Seat
from ....table.desc import ItemId
from ..actions import Activate, Attach, Commit, Draw, Swap, TakeCore
from ..cards import ARM, FIRST_BREAKTHROUGH, FIRST_CORE, KIND
from ..monster import missing
from ..state import Phase, XybridState
from ..turn import may_draw
from .items import piece_of, place


def intent_of(state: XybridState, seat: Seat, source: ItemId, target: ItemId) -> Action | None:
    piece = piece_of(source)
    if piece is None:
        return None
    if piece >= FIRST_BREAKTHROUGH:
        return Commit(seat, piece)
    if piece >= FIRST_CORE:
        return TakeCore(seat, piece)
    if piece in state.hands[seat]:
        return _from_hand(state, seat, piece, target)
    if any(piece in pile for pile in state.piles):
        return Activate(seat, piece)
    return _from_lab(state, seat, piece, target)


def _from_hand(state: XybridState, seat: Seat, piece: PieceId, target: ItemId) -> Action:
    """A swap on a part of the monster; anywhere else the part would be attached."""
    attached = piece_of(target)
    if attached is not None and attached in (*state.monsters[seat], state.cores[seat]):
        both = KIND[state.pieces.face[piece]] == KIND[state.pieces.face[attached]] == ARM
        return Swap(seat, piece, attached, bool(state.left_parts >> attached & 1) if both else None)
    return Attach(seat, piece)


def _from_lab(state: XybridState, seat: Seat, piece: PieceId, target: ItemId) -> Action:
    """A draw; but a surplus part on the monster was meant to be attached."""
    kind = KIND[state.pieces.face[piece]]
    if kind == ARM & missing(state, seat):
        return Draw(seat, piece, True)
    onto = target == place("monster", seat) or piece_of(target) in (*state.monsters[seat], state.cores[seat])
    plain = Draw(seat, piece)
    drawing = state.phase is Phase.DRAW and piece in state.lab
    return Attach(seat, piece) if drawing and onto and plain in may_draw(state, seat) else plain
