"""The places of one view from one side, and where cards lie in them."""

from __future__ import annotations

from functools import cache
from math import fsum

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD, largest, slot, within
from ....table.presenter import Audience
from ..actions import PLACES
from ..purchase import ITEMS, TRIO
from ..state import NO_LANE, NO_PIECE, Phase, XenoshyftState

PITCH = 1.05
"""The distance from one card to the next, as a share of their width."""
DECK = 0.5
"""The scale of a deck beside the cards for sale."""


class Layout:
    def __init__(self, state: XenoshyftState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = audience.side
        fighting = slot(state.lane, self.near, seats) if state.lane != NO_LANE else -1
        self.seating: Seating = seating(seats, state.phase is Phase.BUY, fighting)
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )
        self.chosen: tuple[PieceId, ...] = _out_of_sight(state)
        """Cards of a pile that are laid open to be chosen from."""

    def front(self, lane: int, count: int) -> tuple[Pose, ...]:
        """The poses of so many troops, the first on the left."""
        rect = inner(self.benches[lane].front)
        return line(rect, count, (rect[2] + 0.05) / (1 + PITCH * (PLACES - 1)), PITCH)

    def swarm(self, lane: int, count: int) -> tuple[Pose, ...]:
        """The poses of so many enemies, the first on the right and on top."""
        rect = inner(self.benches[lane].swarm)
        poses = line(rect, count, (rect[2] + 0.05) / (1 + PITCH * (PLACES - 1)), PITCH, lefts=False)
        return tuple(Pose(pose.x, pose.y, count - at, scale=pose.scale) for at, pose in enumerate(poses))

    def pools(self) -> tuple[Rect, ...]:
        """The places of items, of the troops of each wave, and of Xenosathem."""
        left, top, wide, high = self.seating.market
        if self.seating.rows == 2:
            each = (high - AIR) / 2
            third = (wide - 2 * AIR) / 3
            upper = 2 * third + AIR
            low = top + each + AIR
            rows = tuple((left + at * (third + AIR), low, third, each) for at in range(3))
            return ((left, top, upper, each), *rows, (left + upper + AIR, top, third, each))
        unit = (wide - 4 * AIR) / (ITEMS + DECK + 3 * (TRIO + DECK) + TRIO)
        found: list[Rect] = []
        for count in (ITEMS + DECK, *[TRIO + DECK] * 3, TRIO):
            found.append((left, top, unit * count, high))
            left += unit * count + AIR
        return tuple(found)

    def stall(self, pool: int, count: int) -> tuple[tuple[Pose, ...], Pose | None]:
        """The poses of so many cards of a pool, and of their deck."""
        rect = inner(self.pools()[pool])
        left, top, wide, high = rect
        if pool == len(self.pools()) - 1:
            return line(_centred(rect, count), count, wide / (PITCH * count), PITCH), None
        scale = min(high / 1.4, wide / (PITCH * count + DECK))
        used = scale * (DECK + PITCH * count)
        start = left + (wide - used) / 2
        deck = Pose(start + scale * DECK / 2, top + high / 2, 0, scale=scale * DECK * 0.96)
        return line((start + scale * (DECK + 0.05), top, used, high), count, scale, PITCH), deck

    def beside(self, state: XenoshyftState) -> Rect:
        """The place beside the near lane, less the room of a division."""
        bench = self.benches[self.near]
        left, top, _wide, high = bench.purse
        if state.divisions[self.near] >= 0:
            return bench.purse
        return left, top, bench.division[0] + bench.division[2] - left, high

    def desk(self) -> Rect:
        return self.seating.market


def _centred(rect: Rect, count: int) -> Rect:
    left, top, wide, high = rect
    scale = min(high / 1.4, wide / (PITCH * count))
    used = scale * (1 + PITCH * (count - 1))
    return left + (wide - used) / 2, top, used, high


def _out_of_sight(state: XenoshyftState) -> tuple[PieceId, ...]:
    """The options of the pending question that lie in a discard pile."""
    if state.pending is None:
        return ()
    piled = {piece for pile in state.discards for piece in pile}
    options: tuple[Plain, ...] = state.pending.choice.options
    return tuple(each for each in options if isinstance(each, int) and each in piled)


def in_question(state: XenoshyftState) -> PieceId:
    """The card to read now: the one that asks, or the first enemy of the lane that fights."""
    seen = NO_PIECE
    if state.pending is not None and state.pending.choice.source is not None:
        seen = state.pending.choice.source
    elif state.phase is Phase.COMBAT and state.lane != NO_LANE and state.swarms[state.lane]:
        seen = state.swarms[state.lane][0]
    return seen if seen >= 0 and state.pieces.face[seen] != HIDDEN else NO_PIECE


def side_scale(rect: Rect) -> float:
    """The scale of a card that fills a place below its name."""
    return largest(inner(rect)) * 0.96


# ---- where market, wall, lanes and hands lie for one to four seats


SIZE = (18.0, 10.9)
GAP = 0.14
TITLE = 0.24
"""The height of the name of a place."""
FOOT = 0.15
"""The height left free at the lower edge of a place, for the name of the next one."""
AIR = 0.1
SIDE = 4.1
"""The width of the right column."""
WALL, TRACK, NEST = 1.75, 0.88, 1.2
"""The heights of wall, track and nest."""
SHOP, FIELD = (4.3, 4.15, 3.7, 3.2), (3.3, 2.5, 1.36, 1.26)
"""By number of seats: the height of the market in purchase, and at other times."""
HAND = (3.1, 2.6, 2.3, 2.05)
SHOP_HAND, FIELD_HAND = 5.4, (3.6, 3.6, 3.4, 3.1)
"""The width of other hands in purchase, and at other times by number of seats."""
NEAR, FIGHTING, FAR = 1.45, 1.45, 1.0
"""The shares of the near lane, of one that fights, and of the others in the room for lanes."""


class Bench(Value, frozen=True, gc=False):
    lane: Rect
    swarm: Rect
    front: Rect
    hand: Rect
    deck: Rect
    discard: Rect
    purse: Rect
    division: Rect


class Seating(Value, frozen=True, gc=False):
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
    """The places for so many seats; `fighting` counts from the near seat to the one whose lane fights, or is -1."""
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
    unit = (room - AIR * (seats - 1)) / fsum(weights)
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
    return within(rect, 0.08, TITLE, FOOT)


def line(rect: Rect, count: int, most: float, pitch: float, lefts: bool = True, least: float = 0.0) -> tuple[Pose, ...]:
    """A row of cards from the left end or from the right one, `pitch` apart as a share of their width or closer. Cards
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
    """Swarm on the left, front on the right, and ground between them."""
    ground = 0.3
    each = (wide - ground) / 2
    return (left, top, each, high), (left + each + ground, top, each, high)
