"""Instants that change whose turn it is, and what may be done in it."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import AndroidsFx, book


@book.effect("next-turn")
def next_turn(fx: AndroidsFx, this: PieceId) -> Steps:
    """The next turn is this seat's."""
    fx.jump()
    yield from ()


@book.effect("skip-turn")
def skip_turn(fx: AndroidsFx, this: PieceId) -> Steps:
    """Another seat skips its next turn."""
    _kind, seat = yield from fx.pick(mark("{card}: who takes a nap?"), fx.rivals(), this)
    fx.nap(seat)


@book.effect("curfew")
def curfew(fx: AndroidsFx, this: PieceId) -> Steps:
    """Nobody declares until this seat's next turn."""
    fx.curfew()
    yield from ()
