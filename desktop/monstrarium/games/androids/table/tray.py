"""What was played at this moment, in its order: the declaration, instants, and which of them a cancel answers."""

from __future__ import annotations

from ....language.words import _
from ....table.desc import Face, Inlay, Piece, Pose, Rect, numbered
from ....table.presenter import Audience
from ..cards import CANCEL
from ..state import DECLARATION, AndroidsState, Deed
from .faces import card_face, face_of, sign_of
from .items import CLAIM, TRAY, item_of
from .wording import title

LARGEST = 1.5
PITCH = 1.14
"""From one card to the next at most, as a share of their width."""
OWNER = (0.04, 0.54, 0.26, 0.26 * 630 / 880)
"""Where on a card the token of its seat lies."""
LINKS, VOIDS = 200, 240
"""How high arrows and marks lie over the cards."""


def row_of(rect: Rect, count: int) -> tuple[Pose, ...]:
    """Where so many deeds lie, from left to right."""
    left, top, wide, high = rect
    scale = min(LARGEST, high / 1.4 / 1.04)
    pace = min(PITCH * scale, (wide - 0.2 - scale) / (count - 1)) if count > 1 else 0.0
    first = left + 0.1 + scale / 2
    return tuple(Pose(first + pace * at, top + high / 2, at, scale=scale) for at in range(count))


def tray_pieces(state: AndroidsState, audience: Audience, rect: Rect) -> list[Piece]:
    """Every deed of the batch, struck out where it is cancelled, and an arrow from each cancel to what it answers."""
    poses = row_of(rect, len(state.batch))
    found: list[Piece] = []
    for at, (deed, pose) in enumerate(zip(state.batch, poses, strict=True)):
        if deed.piece == DECLARATION:
            found.append(_claim(audience, deed, pose))
        elif deed.piece in state.played:
            found.append(_instant(state, audience, deed, pose))
        if deed.dead:
            found.append(_void(audience, deed, at, pose))
        elif deed.target >= 0 and deed.piece in state.played:
            found += _link(state, at, poses[deed.target], pose)
    return found


def deed_name(deed: Deed) -> str:
    """What a deed is called."""
    return _("the declaration") if deed.piece == DECLARATION else title(deed.face)


def _claim(audience: Audience, deed: Deed, pose: Pose) -> Piece:
    face = Face("androids/lever/down", inlays=(_owner(audience, deed),))
    tip = _("{name} declares", name=audience.name(deed.seat))
    return Piece(CLAIM, TRAY, pose, face, (1.0, 1.4), tip=tip)


def _instant(state: AndroidsState, audience: Audience, deed: Deed, pose: Pose) -> Piece:
    shown = face_of(deed.face, pose.scale)
    face = Face(shown.art, shown.labels, inlays=(*shown.inlays, _owner(audience, deed)))
    tip = _("{card}, played by {name}", card=title(deed.face), name=audience.name(deed.seat))
    return Piece(item_of(deed.piece), TRAY, pose, face, tip=tip, read=card_face(deed.face))


def _void(audience: Audience, deed: Deed, at: int, pose: Pose) -> Piece:
    tip = _("{card} of {name} is cancelled", card=deed_name(deed), name=audience.name(deed.seat))
    over = Pose(pose.x, pose.y, VOIDS + at, scale=pose.scale)
    return Piece(numbered("void", at), TRAY, over, Face(sign_of(CANCEL)), (0.8, 0.8), tip=tip)


def _link(state: AndroidsState, at: int, target: Pose, source: Pose) -> list[Piece]:
    """An arrow over the edges of the cards, from a cancel back to what it answers; only its shaft is stretched.

    One that reaches over others lies higher than theirs.
    """
    deed = state.batch[at]
    side = 0.3 * source.scale
    left, right = target.x + 0.2 * source.scale, source.x - 0.16 * source.scale
    lift = 0.1 if deed.target == at - 1 else 0.36
    start, y = left + 0.7 * side, source.y - lift * source.scale
    tip = _("{card} answers {other}", card=title(deed.face), other=deed_name(state.batch[deed.target]))
    shaft = Pose((start + right) / 2, y, LINKS + 2 * at)
    head = Pose(left + side / 2, y, LINKS + 2 * at + 1)
    art, size = Face("androids/link/shaft"), (right - start, side)
    return [
        Piece(numbered("shaft", at), TRAY, shaft, art, size, tip=tip, sheet=True),
        Piece(numbered("link", at), TRAY, head, Face("androids/link/head"), (side, side), tip=tip, sheet=True),
    ]


def _owner(audience: Audience, deed: Deed) -> Inlay:
    return Inlay(f"seats/{audience.colours[deed.seat]}", *OWNER)
