"""Instants that bring cards into the hand."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import AndroidsFx, book


@book.effect("draw")
def draw(fx: AndroidsFx, this: PieceId) -> Steps:
    """Draw cards."""
    fx.draw(fx.figure(this, "count"))
    yield from ()


@book.effect("take-discard")
def take_discard(fx: AndroidsFx, this: PieceId) -> Steps:
    """Take a card of the discard pile."""
    card = yield from fx.pick(mark("{card}: what do you fish out?"), fx.discards(), this)
    if card is not None:
        fx.fish(card)
