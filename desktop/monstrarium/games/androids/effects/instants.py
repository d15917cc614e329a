"""Cancels: what answers an instant or a declaration."""

from __future__ import annotations

from typing import Any

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..knowledge import LAY_UNDER, NOTHING
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


# ---- instants that bring cards into the hand


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


# ---- instants that work on hands


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


# ---- instants that let a seat, or everyone, look at cards that lie face down


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


# ---- instants that work on the pile


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


# ---- instants that change whose turn it is, and what may be done in it


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
