"""Where pile, lever, tray and hands lie, for three to six seats: rivals along the top, the near hand large below."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from ....engine.plain import Seat
from ....table.desc import Pose, Rect, Value
from ....table.layout import packed, slot, within
from ....table.presenter import Audience
from ..state import AndroidsState, Phase
from .heap import FANNED, lean, spread_out

GAP = 0.14
SIZE = (14.6, 10.4)
AIR = 0.24
"""The distance between places one above the other, for the name of the lower one."""
TITLE = 0.2
"""The height of the name at the top of a place."""
RIVALS = 1.5
NEAR, SMALL = 3.1, 1.75
"""The height of the near hand, and while something else lies large."""
COLUMN = 1.75
"""The width of deck and discard pile."""
FISHING, SHOWING = "take-discard", "show-card"
"""Effects that let a seat choose among cards, which lie side by side meanwhile."""
Poses: TypeAlias = tuple[Pose, ...] | None


class Enlarged(enum.Enum):
    """What lies large."""

    BENCH = enum.auto()
    DESK = enum.auto()
    """Cards that are being looked at or chosen among."""
    STAGE = enum.auto()
    """The uncovering, and the android that stands at the end."""


class Seating(Value, frozen=True, gc=False):
    near: Rect
    rivals: tuple[Rect, ...]
    """From left to right, in order of play from the near seat on."""
    deck: Rect
    discard: Rect
    pile: Rect
    lever: Rect
    tray: Rect | None
    plan: Rect | None
    """Where the parts are listed that an android needs."""
    desk: Rect | None
    stage: Rect | None
    open: Rect
    """Where cards are fanned out to be read."""


@cache
def seating(seats: int, scene: Enlarged) -> Seating:
    wide, high = SIZE
    near = NEAR if scene is Enlarged.BENCH else SMALL
    top, bottom = TITLE + RIVALS + AIR, high - GAP - near - AIR
    start, end = 2 * GAP + COLUMN, wide - GAP
    deck = 2.4
    below = top + deck + AIR
    room: Rect = (start, top, end - start, bottom - top)
    return Seating(
        (GAP, high - GAP - near, wide - 2 * GAP, near),
        _row(seats - 1),
        (GAP, top, COLUMN, deck),
        (GAP, below, COLUMN, 2.34),
        *_middle(scene, room),
        room,
    )


def inner(rect: Rect) -> Rect:
    """A place without the strip for its name."""
    return within(rect, 0.08, TITLE, 0.08)


def shaped(rect: Rect, ratio: float) -> Rect:
    """The largest rectangle of a shape in the middle of a place."""
    left, top, wide, high = rect
    across = min(wide, high * ratio)
    down = across / ratio
    return left + (wide - across) / 2, top + (high - down) / 2, across, down


def held(rect: Rect, count: int, scale: float, step: float, turn: float = 0.0) -> tuple[Pose, ...]:
    """A hand of cards, `step` of their width apart or closer, each turned by `turn` more than the one before."""
    left, top, wide, high = rect
    pace = min(step * scale, (wide - scale) / (count - 1)) if count > 1 else 0.0
    half = (count - 1) / 2
    return tuple(
        Pose(
            left + wide / 2 + pace * (at - half),
            top + high / 2 + 0.004 * abs(turn) * scale * (at - half) ** 2,
            at,
            turn * (at - half),
            scale,
        )
        for at in range(count)
    )


class Middle(NamedTuple):
    """The places between the hands; None for those that a scene does not have."""

    pile: Rect
    lever: Rect
    tray: Rect | None = None
    plan: Rect | None = None
    desk: Rect | None = None
    stage: Rect | None = None


def _middle(scene: Enlarged, room: Rect) -> Middle:
    left, top, wide, high = room
    right = left + wide
    if scene is Enlarged.BENCH:
        pile, low, lever = 5.0, 2.4, 1.8
        at, lower = left + pile + GAP, top + high - low
        tray: Rect = (at, top, right - at, high - low - AIR)
        plan: Rect = (at + lever + GAP, lower, right - at - lever - GAP, low)
        return Middle((left, top, pile, high), (at, lower, lever, low), tray, plan)
    if scene is Enlarged.DESK:
        row, pile, lever = 1.9, 4.4, 1.42
        at = left + pile + GAP
        tray = (at + lever + GAP, top, right - at - lever - GAP, row)
        desk: Rect = (left, top + row + AIR, wide, high - row - AIR)
        return Middle((left, top, pile, row), (at, top, lever, row), tray, desk=desk)
    stage: Rect = (left + 2.55 + GAP, top, wide - 2.55 - GAP, high)
    low = top + high - 0.12
    return Middle((left, top, 2.55, high), (stage[0] + 0.3, low - 1.86, 1.4, 1.86), stage=stage)


def _row(count: int) -> tuple[Rect, ...]:
    each = (SIZE[0] - GAP * (count + 1)) / count
    return tuple((GAP + (each + GAP) * at, TITLE, each, RIVALS) for at in range(count))


class Layout:
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
        """Where the cards of a pile of a height lie, the lowest first."""
        where = self.seating
        if self.choosing == SHOWING and where.desk is not None:
            return spread_out(inner(where.desk), count, 1.9)
        return lean(inner(where.pile), count)


def _scene(state: AndroidsState, choosing: str) -> Enlarged:
    if state.assembly or state.waiting or state.phase is Phase.OVER:
        return Enlarged.STAGE
    return Enlarged.DESK if state.shown or choosing in (FISHING, SHOWING) else Enlarged.BENCH


def fans(state: AndroidsState, layout: Layout) -> tuple[Poses, Poses]:
    """Where the discard pile and the pile are fanned out, side by side; None for one that already lies so."""
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
