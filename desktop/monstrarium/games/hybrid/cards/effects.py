"""The effects of cards: Action cards that are played for their text, and Event and Army cards that happen."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ..combat.questions import CANCEL_TEXT, REVIVE_TEXT
from ..combat.words import HybridFx, book
from .event_cards import NOTHING


@book.effect("last-stand")
@book.effect("sum")
def add_up(fx: HybridFx, card: PieceId) -> None:
    """The amounts on the card."""
    fx.add(card)


@book.effect("for-wounds")
@book.effect("within")
@book.effect("for-friends")
@book.effect("for-distance")
@book.effect("shrug")
def as_things_stand(fx: HybridFx, card: PieceId) -> None:
    """An amount that depends on wounds, friends or distance."""
    fx.more(card)


@book.effect("veil")
def veil(fx: HybridFx, card: PieceId) -> None:
    fx.veil()


@book.effect("heal")
def heal(fx: HybridFx, card: PieceId) -> None:
    fx.heal(card)


@book.effect("draw")
def draw(fx: HybridFx, card: PieceId) -> None:
    fx.draw(card)


@book.effect("steal")
def steal(fx: HybridFx, card: PieceId) -> None:
    fx.steal()


@book.effect("ransack")
def ransack(fx: HybridFx, card: PieceId) -> None:
    fx.ransack()


@book.effect("turn-about")
def turn_about(fx: HybridFx, card: PieceId) -> None:
    fx.turn_about()


@book.effect("revive")
def revive(fx: HybridFx, card: PieceId) -> Steps:
    """A card of the discard pile, which everybody may read, comes into the hand."""
    options = fx.discards()
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.player(card), REVIVE_TEXT, options, card, True)
    fx.revive(answer[1], card)


@book.effect("cancel")
def cancel(fx: HybridFx, card: PieceId) -> Steps:
    """A card of the other side counts for nothing."""
    options = fx.cancellable(card)
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.player(card), CANCEL_TEXT, options, card, True)
    fx.cancel(answer[1])


@book.effect("omen")
def event_card(fx: HybridFx, piece: PieceId, target: int) -> Steps:
    """An Event or Army card happens, on a warrior or on nobody; an ambush shoots at those whom it brings into sight."""
    options = fx.asks(piece, target)
    answer = options[0] if options else ("", NOTHING)
    if len(options) > 1:
        answer = yield Choice(fx.seat, fx.asked(piece), options, piece, True)
    fx.happen(piece, target, answer[1])
    while (seen := fx.in_sights()) >= 0:
        yield from book.steps("ambush", fx, seen)
