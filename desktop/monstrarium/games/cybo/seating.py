"""Where the tray and the scorecards lie, for two to six seats: the near card large, the others around the tray."""

from __future__ import annotations

from functools import cache

from ...table.desc import Rect, Seat, Value

SIZE = (16.0, 10.0)
GAP = 0.25
TRAY_SHAPE = 1000 / 1240
CARD_SHAPE = 600 / 1000
WIDTHS = {2: (4.1, 3.4, 0.0), 3: (4.1, 2.75, 0.0), 4: (3.3, 2.75, 2.3), 5: (3.8, 2.4, 0.0), 6: (3.3, 2.3, 2.3)}
"""By seats: how wide the near card is, those left of the tray, and the one above the near card, where there is one."""


class Seating(Value, frozen=True, gc=False):
    """Rectangles of the tray and of the cards, the near one first, then round the table."""

    tray: Rect
    cards: tuple[Rect, ...]


@cache
def seating(seats: int) -> Seating:
    """Left of the tray lie up to four cards, right of it the near one, and above that sometimes one more."""
    near, far, above = WIDTHS[seats]
    wide, high = SIZE
    left = seats - 1 - bool(above)
    columns = (left + 1) // 2
    cards = [(wide - GAP - near, high - GAP - near / CARD_SHAPE, near, near / CARD_SHAPE)]
    cards += [_left(at, left, far) for at in range(left)]
    if above:
        cards.append((wide - GAP - (near + above) / 2, GAP, above, above / CARD_SHAPE))
    room = (GAP + columns * (far + GAP), wide - near - 2 * GAP)
    tray_high = min(high - 2 * GAP, (room[1] - room[0]) / TRAY_SHAPE)
    tray_wide = tray_high * TRAY_SHAPE
    return Seating(((sum(room) - tray_wide) / 2, (high - tray_high) / 2, tray_wide, tray_high), tuple(cards))


def slot(seat: Seat, near: Seat, order: tuple[Seat, ...]) -> int:
    """Which of the cards is the seat's: in order of play from the near seat on."""
    return (order.index(seat) - order.index(near)) % len(order)


def _left(at: int, count: int, wide: float) -> Rect:
    """Two cards a column, the lower one first, from the outer edge inwards; a column with one card is centred."""
    column, row = divmod(at, 2)
    rows = min(2, count - 2 * column)
    high = wide / CARD_SHAPE
    top = (SIZE[1] - rows * high - (rows - 1) * GAP) / 2
    return GAP + column * (wide + GAP), top + (rows - 1 - row) * (high + GAP), wide, high
