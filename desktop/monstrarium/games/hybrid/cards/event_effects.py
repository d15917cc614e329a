"""An Event or Army card that happens: a choice where it leaves one, and what it does."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ....engine.plain import PieceId
from ..combat.phrases import HybridFx, book
from .event_cards import NOTHING


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
