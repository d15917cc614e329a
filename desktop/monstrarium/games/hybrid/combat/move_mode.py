"""The mode of Moving, for which nothing is rolled: cards on both sides, and the level."""

from __future__ import annotations

from ....engine.effects import Steps
from .phrases import HybridFx, book
from .prepared_roll import Sort


@book.effect("move")
def move(fx: HybridFx, warrior: int) -> Steps:
    """Cards as on a roll, then the level."""
    fx.prepare(Sort.MOVE, warrior, -1, 0)
    seat = fx.seat_of(warrior)
    yield from fx.cards(Sort.MOVE, seat)
    yield from fx.levelled(Sort.MOVE, seat)
    fx.settle_move()
