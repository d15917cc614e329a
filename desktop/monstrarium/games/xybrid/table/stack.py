"""A monster as it lies: a stack of clear sheets, and the signs that are read off it."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from ....engine.plain import PieceId, Seat
from ....table.desc import Face, Inlay, Label, Pose, Rect, Value
from ....table.layout import Canvas
from ..cards import ARM, CARDS, HEAD, KIND, LEGS, Core, Part
from ..monster import arms, room, value, worth
from ..state import NO_PIECE, XybridState
from .faces import CANVAS, TALL, Look, frame_of, sciences_in, sciences_of, sign_of, worth_in
from .layout import RAIL


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
    parts = state.monsters[seat]
    found = [(_height(state, parts, part), at_, part) for at_, part in enumerate(parts)]
    if state.cores[seat] != NO_PIECE:
        found.append((Layer.BODY, -1, state.cores[seat]))
    return [
        Sheet(part, _pose(at, height, z), look_of(state, part)) for z, (height, _at, part) in enumerate(sorted(found))
    ]


def deployed_sheets(state: XybridState, cards: Sequence[PieceId], at: Pose) -> list[Sheet]:
    """The sheets of a deployed monster, the lowest first; its arms go left and right by turns."""
    face = state.pieces.face
    found, arms_on = [], 0
    for order, card in enumerate(cards):
        left = KIND[face[card]] != ARM or arms_on % 2 == 0
        arms_on += KIND[face[card]] == ARM
        found.append((_height(state, cards, card), order, card, Look(left, True)))
    return [Sheet(card, _pose(at, height, z), look) for z, (height, _order, card, look) in enumerate(sorted(found))]


def look_of(state: XybridState, part: PieceId) -> Look:
    is_arm = KIND[state.pieces.face[part]] == ARM
    return Look(not is_arm or bool(state.left_parts >> part & 1), True)


def ghost_of(state: XybridState, seat: Seat, part: PieceId, left: bool, at: Pose) -> tuple[Pose, Look]:
    """Where and how a part would lie on a monster."""
    face = state.pieces.face
    card = CARDS[face[part]]
    height = _plain_height(card) if isinstance(card, Part) else Layer.BODY
    z = sum(_height(state, state.monsters[seat], other) <= height for other in state.monsters[seat])
    z += state.cores[seat] != NO_PIECE and height >= Layer.BODY
    return _pose(at, height, z), Look(left, True)


def side_of_next(state: XybridState, seat: Seat) -> bool:
    """Whether an arm would go left for which the seat names no side."""
    there = arms(state, seat)
    return 2 * sum(state.left_parts >> arm & 1 for arm in there) <= len(there)


def _height(state: XybridState, cards: Sequence[PieceId], part: PieceId) -> Layer:
    """A surplus head or pair of legs lies behind the first of the same monster."""
    face = state.pieces.face
    kind, card = KIND[face[part]], CARDS[face[part]]
    if not isinstance(card, Part):
        return Layer.BODY
    first = next(other for other in cards if KIND[face[other]] == kind)
    if first != part and kind in (HEAD, LEGS):
        return Layer.MORE_HEADS if kind == HEAD else Layer.MORE_LEGS
    return _plain_height(card)


def _plain_height(card: Part) -> Layer:
    return LAYERS[card.layer] if card.layer else TYPES[card.type]


def _pose(at: Pose, height: Layer, z: int) -> Pose:
    aside = ASIDE * at.scale if height in (Layer.MORE_HEADS, Layer.MORE_LEGS) else 0.0
    return Pose(at.x + aside, at.y, z, scale=at.scale)


# ---- signs beside a monster


SIGNS = Canvas(CANVAS.wide * (1 + 2 * RAIL), CANVAS.high)
"""A monster and the signs on both of its sides, in the units of a card."""
SIDE = CANVAS.wide * RAIL
CLEAR, TAB, WANT, TAG = "xybrid/clear", "xybrid/tab", "xybrid/tab-empty", "xybrid/tag"
"""Nothing; the plate of a part; that of a part which is missing; and the tag with what a monster is worth."""
PLATE = (158.0, 97.0)
"""The size of a plate at most."""
LEVELS = {HEAD: 150.0, ARM: 452.0, LEGS: 720.0, 0: 330.0}
"""How high the plates of a type stand, of a core (0) too."""
WANTED = {HEAD: ("head", False), ARM: ("arm", True), LEGS: ("legs", False)}
"""The sign of a missing type, and whether its plate stands on the left."""
WORTH: Rect = (8.0, 4.0, 148.0, 124.0)


class Sign(Value, frozen=True, gc=False):
    """A plate beside a monster: of a part, or of a type that is missing."""

    height: float
    left: bool
    piece: PieceId
    wanted: str = ""


def signs_of(state: XybridState, seat: Seat) -> Face:
    """What is to be read of a monster: the value and the sciences of each part, what is missing, and its worth."""
    drawings: list[Inlay] = [SIGNS.inlay(TAG, WORTH)]
    left, top, wide, high = WORTH
    label = SIGNS.label(str(worth(state, seat)), (left, top + high * 0.22, wide, high * 0.72), high * 0.6, bold=True)
    words: list[Label] = [label]
    found = signs_beside(state, seat)
    for side in (True, False):
        rail = sorted((sign for sign in found if sign.left is side), key=lambda sign: sign.height)
        for sign, box in zip(rail, _rail(rail, side), strict=True):
            inlays, labels = _plate_of(state, sign, box)
            drawings += inlays
            words += labels
    return Face(CLEAR, tuple(words), inlays=tuple(drawings))


def signs_beside(state: XybridState, seat: Seat) -> list[Sign]:
    """The plates of a monster: each part as high as it is drawn and on its side, then what is missing."""
    face, core = state.pieces.face, state.cores[seat]
    found = [] if core == NO_PIECE else [Sign(LEVELS[0], True, core)]
    for part in state.monsters[seat]:
        kind, card = KIND[face[part]], CARDS[face[part]]
        if kind in LEVELS:
            found.append(Sign(LEVELS[kind], kind == ARM and bool(state.left_parts >> part & 1), part))
        else:
            x, y, wide, high = frame_of("auxiliary", card.key)
            found.append(Sign(y + high / 2, x + wide / 2 < CANVAS.wide / 2, part))
    for kind, (wanted, left) in WANTED.items():
        lacking = room(state, seat, kind)
        free = not any(sign.left for sign in found if sign.piece != core) if kind == ARM else left
        found += [Sign(LEVELS[kind], free if at == 0 else not free, NO_PIECE, wanted) for at in range(lacking)]
    return found


def _rail(signs: Sequence[Sign], left: bool) -> list[Rect]:
    """The boxes of plates on one side: each as near to its height as the others let it be."""
    if not signs:
        return []
    first = WORTH[1] + WORTH[3] + 8.0 if left else 4.0
    step = min(PLATE[1] + 8.0, (SIGNS.high - first) / len(signs))
    tops: list[float] = []
    for sign in signs:
        tops.append(max(sign.height - step / 2, tops[-1] + step if tops else first))
    for at in reversed(range(len(tops))):
        tops[at] = min(tops[at], SIGNS.high - step * (len(tops) - at))
    high = step * PLATE[1] / (PLATE[1] + 8.0)
    wide = PLATE[0] * high / PLATE[1]
    return [(SIDE - wide - 4.0 if left else SIGNS.wide - SIDE + 4.0, top, wide, high) for top in tops]


def _plate_of(state: XybridState, sign: Sign, box: Rect) -> tuple[list[Inlay], list[Label]]:
    """The inlays and the words of a plate: the sciences at its outer end, the value next to the monster."""
    left, top, wide, high = box
    if sign.piece == NO_PIECE:
        tall = high * 0.88
        drawn = (left + (wide - tall / TALL) / 2, top + high * 0.06, tall / TALL, tall)
        return [SIGNS.inlay(WANT, box), SIGNS.inlay(f"xybrid/badge/{sign_of(sign.wanted, sign.left)}", drawn)], []
    card = CARDS[state.pieces.face[sign.piece]]
    assert isinstance(card, Part | Core)
    drawings, air = [SIGNS.inlay(f"{TAB}-left" if sign.left else TAB, box)], high * 0.08
    disc, side = high - 2 * air, high * (0.7 if len(sciences_of(card)) == 1 else 0.88)
    outer = left + air if sign.left else left + wide - air - side
    if isinstance(card, Core):
        outer = left + (wide - side) / 2
    drawings += sciences_in(card, outer, top + (high - side) / 2, side, SIGNS)
    if isinstance(card, Core):
        return drawings, []
    inner = left + wide - air - disc if sign.left else left + air
    coin, words = worth_in(card.value, value(state, sign.piece), (inner, top + air, disc, disc), SIGNS)
    return [*drawings, coin], [words]
