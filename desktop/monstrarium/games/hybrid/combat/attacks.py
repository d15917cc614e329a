"""The effects of attacks: strikes, shots, ambushes, attacks on the switch; and of going into Moving."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from .dice import SUCCESS
from .phrases import HybridFx, book
from .prepared_roll import HEROIC, SKILLED, Sort
from .questions import SECOND_TEXT
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


# ---- shots


@book.effect("shot")
def shot(fx: HybridFx, shooter: int, target: int) -> Steps:
    """One shot, or two where that level is chosen; none where a hindrance has left no level for it."""
    fx.aim(shooter, target)
    seat = fx.seat_of(shooter)
    fx.prepare(Sort.SHOT, shooter, target, 0)
    yield from fx.cards(Sort.SHOT, seat)
    level = yield from fx.levelled(Sort.SHOT, seat)
    if not level:
        fx.waste(shooter, target)
    elif level == HEROIC:
        yield from book.steps("two-shots", fx, shooter, target)
    else:
        roll = fx.rolled()
        yield from fx.shoots(shooter, target, roll)


@book.effect("two-shots")
def two_shots(fx: HybridFx, shooter: int, target: int) -> Steps:
    """The second shot is prepared before the first is rolled; wounds come after both. One hindrance serves for both.

    Whoever dies of its own first shot, which has failed then, has no second one.
    """
    seat = fx.seat_of(shooter)
    free = fx.shelve()
    options = fx.marks(shooter)
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(seat, SECOND_TEXT, options, None, True)
    second = answer[1]
    fx.aim(shooter, second)
    fx.prepare(Sort.SHOT, shooter, second, 0)
    if not free:
        fx.close_to_hindrance()
    yield from fx.cards(Sort.SHOT, seat)
    fx.take_level(HEROIC)
    fx.swap()
    one = fx.rolled()
    harm = yield from fx.hit(shooter, target, one, True)
    further = yield from fx.through(shooter, target, one)
    fx.swap()
    if not fx.standing(shooter):
        fx.waste(shooter, second)
        return
    other = fx.rolled()
    more = yield from fx.hit(shooter, second, other, True)
    beyond = yield from fx.through(shooter, second, other)
    fx.pelt(harm, one)
    fx.pelt(further, ())
    fx.pelt(more, other)
    fx.pelt(beyond, ())


@book.effect("ambush")
def ambush(fx: HybridFx, target: int) -> Steps:
    """Whoever waits for an enemy shoots at it, in the order of their counters, until it is dead or they have all fired.

    Who kills stays in ambush, and so do those who have not fired; who does not kill is in ambush no more.
    """
    shooter = fx.lurker(target)
    while shooter >= 0:
        fx.spring(shooter, target)
        fx.prepare(Sort.AMBUSH, shooter, target, 0)
        yield from fx.cards(Sort.AMBUSH, fx.seat_of(shooter))
        fx.take_level(SKILLED)
        roll = fx.rolled()
        yield from fx.shoots(shooter, target, roll)
        if fx.standing(target):
            fx.give_up_ambush(shooter)
        shooter = fx.lurker(target)


# ---- the mode of Moving, for which nothing is rolled


@book.effect("move")
def move(fx: HybridFx, warrior: int) -> Steps:
    """Cards as on a roll, then the level."""
    fx.prepare(Sort.MOVE, warrior, -1, 0)
    seat = fx.seat_of(warrior)
    yield from fx.cards(Sort.MOVE, seat)
    yield from fx.levelled(Sort.MOVE, seat)
    fx.settle_move()
