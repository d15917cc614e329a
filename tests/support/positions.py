"""Positions of random matches, with any options and any number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from monstrarium.engine.plain import Plain
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit

from .matches import Moment, walk

FROM_EACH = 40
"""How many positions about come from one match."""
AT_FIRST = 9
"""One in so many decisions of the first match is a position, as the length of a match is not known yet."""


def any_options(kit: Kit, rng: Rng) -> dict[str, Plain]:
    """Any mission, and any values of about half of the other options."""
    chosen: dict[str, Plain] = {}
    for option in kit.game.info.options:
        if option.asked and (rng.below(2) or option.key == "mission"):
            chosen[option.key] = rng.pick(option.values)
    return chosen


def positions(kit: Kit, count: int, seed: int) -> Iterator[Moment]:
    """So many decisions of random matches. The states go on changing: copy them before changing them."""
    rng = Rng(seed)
    low, high = kit.game.info.seats
    stride, left = AT_FIRST, count
    while left:
        options, seats = any_options(kit, rng), low + rng.below(high - low + 1)
        length = 0
        for moment in walk(kit, rng.below(1 << 30), options, seats):
            length += 1
            if not rng.below(stride):
                yield moment
                left -= 1
                if not left:
                    return
        stride = max(1, length // FROM_EACH)
