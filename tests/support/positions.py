"""Positions of random matches, with any options and any number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from monstrarium.engine.plain import Plain
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit

from .matches import Moment, begin, pick, walk

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


DENSE = {"hybrid": 8}
"""By game: one in so many decisions of a quick match is a position; elsewhere one in two."""


def quick_positions(kit: Kit, count: int, seed: int) -> Iterator[Moment]:
    """So many decisions of matches between quick bots, of all phases. The states go on changing, as above."""
    rng, number = Rng(seed), 0
    low, high = kit.game.info.seats
    while number < count:
        state = begin(kit, rng.below(1 << 30), low + rng.below(high - low + 1), any_options(kit, rng))
        while number < count and (waiting := kit.game.to_act(state)):
            offers = tuple(kit.game.legal(state, rng.pick(waiting)))
            action = pick(kit, state, offers, rng)
            if not rng.below(DENSE.get(kit.game.info.key, 2)):
                yield Moment(state, offers, action, number)
                number += 1
            kit.game.apply(state, action)
