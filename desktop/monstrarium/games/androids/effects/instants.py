"""The effects of instants."""

from __future__ import annotations

from typing import Any

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..knowledge import LAY_UNDER, NOTHING
from ..words import AndroidsFx, book


@book.effect("cancel")
def cancel(fx: AndroidsFx, this: PieceId) -> None:
    fx.kill()


@book.effect("cancel-take")
def cancel_take(fx: AndroidsFx, this: PieceId) -> None:
    """It is cancelled, and its card goes into this seat's hand."""
    fx.claim()


@book.effect("cancel-copy")
def cancel_copy(fx: AndroidsFx, this: PieceId) -> None:
    """It works for this seat, in its place in the order."""
    fx.copy()


@book.effect("cancel-scrap")
def cancel_scrap(fx: AndroidsFx, this: PieceId) -> None:
    """It is cancelled, and cards from the top of the pile are discarded."""
    fx.kill()
    fx.scrap(fx.printed(this, "count"))


@book.effect("cancel-toll")
def cancel_toll(fx: AndroidsFx, this: PieceId) -> Steps:
    """It is cancelled unless its seat discards cards."""
    payer, count = fx.target_seat(), fx.printed(this, "count")
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


@book.effect("draw")
def draw(fx: AndroidsFx, this: PieceId) -> None:
    fx.draw(fx.printed(this, "count"))


@book.effect("take-discard")
def take_discard(fx: AndroidsFx, this: PieceId) -> Steps:
    card = yield from fx.pick(mark("{card}: what do you fish out?"), fx.discards(), this)
    if card is not None:
        fx.fish(card)


@book.effect("steal")
def steal(fx: AndroidsFx, this: PieceId) -> Steps:
    answer = yield from fx.pick(mark("{card}: who loses a card?"), fx.holders(), this)
    if answer is not None:
        for _card in range(min(fx.printed(this, "count"), len(fx.hand(answer[1])))):
            fx.steal(answer[1])


@book.effect("swap-hands")
def swap_hands(fx: AndroidsFx, this: PieceId) -> Steps:
    _kind, seat = yield from fx.pick(mark("{card}: with whom do you swap?"), fx.rivals(), this)
    fx.swap_hands(seat)


@book.effect("peek-top")
def peek_top(fx: AndroidsFx, this: PieceId) -> Steps:
    cards = fx.pile()[: fx.printed(this, "count")]
    if cards:
        fx.look("pile", cards, fx.seat)
        yield Choice(fx.seat, mark("{card}: have a good look."), ("done",), this)
        fx.look_away()
    else:
        fx.note_nothing(this)


@book.effect("peek-hand")
def peek_hand(fx: AndroidsFx, this: PieceId) -> Steps:
    answer = yield from fx.pick(mark("{card}: whose hand do you look at?"), fx.holders(), this)
    if answer is not None:
        fx.look("hand", fx.hand(answer[1]), answer[1])
        yield Choice(fx.seat, mark("{card}: have a good look."), ("done",), this)
        fx.look_away()


@book.effect("show-card")
def show_card(fx: AndroidsFx, this: PieceId) -> Steps:
    card = yield from fx.pick(mark("{card}: which card goes on show?"), fx.pile(), this)
    if card is not None:
        fx.show(card)


@book.effect("shuffle-pile")
def shuffle_pile(fx: AndroidsFx, this: PieceId) -> None:
    if len(fx.pile()) > 1:
        fx.shuffle()
    else:
        fx.note_nothing(this)


@book.effect("turn-pile")
def turn_pile(fx: AndroidsFx, this: PieceId) -> None:
    if len(fx.pile()) > 1:
        fx.turn_around()
    else:
        fx.note_nothing(this)


@book.effect("take-top")
def take_top(fx: AndroidsFx, this: PieceId) -> None:
    count = min(fx.printed(this, "count"), len(fx.pile()))
    for _card in range(count):
        fx.take_top()
    if count == 0:
        fx.note_nothing(this)


@book.effect(LAY_UNDER)
def lay_under(fx: AndroidsFx, this: PieceId) -> Steps:
    """Put a card of the hand under the pile. A hand of instants is asked too, so that the pause gives nothing away."""
    options = fx.layable()
    card: Any = NOTHING
    if options:
        card = yield Choice(fx.seat, mark("{card}: what goes under the pile?"), options, this)
    if card == NOTHING:
        fx.note_nothing(this)
    else:
        fx.lay_under(card)


@book.effect("next-turn")
def next_turn(fx: AndroidsFx, this: PieceId) -> None:
    fx.jump()


@book.effect("skip-turn")
def skip_turn(fx: AndroidsFx, this: PieceId) -> Steps:
    _kind, seat = yield from fx.pick(mark("{card}: who takes a nap?"), fx.rivals(), this)
    fx.nap(seat)


@book.effect("curfew")
def curfew(fx: AndroidsFx, this: PieceId) -> None:
    """Nobody declares until this seat's next turn."""
    fx.curfew()
