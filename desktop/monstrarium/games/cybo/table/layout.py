"""Where the tray and the scorecards lie: by the seats, the shape of the window, and what people do at the moment."""

from __future__ import annotations

import enum
from functools import cache
from typing import TypeAlias

from ....language.words import mark
from ....table.desc import Rect, Value
from ....table.layout import within
from ....table.presenter import Audience
from ..state import ROUNDS, CyboState, Phase


class Arrangement(enum.StrEnum):
    """What the table is laid out for."""

    ROLL = "roll"
    """The tray with its numbers lies large."""
    CARD = "card"
    """The near scorecard lies large, while others roll."""
    END = "end"
    """All scorecards lie side by side."""


ARRANGEMENTS: tuple[tuple[str, str], ...] = (
    (Arrangement.ROLL, mark("The tray")),
    (Arrangement.CARD, mark("The own scorecard")),
    (Arrangement.END, mark("All scorecards")),
)
"""Those that a viewer may hold."""
HELD = frozenset(key for key, _name in ARRANGEMENTS)

HIGH = 10.0
EDGE, GAP = 0.05, 0.15
PLATE, OWN_PLATE = 0.48, (2.7, 0.66)
"""The height of the name plate of a rival with what is free below it, and the size of the near one."""
RIM = 0.05
TRAY_WIDE, BOARD_HIGH, DISH_HIGH, BETWEEN = 854.0, 1072.0, 252.0, 14.0
"""The drawings of the numbers and, below, of the place of the die: their width, their heights, the gap between them."""
TRAY_SHAPE = TRAY_WIDE / (BOARD_HIGH + BETWEEN + DISH_HIGH)
QUARTER, ROOM = 0.245, 0.25
"""The part of a table that one thing may take in the own turn, and the ground that a window shows around a table."""
BASE = (2.4, 4.0)
"""The size of a whole scorecard at scale 1."""
CARD_SHAPE = BASE[0] / BASE[1]
TOTAL, LINE = 0.46, 0.32
"""The heights of the total and of a round on the slip of a rival, in table units where it is as wide as `SLIP`."""
SLIP = 2.0
LEAST_SLIP, RACK_RIM = 2.0, 0.16
"""The least width of the rack with the slips, and the width of its rim."""
FEWEST = 3
"""The rounds that a slip shows at least."""


class Whole(Value, frozen=True, gc=False):
    """The place of a scorecard of which everything is seen."""

    rect: Rect


class Slip(Value, frozen=True, gc=False):
    """The place of a scorecard of which the total and the last rounds are seen."""

    rect: Rect
    rounds: int
    head: float
    """The height of the total."""


Card: TypeAlias = Whole | Slip


class Place(Value, frozen=True, gc=False):
    """Where a seat has its scorecard and its name plate."""

    card: Card
    plate: Rect
    apart: bool = False
    """Whether the name plate lies away from the scorecard."""

    @property
    def all(self) -> Rect:
        """The card, with the name plate where that lies at it."""
        left, top, wide, high = self.card.rect
        if self.apart:
            return self.card.rect
        start, end = min(top, self.plate[1]), max(top + high, self.plate[1] + self.plate[3])
        return left, start, wide, end - start


class Seating(Value, frozen=True, gc=False):
    """The size of the table, and what lies where: the near place first, then in order of play."""

    size: tuple[float, float]
    tray: Rect | None
    places: tuple[Place, ...]
    plaque: Rect
    rack: Rect | None = None
    """The board on which the slips of rivals hang."""


def board_and_dish(tray: Rect) -> tuple[Rect, Rect]:
    """The two parts of a tray: where the numbers lie, and where the die lies."""
    left, top, wide, high = tray
    unit = wide / TRAY_WIDE
    return (left, top, wide, BOARD_HIGH * unit), (left, top + high - DISH_HIGH * unit, wide, DISH_HIGH * unit)


def _on_rack(rack: Rect) -> Rect:
    return within(rack, RACK_RIM, RACK_RIM, RACK_RIM)


@cache
def seating(seats: int, shape: float, arrangement: Arrangement, over: bool = False) -> Seating:
    wide = HIGH * shape
    if arrangement is Arrangement.END:
        return _side_by_side(seats, wide, over)
    foot = HIGH - EDGE - OWN_PLATE[1]
    high = foot - GAP - EDGE
    largest = QUARTER * (wide + 2 * ROOM) * (HIGH + 2 * ROOM)
    free = wide - 2 * EDGE - 2 * GAP - max(LEAST_SLIP, 0.15 * wide)
    tray = min(high * TRAY_SHAPE, (largest * TRAY_WIDE / BOARD_HIGH) ** 0.5)
    if arrangement is Arrangement.ROLL:
        tray = min(tray, 0.6 * free)
        card = min(high * CARD_SHAPE, (largest * CARD_SHAPE) ** 0.5, free - tray)
    else:
        card = min(high * CARD_SHAPE, 0.53 * free)
        tray = min(0.86 * tray, free - card)
    column = min(wide - 2 * EDGE - 2 * GAP - tray - card, largest / high)
    left = wide - EDGE - card
    near = (left, EDGE + high - card / CARD_SHAPE, card, card / CARD_SHAPE)
    down = tray / TRAY_SHAPE
    rack = (EDGE, EDGE, column, high)
    places = (Place(Whole(near), (EDGE, foot, *OWN_PLATE), apart=True), *_slips(seats - 1, _on_rack(rack)))
    start = EDGE + OWN_PLATE[0] + GAP
    return Seating(
        (wide, HIGH),
        ((EDGE + column + left - tray) / 2, EDGE + (high - down) / 2, tray, down),
        places,
        (start, foot, wide - EDGE - start, OWN_PLATE[1]),
        rack,
    )


def _slips(count: int, rect: Rect) -> tuple[Place, ...]:
    """The slips of rivals one below the other, each with as many rounds as there is room for."""
    left, top, wide, high = rect
    each = (high + GAP) / count - GAP - PLATE
    unit = min(wide / SLIP, each / (TOTAL + LINE * FEWEST))
    rounds = min(ROUNDS, max(FEWEST, int((each / unit - TOTAL) / LINE)))
    tall = min(each, (TOTAL + LINE * rounds) * unit)
    pitch = PLATE + tall + GAP
    first = top + (high + GAP - pitch * count) / 2
    found = []
    for at in range(count):
        edge = first + pitch * at
        slip = Slip((left, edge + PLATE, wide, tall), rounds, TOTAL * unit)
        found.append(Place(slip, (left, edge, wide, PLATE - RIM)))
    return tuple(found)


CROWN = 0.075
"""The room over a scorecard for the crown of a winner, as a share of its width."""
TALL = 1 / CARD_SHAPE + CROWN
LEAST_TRAY = 0.2
"""The part of the width of the table that the tray takes at least beside all scorecards, as long as it is used."""
WORTH = 1.6
"""The least width of a tray that is shown although it is no longer used."""
MANY = 4
"""The seats from which on the near scorecard is larger than the others at the end."""


def _side_by_side(seats: int, wide: float, over: bool) -> Seating:
    """All scorecards, the near one last, at the right; the tray lies in the room that they leave."""
    foot = HIGH - EDGE - OWN_PLATE[1]
    high = foot - GAP - EDGE
    start = EDGE if over else EDGE + LEAST_TRAY * wide + GAP
    room: Rect = (start, EDGE, wide - EDGE - start, high)
    if over and seats >= MANY:
        across = (high - PLATE) / TALL
        near = _over_plate(wide - EDGE - across, EDGE, across)
        others = _packed(seats - 1, (start, EDGE, near.card.rect[0] - GAP - start, high))
    else:
        near, others = None, _packed(seats, room)
    free = min(each.card.rect[0] for each in others) - EDGE
    aside = max(each.card.rect[0] + each.card.rect[2] for each in others)
    aside = (near.card.rect[0] - GAP if near is not None else wide - EDGE) - aside
    across = min(high * TRAY_SHAPE, free + aside - GAP)
    tray = None
    if not over or across >= WORTH:
        down = across / TRAY_SHAPE
        tray = (EDGE + (free + aside - GAP - across) / 2, EDGE + (high - down) / 2, across, down)
        others = [_over_plate(x + aside, y - CROWN * w, w) for x, y, w, _h in (each.card.rect for each in others)]
    places = (near, *others) if near is not None else (others[-1], *others[:-1])
    return Seating((wide, HIGH), tray, places, (EDGE, foot, wide - 2 * EDGE, OWN_PLATE[1]))


def _packed(count: int, room: Rect) -> list[Place]:
    """Whole scorecards over their name plates, as large as fits."""
    best: list[Place] = []
    left, top, wide, high = room
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = min((wide + GAP) / columns - GAP, ((high + GAP) / rows - GAP - PLATE) / TALL)
        if best and across <= best[0].card.rect[2]:
            continue
        down = across * TALL + PLATE + GAP
        first = top + (high + GAP - down * rows) / 2
        best = []
        for at in range(count):
            row, column = divmod(at, columns)
            here = min(columns, count - row * columns)
            edge = left + (wide + GAP - (across + GAP) * here) / 2
            best.append(_over_plate(edge + (across + GAP) * column, first + down * row, across))
    return best


def _over_plate(left: float, top: float, wide: float) -> Place:
    """A whole scorecard with room for a crown on its upper edge, and its name plate below."""
    card = (left, top + CROWN * wide, wide, wide / CARD_SHAPE)
    return Place(Whole(card), (left, top + TALL * wide + RIM, wide, PLATE - RIM))


class Layout:
    def __init__(self, view: CyboState, audience: Audience) -> None:
        order = view.order
        near = order.index(view.seat if audience.viewer is None else audience.viewer)
        over = view.phase is Phase.OVER
        self.seating = seating(len(order), audience.shape, _arrangement(view, audience), over)
        self.places: tuple[Place, ...] = tuple(
            self.seating.places[(order.index(seat) - near) % len(order)] for seat in range(len(order))
        )
        """By seat."""


def _arrangement(view: CyboState, audience: Audience) -> Arrangement:
    """The arrangement that the viewer holds, else that of the moment; an onlooker watches the tray."""
    if audience.arrangement in HELD:
        return Arrangement(audience.arrangement)
    if view.phase is Phase.OVER:
        return Arrangement.END
    rolls = view.seat == audience.viewer and view.phase is not Phase.SCORED
    return Arrangement.ROLL if audience.viewer is None or rolls else Arrangement.CARD
