"""The pieces on the stage: the android, the sabotages, and how much there is of what it needs."""

from __future__ import annotations

from ....engine.plain import PieceId
from ....language.words import _, said
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, numbered
from ....table.layout import packed
from ..cards import KIND, KIND_NAMES, PLAIN
from ..state import AndroidsState
from ..uncovering import LIMBS, count
from .android import android_name, android_pieces, show_pieces, stand_in, stands
from .faces import BACK, card_face, face_of, sign_of
from .items import PLAN, STAGE, item_of
from .layout import Seating, inner
from .wording import card_tip, lacks

NEEDS = ((0, 1), (1, 1), (2, LIMBS))
"""The kinds of parts of an android, each with how many it needs."""


def stage_pieces(state: AndroidsState, rect: Rect) -> list[Piece]:
    """The android, the sabotage that acts, and those that wait for the end."""
    where = stand_in(rect)
    pieces = [*show_pieces(state, where), *android_pieces(state, where)]
    acting = _acting(state)
    left, top, wide, high = rect
    waiting = [piece for piece in state.waiting if piece != acting]
    step = min(1.0, 2.2 / max(1, len(waiting) - 1))
    for at, piece in enumerate(waiting):
        pose = Pose(left + wide - 0.84 - step * at, top + 1.14, 100 - at, scale=1.26)
        pieces.append(_open(state, piece, pose, STAGE))
    if acting is not None:
        pieces.append(_open(state, acting, Pose(left + 1.3, top + 1.86, 150, scale=2.2), STAGE))
    if stands(state):
        pieces.append(_plate(android_name(state), where.x, top + high - 0.34))
    return pieces


def need_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    """What an android needs, and during the uncovering how much of that is there."""
    if where.plan is not None:
        rect, zone, there = inner(where.plan), PLAN, None
    elif where.stage is not None:
        left, top, _wide, _high = where.stage
        rect, zone, there = (left + 0.16, top + 3.48, 2.5, 0.86), STAGE, count(state)
    else:
        return []
    poses = packed(rect, len(NEEDS), 9.0, (1.0, 0.9))
    return [
        _need(kind, needed, pose, zone, there[kind] if there is not None else None)
        for (kind, needed), pose in zip(NEEDS, poses, strict=True)
    ]


def _need(kind: int, needed: int, pose: Pose, zone: str, there: int | None) -> Piece:
    words = str(needed) if there is None else f"{there}/{needed}"
    label = Label(words, 0.5, 0.2, 0.4, 0.6, 0.5 if there is None else 0.3, role="light", bold=True)
    face = Face("androids/need", (label,), inlays=(Inlay(sign_of(kind), 0.08, 0.2, 0.44, 0.44 / 0.9),))
    if there is None:
        tip = _("An android needs {parts}", parts=lacks(*[0 if each == kind else most for each, most in NEEDS]))
    else:
        tip = _("{kind}: {there} of {n}", kind=said(KIND_NAMES[kind]), there=there, n=needed)
    return Piece(numbered("need", kind), zone, pose, face, (1.0, 0.9), tip=tip, flat=True)


def _acting(state: AndroidsState) -> PieceId | None:
    """The sabotage that takes effect: one just uncovered, or at the end the first that waits; None for none."""
    if not state.waiting:
        return None
    last = state.waiting[-1]
    if KIND[state.pieces.face[last]] == PLAIN:
        return last
    return None if state.pile else state.waiting[0]


def _plate(name: str, x: float, y: float) -> Piece:
    label = Label(name, 0.07, 0.12, 0.86, 0.76, 0.62, bold=True)
    return Piece("name", STAGE, Pose(x, y, 170), Face("androids/plate", (label,)), (3.6, 0.56), tip=name)


def _open(state: AndroidsState, piece: PieceId, pose: Pose, zone: str) -> Piece:
    face = state.pieces.face[piece]
    return Piece(
        item_of(piece), zone, pose, face_of(face, pose.scale), back=BACK, tip=card_tip(face), read=card_face(face)
    )
