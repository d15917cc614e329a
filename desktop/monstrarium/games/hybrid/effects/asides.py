"""What missions ask a side in between: which exit is closed, which tank is filled, who carries the venom."""

from __future__ import annotations

from ....engine.effects import Choice, Steps
from ..fx import HybridFx, book
from ..questions import CARRIER_TEXT, CLOSE_TEXT, TANK_TEXT


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
