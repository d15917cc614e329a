"""An attack hand to hand, with its parry, what follows a parry, second attacks, and the push at its end."""

from __future__ import annotations

from ....engine.effects import Steps
from .dice import SUCCESS
from .phrases import HybridFx, book
from .prepared_roll import SKILLED, Sort
from .words import LEVEL, PUSH, RESULT


@book.effect("strike")
def strike(fx: HybridFx, attacker: int, target: int, combined: bool) -> Steps:
    """One attack; after a Skilled Strike that wounds another one; after that the second one of a Combined Attack."""
    fx.attack(attacker, target, combined)
    roll = yield from fx.tried(Sort.STRIKE, attacker, target, 0)
    squares = roll[PUSH] if roll[RESULT] >= SUCCESS else 0
    hits = roll[RESULT] >= SUCCESS
    dealt = yield from fx.struck(attacker, target, roll, True)
    if roll[LEVEL] == SKILLED and dealt > 0 and fx.touching(attacker, target):
        again = fx.plainly(Sort.AGAIN, attacker, target, 1)
        hits = True
        yield from fx.struck(attacker, target, again, False)
    if combined and fx.touching(attacker, target):
        hits = fx.twin(attacker, target) >= SUCCESS or hits
    if hits:
        yield from fx.pushed(attacker, target, max(squares, fx.brutish(attacker)))
