"""Which places there are in one view, from one side, and where cards lie in them."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....table.desc import Pose, Rect
from ....table.layout import largest, slot
from ....table.presenter import Audience
from ..actions import PLACES
from ..purchase import ITEMS, TRIO
from ..state import NO_LANE, NO_PIECE, Phase, XenoshyftState
from .seating import AIR, Bench, Seating, inner, line, seating

PITCH = 1.05
"""From one card to the next, as a share of their width."""
DECK = 0.5
"""How large a deck lies beside its market, as a share of the cards there."""


class Layout:
    """The places of one view from one side."""

    def __init__(self, state: XenoshyftState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = audience.side
        fighting = slot(state.lane, self.near, seats) if state.lane != NO_LANE else -1
        self.seating: Seating = seating(seats, state.phase is Phase.BUY, fighting)
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )
        self.chosen: tuple[PieceId, ...] = _out_of_sight(state)
        """Cards to choose from that lie in a pile, and are laid open for that."""

    def front(self, lane: int, count: int) -> tuple[Pose, ...]:
        """Where so many troops stand, the first one on the left."""
        rect = inner(self.benches[lane].front)
        return line(rect, count, (rect[2] + 0.05) / (1 + PITCH * (PLACES - 1)), PITCH)

    def swarm(self, lane: int, count: int) -> tuple[Pose, ...]:
        """Where so many enemies are, the first one on the right and on top."""
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
        """Where so many cards of a pool lie, and the deck that they come from."""
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
        """The place beside the near lane, as wide as a division leaves it."""
        bench = self.benches[self.near]
        left, top, _wide, high = bench.purse
        if state.divisions[self.near] >= 0:
            return bench.purse
        return left, top, bench.division[0] + bench.division[2] - left, high

    def desk(self) -> Rect:
        """Where cards to choose from are laid open: over the market."""
        return self.seating.market


def _centred(rect: Rect, count: int) -> Rect:
    left, top, wide, high = rect
    scale = min(high / 1.4, wide / (PITCH * count))
    used = scale * (1 + PITCH * (count - 1))
    return left + (wide - used) / 2, top, used, high


def _out_of_sight(state: XenoshyftState) -> tuple[PieceId, ...]:
    """Options of the question that is asked which lie in a discard pile."""
    if state.pending is None:
        return ()
    piled = {piece for pile in state.discards for piece in pile}
    options: tuple[Plain, ...] = state.pending.choice.options
    return tuple(each for each in options if isinstance(each, int) and each in piled)


def in_question(state: XenoshyftState) -> PieceId:
    """The card that is to be read now: the one that asks, or the first enemy of the lane that fights."""
    seen = NO_PIECE
    if state.pending is not None and state.pending.choice.source is not None:
        seen = state.pending.choice.source
    elif state.phase is Phase.COMBAT and state.lane != NO_LANE and state.swarms[state.lane]:
        seen = state.swarms[state.lane][0]
    return seen if seen >= 0 and state.pieces.face[seen] != HIDDEN else NO_PIECE


def side_scale(rect: Rect) -> float:
    """The scale of a card that fills a place with a name."""
    return largest(inner(rect)) * 0.96
