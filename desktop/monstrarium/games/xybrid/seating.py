"""Where the lab and the benches lie, for two to four seats: the near bench large, the others along the far edges."""

from __future__ import annotations

from functools import cache

from ...table.desc import Pose, Rect, Seat, Value
from ...table.layout import CARD

GAP = 0.2
WIDE, HIGH = 16.0, 10.0
TITLE = 0.2
"""What the name of a place takes at its top."""
AIR = 1.06
"""How much room a card has, as a share of its own."""


class Bench(Value, frozen=True, gc=False):
    """The places of one seat."""

    whole: Rect
    monster: Rect
    hand: Rect
    pile: Rect
    secrets: Rect
    infamy: Rect


class Seating(Value, frozen=True, gc=False):
    """The places of all; the near bench first, then round the table."""

    size: tuple[float, float]
    deck: Rect
    desk: Rect
    """Where parts lie that have been lifted off the deck."""
    lab: Rect
    cores: Rect
    benches: tuple[Bench, ...]


@cache
def seating(seats: int, choosing: bool = False) -> Seating:
    """The lab in the middle above the near bench; while cores are chosen they lie spread out below the lab."""
    left = 4.3 if seats == 2 else 3.3
    start = GAP + left + GAP
    end = WIDE - GAP if seats == 2 else WIDE - 2 * GAP - 3.3
    top, wide = 3.5, end - start
    far: tuple[Bench, ...]
    if seats == 4:
        half = (HIGH - 3 * GAP) / 2
        far = (_short((GAP, 2 * GAP + half, left, half)), _short((GAP, GAP, left, half)))
    else:
        far = (_tall((GAP, GAP, left, HIGH - 2 * GAP)),)
    if seats > 2:
        far = (*far, _tall((end + GAP, GAP, 3.3, HIGH - 2 * GAP)))
    near = _broad((start, 2 * GAP + top, wide, HIGH - 3 * GAP - top))
    deck: Rect = (start, GAP, 1.4, 1.95)
    desk: Rect = (start, GAP * 2 + 1.95, 1.4, top - GAP - 1.95)
    lab_at = start + 1.4 + GAP
    room = end - lab_at
    if choosing:
        lab, cores = (lab_at, GAP, room, 1.55), (lab_at, 2 * GAP + 1.55, room, top - GAP - 1.55)
    else:
        lab, cores = (lab_at, GAP, room - 1.4 - GAP, top), (end - 1.4, GAP, 1.4, top)
    return Seating((WIDE, HIGH), deck, desk, lab, cores, (near, *far))


def slot(seat: Seat, near: Seat, seats: int) -> int:
    """Which of the benches is the seat's: in order of play from the near seat on."""
    return (seat - near) % seats


def packed(rect: Rect, count: int, largest: float = 2.0) -> tuple[Pose, ...]:
    """Cards side by side in rows, as large as fits, none over another."""
    left, top, wide, high = rect
    best, columns = 0.0, 1
    for each in range(1, count + 1):
        rows = -(-count // each)
        scale = min(largest, wide / each / CARD[0] / AIR, high / rows / CARD[1] / AIR)
        if scale > best + 1e-9:
            best, columns = scale, each
    rows = -(-count // columns)
    across, down = best * CARD[0] * AIR, best * CARD[1] * AIR
    first_y = top + high / 2 - down * (rows - 1) / 2
    poses = []
    for at in range(count):
        row, column = divmod(at, columns)
        here = min(columns, count - row * columns)
        x = left + wide / 2 - across * (here - 1) / 2 + across * column
        poses.append(Pose(x, first_y + down * row, at, scale=best))
    return tuple(poses)


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    left, top, wide, high = rect
    return left + 0.05, top + TITLE, wide - 0.1, high - TITLE - 0.05


def centred(rect: Rect) -> Pose:
    """One card as large as a place allows."""
    return packed(rect, 1, 9.0)[0]


def _broad(rect: Rect) -> Bench:
    """The near bench: the monster in the middle, what is deployed on its left, what may come on its right."""
    left, top, wide, high = rect
    inset = 0.16
    tall = high - 0.5
    monster = tall / CARD[1] + 0.06
    side = (wide - monster) / 2 - 2 * inset
    right = left + wide - inset - side
    upper = top + 0.34
    room = high - 0.34 - inset
    return Bench(
        rect,
        (left + (wide - monster) / 2, top + 0.38, monster, tall),
        (right, upper, side, room * 0.54 - inset),
        (left + inset, upper + 1.0, side, room - 1.0),
        (right, upper + room * 0.54 + 0.06, side, room * 0.46 - 0.06),
        (left + inset + side / 2 - 0.43, top + 0.26, 0.86, 0.86),
    )


def _tall(rect: Rect) -> Bench:
    """A far bench that has a whole edge: the monster above, everything else below it."""
    left, top, wide, high = rect
    left, wide = left + 0.12, wide - 0.24
    sheet = min(wide * CARD[1], high * 0.45)
    below = top + 0.9 + sheet
    rest = high - 0.9 - sheet - 0.16
    half = (wide - 0.14) / 2
    return Bench(
        rect,
        (left, top + 0.7, wide, sheet),
        (left, below, half, rest * 0.44 - 0.24),
        (left, below + rest * 0.44, wide, rest * 0.56),
        (left + half + 0.14, below, half, rest * 0.44 - 0.24),
        (left + wide - 0.75, top + 0.3, 0.75, 0.75),
    )


def _short(rect: Rect) -> Bench:
    """A far bench that shares its edge: the monster on the left, everything else around it."""
    left, top, wide, high = rect
    left, wide = left + 0.12, wide - 0.24
    top, high = top + 0.34, high - 0.48
    sheet = high * 0.62 / CARD[1]
    right, side = left + sheet + 0.1, wide - sheet - 0.1
    low, rest = top + high * 0.62 + 0.24, high * 0.38 - 0.24
    return Bench(
        rect,
        (left, top, sheet, high * 0.62),
        (right, top + 0.9, side, high * 0.62 - 0.9),
        (left, low, wide - side - 0.1, rest),
        (right, low, side, rest),
        (right + side - 0.66, top - 0.06, 0.66, 0.66),
    )
