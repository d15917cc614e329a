"""Where the tray and the scorecards lie, for two to six seats: the near card large, the others around the tray."""

from __future__ import annotations

from functools import cache

from ...table.desc import Rect, Seat, Value

SIZE = (16.0, 10.0)
GAP = 0.25
TRAY_SHAPE = 1000 / 1240
CARD_SHAPE = 600 / 1000
NEAR, FAR = 0, 1
WIDTHS = {2: (4.1, 3.3), 3: (4.1, 2.75), 4: (3.9, 2.45), 5: (3.8, 2.4), 6: (3.3, 2.3)}
"""By seats: how wide the near card is, and each of the others."""


class Seating(Value, frozen=True, gc=False):
    """Rectangles of the tray and of the cards, the near one first, then round the table."""

    tray: Rect
    cards: tuple[Rect, ...]


@cache
def seating(seats: int) -> Seating:
    """Left of the tray lie up to four cards, right of it the near one and above it a sixth."""
    near, far = WIDTHS[seats]
    left = min(seats - 1, 4)
    columns = (left + 1) // 2 if seats > 3 else 1
    wide, high = SIZE
    cards = [_right_bottom(near)]
    cards += _left(left, columns, far)
    if seats == 6:
        cards.append((wide - GAP - (near + far) / 2, GAP, far, far / CARD_SHAPE))
    inner = (GAP + columns * (far + GAP), wide - near - 2 * GAP)
    tray_high = min(high - 2 * GAP, (inner[1] - inner[0]) / TRAY_SHAPE)
    tray_wide = tray_high * TRAY_SHAPE
    return Seating(((sum(inner) - tray_wide) / 2, (high - tray_high) / 2, tray_wide, tray_high), tuple(cards))


def slot(seat: Seat, near: Seat, order: tuple[Seat, ...]) -> int:
    """Which of the cards is the seat's: in order of play from the near seat on."""
    return (order.index(seat) - order.index(near)) % len(order)


def _right_bottom(wide: float) -> Rect:
    high = wide / CARD_SHAPE
    return SIZE[0] - GAP - wide, SIZE[1] - GAP - high, wide, high


def _left(count: int, columns: int, wide: float) -> list[Rect]:
    """From the bottom of the column next to the near edge upwards, then the next column; short columns are centred."""
    high = wide / CARD_SHAPE
    found = []
    for at in range(count):
        column, row = at // 2, at % 2
        rows = min(2, count - 2 * column)
        block = rows * high + (rows - 1) * GAP
        top = (SIZE[1] - block) / 2 + (rows - 1 - row) * (high + GAP)
        found.append((GAP + (columns - 1 - column) * (wide + GAP), top, wide, high))
    return found
