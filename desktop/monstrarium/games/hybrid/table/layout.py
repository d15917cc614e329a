"""Where everything lies on the table of HYBRID, for the shape of the window and for what goes on.

There are two plans of a table. On the *board* the laboratory fills the table; a column at its right holds what the
other side shows, the roll and the piles, and the own cards look over the lower edge. The plaque lies over the lower
edge of the laboratory, which can be scrolled. On the *desk* the laboratory is
small, and what is chosen from is large: the profiles and the band of the muster, or the own cards.

Places are given in points, of which a table is `HIGH` high, and turned into table units so that a square is always
`SQUARE` wide where the whole laboratory is in sight.
"""

from __future__ import annotations

from functools import cache

from ....engine.plain import Seat
from ....language.words import mark
from ....table.desc import Pose, Rect, Value
from ....table.layout import within
from ....table.presenter import Audience
from ..ground.laboratory import Lab
from ..ground.plan import lab_of
from ..printed.warriors import SIZE
from ..state import OFF, HybridState, Phase

LOWEST, DEEP = 10, 4
"""The height of warriors in the first row, and what a row adds: room for those between rows, and for counters."""
LABORATORY, CARDS = "laboratory", "cards"
ARRANGEMENTS = ((LABORATORY, mark("The whole laboratory")), (CARDS, mark("My cards")))
"""The arrangements that a person may hold."""
CHOOSING = (Phase.HAND, Phase.GIFT)
"""The phases in which a side chooses among its cards, which are large then."""


class Layout:
    def __init__(self, state: HybridState, audience: Audience, where: Seating | None = None) -> None:
        self.lab: Lab = lab_of(state.plan)
        self.near: Seat = audience.side
        self.mustering = state.phase is Phase.MUSTER
        self.deploying = state.phase is Phase.DEPLOY
        self.waiting = OFF in state.squares and not self.deploying
        """Whether warriors wait outside the laboratory."""
        self.seating: Seating = self._places(state, audience) if where is None else where

    def _places(self, state: HybridState, audience: Audience) -> Seating:
        size, shape, held = (self.lab.width, self.lab.height), audience.shape, audience.arrangement
        if self.mustering:
            return desk(size, shape)
        if self.deploying:
            return laboratory(size, shape)
        if state.phase in CHOOSING or held == CARDS:
            return desk(size, shape, self.waiting)
        whole = state.phase is Phase.OVER or held == LABORATORY
        return laboratory(size, shape, self.waiting, whole=whole)

    @property
    def barracks(self) -> Rect:
        """The place of the profiles in the muster."""
        return joined(self.seating.roll, self.seating.spent)

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


# ---- sizes in points


HIGH = 770.0
WANTED = 48.0
"""The width of a square of a laboratory that does not fit: so much of it is shown, and the action scrolls it."""
GAP = 6.0
STRIP = 60.0
"""The height of the strip along the lower edge: the own plate, and what is seen of the own cards."""
COLUMN, LEAST, MOST = 0.195, 192.0, 200.0
"""The width of the column, as a share of the table, and its bounds."""
PLATE = (204.0, 46.0)
"""The size of a name plate."""
CARD = 118.0
"""The width of an own card."""
FAR = 62.0
"""The height of the far hand."""
PILE = 88.0
"""The height of the piles."""
OUTSIDE = 136.0
"""The height of the place of warriors who wait outside."""
UPPER = 0.56
"""The share of the upper half of a desk in its height."""
CORNER = 0.3
"""The most that the laboratory takes of the width of a desk."""

# ---- sizes in table units

SQUARE = 0.5
"""How wide a square is."""
EDGE = 0.26
"""Room along the upper and the left edge of the laboratory, for the letters and numbers of its squares."""


class Seating(Value, frozen=True, gc=False):
    size: tuple[float, float]
    point: float
    """How long a point is."""
    lab: Rect
    frame: tuple[float, float]
    """The part of the table, from its upper left corner, in which the laboratory is shown."""
    nearer: float
    """How much larger the laboratory is shown at rest than where all of it is in sight."""
    plates: tuple[Rect, Rect]
    """The near and the far one."""
    plaque: Rect
    other: Rect
    """The hand of the far side."""
    roll: Rect
    """Dice and cards of a roll or of the Activation Roll, counters to lay, the order of the round; the tray of the
    deployment; on the desk of the muster the profiles."""
    outside: Rect
    """Where warriors wait outside."""
    deck: Rect
    discard: Rect
    events: Rect
    spent: Rect
    hand: Rect
    """The near hand; on the desk of the muster the band."""
    card: float
    """The width of a card of the near hand."""
    sunk: bool = False
    """Whether the cards of the near hand look over the lower edge of the table with a third of their height."""


@cache
def laboratory(lab: tuple[int, int], shape: float, waiting: bool = False, whole: bool = False) -> Seating:
    """The board, for a laboratory so many squares wide and high; `whole`: all of it is in sight."""
    wide = HIGH * shape
    column = min(max(COLUMN * wide, LEAST), MOST)
    frame, low = (wide - column, HIGH - STRIP), HIGH - STRIP
    left, room = frame[0] + GAP, column - 2 * GAP
    roll = GAP + PLATE[1] + GAP + FAR + GAP
    foot = low - PILE - GAP
    outside = (left, foot - OUTSIDE, room, OUTSIDE - GAP)
    end = outside[1] - GAP if waiting else foot - GAP
    hand = PLATE[0] + 2 * GAP
    scale = _Scale(lab, frame, wide)
    return Seating(
        scale.size,
        scale.point,
        scale.lab,
        scale.frame,
        1.0 if whole else max(1.0, WANTED / scale.square),
        (
            scale.rect((GAP, low + (STRIP - PLATE[1]) / 2, *PLATE)),
            scale.rect((left, GAP, room, PLATE[1])),
        ),
        scale.rect((GAP, low - PLATE[1] - GAP, frame[0] - 2 * GAP, PLATE[1])),
        scale.rect((left, GAP + PLATE[1] + GAP, room, FAR)),
        scale.rect((left, roll, room, end - roll)),
        scale.rect(outside),
        *scale.row((left, foot, room, PILE)),
        scale.rect((hand, low + 2, wide - hand - GAP, STRIP - 2)),
        CARD * scale.point,
        True,
    )


@cache
def desk(lab: tuple[int, int], shape: float, waiting: bool = False) -> Seating:
    """The desk: the laboratory at the upper left, the roll or the profiles beside it, cards or the band below."""
    wide, upper = HIGH * shape, HIGH * UPPER
    corner = min(CORNER * wide, upper * lab[0] / lab[1])
    scale = _Scale(lab, (corner, upper - PLATE[1] - 2 * GAP), wide)
    left, room, top = corner + GAP, wide - corner - 2 * GAP, 2 * GAP + PLATE[1]
    piles = min(room * 0.4, 4 * PILE)
    outside = (left + room - piles, upper - PILE - GAP - OUTSIDE, piles, OUTSIDE - GAP)
    lower = (GAP, upper + GAP, wide - 2 * GAP, HIGH - STRIP - upper - 2 * GAP)
    low = HIGH - STRIP + (STRIP - PLATE[1]) / 2
    return Seating(
        scale.size,
        scale.point,
        scale.lab,
        scale.frame,
        1.0,
        (scale.rect((GAP, upper - PLATE[1] - GAP, *PLATE)), scale.rect((left, GAP, *PLATE))),
        scale.rect((GAP, low, wide - 2 * GAP, PLATE[1])),
        scale.rect((left + PLATE[0] + GAP, GAP, room - PLATE[0] - GAP, PLATE[1])),
        scale.rect((left, top, room - piles - GAP, upper - top)),
        scale.rect(outside),
        *scale.row((left + room - piles, upper - PILE, piles, PILE)),
        scale.rect(lower),
        1.6 * CARD * scale.point,
    )


@cache
def alone(lab: tuple[int, int]) -> Seating:
    """The laboratory with nothing beside it, as on a map."""
    scale = _Scale(lab, (HIGH * lab[0] / lab[1], HIGH), HIGH * lab[0] / lab[1])
    no: Rect = (0.0, 0.0, 1.0, 1.0)
    place = (EDGE, EDGE, *scale.lab[2:])
    return Seating(scale.size, scale.point, place, scale.frame, 1.0, (no, no), no, no, no, no, no, no, no, no, no, 1.0)


class _Scale:
    """Turns points into table units, by the size at which a laboratory fits into a frame."""

    def __init__(self, lab: tuple[int, int], frame: tuple[float, float], wide: float) -> None:
        across, down = lab[0] * SQUARE + EDGE, lab[1] * SQUARE + EDGE
        self.point = max(across / frame[0], down / frame[1])
        self.square = SQUARE / self.point
        self.size = (wide * self.point, HIGH * self.point)
        self.frame = (frame[0] * self.point, frame[1] * self.point)
        left, top = (self.frame[0] - across) / 2, (self.frame[1] - down) / 2
        self.lab: Rect = (left + EDGE, top + EDGE, lab[0] * SQUARE, lab[1] * SQUARE)

    def rect(self, rect: Rect) -> Rect:
        left, top, wide, high = rect
        return left * self.point, top * self.point, wide * self.point, high * self.point

    def row(self, rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """Four places side by side."""
        left, top, wide, high = rect
        each = (wide - 3 * GAP) / 4
        one, two, three, four = (self.rect((left + at * (each + GAP), top, each, high)) for at in range(4))
        return one, two, three, four


def board(where: Seating) -> Rect:
    """The part of the table that can be zoomed: the laboratory with its letters and numbers."""
    left, top, wide, high = where.lab
    return left - EDGE, top - EDGE, wide + EDGE, high + EDGE


def inner(where: Seating, rect: Rect) -> Rect:
    """A place without its rim."""
    air = GAP / 2 * where.point
    return within(rect, air, air, air)


def joined(one: Rect, other: Rect) -> Rect:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, low = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, low - top


def cut(rect: Rect, share: float, gap: float) -> tuple[Rect, Rect]:
    """The upper part of a place, and the rest below it."""
    left, top, wide, high = rect
    upper = (high - gap) * share
    return (left, top, wide, upper), (left, top + upper + gap, wide, high - gap - upper)
