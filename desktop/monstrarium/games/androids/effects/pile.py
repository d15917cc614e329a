"""Instants that work on the pile."""

from __future__ import annotations

from typing import Any

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..knowledge import LAY_UNDER, NOTHING
from ..words import AndroidsFx, book


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
    """A card of the own hand goes under it. Whoever holds any card is asked, so that the pause tells nobody which."""
    options = fx.layable()
    card: Any = NOTHING
    if options:
        card = yield Choice(fx.seat, mark("{card}: what goes under the pile?"), options, this)
    if card == NOTHING:
        fx.note_nothing(this)
    else:
        fx.lay_under(card)
