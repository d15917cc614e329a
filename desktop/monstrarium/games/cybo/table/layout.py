"""Where the tray and the scorecards lie, for two to six seats: the near card is large, the others lie around."""

from __future__ import annotations

from functools import cache

from ....table.desc import Rect, Value
from ....table.presenter import Audience
from ..state import CyboState

GAP = 0.2
TRAY_SHAPE = 1000 / 1240
CARD_SHAPE = 600 / 1000


class Plan(Value, frozen=True, gc=False):
    """The size of the table and the widths of cards for a number of seats."""

    wide: float
    near: float
    left: float
    """The width of each card left of the tray."""
    above: float = 0.0
    """The width of the card above the near one; 0 for none."""
    high: float = 10.0


PLANS = {
    2: Plan(15.0, near=4.3, left=3.7, high=8.2),
    3: Plan(15.0, near=4.1, left=2.8),
    4: Plan(15.0, near=3.3, left=2.75, above=2.4),
    5: Plan(16.0, near=3.8, left=2.4),
    6: Plan(16.0, near=3.3, left=2.3, above=2.3),
}


class Seating(Value, frozen=True, gc=False):
    """The size of the table, and where the tray and the cards lie: the near card first, then in order of play."""

    size: tuple[float, float]
    tray: Rect
    cards: tuple[Rect, ...]


@cache
def seating(seats: int) -> Seating:
    """Up to four cards left of the tray, the near one right of it, and above that sometimes one more."""
    plan = PLANS[seats]
    left = seats - 1 - bool(plan.above)
    columns = (left + 1) // 2
    edge = plan.wide - GAP
    cards = [(edge - plan.near, plan.high - GAP - plan.near / CARD_SHAPE, plan.near, plan.near / CARD_SHAPE)]
    cards += [_left(at, left, plan) for at in range(left)]
    if plan.above:
        cards.append((edge - (plan.near + plan.above) / 2, GAP, plan.above, plan.above / CARD_SHAPE))
    start, end = GAP + columns * (plan.left + GAP), edge - plan.near - GAP
    high = min(plan.high - 2 * GAP, (end - start) / TRAY_SHAPE)
    wide = high * TRAY_SHAPE
    tray = ((start + end - wide) / 2, (plan.high - high) / 2, wide, high)
    return Seating((plan.wide, plan.high), tray, tuple(cards))


class Layout:
    def __init__(self, view: CyboState, audience: Audience) -> None:
        order = view.order
        near = order.index(view.seat if audience.viewer is None else audience.viewer)
        self.seating = seating(len(order))
        self.cards: tuple[Rect, ...] = tuple(
            self.seating.cards[(order.index(seat) - near) % len(order)] for seat in range(len(order))
        )
        """By seat."""


def _left(at: int, count: int, plan: Plan) -> Rect:
    """Two cards a column, the lower one first, from the outer edge inwards; a column with one card is centred."""
    column, row = divmod(at, 2)
    rows = min(2, count - 2 * column)
    wide, high = plan.left, plan.left / CARD_SHAPE
    top = (plan.high - rows * high - (rows - 1) * GAP) / 2
    return GAP + column * (wide + GAP), top + (rows - 1 - row) * (high + GAP), wide, high
