"""The effects of attacks: strikes, shots, ambushes, attacks on the switch; and of going into Moving."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ..state import NOBODY
from .dice import SUCCESS
from .prepared_roll import HEROIC, SKILLED, Sort
from .questions import SECOND_TEXT
from .words import HybridFx, book


@book.effect("strike")
def strike(fx: HybridFx, attacker: int, target: int, combined: bool) -> Steps:
    """One attack; after a Skilled Strike that wounds another one; after that the second one of a Combined Attack."""
    fx.attack(attacker, target, combined)
    roll = yield from fx.tried(Sort.STRIKE, attacker, target, 0)
    hits, squares = roll.hits, roll.push if roll.hits else 0
    dealt = yield from fx.struck(attacker, target, roll, True)
    if roll.level == SKILLED and dealt > 0 and fx.touching(attacker, target):
        again = fx.plainly(Sort.AGAIN, attacker, target, 1)
        yield from fx.struck(attacker, target, again, False)
    if combined and fx.touching(attacker, target):
        hits = fx.twin(attacker, target) >= SUCCESS or hits
    if hits:
        yield from fx.pushed(attacker, target, max(squares, fx.brutish(attacker)))


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

    A shooter that dies of its first shot, which has failed then, has no second one.
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
    fx.pelt(further, None)
    fx.pelt(more, other)
    fx.pelt(beyond, None)


@book.effect("ambush")
def ambush(fx: HybridFx, target: int) -> Steps:
    """The warriors in ambush shoot at an enemy in the order of their counters, until it is dead or all have fired.

    One that kills stays in ambush, and so do those that have not fired; one that does not kill leaves it.
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


@book.effect("smash")
def smash(fx: HybridFx, warrior: int, sort: int) -> Steps:
    """An attack on the switch, with cards and on any level that reaches it, as on an enemy who cannot parry."""
    seat = fx.seat_of(warrior)
    fx.prepare(sort, warrior, NOBODY, 0)
    yield from fx.cards(sort, seat)
    level = yield from fx.levelled(sort, seat)
    if not level:
        fx.spoil(warrior)
        return
    if level == HEROIC and sort == Sort.SHOT:
        yield from book.steps("second-smash", fx, warrior)
        if not fx.standing(warrior):
            fx.spoil(warrior)
            return
    roll = fx.rolled()
    wounded = fx.batter(warrior, sort, roll)
    if level == SKILLED and sort == Sort.STRIKE and wounded and fx.standing(warrior):
        fx.batter(warrior, sort, fx.plainly(Sort.AGAIN, warrior, NOBODY, 1))


@book.effect("second-smash")
def second_smash(fx: HybridFx, warrior: int) -> Steps:
    """The second shot of a Heroic one is prepared before the first is rolled, and rolled here; the first one after it.

    One hindrance serves for both.
    """
    free = fx.shelve()
    fx.prepare(Sort.SHOT, warrior, NOBODY, 0)
    if not free:
        fx.close_to_hindrance()
    yield from fx.cards(Sort.SHOT, fx.seat_of(warrior))
    fx.take_level(HEROIC)
    fx.batter(warrior, Sort.SHOT, fx.rolled())
    fx.swap()


@book.effect("move")
def move(fx: HybridFx, warrior: int) -> Steps:
    """Cards on both sides as on a roll, although nothing is rolled; then the level."""
    fx.prepare(Sort.MOVE, warrior, NOBODY, 0)
    seat = fx.seat_of(warrior)
    yield from fx.cards(Sort.MOVE, seat)
    yield from fx.levelled(Sort.MOVE, seat)
    fx.settle_move()
