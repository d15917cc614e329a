"""The actions of XYbrid, and the offers made of them in advance."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId
from ..boxes import BOXES
from .cards import ALL_BREAKTHROUGHS, ALL_CORES, FIRST_CORE

SEATS = BOXES["xybrid"].seats


class TakeCore(Action, frozen=True, gc=False):
    core: PieceId


class Activate(Action, frozen=True, gc=False):
    """Use the MISSION of a part in the seat's deployed pile."""

    part: PieceId


class Draw(Action, frozen=True, gc=False):
    part: PieceId
    left: bool | None = None
    """The side of an arm that the monster needs; None for any other part."""


class Attach(Action, frozen=True, gc=False):
    """Attach this one of several parts in the hand that compete for a place."""

    part: PieceId
    left: bool | None = None


class Swap(Action, frozen=True, gc=False):
    """Exchange a surplus part of the hand with one of its type on the monster."""

    part: PieceId
    attached: PieceId
    left: bool | None = None
    """The side of an arm; None for any other part."""


class Pass(Action, frozen=True, gc=False):
    """End the turn, or go on to building when there is nothing to draw."""


class Commit(Action, frozen=True, gc=False):
    """Secretly put down a breakthrough to reveal, or none."""

    card: PieceId | None


class Trigger(Action, frozen=True, gc=False):
    """Let this one of several DEPLOY effects of the same value occur first."""

    part: PieceId


ALL = range(SEATS[1])
DRAW = tuple(tuple(Draw(seat, part) for part in range(FIRST_CORE)) for seat in ALL)
DRAW_ARM = tuple(tuple((Draw(seat, part, True), Draw(seat, part, False)) for part in range(FIRST_CORE)) for seat in ALL)
TAKE_CORE = tuple({core: TakeCore(seat, core) for core in ALL_CORES} for seat in ALL)
COMMIT = tuple({card: Commit(seat, card) for card in ALL_BREAKTHROUGHS} for seat in ALL)
NOTHING = tuple(Commit(seat, None) for seat in ALL)
PASS = tuple(Pass(seat) for seat in ALL)
TO_ACT = tuple((seat,) for seat in ALL)
