"""What commanders hold: open for all, equal cards in one tight stack with the first of them on top."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import Piece, Pose
from ....table.presenter import Audience
from ..state import XenoshyftState
from .faces import BACK, card_face, small_face, stacked
from .items import item_of, place
from .layout import Layout
from .seating import inner, line
from .wording import card_tip

SHOWING = 0.72
"""How much of a card is seen at least beside the next one, as a share of its width."""
TAIL = 0.16
"""How far the cards of a stack look out together."""
EDGE = 0.045
"""How far the next card of a stack looks out, as a share of its width."""


def stacks(state: XenoshyftState, seat: Seat) -> list[list[PieceId]]:
    """The hand of a seat, equal cards together, in the order of their faces with Xenosathem last."""
    found: dict[int, list[PieceId]] = {}
    for piece in state.hands[seat]:
        found.setdefault(state.pieces.face[piece], []).append(piece)
    return [found[face] for face in sorted(found)]


def hand_pieces(state: XenoshyftState, audience: Audience, layout: Layout, seat: Seat) -> list[Piece]:
    """The hand of a seat."""
    groups = stacks(state, seat)
    tail = 0.0 if all(len(group) == 1 for group in groups) else TAIL
    near = seat == layout.near
    rect = inner(layout.benches[seat].hand)
    if not near and state.divisions[seat] >= 0:
        left, top, wide, high = rect
        rect = (left + 0.9, top, wide - 0.9, high)
    rect = (rect[0], rect[1], rect[2] - tail, rect[3])
    poses = line(rect, len(groups), 1.9, 1.2 if near else 1.1, least=SHOWING)
    if near and poses:
        spare = rect[0] + rect[2] - poses[-1].x - poses[-1].scale / 2
        poses = tuple(Pose(each.x + spare / 2, each.y, each.z, scale=each.scale) for each in poses)
    return [
        _held(state, audience, seat, group, at, pose)
        for group, pose in zip(groups, poses, strict=True)
        for at in range(len(group))
    ]


def _held(state: XenoshyftState, audience: Audience, seat: Seat, group: list[PieceId], at: int, pose: Pose) -> Piece:
    """One card of a stack; the first lies on top and tells how many there are."""
    piece, count = group[at], len(group)
    face = state.pieces.face[piece]
    step = min(EDGE, TAIL / max(1, count - 1)) * pose.scale
    shown, full = small_face(face), card_face(face)
    if at == 0 and count > 1:
        shown, full = stacked(shown, count), stacked(full, count)
    spot = Pose(pose.x + step * at, pose.y, pose.z * 40 + count - at, scale=pose.scale)
    tip = _("{card}, in the hand of {name}", card=card_tip(face), name=audience.name(seat))
    return Piece(item_of(piece), place("hand", seat), spot, shown, back=BACK, tip=tip, read=full, close=full)
