"""Instants that work on the pile."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....engine.words import mark
from ..fx import AndroidsFx, book
from ..knowledge import LAY_UNDER


@book.effect("shuffle-pile")
def shuffle_pile(fx: AndroidsFx, this: PieceId) -> Steps:
    """Shuffle it."""
    if len(fx.pile()) > 1:
        fx.shuffle()
    else:
        fx.note_nothing(this)
    yield from ()


@book.effect("turn-pile")
def turn_pile(fx: AndroidsFx, this: PieceId) -> Steps:
    """Turn its order around."""
    if len(fx.pile()) > 1:
        fx.turn_around()
    else:
        fx.note_nothing(this)
    yield from ()


@book.effect("take-top")
def take_top(fx: AndroidsFx, this: PieceId) -> Steps:
    """Its top goes into the own hand."""
    count = min(fx.figure(this, "count"), len(fx.pile()))
    for _card in range(count):
        fx.take_top()
    if count == 0:
        fx.note_nothing(this)
    yield from ()


@book.effect(LAY_UNDER)
def lay_under(fx: AndroidsFx, this: PieceId) -> Steps:
    """A card of the own hand goes under it."""
    card = yield from fx.pick(mark("{card}: what goes under the pile?"), fx.layable(), this)
    if card is not None:
        fx.lay_under(card)
