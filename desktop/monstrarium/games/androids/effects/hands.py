"""Instants that work on hands."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import AndroidsFx, book


@book.effect("steal")
def steal(fx: AndroidsFx, this: PieceId) -> Steps:
    """Cards of another hand, by lot."""
    answer = yield from fx.pick(mark("{card}: who loses a card?"), fx.holders(), this)
    if answer is not None:
        for _card in range(min(fx.figure(this, "count"), len(fx.hand(answer[1])))):
            fx.steal(answer[1])


@book.effect("swap-hands")
def swap_hands(fx: AndroidsFx, this: PieceId) -> Steps:
    """The own hand for another one."""
    _kind, seat = yield from fx.pick(mark("{card}: with whom do you swap?"), fx.rivals(), this)
    fx.swap_hands(seat)
