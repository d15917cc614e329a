"""Which places there are in one view, from one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ....engine.plain import Seat
from ....table.desc import Pose, Rect
from ....table.layout import packed, slot
from ....table.presenter import Audience
from ..state import AndroidsState, Phase
from .heap import FANNED, lean, spread_out
from .seating import Scene, Seating, inner, seating

FISHING, SHOWING = "take-discard", "show-card"
"""Texts that let a seat choose among cards, which lie side by side until one is shown."""
Poses: TypeAlias = tuple[Pose, ...] | None


class Layout:
    """The places of one view from one side."""

    def __init__(self, state: AndroidsState, audience: Audience) -> None:
        self.near: Seat = audience.side
        self.choosing = state.pending.effect if state.pending is not None and not state.shown else ""
        self.scene = _scene(state, self.choosing)
        self.seating: Seating = seating(len(state.hands), self.scene)
        self.seats: tuple[Rect, ...] = tuple(
            (self.seating.near, *self.seating.rivals)[slot(seat, self.near, len(state.hands))]
            for seat in range(len(state.hands))
        )

    def heap(self, count: int) -> tuple[Pose, ...]:
        """Where the cards of a pile of such a height lie, the lowest first."""
        where = self.seating
        if self.choosing == SHOWING and where.desk is not None:
            return spread_out(inner(where.desk), count, 1.9)
        return lean(inner(where.pile), count)


def _scene(state: AndroidsState, choosing: str) -> Scene:
    if state.assembly or state.waiting or state.phase is Phase.OVER:
        return Scene.STAGE
    return Scene.DESK if state.shown or choosing in (FISHING, SHOWING) else Scene.BENCH


def fans(state: AndroidsState, layout: Layout) -> tuple[Poses, Poses]:
    """Where discard pile and pile are fanned out to be read, side by side."""
    left, top, wide, high = layout.seating.open
    thrown, laid = len(state.discard), len(state.pile)
    share = thrown / max(1, thrown + laid)
    share = min(0.8, max(0.2, share)) if thrown and laid else share
    high -= 0.1
    discard = packed((left, top, wide * share, high), thrown, 2.0)[::-1]
    pile = spread_out((left + wide * share + 0.1, top, wide * (1 - share) - 0.1, high), laid, 2.0)
    return _lifted(discard), None if layout.choosing == SHOWING else _lifted(pile)


def _lifted(poses: Sequence[Pose]) -> tuple[Pose, ...]:
    return tuple(Pose(pose.x, pose.y, FANNED + at, scale=pose.scale) for at, pose in enumerate(poses))
