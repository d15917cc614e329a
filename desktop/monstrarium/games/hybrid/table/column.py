"""What lies in the column beside the laboratory: dice, a roll, the next counter, the order of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.pieces import HIDDEN
from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, numbered
from ....table.layout import packed
from ....table.presenter import Audience
from ..combat.modifiers import life
from ..printed.names import warrior_name
from ..state import NOBODY, OFF, HybridState, Phase
from ..turn.activation_order import open_ones
from . import faces
from .items import NEXT, ROLL, own
from .layout import GAP, Layout, cut, inner

DIE = (0.9, 0.9)
DICE, THROWN = 56.0, 56.0
"""The height of the dice at rest and in a roll, in points."""
RIVALS = 0.32
"""The share of the two rivals in the place of a roll."""
PLAQUE = (300 / 360, 1.0)
TURN = 100.0
"""The largest portrait in the order of the round, in points."""
TO_LAY = 166.0
"""The size of the next counter, in points."""
PAST, NOW = 0.7, 1.0
"""The size of the portraits of those whose turn is over, and of the others, as a share of their places."""


def is_rolling(state: HybridState) -> bool:
    return state.trial is not None


def column(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    """Everything in the place of the roll but cards, which `laid` has place for."""
    upper, dice, rest = _parts(state, layout)
    if state.trial is not None:
        yield from _rivals(state, upper)
    yield from _dice(state, layout, dice)
    if state.phase is Phase.ORDER and open_ones(state, state.seat):
        yield _next(state, audience, layout, rest)
    elif state.sequences and not (state.trial or state.limbo or any(state.bids)):
        yield from _order(state, layout)


def laid(state: HybridState, layout: Layout) -> Rect:
    """The place of the cards on a roll, or for the Activation Roll."""
    return _parts(state, layout)[2]


def _parts(state: HybridState, layout: Layout) -> tuple[Rect, Rect, Rect]:
    """The places of the rivals, of the dice, and of cards."""
    where = layout.seating
    rect, gap = inner(where, where.roll), GAP * where.point
    upper = (rect[0], rect[1], rect[2], 0.0)
    if state.trial is not None:
        upper, rect = cut(rect, RIVALS, gap)
    high = (DICE if state.trial is None else THROWN) * where.point
    left, top, wide, tall = rect
    high = min(high, tall / 2)
    return upper, (left, top, wide, high), (left, top + high + gap, wide, tall - high - gap)


def _dice(state: HybridState, layout: Layout, rect: Rect) -> Iterator[Piece]:
    left, top, wide, high = rect
    for seat in (0, 1):
        across = 0.3 if seat == layout.near else 0.7
        pose = Pose(left + wide * across, top + high / 2, 40, scale=min(high / DIE[1], 0.25 * wide / DIE[0]) * 0.94)
        shown = state.dice[seat]
        tip = _("Die: {n}", n=shown) if shown else _("Die")
        yield Piece(own("die", seat), ROLL, pose, faces.die_face(seat, shown), DIE, tip=tip)


def _rivals(state: HybridState, rect: Rect) -> Iterator[Piece]:
    assert state.trial is not None
    both = [each for each in (state.trial.warrior, state.trial.target) if each >= 0]
    for at, pose in enumerate(packed(rect, len(both), 4.0, PLAQUE)):
        warrior = both[at]
        name, left = warrior_name(state, warrior), life(state, warrior)
        face = faces.plaque(state.kinds[warrior], "", str(left), name)
        tip = _("{warrior} rolls, NV {nv}", warrior=name, nv=left)
        if at:
            tip = _("{warrior} is aimed at, NV {nv}", warrior=name, nv=left)
        yield Piece(numbered("rival", warrior), ROLL, pose, face, PLAQUE, tip=tip)


def _next(state: HybridState, audience: Audience, layout: Layout, rect: Rect) -> Piece:
    """The next counter, which is laid beside a warrior."""
    left, top, wide, high = rect
    side = min(high, wide, TO_LAY * layout.seating.point)
    pose = Pose(left + wide / 2, top + side / 2, 5)
    return counter_to_lay(state, audience.viewer, pose, side)


def counter_to_lay(state: HybridState, viewer: Seat | None, pose: Pose, side: float) -> Piece:
    """The next counter of the seat that lays one; only that seat knows its number."""
    number = len(state.sequences[state.seat]) + 1 if viewer == state.seat else 0
    tip = _("Counter {n}", n=number) if number else _("A face-down counter")
    return Piece(NEXT, ROLL, pose, faces.counter_face(state.seat, number), (side, side), tip=tip, chosen=True)


# ---- the order of the round


def _order(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The counters of both sides, a row for each number; the side that begins is on the left.

    So the warriors act from left to right and from top to bottom.
    """
    left, top, wide, high = laid(state, layout)
    sides = (state.first, state.first ^ 1) if state.first != NOBODY else (0, 1)
    rows = max(len(sequence) for sequence in state.sequences)
    if not rows:
        return
    down = min(high / rows, TURN * 1.15 * layout.seating.point)
    side = min(down / 1.15, wide / 2.3)
    for column, seat in enumerate(sides):
        sequence = state.sequences[seat]
        for at, warrior in enumerate(sequence):
            over = _is_over(state, seat, at, sequence)
            x, y = left + wide * (0.28 + 0.44 * column), top + down * (at + 0.5)
            scale = side * (PAST if over else NOW)
            yield _turn(state, (seat, at, warrior), Pose(x, y, 1, scale=scale), over)


def _is_over(state: HybridState, seat: Seat, at: int, sequence: Sequence[int]) -> bool:
    """Whether the warrior of a counter has had its turn in this round, or is gone."""
    warrior = sequence[at]
    if warrior != HIDDEN and state.squares[warrior] < OFF:
        return True
    return at < state.cursors[seat] and (warrior != state.active or state.phase in (Phase.LATE, Phase.OVER))


def _turn(state: HybridState, counter: tuple[Seat, int, int], pose: Pose, over: bool) -> Piece:
    """A portrait with its counter; the back of a counter that is not known."""
    seat, at, warrior = counter
    item = numbered("turn", seat * COUNTERS + at)
    if warrior == HIDDEN:
        return Piece(item, ROLL, pose, faces.counter_face(seat, 0), (1.0, 1.0), tip=_("A face-down counter"))
    name = warrior_name(state, warrior)
    if over:
        tip = _("{n}. {warrior}, whose turn is over", n=at + 1, warrior=name)
    elif warrior == state.active:
        tip = _("{n}. {warrior}, now", n=at + 1, warrior=name)
    else:
        tip = _("{n}. {warrior}", n=at + 1, warrior=name)
    return Piece(
        item, ROLL, pose, _portrait(state.kinds[warrior], seat, at + 1, warrior == state.active), (1.0, 1.0), tip=tip
    )


COUNTERS = 100
"""More counters than a side ever lays."""


def _portrait(kind: int, seat: Seat, number: int, now: bool) -> Face:
    counter = Inlay(f"hybrid/order/{faces.SIDES[seat]}", 0.0, 0.5, 0.5, 0.5)
    label = Label(str(number), 0.06, 0.56, 0.38, 0.38, 0.32, bold=True)
    lit = (Inlay("hybrid/mark/active", 0.0, 0.0, 1.0, 1.0),) if now else ()
    return Face(
        f"hybrid/base/{faces.SIDES[seat]}-2",
        (label,),
        inlays=(*lit, Inlay(faces.art_of(kind), 0.08, 0.02, 0.84, 0.88), counter),
    )
