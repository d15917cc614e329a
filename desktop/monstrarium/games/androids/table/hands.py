"""The hands of seats, and the tokens that lie there."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import Face, Label, Piece, Pose, Rect
from ....table.layout import CARD
from ....table.presenter import Audience
from ..state import AndroidsState
from .faces import BACK, card_face, face_of
from .items import ASKED, TURN, item_of, place
from .layout import Layout, held, inner
from .wording import card_tip

RIVAL_HELD = (0.36, 3.0)
"""How far apart a rival's cards lie, as a share of their width, and how far they are turned, in degrees."""


def hand_pieces(state: AndroidsState, audience: Audience, seat: Seat, rect: Rect, near: bool) -> list[Piece]:
    """The hand of a seat; the viewer's own is sorted."""
    cards = [piece for piece in state.hands[seat] if piece not in state.shown]
    if seat == audience.viewer:
        cards.sort(key=lambda piece: state.pieces.face[piece])
    left, top, wide, high = inner(rect)
    if near:
        room: Rect = (left + 1.0, top, wide - 2.0, high)
        poses = held(room, len(cards), high / CARD[1], 1.05)
    else:
        step, turn = RIVAL_HELD
        poses = held((left, top, wide - 0.75, high), len(cards), high * 0.9 / CARD[1], step, turn)
    return [_held(state, audience, seat, piece, pose) for piece, pose in zip(cards, poses, strict=True)]


def _held(state: AndroidsState, audience: Audience, seat: Seat, piece: PieceId, pose: Pose) -> Piece:
    face = state.pieces.face[piece]
    if face == HIDDEN:
        tip = _("A card of {name}", name=audience.name(seat))
        return Piece(item_of(piece), place("seat", seat), pose, Face(BACK), back=BACK, up=False, tip=tip)
    return Piece(
        item_of(piece),
        place("seat", seat),
        pose,
        face_of(face, pose.scale),
        back=BACK,
        tip=card_tip(face),
        read=card_face(face),
    )


def seat_tokens(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    """The tokens of who is in turn, who is asked, who skips a turn, and whose House Rules hold."""
    found = []
    for seat, rect in enumerate(layout.seats):
        name = audience.name(seat)
        here = []
        if seat == state.seat:
            here.append((TURN, "androids/turn", _("{name} is in turn", name=name), ""))
        if seat == state.asked:
            here.append((ASKED, "androids/asked", _("{name} is asked", name=name), ""))
        if naps := state.naps[seat]:
            tip = _("{name} will skip a turn", name=name)
            here.append((place("nap", seat), "androids/instant/nap-button", tip, str(naps) if naps > 1 else ""))
        if state.curfew_seats >> seat & 1:
            tip = _("House Rules of {name}: nobody declares", name=name)
            here.append((place("rules", seat), "androids/instant/house-rules", tip, ""))
        spots = _spots(inner(rect), len(here), seat == layout.near)
        for (item, art, tip, words), pose in zip(here, spots, strict=True):
            labels = (Label(words, 0.6, 0.6, 0.4, 0.4, 0.4, role="light", bold=True),) if words else ()
            found.append(Piece(item, place("seat", seat), pose, Face(art, labels), (1.0, 1.0), tip=tip))
    return found


def _spots(rect: Rect, count: int, near: bool) -> list[Pose]:
    """Where tokens lie: at the left end of the near hand, at the right end of others."""
    left, top, wide, high = rect
    rows = 3 if near and high > 2 else 2
    side = min(0.86, high / rows)
    spots = []
    for at in range(count):
        column, row = divmod(at, rows)
        inset = 0.04 + side * (column + 0.5)
        x = left + inset if near else left + wide - inset
        spots.append(Pose(x, top + side * (row + 0.5), 300 + at, scale=side * 0.94))
    return spots
