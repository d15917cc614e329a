"""Instants that let a seat, or everyone, look at cards that lie face down."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import AndroidsFx, book


@book.effect("peek-top")
def peek_top(fx: AndroidsFx, this: PieceId) -> Steps:
    """Look at the top cards of the pile."""
    cards = fx.pile()[: fx.figure(this, "count")]
    if cards:
        fx.look("pile", cards, fx.seat)
        yield Choice(fx.seat, mark("{card}: have a good look."), ("done",), this)
        fx.look_away()
    else:
        fx.note_nothing(this)


@book.effect("peek-hand")
def peek_hand(fx: AndroidsFx, this: PieceId) -> Steps:
    """Look at the hand of another seat."""
    answer = yield from fx.pick(mark("{card}: whose hand do you look at?"), fx.holders(), this)
    if answer is not None:
        fx.look("hand", fx.hand(answer[1]), answer[1])
        yield Choice(fx.seat, mark("{card}: have a good look."), ("done",), this)
        fx.look_away()


@book.effect("show-card")
def show_card(fx: AndroidsFx, this: PieceId) -> Steps:
    """Show everyone a card of the pile."""
    card = yield from fx.pick(mark("{card}: which card goes on show?"), fx.pile(), this)
    if card is not None:
        fx.show(card)
