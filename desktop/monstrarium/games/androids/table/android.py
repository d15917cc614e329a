"""The android during the uncovering: each part at its joint, everything else at its feet."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from ....engine.plain import PieceId
from ....language.words import _, said
from ....table.desc import Face, Inlay, ItemId, Piece, Pose, Rect, Value
from ....table.layout import packed
from ..cards import CARDS, HEAD, JUNK, KIND, LIMB, TORSO, Part
from ..state import AndroidsState
from ..uncovering import LIMBS, count
from .faces import BACK, BOXES, art_of, box_of
from .items import OUTLINE, STAGE, item_of

NECK, CROWN = (200.0, 40.0), (180.0, 330.0)
"""The neck on a torso and on a head, in the units of their drawings."""
SHOULDERS = ((50.0, 120.0), (350.0, 120.0))
HIPS = ((130.0, 420.0), (270.0, 420.0))
SOCKET = (130.0, 50.0)
"""Where a limb hangs, in the units of its drawing."""
TURNED = 25.0
"""How far arms stand out, in degrees."""
TALL = CROWN[1] - NECK[1] + HIPS[0][1] + BOXES["limb"][1] - SOCKET[1]
ABOVE = CROWN[1] - NECK[1]
"""The height of an android, and how far its head stands above its torso."""
BROAD = 900.0
"""The width of an android with its arms stretched out."""
BALL = 74.0
"""The width of the ball on a joint."""
SUNK, TILT = 0.55, 16.0
"""How far the parts of a falling android are on their way to the floor, and how far the first is turned, in degrees."""
GLEAM = 0.36
BURST = "androids/stands"
DUST = "androids/falls"
LEGS, ARMS, BODY, TOP, LOOSE = 10, 40, 20, 30, 60
"""The heights of the parts in the stack."""


class Joint(Value, frozen=True, gc=False):
    """Where a limb hangs on the torso, how it is turned, whether it is mirrored, and its height in the stack."""

    at: tuple[float, float]
    turn: float
    mirrored: bool
    z: int


RIGHT, LEFT = (Joint(SHOULDERS[1], -TURNED, False, ARMS), Joint(SHOULDERS[0], TURNED, True, ARMS))
RIGHT_HIP, LEFT_HIP = (Joint(HIPS[1], 0.0, False, LEGS), Joint(HIPS[0], 0.0, True, LEGS))
BY_SHAPE = {
    "arm": (LEFT, RIGHT, LEFT_HIP, RIGHT_HIP),
    "leg": (LEFT_HIP, RIGHT_HIP, LEFT, RIGHT),
    "": (LEFT, RIGHT, LEFT_HIP, RIGHT_HIP),
}


class Body(Value, frozen=True, gc=False):
    """The cards of the android: the first head, the first torso, a limb at each joint, and all others."""

    head: PieceId | None
    torso: PieceId | None
    limbs: tuple[tuple[PieceId, Joint], ...]
    rest: tuple[PieceId, ...]


class Stand(Value, frozen=True, gc=False):
    """Where the android stands: the middle of its torso's upper edge, its scale, and the room at its sides."""

    x: float
    y: float
    scale: float
    floor: float
    sides: tuple[Rect, Rect]
    """The room at its left, where sabotages strike, and at its right, for what waits and for other cards."""

    @property
    def feet(self) -> Rect:
        """Where other cards lie: at the right, on the floor."""
        left, _top, wide, high = self.sides[1]
        return left, self.floor - 0.42 * high, wide, 0.42 * high


SIDE = 2.2
"""The least room at each side of the android."""
FLOOR, CEILING = 0.86, 0.22


def stand_in(rect: Rect) -> Stand:
    """In the middle of a blueprint, on its floor."""
    left, top, wide, high = rect
    floor = top + high - FLOOR
    scale = min((floor - top - CEILING) / TALL, (wide - 2 * SIDE) / BROAD)
    side = (wide - BROAD * scale) / 2 - 0.24
    room = floor + 0.3 - top - 0.16
    sides = (left + 0.16, top + 0.16, side, room), (left + wide - 0.16 - side, top + 0.16, side, room)
    return Stand(left + wide / 2, floor - (TALL - ABOVE) * scale, scale, floor, sides)


def body_of(state: AndroidsState) -> Body:
    """The assembly as an android; each limb hangs at a joint for its shape as long as one is free."""
    face = state.pieces.face
    head = torso = None
    limbs: dict[Joint, PieceId] = {}
    rest = []
    for piece in state.assembly:
        kind = KIND[face[piece]]
        if kind == HEAD and head is None:
            head = piece
        elif kind == TORSO and torso is None:
            torso = piece
        elif kind == LIMB and len(limbs) < LIMBS:
            limbs[_free(face[piece], limbs)] = piece
        else:
            rest.append(piece)
    return Body(head, torso, tuple((piece, joint) for joint, piece in limbs.items()), tuple(rest))


def stands(state: AndroidsState) -> bool:
    """Whether all is uncovered and the android lacks nothing."""
    heads, torsos, limbs = count(state)
    return not (state.pile or state.waiting) and heads > 0 and torsos > 0 and limbs >= LIMBS


def android_name(state: AndroidsState) -> str:
    """The name of an android; empty without a head or a torso."""
    body = body_of(state)
    if body.head is None or body.torso is None:
        return ""
    head, torso = state.card(body.head), state.card(body.torso)
    assert isinstance(head, Part)
    assert isinstance(torso, Part)
    return _("{first} {last}", first=said(head.first), last=said(torso.last))


def android_pieces(state: AndroidsState, where: Stand) -> list[Piece]:
    """The cards of the assembly, drawn without their frames."""
    body = body_of(state)
    found = []
    if body.torso is not None:
        middle = (where.x, where.y + 0.5 * BOXES["torso"][1] * where.scale)
        found.append(_part(state, body.torso, Pose(*middle, BODY), where.scale))
    if body.head is not None:
        middle = (where.x, where.y + (NECK[1] - CROWN[1] + BOXES["head"][1] / 2) * where.scale)
        gleam = (Inlay("androids/awake", 0.55, 0.02, GLEAM, GLEAM),) if stands(state) else ()
        balls = (_ball("head", CROWN),) if body.torso is not None else ()
        found.append(_part(state, body.head, Pose(*middle, TOP), where.scale, (*balls, *gleam)))
    balls = (_ball("limb", SOCKET),) if body.torso is not None else ()
    for piece, joint in body.limbs:
        found.append(_part(state, piece, _hung(where, joint), where.scale, balls, joint.mirrored))
    if not (state.pile or state.waiting or stands(state)):
        floor = where.y + (TALL - ABOVE) * where.scale
        found = [_toppled(each, floor, at) for at, each in enumerate(found)]
    return found + _at_the_feet(state, body.rest, where.feet)


def show_pieces(state: AndroidsState, where: Stand) -> list[Piece]:
    """The burst of light behind an android that stands, or the dust of one that does not."""
    if state.pile or state.waiting:
        return []
    side = TALL * where.scale
    middle = where.y + (TALL / 2 - ABOVE) * where.scale
    if stands(state):
        pose = Pose(where.x, middle, 0)
        return [Piece("burst", STAGE, pose, Face(BURST), (side, side), tip=_("It stands."), flat=True)]
    pose = Pose(where.x, where.floor - 0.23 * side, LOOSE - 1)
    size = (0.46 * side, 0.46 * side)
    return [Piece("dust", STAGE, pose, Face(DUST), size, tip=_("It falls to pieces."), sheet=True)]


def outline_of(rect: Rect, zone: ItemId) -> Piece:
    """An android in dashes, where its parts will be on a large blueprint, or as large as a small one allows."""
    if zone == STAGE:
        where = stand_in(rect)
        x, y, scale = where.x, where.y + (TALL / 2 - ABOVE) * where.scale, where.scale
    else:
        left, top, wide, high = rect
        scale = min(high / TALL, wide / BROAD)
        x, y = left + (wide if high > wide else BROAD * scale) / 2, top + high / 2
    size = (BROAD * scale, TALL * scale)
    return Piece(
        OUTLINE, zone, Pose(x, y), Face("androids/outline"), size, tip=_("An android, as it is drawn"), flat=True
    )


def _free(face: int, taken: dict[Joint, PieceId]) -> Joint:
    card = CARDS[face]
    assert isinstance(card, Part)
    return next(joint for joint in BY_SHAPE[card.shape] if joint not in taken)


def _hung(where: Stand, joint: Joint) -> Pose:
    down = (BOXES["limb"][1] / 2 - SOCKET[1]) * where.scale
    turn = math.radians(joint.turn)
    x = where.x + (joint.at[0] - NECK[0]) * where.scale - down * math.sin(turn)
    y = where.y + joint.at[1] * where.scale + down * math.cos(turn)
    return Pose(x, y, joint.z + int(joint.mirrored), joint.turn)


def _part(
    state: AndroidsState,
    piece: PieceId,
    pose: Pose,
    scale: float,
    inlays: tuple[Inlay, ...] = (),
    mirrored: bool = False,
) -> Piece:
    face = state.pieces.face[piece]
    wide, high = box_of(face)
    return Piece(
        item_of(piece),
        STAGE,
        Pose(pose.x, pose.y, pose.z, pose.turn, wide * scale),
        Face(art_of(face), mirrored=mirrored, inlays=inlays),
        (1.0, high / wide),
        back=BACK,
        tip=said(CARDS[face].name),
        sheet=True,
    )


def _toppled(part: Piece, floor: float, at: int) -> Piece:
    pose = part.pose
    low = floor - part.size[1] * pose.scale / 2
    y = pose.y + SUNK * max(0.0, low - pose.y)
    turn = pose.turn + (TILT if at % 2 else -TILT) * (1.0 + 0.25 * at)
    return msgspec.structs.replace(part, pose=Pose(pose.x, y, pose.z, turn, pose.scale))


def _at_the_feet(state: AndroidsState, rest: Sequence[PieceId], feet: Rect) -> list[Piece]:
    found = []
    for pose, piece in zip(packed(feet, len(rest), 1.5, (0.86, 0.86), 1.0), rest, strict=True):
        face = state.pieces.face[piece]
        wide, high = box_of(face)
        scale = pose.scale * (0.86 if KIND[face] == JUNK else 0.98) / max(wide, high)
        found.append(_part(state, piece, Pose(pose.x, pose.y, LOOSE + pose.z), scale))
    return found


def _ball(kind: str, at: tuple[float, float]) -> Inlay:
    wide, high = BOXES[kind]
    return Inlay("androids/joint", (at[0] - BALL / 2) / wide, (at[1] - BALL / 2) / high, BALL / wide, BALL / high)
