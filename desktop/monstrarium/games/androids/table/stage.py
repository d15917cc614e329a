"""The pieces on the stage: the android, the sabotages, and how much there is of what it needs."""

from __future__ import annotations

from ....engine.plain import PieceId
from ....language.words import _, said
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, numbered
from ....table.layout import AIR, largest, middle, within
from ..cards import KIND, KIND_NAMES, PLAIN
from ..state import AndroidsState
from ..uncovering import LIMBS, count
from .android import android_name, android_pieces, outline_of, show_pieces, stand_in, stands
from .faces import BACK, card_face, face_of, sign_of
from .items import PLAN, STAGE, item_of
from .layout import Seating
from .wording import card_tip, lacks

NEEDS = ((0, 1), (1, 1), (2, LIMBS))
"""The kinds of parts of an android, each with how many it needs."""
TILE = (1.0, 0.9)
ACTS, WAITS = 2.3, 1.3
"""How large a sabotage lies that acts, and one that waits."""


def stage_pieces(state: AndroidsState, rect: Rect) -> list[Piece]:
    """The android, the sabotage that acts, and those that wait for the end."""
    where = stand_in(rect)
    pieces = [*show_pieces(state, where), *android_pieces(state, where)]
    acting = _acting(state)
    waiting = [piece for piece in state.waiting if piece != acting]
    left, top, wide, _high = where.sides[1]
    scale = min(WAITS, wide)
    step = min(0.8 * scale, (wide - scale) / max(1, len(waiting) - 1))
    for at, piece in enumerate(waiting):
        pose = Pose(left + wide - scale / 2 - step * at, top + 0.7 * scale, 100 - at, scale=scale)
        pieces.append(_open(state, piece, pose, STAGE))
    if acting is not None:
        left, top, wide, _high = where.sides[0]
        scale = min(ACTS, wide)
        pieces.append(_open(state, acting, Pose(left + wide / 2, top + 0.7 * scale, 150, scale=scale), STAGE))
    if stands(state):
        pieces.append(_plate(android_name(state), where.x, rect[1] + rect[3] - 0.38))
    return pieces


def need_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    """What an android needs, beside its outline, and during the uncovering how much of that is there."""
    if where.stage is not None:
        left, top, wide, high = stand_in(where.stage).sides[0]
        rect: Rect = (left, top + 0.48 * high, 0.48 * wide, 0.52 * high)
        zone, there = STAGE, count(state)
        drawn = [] if stands(state) else [outline_of(where.stage, STAGE)]
    elif where.plan is not None:
        zone, there = PLAN, None
        rect, drawn = _beside_outline(within(where.plan, 0.16, 0.16, 0.16))
    else:
        return []
    poses = _row_or_column(rect, len(NEEDS))
    return drawn + [
        _need(kind, needed, pose, zone, there[kind] if there is not None else None)
        for (kind, needed), pose in zip(NEEDS, poses, strict=True)
    ]


def _beside_outline(rect: Rect) -> tuple[Rect, list[Piece]]:
    """The room for tiles on a small blueprint, and the outline beside or above them."""
    left, top, wide, high = rect
    if wide > high:
        outline = outline_of(rect, PLAN)
        taken = outline.size[0] + 0.06
        return (left + taken, top, wide - taken, high), [outline]
    below = 0.33 * wide
    outline = outline_of((left, top, wide, high - below - 0.1), PLAN)
    return (left, top + high - below, wide, below), [outline]


def _row_or_column(rect: Rect, many: int) -> list[Pose]:
    """Tiles in one row, or in one column where the place is high."""
    left, top, wide, high = rect
    across, down = (many, 1) if wide > high else (1, many)
    each = (wide / across, high / down)
    return [
        middle(
            (left + each[0] * (at % across), top + each[1] * (at // across), *each), largest((0, 0, *each), TILE) / AIR
        )
        for at in range(many)
    ]


def _need(kind: int, needed: int, pose: Pose, zone: str, there: int | None) -> Piece:
    words = str(needed) if there is None else f"{there}/{needed}"
    met = there is not None and there >= needed
    label = Label(words, 0.5, 0.2, 0.4, 0.6, 0.5 if there is None else 0.34, role="light", bold=True)
    art = "androids/need-met" if met else "androids/need"
    face = Face(art, (label,), inlays=(Inlay(sign_of(kind), 0.08, 0.2, 0.44, 0.44 / 0.9),))
    if there is None:
        tip = _("An android needs {parts}", parts=lacks(*[0 if each == kind else most for each, most in NEEDS]))
    else:
        tip = _("{kind}: {there} of {n}", kind=said(KIND_NAMES[kind]), there=there, n=needed)
    return Piece(numbered("need", kind), zone, pose, face, TILE, tip=tip, flat=True)


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
