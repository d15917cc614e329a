"""The places of one view from one side, and where cards lie in them."""

from __future__ import annotations

from ....engine.plain import PieceId, Plain, Seat
from ....table.desc import Pose, Rect
from ....table.layout import CARD, middle, packed, slot, within
from ....table.presenter import Audience
from ..cards import WAVES
from ..state import XenoshyftState
from .seating import AIR, CHOICE, END, PEEK, PITCH, PURCHASE, TAG, WAVE, Bench, Seating, plan_of, seating

FANNED = 1000
"""The height of cards of a pile that is fanned out."""


class Layout:
    def __init__(self, state: XenoshyftState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = audience.side
        self.chosen: tuple[PieceId, ...] = _out_of_sight(state)
        """Cards of a pile that are laid open to be chosen from."""
        plan = plan_of(state, audience, bool(self.chosen))
        self.arrangement = plan.arrangement
        self.focus: Seat = (plan.focus + self.near) % seats if plan.focus >= 0 else -1
        """The seat whose lane fills the width; -1 for none."""
        self.coming: int = plan.swarm if self.focus >= 0 else 0
        """The places for enemies in that lane."""
        self.seating: Seating = seating(plan)
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )

    @property
    def sells(self) -> bool:
        """Whether the market lies open."""
        return self.arrangement == PURCHASE

    @property
    def foresees(self) -> bool:
        """Whether the enemies that may come lie open."""
        return self.arrangement == WAVE

    @property
    def ends(self) -> bool:
        return self.arrangement == END

    @property
    def chooses(self) -> bool:
        return self.arrangement == CHOICE

    def front(self, lane: int, count: int) -> tuple[Pose, ...]:
        """The poses of so many troops, the first on the left."""
        bench = self.benches[lane]
        return line(airy(bench.front), count, bench.scale, PITCH)

    def swarm(self, lane: int, count: int) -> tuple[Pose, ...]:
        """The poses of so many enemies, the first on the right and on top."""
        bench = self.benches[lane]
        poses = line(airy(bench.swarm), count, bench.scale, PITCH, lefts=False)
        return tuple(Pose(pose.x, pose.y, count - at, scale=pose.scale) for at, pose in enumerate(poses))

    def stall(self, pool: int, count: int, is_open: bool) -> tuple[tuple[Pose, ...], Pose]:
        """The poses of so many cards of a pool, and of their deck: in a row on the deck, or all in one pile."""
        left, top, wide, high = self.seating.pools[pool]
        if not (self.sells and is_open):
            if self.sells:
                top, high = top + TAG, high - TAG
            scale = min(wide - 0.04, (high - 2 * AIR) / CARD[1])
            spot = Pose(left + wide / 2, top + high / 2, scale=scale)
            return tuple(Pose(spot.x, spot.y - 0.004 * (at + 1), at, scale=scale) for at in range(count)), spot
        room = (left + PEEK, top + TAG, wide - PEEK, high - TAG)
        scale = min((room[3] - 2 * AIR) / CARD[1], room[2] / (PITCH * count))
        poses = line(airy(room), count, scale, max(PITCH, room[2] / (count * scale)))
        first = poses[0]
        return poses, Pose(first.x - PEEK * 0.8, first.y, -1, scale=first.scale * 0.97)

    def supply(self) -> tuple[Pose, ...]:
        """The poses of the piles of Xenosathem."""
        rect = self.seating.pools[-1]
        if self.sells:
            left, top, wide, high = rect
            rect = (left, top + TAG, wide, high - TAG)
        return fan(airy(rect), len(WAVES))

    def laid_out(self, count: int) -> tuple[Pose, ...]:
        """The poses of so many cards over what counts."""
        return packed(airy(self.seating.main), count, 2.0)


def airy(rect: Rect) -> Rect:
    return within(rect, 0.0, AIR, AIR)


def fan(rect: Rect, count: int) -> tuple[Pose, ...]:
    """Piles beside each other in the middle of a place, over one another where they would become small."""
    left, top, wide, high = rect
    scale = min(high / CARD[1], wide)
    apart = wide / (PITCH * count)
    scale = min(scale, apart if apart > scale / 2 else wide / (1 + 0.34 * (count - 1)))
    poses = line((left, top, wide, high), count, scale, PITCH)
    spare = left + wide - poses[-1].x - poses[-1].scale / 2
    return tuple(Pose(pose.x + spare / 2, pose.y, pose.z * 100, scale=pose.scale) for pose in poses)


def fanned(rect: Rect, count: int) -> list[Pose]:
    """Side by side over everything else."""
    poses = packed(airy(rect), count, 1.6)
    return [Pose(pose.x, pose.y, FANNED + pose.z, scale=pose.scale) for pose in poses]


def _out_of_sight(state: XenoshyftState) -> tuple[PieceId, ...]:
    """The options of the pending question that lie in a discard pile."""
    if state.pending is None:
        return ()
    piled = {piece for pile in state.discards for piece in pile}
    options: tuple[Plain, ...] = state.pending.choice.options
    return tuple(each for each in options if isinstance(each, int) and each in piled)


def centred(rect: Rect, z: int = 0) -> Pose:
    """The pose of a card that fills a place."""
    return middle(rect, min(rect[2], rect[3] / CARD[1]), z)


def line(rect: Rect, count: int, most: float, pitch: float, lefts: bool = True, least: float = 0.0) -> tuple[Pose, ...]:
    """A row of cards from the left end or from the right one, `pitch` apart as a share of their width or closer. Cards
    become smaller before they are closer than `least`."""
    left, top, wide, high = rect
    scale = min(most, high / CARD[1], wide)
    if count > 1 and least:
        scale = min(scale, wide / (1 + least * (count - 1)))
    pace = min(pitch * scale, (wide - scale) / (count - 1)) if count > 1 else 0.0
    first = left + scale / 2 if lefts else left + wide - scale / 2
    step = pace if lefts else -pace
    return tuple(Pose(first + step * at, top + high / 2, at, scale=scale) for at in range(count))
