"""A monster as it lies: a stack of clear sheets, and the signs that are read off it."""

from __future__ import annotations

import enum

from ....engine.plain import PieceId, Seat
from ....table.desc import Face, Inlay, Label, Pose, Rect, Value
from ..cards import ARM, CARDS, HEAD, KIND, LEGS, Core, Part
from ..monster import arms, value
from ..state import NO_PIECE, XybridState
from .faces import TALL, Look, inlay, sciences_in, sign_of, worth_in


class Layer(enum.IntEnum):
    """The order of sheets in a stack, the lowest first."""

    BEHIND = 0
    MORE_LEGS = 1
    FEET = 2
    BODY = 3
    SIDES = 4
    MORE_HEADS = 5
    TOP = 6
    ON = 7
    BEFORE = 8


LAYERS = {"behind": Layer.BEHIND, "on": Layer.ON, "before": Layer.BEFORE}
"""By the layer that is printed on a part."""
TYPES = {"head": Layer.TOP, "arm": Layer.SIDES, "legs": Layer.FEET, "auxiliary": Layer.ON}
"""By the type of a part without one."""
ASIDE = 0.07
"""How far a surplus head or pair of legs stands aside, as a share of the sheet."""


class Sheet(Value, frozen=True, gc=False):
    piece: PieceId
    pose: Pose
    look: Look


def sheets_of(state: XybridState, seat: Seat, at: Pose) -> list[Sheet]:
    """The sheets of a monster, the lowest first."""
    core = state.cores[seat]
    found = [(_height(state, seat, part), at_, part) for at_, part in enumerate(state.monsters[seat])]
    if core != NO_PIECE:
        found.append((Layer.BODY, -1, core))
    return [
        Sheet(part, _pose(at, height, z), look_of(state, part)) for z, (height, _at, part) in enumerate(sorted(found))
    ]


def look_of(state: XybridState, part: PieceId) -> Look:
    is_arm = KIND[state.pieces.face[part]] == ARM
    return Look(not is_arm or bool(state.left_parts >> part & 1), True)


def ghost_of(state: XybridState, seat: Seat, part: PieceId, left: bool, at: Pose) -> tuple[Pose, Look]:
    """Where and how a part would lie on a monster."""
    face = state.pieces.face
    card = CARDS[face[part]]
    height = _plain_height(card) if isinstance(card, Part) else Layer.BODY
    z = sum(_height(state, seat, other) <= height for other in state.monsters[seat])
    z += state.cores[seat] != NO_PIECE and height >= Layer.BODY
    return _pose(at, height, z), Look(left, True)


def side_of_next(state: XybridState, seat: Seat) -> bool:
    """Whether an arm would go left for which the seat names no side."""
    there = arms(state, seat)
    return 2 * sum(state.left_parts >> arm & 1 for arm in there) <= len(there)


def _height(state: XybridState, seat: Seat, part: PieceId) -> Layer:
    """A surplus head or pair of legs lies behind the first."""
    face = state.pieces.face
    kind = KIND[face[part]]
    card = CARDS[face[part]]
    assert isinstance(card, Part)
    first = next(other for other in state.monsters[seat] if KIND[face[other]] == kind)
    if first != part and kind in (HEAD, LEGS):
        return Layer.MORE_HEADS if kind == HEAD else Layer.MORE_LEGS
    return _plain_height(card)


def _plain_height(card: Part) -> Layer:
    return LAYERS[card.layer] if card.layer else TYPES[card.type]


def _pose(at: Pose, height: Layer, z: int) -> Pose:
    aside = ASIDE * at.scale if height in (Layer.MORE_HEADS, Layer.MORE_LEGS) else 0.0
    return Pose(at.x + aside, at.y, z, scale=at.scale)


RIM = "xybrid/rim"
ROWS = {"head": 96, "left": 238, "core": 340, "right": 380, "legs": 522, "auxiliary": 664}
"""How high the signs of a type begin."""
SECOND = 98
"""How far below its first row auxiliary parts have another."""
SIDE, BADGE, DISC = 74.0, 62.0, 66.0
STEP = 70.0
"""How far signs of further parts of a type stand inside of the first."""
EDGE = 618.0


def signs_of(state: XybridState, seat: Seat) -> Face:
    """The uppermost sheet of a monster: only its rim, and what is to be read."""
    drawings: list[Inlay] = []
    values: list[Label] = []
    for part, level, order in levels(state, seat):
        card = CARDS[state.pieces.face[part]]
        assert isinstance(card, Part | Core)
        x, y, share = place_of(level, order)
        drawings += sciences_in(card, 12 + x, y, SIDE * share)
        if isinstance(card, Part):
            badge = BADGE * share
            drawings.append(
                inlay(f"badge/{sign_of(card.type, level == 'left')}", EDGE - badge - x, y, badge, badge * TALL)
            )
            disc, label = worth_in(card.value, value(state, part), _disc(x, y, share))
            drawings.append(disc)
            values.append(label)
    return Face(RIM, tuple(values), inlays=tuple(drawings))


def levels(state: XybridState, seat: Seat) -> list[tuple[PieceId, str, int]]:
    """Every part of a monster with the level of its signs, and which of that level it is, from 0."""
    found = [(state.cores[seat], "core", 0)] if state.cores[seat] != NO_PIECE else []
    counts: dict[str, int] = {}
    for part in state.monsters[seat]:
        level = _level(KIND[state.pieces.face[part]], bool(state.left_parts >> part & 1))
        found.append((part, level, counts.get(level, 0)))
        counts[level] = counts.get(level, 0) + 1
    return found


def place_of(level: str, order: int) -> tuple[float, float, float]:
    """How far from the edge signs stand, how high, and how large they are."""
    if level == "auxiliary":
        column, row = divmod(order, 2)
        return column * STEP, ROWS[level] + row * SECOND, 0.82
    return (0.0, ROWS[level], 1.0) if not order else (SIDE + 10 + (order - 1) * STEP, ROWS[level] + 12, 0.82)


def _disc(x: float, y: float, share: float) -> Rect:
    """The value hangs on the inner foot of its badge."""
    side = DISC * share
    return EDGE - x - BADGE * share - side * 0.62, y + BADGE * share * TALL - side * 0.95, side, side


def _level(kind: int, left: bool) -> str:
    if kind == ARM:
        return "left" if left else "right"
    return {HEAD: "head", LEGS: "legs"}.get(kind, "auxiliary")
