"""The effects of cards: Action cards that are played for their text, and Event and Army cards that happen."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ..combat.phrases import HybridFx, book
from ..combat.questions import CANCEL_TEXT, REVIVE_TEXT
from .event_cards import NOTHING


@book.effect("sum")
def add_up(fx: HybridFx, card: PieceId) -> Steps:
    """All that can be said in words and amounts."""
    fx.add(card)
    yield from ()


@book.effect("last-stand")
def last_stand(fx: HybridFx, card: PieceId) -> Steps:
    """The same, for a warrior with one NV left."""
    fx.add(card)
    yield from ()


@book.effect("for-wounds")
def for_wounds(fx: HybridFx, card: PieceId) -> Steps:
    """So much for each wound of the warrior."""
    fx.more(card, "for-wounds")
    yield from ()


@book.effect("within")
def within(fx: HybridFx, card: PieceId) -> Steps:
    """So much if the target is near."""
    fx.more(card, "within")
    yield from ()


@book.effect("for-friends")
def for_friends(fx: HybridFx, card: PieceId) -> Steps:
    """So much for each friend that touches the target."""
    fx.more(card, "for-friends")
    yield from ()


@book.effect("for-distance")
def for_distance(fx: HybridFx, card: PieceId) -> Steps:
    """So much less the farther away the target is."""
    fx.more(card, "for-distance")
    yield from ()


@book.effect("shrug")
def shrug(fx: HybridFx, card: PieceId) -> Steps:
    """Wounds count neither for the roll nor for the level."""
    fx.more(card, "shrug")
    yield from ()


@book.effect("veil")
def veil(fx: HybridFx, card: PieceId) -> Steps:
    """No ambush shoots at the warrior."""
    fx.veil()
    yield from ()


@book.effect("heal")
def heal(fx: HybridFx, card: PieceId) -> Steps:
    """Wounds of the warrior are healed."""
    fx.heal(card)
    yield from ()


@book.effect("draw")
def draw(fx: HybridFx, card: PieceId) -> Steps:
    """Cards from the deck."""
    fx.draw(card)
    yield from ()


@book.effect("steal")
def steal(fx: HybridFx, card: PieceId) -> Steps:
    """A card out of the other hand."""
    fx.steal()
    yield from ()


@book.effect("ransack")
def ransack(fx: HybridFx, card: PieceId) -> Steps:
    """The other side loses a card."""
    fx.ransack()
    yield from ()


@book.effect("turn-about")
def turn_about(fx: HybridFx, card: PieceId) -> Steps:
    """The target looks its attacker in the eye."""
    fx.turn_about()
    yield from ()


@book.effect("revive")
def revive(fx: HybridFx, card: PieceId) -> Steps:
    """A card of the discard pile, which everybody may read."""
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


# ---- an Event or Army card that happens


@book.effect("omen")
def omen(fx: HybridFx, piece: PieceId, target: int) -> Steps:
    """On a warrior, or on nobody in particular; whom it brings into sight, an ambush shoots at."""
    options = fx.asks(piece, target)
    answer = options[0] if options else ("", NOTHING)
    if len(options) > 1:
        answer = yield Choice(fx.seat, fx.asked(piece), options, piece, True)
    fx.happen(piece, target, answer[1])
    while (seen := fx.in_sights()) >= 0:
        yield from book.steps("ambush", fx, seen)
