"""Where everything lies on the bench: by the seats, the shape of the window, and what people do at the moment."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from ....engine.plain import Seat
from ....language.words import mark
from ....table.desc import Pose, Rect, Value
from ....table.layout import CARD, packed, slot, within
from ....table.presenter import Audience
from ..state import AndroidsState, Phase
from .android import stand_in
from .heap import FANNED, lean, spread_out

FISHING, SHOWING = "take-discard", "show-card"
"""Effects that let a seat choose among cards, which lie side by side meanwhile."""
Poses: TypeAlias = tuple[Pose, ...] | None


class Arrangement(enum.StrEnum):
    """What the table is laid out for."""

    TURN = "turn"
    """Laying cards: the pile lies large."""
    RESPONSE = "response"
    """Answering what was played, which lies large in the middle."""
    QUESTION = "question"
    """Looking at cards, or choosing among them: they lie large."""
    UNCOVERING = "uncovering"
    """The blueprint fills the table."""
    END = "end"
    """The android stands, or the bench lies as it was left."""


ARRANGEMENTS: tuple[tuple[str, str], ...] = (
    (Arrangement.TURN, mark("The pile")),
    (Arrangement.RESPONSE, mark("What was played")),
    (Arrangement.UNCOVERING, mark("The blueprint")),
)
"""Those that a viewer may hold while nothing has to be shown that only another one shows."""
HELD = frozenset(key for key, _name in ARRANGEMENTS)

HIGH = 10.0
EDGE, GAP = 0.05, 0.14
"""The distance of places from the edge of the table, and from one another."""
PLATE, PLAQUE = 0.5, 0.7
"""The heights of the name plate of a rival and of the prompt."""
OWN_PLATE = (2.7, 0.7)
REACH, PEEP = 0.98, 0.4
"""How far the cards of rivals reach over the edge of the table, and while nobody looks at them."""
RIVAL_WIDE = 7.8
BROAD = 0.75
"""The width of a pile of cards with its rim, as a share of its height."""
HAND, SMALL_HAND = 2.9, 1.2
"""The height of the near hand, and while nothing is played from it."""
SMALL_SHARE = 0.46
"""The part of the width of the table that the near hand takes while it is small; the prompt lies beside it."""


class Rival(Value, frozen=True, gc=False):
    """The place of a seat at the far edge: all of it, and its name plate."""

    place: Rect
    plate: Rect


class Seating(Value, frozen=True, gc=False):
    """The size of the table, and the place of everything on it; None for what has none in this arrangement."""

    size: tuple[float, float]
    near: Rect
    near_plate: Rect
    rivals: tuple[Rival, ...]
    """From left to right, in order of play from the near seat on."""
    reach: float
    """How far the cards of rivals reach over the edge of the table."""
    plaque: Rect
    deck: Rect
    discard: Rect
    pile: Rect
    lever: Rect
    open: Rect
    """Where cards are fanned out to be read."""
    tray: Rect | None = None
    plan: Rect | None = None
    """The small blueprint that says what an android needs."""
    desk: Rect | None = None
    stage: Rect | None = None
    """The large blueprint."""


@cache
def seating(seats: int, shape: float, arrangement: Arrangement, plays: bool = True) -> Seating:
    """The places of an arrangement; `plays` tells whether anything may be played, which needs its tray."""
    wide = HIGH * shape
    if arrangement in (Arrangement.UNCOVERING, Arrangement.END):
        return _blueprint(seats, wide, arrangement is Arrangement.END, plays)
    return _bench(seats, wide, arrangement)


def _bench(seats: int, wide: float, arrangement: Arrangement) -> Seating:
    """Deck and discard pile left, blueprint and lever right, the hand below; what matters lies between them."""
    near = _below(wide, HAND)
    plaque = (EDGE + OWN_PLATE[0] + GAP, near[1] - GAP / 2 - PLAQUE, wide - 2 * EDGE - OWN_PLATE[0] - GAP, PLAQUE)
    top = REACH + PLATE + 1.5 * GAP
    high = plaque[1] - GAP / 2 - top
    half = (high - GAP) / 2
    column = min(1.8, 0.125 * wide, BROAD * half)
    start = EDGE + column + GAP
    middle = _middle(arrangement, (start, top, wide - EDGE - start, high))
    return Seating(
        (wide, HIGH),
        near,
        _own_plate(near),
        _rivals(seats - 1, wide, REACH),
        REACH,
        plaque,
        deck=(EDGE, top, column, half),
        discard=(EDGE, top + half + GAP, column, half),
        pile=middle.pile,
        lever=middle.lever,
        open=(EDGE, top, wide - 2 * EDGE, high),
        tray=middle.tray,
        plan=middle.plan,
        desk=middle.desk,
    )


class Middle(NamedTuple):
    """The places right of the piles; None for what has none."""

    pile: Rect
    tray: Rect
    lever: Rect
    plan: Rect
    desk: Rect | None = None


def _middle(arrangement: Arrangement, room: Rect) -> Middle:
    """In a turn the pile, the slot over the lever, and the blueprint; else a column at the right for those two."""
    left, top, wide, high = room
    half, end = (high - GAP) / 2, left + wide
    low = top + half + GAP
    plan: Rect
    lever: Rect
    if arrangement is Arrangement.TURN:
        sheet, slim = 0.225 * wide, 0.8 * half
        edge = end - sheet - GAP - slim
        pile = (left, top, edge - GAP - left, high)
        return Middle(pile, (edge, top, slim, half), (edge, low, slim, half), (end - sheet, top, sheet, high))
    right = (0.155 if arrangement is Arrangement.RESPONSE else 0.13) * wide
    edge = end - right
    lever, plan = (edge, low, right, half), (edge, top, right, half)
    if arrangement is Arrangement.RESPONSE:
        start = left + 0.25 * wide + GAP
        return Middle((left, top, 0.25 * wide, high), (start, top, edge - GAP - start, high), lever, plan)
    narrow = 0.19 * wide
    start = left + narrow + GAP
    desk = (start, top, edge - GAP - start, high)
    return Middle((left, top, narrow, half), (left, low, narrow, half), lever, plan, desk)


def _blueprint(seats: int, wide: float, end: bool, plays: bool) -> Seating:
    """The blueprint between a column of piles and the right edge; the hands are small."""
    near = _below(SMALL_SHARE * wide, SMALL_HAND)
    plaque = (near[0] + near[2] + GAP, near[1] + (SMALL_HAND - PLAQUE) / 2, wide - near[2] - 2 * EDGE - GAP, PLAQUE)
    top = PEEP + PLATE + 2 * GAP
    high = near[1] - GAP - top
    column = min(1.5, 0.11 * wide) if end else min(2.2, 0.16 * wide)
    tray = plays and not end
    below = 3 if tray else 2
    tall = (0.34 if end else 0.38) * high
    low = (high - tall) / below - GAP
    piles = [(EDGE, top + tall + GAP + (low + GAP) * at, column, low) for at in range(below)]
    start = EDGE + column + GAP
    stage = (start, top, wide - EDGE - start, high)
    left, upper, side, room = stand_in(stage).sides[0]
    return Seating(
        (wide, HIGH),
        near,
        _own_plate(near),
        _rivals(seats - 1, wide, PEEP),
        PEEP,
        plaque,
        deck=piles[-1],
        discard=piles[-2],
        pile=(EDGE, top, column, tall),
        lever=(left + side / 2, upper + 0.7 * room, side / 2, 0.3 * room),
        open=stage,
        tray=piles[0] if tray else None,
        stage=stage,
    )


def _below(wide: float, high: float) -> Rect:
    return EDGE, HIGH - EDGE - high, wide - 2 * EDGE, high


def _own_plate(near: Rect) -> Rect:
    wide, high = OWN_PLATE
    return near[0], near[1] + near[3] - high, wide, high


def _rivals(count: int, wide: float, reach: float) -> tuple[Rival, ...]:
    share = (wide - 2 * EDGE) / count
    each = min(RIVAL_WIDE, share - GAP)
    found = []
    for at in range(count):
        left = EDGE + share * (at + 0.5) - each / 2
        found.append(Rival((left, 0.0, each, reach + GAP + PLATE), (left, reach + GAP / 2, each, PLATE)))
    return tuple(found)


def inner(rect: Rect) -> Rect:
    """A place without its rim."""
    return within(rect, 0.08, 0.08, 0.08)


def shaped(rect: Rect, ratio: float) -> Rect:
    """The largest rectangle of a shape in the middle of a place."""
    left, top, wide, high = rect
    across = min(wide, high * ratio)
    down = across / ratio
    return left + (wide - across) / 2, top + (high - down) / 2, across, down


def held(rect: Rect, count: int, scale: float, step: float) -> tuple[Pose, ...]:
    """A hand of cards, `step` of their width apart or closer."""
    left, top, wide, high = rect
    pace = min(step * scale, (wide - scale) / (count - 1)) if count > 1 else 0.0
    half = (count - 1) / 2
    return tuple(Pose(left + wide / 2 + pace * (at - half), top + high / 2, at, scale=scale) for at in range(count))


RIVAL_SCALE, RIVAL_STEP, RIVAL_TURN, RIVAL_DROP = 1.25, 0.7, 3.4, 0.014
"""Of the cards of a rival: their size, their distance, how far each is turned, how far the outer ones lie back."""


def reaching(rect: Rect, count: int, reach: float) -> tuple[Pose, ...]:
    """The cards of a hand beyond the upper edge of the table, which reaches so far over it."""
    left, top, wide, _high = rect
    scale = min(RIVAL_SCALE, 2 * reach / CARD[1])
    pace = min(RIVAL_STEP * scale, max(0.0, wide - 1.2 * scale) / (count - 1)) if count > 1 else 0.0
    half = (count - 1) / 2
    middle = top + reach - CARD[1] * scale / 2
    return tuple(
        Pose(
            left + wide / 2 + pace * (at - half),
            max(0.0, middle - RIVAL_DROP * (at - half) ** 2),
            at,
            180.0 - RIVAL_TURN * (at - half),
            scale,
        )
        for at in range(count)
    )


class Layout:
    def __init__(self, state: AndroidsState, audience: Audience) -> None:
        self.near: Seat = audience.side
        self.choosing = state.pending.effect if state.pending is not None and not state.shown else ""
        self.arrangement = _arrangement(state, self.choosing, audience.arrangement)
        seats = len(state.hands)
        self.seating: Seating = seating(seats, audience.shape, self.arrangement, not (state.assembly or state.waiting))
        near = Rival(self.seating.near, self.seating.near_plate)
        self.seats: tuple[Rival, ...] = tuple(
            (near, *self.seating.rivals)[slot(seat, self.near, seats)] for seat in range(seats)
        )

    def heap(self, count: int) -> tuple[Pose, ...]:
        """Where the cards of a pile of a height lie, the lowest first."""
        where = self.seating
        if self.choosing == SHOWING and where.desk is not None:
            return spread_out(inner(where.desk), count, 2.2)
        return lean(within(where.pile, 0.2, 0.16, 0.16), count)


def _arrangement(state: AndroidsState, choosing: str, wanted: str) -> Arrangement:
    """The arrangement that the viewer holds, unless something has to be seen that only another one shows."""
    if state.phase is Phase.OVER:
        return Arrangement.END
    if state.assembly or state.waiting:
        return Arrangement.UNCOVERING
    if state.shown or choosing in (FISHING, SHOWING):
        return Arrangement.QUESTION
    if wanted in HELD:
        return Arrangement(wanted)
    return Arrangement.RESPONSE if state.batch else Arrangement.TURN


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
