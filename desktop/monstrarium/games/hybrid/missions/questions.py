"""What missions ask a side in between: which exit is closed, which tank is filled, who carries the venom; and how a
switch is attacked."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ..combat.phrases import HybridFx, book
from ..combat.prepared_roll import HEROIC, SKILLED, Sort
from ..combat.questions import CARRIER_TEXT, CLOSE_TEXT, TANK_TEXT
from ..state import NOBODY


@book.effect("carrier")
def carrier(fx: HybridFx) -> Steps:
    """One of those of rank 1, in secret."""
    options = fx.suspects()
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.seat, CARRIER_TEXT, options)
    fx.infect(answer[1])


@book.effect("close")
def close(fx: HybridFx) -> Steps:
    """An exit that is open."""
    options = fx.exits()
    if not options:
        return
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(fx.seat, CLOSE_TEXT, options, None, True)
    fx.close_exit(answer[1])


@book.effect("tank")
def tank(fx: HybridFx, warrior: int) -> Steps:
    """A tank that is free."""
    answer = yield Choice(fx.seat, TANK_TEXT, fx.tanks(), None, True)
    fx.clone(warrior, answer[1])


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
    One hindrance serves for both."""
    free = fx.shelve()
    fx.prepare(Sort.SHOT, warrior, NOBODY, 0)
    if not free:
        fx.close_to_hindrance()
    yield from fx.cards(Sort.SHOT, fx.seat_of(warrior))
    fx.take_level(HEROIC)
    fx.batter(warrior, Sort.SHOT, fx.rolled())
    fx.swap()
