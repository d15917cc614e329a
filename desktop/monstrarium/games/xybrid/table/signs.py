"""What is read off a monster while it lies stacked: badges and values on its right edge, sciences on its left one."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import Face, Inlay, Label, Rect
from ..cards import ARM, CARDS, HEAD, KIND, LEGS, Core, Part
from ..monster import value
from ..state import NO_PIECE, XybridState
from .faces import TALL, inlay, sciences_in, sign_of, worth_in

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
    figures: list[Label] = []
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
            disc, figure = worth_in(card.value, value(state, part), _disc(x, y, share))
            drawings.append(disc)
            figures.append(figure)
    return Face(RIM, tuple(figures), inlays=tuple(drawings))


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
