"""What the cards of Pantry do."""

from __future__ import annotations

from monstrarium.engine.effects import Choice, Steps
from monstrarium.language.words import mark

from .words import PantryFx, book

MICE_LEAVE = 2

__all__ = ["book"]


@book.effect("mice")
def mice(fx: PantryFx) -> Steps:
    """Every rival throws cards away down to two."""
    for rival in fx.rivals():
        if (yield from fx.spared(rival)):
            continue
        while len(hand := fx.hand(rival)) > MICE_LEAVE:
            card = yield Choice(rival, mark("Mice! Which card do they get?"), hand)
            fx.scrap(rival, card)


@book.effect("cat")
def cat(fx: PantryFx) -> None:
    fx.draw(2)


@book.effect("sieve")
def sieve(fx: PantryFx) -> Steps:
    """Look at two cards; throw some away, take one, return the rest."""
    for card in fx.look(2):
        if (yield Choice(fx.seat, mark("Do you throw {card} away?"), (True, False), card)):
            fx.scrap_lifted(card)
    if lifted := fx.lifted():
        taken = yield Choice(fx.seat, mark("Which card do you take?"), lifted)
        fx.take(taken)
    fx.put_back()


@book.effect("ladle")
def ladle(fx: PantryFx) -> Steps:
    """Play another card twice; a ladle may play a ladle."""
    if others := fx.playable():
        card = yield Choice(fx.seat, mark("Which card do you play twice?"), others)
        key = fx.lay_open(card)
        yield from book.steps(key, fx)
        yield from book.steps(key, fx)


@book.effect("barter")
def barter(fx: PantryFx) -> Steps:
    """A rival hands over a card and gets one back."""
    if partners := fx.partners():
        _kind, rival = yield Choice(fx.seat, mark("Who hands you a card?"), partners)
        taken = yield Choice(rival, mark("Which card do you hand over?"), fx.hand(rival))
        fx.give(rival, fx.seat, taken)
        back = yield Choice(fx.seat, mark("Which card do you hand back?"), fx.hand(fx.seat))
        fx.give(fx.seat, rival, back)


@book.effect("stir")
def stir(fx: PantryFx) -> None:
    fx.stir()
    fx.draw(1)
