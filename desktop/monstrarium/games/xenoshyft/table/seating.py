"""Where market, wall, lanes and hands lie for one to four seats: the near lane and hand at the lower edge."""

from __future__ import annotations

from functools import cache

from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD, within

SIZE = (18.0, 10.9)
GAP = 0.14
TITLE = 0.24
"""What the name of a place takes at its top."""
FOOT = 0.15
"""What is left free at the lower edge of a place, where the name of the next one may stand over it."""
AIR = 0.1
SIDE = 4.1
"""How wide the right column is."""
WALL, TRACK, NEST = 1.75, 0.88, 1.2
"""How high wall, track and nest are."""
SHOP, FIELD = (4.3, 4.15, 3.7, 3.2), (3.3, 2.5, 1.36, 1.26)
"""By number of seats: how high the market is while all buy, and else."""
HAND = (3.1, 2.6, 2.3, 2.05)
SHOP_HAND, FIELD_HAND = 5.4, (3.6, 3.6, 3.4, 3.1)
"""How wide the hands of others lie while all buy, and else by number of seats."""
NEAR, FIGHTING, FAR = 1.45, 1.45, 1.0
"""What the near lane, one that fights, and the others take of the room for lanes."""


class Bench(Value, frozen=True, gc=False):
    """The places of one seat."""

    lane: Rect
    swarm: Rect
    front: Rect
    hand: Rect
    deck: Rect
    discard: Rect
    purse: Rect
    division: Rect


class Seating(Value, frozen=True, gc=False):
    """The places of all."""

    market: Rect
    rows: int
    """In how many rows the market lies."""
    wall: Rect
    track: Rect
    nest: Rect
    benches: tuple[Bench, ...]
    """The near one first, then in order of seats."""


@cache
def seating(seats: int, shop: bool, fighting: int) -> Seating:
    """The places when so many sit down; `fighting` is how many places after the near seat somebody fights, or -1."""
    wide, high = SIZE
    across = wide - SIDE - 3 * GAP
    market = (SHOP if shop else FIELD)[seats - 1]
    hand = HAND[seats - 1]
    right = wide - SIDE - GAP
    top = GAP + market + AIR
    room = high - GAP - hand - AIR - top
    weights = [max(NEAR if at == 0 else FAR, FIGHTING if at == fighting else 0.0) for at in range(seats)]
    if shop:
        weights[0] = 1.2 if seats > 1 else 1.0
    unit = (room - AIR * (seats - 1)) / sum(weights)
    benches: list[Bench] = []
    y = top
    for at in range(1, seats):
        benches.append(_far((GAP, y, across, unit * weights[at]), SHOP_HAND if shop else FIELD_HAND[seats - 1]))
        y += unit * weights[at] + AIR
    near = _near((GAP, y, across, unit * weights[0]), (GAP, high - GAP - hand, across, hand), right)
    first = GAP + WALL + AIR
    return Seating(
        (GAP, GAP, across, market),
        2 if market > 2 else 1,
        (right, GAP, SIDE, WALL),
        (right, first, SIDE, TRACK),
        (right, first + TRACK + AIR, SIDE, NEST),
        (near, *benches),
    )


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    return within(rect, 0.08, TITLE, FOOT)


def line(rect: Rect, count: int, most: float, pitch: float, lefts: bool = True, least: float = 0.0) -> tuple[Pose, ...]:
    """Cards in a row from the left end, or from the right one: `pitch` apart as a share of their width, or closer; they
    become smaller before they are closer than `least`."""
    left, top, wide, high = rect
    scale = min(most, high / CARD[1])
    if count > 1 and least:
        scale = min(scale, wide / (1 + least * (count - 1)))
    pace = min(pitch * scale, (wide - scale) / (count - 1)) if count > 1 else 0.0
    first = left + scale / 2 if lefts else left + wide - scale / 2
    step = pace if lefts else -pace
    return tuple(Pose(first + step * at, top + high / 2, at, scale=scale) for at in range(count))


def _near(lane: Rect, hand: Rect, right: float) -> Bench:
    """The near lane over the near hand; its piles in the right column."""
    left, top, wide, high = lane
    swarm, front = _halves(left, top, wide, high)
    start = GAP + WALL + TRACK + NEST + 3 * AIR
    room = SIZE[1] - GAP - start
    half = (SIDE - AIR) / 2
    low = room * 0.4
    return Bench(
        lane,
        swarm,
        front,
        hand,
        (right, start + room - low, half, low),
        (right + half + AIR, start + room - low, half, low),
        (right, start, half, room - low - AIR),
        (right + half + AIR, start, half, room - low - AIR),
    )


def _far(lane: Rect, hand: float) -> Bench:
    """Another lane, with its hand and piles at its right end."""
    left, top, wide, high = lane
    piles = 0.66
    field = wide - hand - 2 * piles - 0.3
    swarm, front = _halves(left, top, field, high)
    at = left + field + 0.1
    pile_at = at + hand + 0.05
    return Bench(
        lane,
        swarm,
        front,
        (at, top, hand, high),
        (pile_at, top, piles, high),
        (pile_at + piles + 0.05, top, piles, high),
        (at + hand - 0.75, top, 0.7, TITLE),
        (at + 0.08, top + TITLE, 0.86, high - TITLE - 0.08),
    )


def _halves(left: float, top: float, wide: float, high: float) -> tuple[Rect, Rect]:
    """Swarm on the left, front on the right, and between them the ground where they meet."""
    ground = 0.3
    each = (wide - ground) / 2
    return (left, top, each, high), (left + each + ground, top, each, high)
