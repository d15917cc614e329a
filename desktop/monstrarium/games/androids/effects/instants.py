"""Cancels: what answers an instant or a declaration."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import AndroidsFx, book


@book.effect("cancel")
def cancel(fx: AndroidsFx, this: PieceId) -> Steps:
    """It does nothing."""
    fx.kill()
    yield from ()


@book.effect("cancel-take")
def cancel_take(fx: AndroidsFx, this: PieceId) -> Steps:
    """It does nothing, and its card goes into the own hand."""
    fx.claim()
    yield from ()


@book.effect("cancel-copy")
def cancel_copy(fx: AndroidsFx, this: PieceId) -> Steps:
    """It does for this seat what it says, in its place in the order."""
    fx.copy()
    yield from ()


@book.effect("cancel-scrap")
def cancel_scrap(fx: AndroidsFx, this: PieceId) -> Steps:
    """It does nothing, and the pile loses cards from its top."""
    fx.kill()
    fx.scrap(fx.figure(this, "count"))
    yield from ()


@book.effect("cancel-toll")
def cancel_toll(fx: AndroidsFx, this: PieceId) -> Steps:
    """It does nothing, unless its seat discards cards."""
    payer, count = fx.target_seat(), fx.figure(this, "count")
    answer = "refuse"
    if len(fx.hand(payer)) >= count:
        answer = yield Choice(payer, mark("{card}: pay two cards?"), ("pay", "refuse"), this)
    if answer == "refuse":
        fx.kill()
        return
    for _card in range(count):
        held = fx.hand(payer)
        card = held[0]
        if len(held) > 1:
            card = yield Choice(payer, mark("{card}: which card do you pay with?"), held, this)
        fx.spend(payer, card)
    fx.keep()
