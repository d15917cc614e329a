"""Which places there are in one view, from one side."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from ....engine.plain import Seat
from ....table.desc import Pose, Rect, Value
from ....table.layout import packed, slot, within
from ....table.presenter import Audience
from ..state import AndroidsState, Phase
from .heap import FANNED, lean, spread_out

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


# ---- where pile, lever, tray and hands lie, for three to six seats


GAP = 0.14
SIZE = (14.6, 10.4)
AIR = 0.24
"""Between places one above the other, for the name on the lower one."""
TITLE = 0.2
"""What the name of a place takes at its top."""
RIVALS = 1.5
NEAR, SMALL = 3.1, 1.75
"""How high the near hand lies, and while everybody looks at something else."""
COLUMN = 1.75
"""How wide deck and discard pile are."""


class Scene(enum.Enum):
    """What everybody looks at, so that it lies large."""

    BENCH = enum.auto()
    DESK = enum.auto()
    """Cards that are looked at or chosen among."""
    STAGE = enum.auto()
    """The uncovering, and the android that stands at the end."""


class Seating(Value, frozen=True, gc=False):
    """The places of all."""

    near: Rect
    rivals: tuple[Rect, ...]
    """From left to right, in order of play from the near seat on."""
    deck: Rect
    discard: Rect
    pile: Rect
    lever: Rect
    tray: Rect | None
    plan: Rect | None
    """Where it stands what an android is made of."""
    desk: Rect | None
    stage: Rect | None
    open: Rect
    """Where cards are fanned out to be read."""


@cache
def seating(seats: int, scene: Scene) -> Seating:
    """The rivals along the top, deck and discard pile at the left, the near hand below."""
    wide, high = SIZE
    near = NEAR if scene is Scene.BENCH else SMALL
    top, bottom = TITLE + RIVALS + AIR, high - GAP - near - AIR
    start, end = 2 * GAP + COLUMN, wide - GAP
    deck = 2.4
    below = top + deck + AIR
    pile, lever, tray, plan, desk, stage = _middle(scene, (start, top, end - start, bottom - top))
    return Seating(
        (GAP, high - GAP - near, wide - 2 * GAP, near),
        _row(seats - 1),
        (GAP, top, COLUMN, deck),
        (GAP, below, COLUMN, 2.34),
        pile,
        lever,
        tray,
        plan,
        desk,
        stage,
        (start, top, end - start, bottom - top),
    )


def inner(rect: Rect) -> Rect:
    """A place without the strip of its name."""
    return within(rect, 0.08, TITLE, 0.08)


def shaped(rect: Rect, ratio: float) -> Rect:
    """The largest rectangle of a shape in the middle of a place."""
    left, top, wide, high = rect
    across = min(wide, high * ratio)
    down = across / ratio
    return left + (wide - across) / 2, top + (high - down) / 2, across, down


def held(rect: Rect, count: int, scale: float, step: float, turn: float = 0.0) -> tuple[Pose, ...]:
    """A hand of cards: so far apart as a share of their width, closer where they are many, turned as they are held."""
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


Middle: TypeAlias = tuple[Rect, Rect, Rect | None, Rect | None, Rect | None, Rect | None]


def _middle(scene: Scene, room: Rect) -> Middle:
    """Pile, lever, tray, plan, desk and stage in the room between the hands."""
    left, top, wide, high = room
    right = left + wide
    if scene is Scene.BENCH:
        pile, low, lever = 5.0, 2.4, 1.8
        at, lower = left + pile + GAP, top + high - low
        tray: Rect = (at, top, right - at, high - low - AIR)
        plan: Rect = (at + lever + GAP, lower, right - at - lever - GAP, low)
        return (left, top, pile, high), (at, lower, lever, low), tray, plan, None, None
    if scene is Scene.DESK:
        row, pile, lever = 1.9, 4.4, 1.42
        at = left + pile + GAP
        tray = (at + lever + GAP, top, right - at - lever - GAP, row)
        desk: Rect = (left, top + row + AIR, wide, high - row - AIR)
        return (left, top, pile, row), (at, top, lever, row), tray, None, desk, None
    stage: Rect = (left + 2.55 + GAP, top, wide - 2.55 - GAP, high)
    low = top + high - 0.12
    return (left, top, 2.55, high), (stage[0] + 0.3, low - 1.86, 1.4, 1.86), None, None, None, stage


def _row(count: int) -> tuple[Rect, ...]:
    each = (SIZE[0] - GAP * (count + 1)) / count
    return tuple((GAP + (each + GAP) * at, TITLE, each, RIVALS) for at in range(count))
