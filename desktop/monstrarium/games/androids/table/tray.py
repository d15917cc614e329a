"""The tray: the batch in its order, with an arrow from each cancel to what it answers."""

from __future__ import annotations

from ....language.words import _
from ....table.desc import Face, Inlay, Piece, Pose, Rect, numbered
from ....table.layout import CARD
from ....table.presenter import Audience
from ..cards import CANCEL, title
from ..state import DECLARATION, AndroidsState, Entry
from .faces import card_face, face_of, sign_of
from .items import CLAIM, TRAY, item_of

LARGEST = 2.2
UNDER = 0.78
"""The size of the cards under the last one, as a share of its size."""
PITCH, CLOSEST = 0.8, 0.2
"""How far a card lies beside the one over it, as a share of the width of the last one."""
TURNED = 3.0
"""How far each of them is turned more than the one over it, in degrees."""
MOST_TURNED = 9.0
OWNER = (0.04, 0.54, 0.26, 0.26 * 630 / 880)
"""Where the token of its seat lies on a card."""
LINKS, VOIDS = 200, 240
"""The heights of arrows and of marks of cancelled cards."""


def row_of(rect: Rect, count: int) -> tuple[Pose, ...]:
    """Where the entries of a batch lie: the last one large, the earlier ones fanned under it to the left."""
    left, top, wide, high = rect
    under = max(0, count - 1)
    scale = min(LARGEST, high / CARD[1], wide / (1 + CLOSEST * under))
    pace = min(PITCH * scale, (wide - scale) / under) if under else 0.0
    x, y = left + (wide + pace * under) / 2, top + high / 2
    small, aside = UNDER * scale, (1 - UNDER) * scale / 4
    poses = [
        Pose(x - aside - pace * back, y, under - back, max(-MOST_TURNED, -TURNED * back), small)
        for back in range(under, 0, -1)
    ]
    return (*poses, Pose(x, y, under, scale=scale))[:count] if count else ()


def tray_pieces(state: AndroidsState, audience: Audience, rect: Rect) -> list[Piece]:
    """The entries of the batch, marked where they are cancelled, and the arrows of cancels."""
    poses = row_of(rect, len(state.batch))
    found: list[Piece] = []
    for at, (entry, pose) in enumerate(zip(state.batch, poses, strict=True)):
        if entry.piece == DECLARATION:
            found.append(_claim(audience, entry, pose))
        elif entry.piece in state.played:
            found.append(_instant(state, audience, entry, pose))
        if entry.dead:
            found.append(_void(audience, entry, at, pose))
        elif entry.target >= 0 and entry.piece in state.played:
            found += _link(state, at, poses[entry.target], pose)
    return found


def entry_name(entry: Entry) -> str:
    return _("the declaration") if entry.piece == DECLARATION else title(entry.face)


def _claim(audience: Audience, entry: Entry, pose: Pose) -> Piece:
    face = Face("androids/lever/down", inlays=(_owner(audience, entry),))
    tip = _("{name} declares", name=audience.name(entry.seat))
    return Piece(CLAIM, TRAY, pose, face, (1.0, 1.4), tip=tip)


def _instant(state: AndroidsState, audience: Audience, entry: Entry, pose: Pose) -> Piece:
    shown = face_of(entry.face, pose.scale)
    face = Face(shown.art, shown.labels, inlays=(*shown.inlays, _owner(audience, entry)))
    tip = _("{card}, played by {name}", card=title(entry.face), name=audience.name(entry.seat))
    return Piece(item_of(entry.piece), TRAY, pose, face, tip=tip, read=card_face(entry.face))


def _void(audience: Audience, entry: Entry, at: int, pose: Pose) -> Piece:
    tip = _("{card} of {name} is cancelled", card=entry_name(entry), name=audience.name(entry.seat))
    over = Pose(pose.x, pose.y, VOIDS + at, scale=pose.scale)
    return Piece(numbered("void", at), TRAY, over, Face(sign_of(CANCEL)), (0.8, 0.8), tip=tip)


def _link(state: AndroidsState, at: int, target: Pose, source: Pose) -> list[Piece]:
    """An arrow from a cancel back to what it answers; only its shaft is stretched.

    One that passes over other cards lies higher.
    """
    entry = state.batch[at]
    side = 0.3 * source.scale
    right = source.x - 0.16 * source.scale
    left = min(target.x + 0.2 * source.scale, right - side)
    lift = 0.1 if entry.target == at - 1 else 0.36
    start, y = left + 0.7 * side, source.y - lift * source.scale
    tip = _("{card} answers {other}", card=title(entry.face), other=entry_name(state.batch[entry.target]))
    shaft = Pose((start + right) / 2, y, LINKS + 2 * at)
    head = Pose(left + side / 2, y, LINKS + 2 * at + 1)
    art, size = Face("androids/link/shaft"), (right - start, side)
    return [
        Piece(numbered("shaft", at), TRAY, shaft, art, size, tip=tip, sheet=True),
        Piece(numbered("link", at), TRAY, head, Face("androids/link/head"), (side, side), tip=tip, sheet=True),
    ]


def _owner(audience: Audience, entry: Entry) -> Inlay:
    return Inlay(f"seats/{audience.colours[entry.seat]}", *OWNER)
