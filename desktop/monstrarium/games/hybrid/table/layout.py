"""Where everything lies on the table of HYBRID: the laboratory and its squares, and the places beside it."""

from __future__ import annotations

from functools import cache

from ....engine.plain import Seat
from ....table.desc import Pose, Rect, Value
from ....table.layout import within
from ....table.presenter import Audience
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..printed.warriors import SIZE
from ..state import HybridState, Phase

LOWEST, DEEP = 10, 4
"""The height of warriors in the first row, and what a row adds: room for those between rows, and for counters."""
DESK = 0.66
"""The share of the profiles in the desk of the muster; the band has the rest."""


class Layout:
    def __init__(self, state: HybridState, audience: Audience) -> None:
        self.lab: Lab = lab_of(state.plan)
        self.seating: Seating = seating(self.lab.width, self.lab.height)
        self.near: Seat = audience.side
        self.mustering = state.phase is Phase.MUSTER
        self.deploying = state.phase is Phase.DEPLOY

    def square(self, square: int) -> Rect:
        row, column = divmod(square, self.lab.width)
        left, top, _wide, _high = self.seating.lab
        return left + column * SQUARE, top + row * SQUARE, SQUARE, SQUARE

    def middle(self, square: int, size: int = 1, z: int = 0) -> Pose:
        """The middle of a base of so many squares across, by its top left square."""
        left, top, _wide, _high = self.square(square)
        return Pose(left + size * SQUARE / 2, top + size * SQUARE / 2, z)

    def base(self, kind: int, square: int) -> Pose:
        """Where a warrior stands; warriors nearer to the lower edge are in front of others."""
        size = SIZE[kind]
        return self.middle(square, size, LOWEST + DEEP * (square // self.lab.width) + DEEP // 2 * (size - 1))

    def barracks(self) -> tuple[Rect, Rect]:
        """The places of the muster: for the profiles, and for the band."""
        seats = self.seating
        if seats.hand[1] > seats.lab[1] + seats.lab[3]:
            return seats.hand, joined(seats.roll, seats.spent)
        return cut(joined(seats.roll, seats.hand), DESK)


# ---- the places by the size of the laboratory


SQUARE = 0.5
"""How wide a square is."""
GAP = 0.12
EDGE = 0.26
"""Room along the upper and the left edge of the laboratory, for the letters and numbers of its squares."""
BELOW = 0.22
"""Room below the laboratory, for the name of what lies there."""
TITLE = 0.24
FOOT = 0.1
SQUAT = 0.8
"""The near hand lies below a laboratory that is at most this share of its width high, a squat one."""
COLUMN, NARROW = 4.6, 3.0
"""The width of the column at the right, beside a high and beside a squat laboratory."""
STRIP = 2.3
"""The height of the near hand below a squat laboratory."""
STOCK = 2.5
"""The height of the four piles together, or beside a roll their width."""


class Seating(Value, frozen=True, gc=False):
    size: tuple[float, float]
    lab: Rect
    other: Rect
    """The hand of the far side."""
    roll: Rect
    """Dice and cards of a roll, cards laid for the Activation Roll, counters to lay."""
    deck: Rect
    discard: Rect
    events: Rect
    spent: Rect
    hand: Rect
    """The near hand, or the tray of the deployment; with the roll also the desk of the muster."""


def board(lab: Rect) -> Rect:
    """The part of the table that can be zoomed: the laboratory with its letters and numbers."""
    left, top, wide, high = lab
    return 0.0, 0.0, left + wide + GAP / 2, top + high


@cache
def seating(width: int, height: int) -> Seating:
    """The places for a laboratory so many squares wide and high."""
    lab = (EDGE, EDGE, width * SQUARE, height * SQUARE)
    return _squat(lab) if height <= SQUAT * width else _high(lab)


def _squat(lab: Rect) -> Seating:
    """The far hand, the roll and the piles at the right, the near hand along the lower edge."""
    left, low = EDGE + lab[2] + GAP, EDGE + lab[3] + BELOW
    far, stock = 1.5, EDGE + lab[3] - STOCK
    return Seating(
        (left + NARROW + GAP, low + STRIP + GAP),
        lab,
        (left, GAP, NARROW, far),
        (left, far + 2 * GAP, NARROW, stock - far - 3 * GAP),
        *_quarters((left, stock, NARROW, STOCK)),
        (GAP, low, left + NARROW - GAP, STRIP),
    )


def _high(lab: Rect) -> Seating:
    """Everything at the right: the far hand, the roll with the piles beside it, the near hand."""
    left, high = EDGE + lab[2] + GAP, EDGE - GAP + lab[3]
    far, roll = high * 0.15, high * 0.31
    top, hand = far + 2 * GAP, far + roll + 3 * GAP
    stock = left + COLUMN - STOCK
    return Seating(
        (left + COLUMN + GAP, high + 2 * GAP),
        lab,
        (left, GAP, COLUMN, far),
        (left, top, COLUMN - STOCK - GAP, roll),
        *_quarters((stock, top, STOCK, roll)),
        (left, hand, COLUMN, high + GAP - hand),
    )


def _quarters(rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    left, top, wide, high = rect
    wide, high = (wide - GAP) / 2, (high - GAP) / 2
    right, low = left + wide + GAP, top + high + GAP
    return (left, top, wide, high), (right, top, wide, high), (left, low, wide, high), (right, low, wide, high)


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    return within(rect, 0.08, TITLE, FOOT)


def joined(one: Rect, other: Rect) -> Rect:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, low = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, low - top


def cut(rect: Rect, share: float) -> tuple[Rect, Rect]:
    """The upper part of a place, and the rest below it."""
    left, top, wide, high = rect
    upper = (high - GAP) * share
    return (left, top, wide, upper), (left, top + upper + GAP, wide, high - GAP - upper)
