"""The search below `reach`: all ways of one mover at once, cost by cost.

All squares of one cost and facing lie in one mask; what else may be true of a way (its flags) puts them into fields
side by side in that mask, so that a step of all of them together is one shift. Nothing is estimated or left out but
what another way matches in every respect for no more.
"""

from __future__ import annotations

from typing import TypeAlias

from .step_masks import Edge

TURNED, PASSED, PARTED, RISKED = ALL = 1, 2, 4, 8
"""Flags: the free quarter-turn is used, the way led through a friend or away from an enemy, it jumped a pit."""
FLAGS = 16
DEAREST = 6
"""No single step costs more."""

Levels: TypeAlias = list[list[int]]
"""By cost and facing: the squares first reached so, by fields of flags."""


class Fields:
    """Masks over all fields: those without a flag, and what a way in one field makes idle in others."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.fresh, self.mild, self.close, self.safe = (self._without(flag) for flag in ALL)

    def _without(self, flag: int) -> int:
        full = (1 << self.size) - 1
        return sum([full << flags * self.size for flags in range(FLAGS) if not flags & flag])

    def spread(self, mask: int, flags: int) -> int:
        """A mask in all the fields that ways with these flags can be in."""
        for flag in ALL:
            if flag & flags:
                mask |= mask << self.size * flag
        return mask

    def matched(self, mask: int, flags: int) -> int:
        """These ways, and all to the same squares that have more of these flags."""
        for flag, without in zip(ALL, (self.fresh, self.mild, self.close, self.safe), strict=True):
            if flag & flags:
                mask |= (mask & without) << self.size * flag
        return mask


def search(
    fields: Fields,
    edges: list[list[Edge]],
    squares: tuple[int, int],
    titan: bool,
    start: tuple[int, int, int],
    points: int,
    bounds: tuple[int, ...] | None = None,
) -> Levels:
    """Everything a mover reaches from a square, facing and flags, for up to so many points.

    squares: those on which its base lies on a friend, and those on which it has left an enemy. bounds: by square, how
    much a way may have cost with a step or turn from there, where that is not the same everywhere.
    """
    size, fresh = fields.size, fields.fresh
    risk = any(jump for line in edges for *_rest, jump in line)
    through, away = squares
    most = TURNED | PASSED * bool(through) | PARTED * bool(away) | RISKED * risk | start[2]
    through, away = fields.spread(through, most) & fields.mild, fields.spread(away, most) & fields.close
    paid = None
    if bounds is not None:
        paid = [fields.spread(_at_least(bounds, cost), most) for cost in range(points + DEAREST + 1)]
    spread = [
        [(price, fields.spread(mask, most), shift, jump) for price, mask, shift, _, jump in line] for line in edges
    ]
    waiting = [[0] * 4 for _cost in range(points + DEAREST + 1)]
    square, facing, flags = start
    waiting[0][facing] = 1 << square + flags * size
    known = [0] * 4
    for cost in range(points + 1):
        level = waiting[cost]
        _turn(fields, waiting, known, cost, (most, -1 if paid is None else paid[cost + 1]))
        for each in range(4):
            if not level[each]:
                continue
            for price, sources, shift, jump in spread[each]:
                moving = level[each] & sources
                if paid is not None:
                    moving &= paid[cost + price]
                if moving:
                    moving = moving << shift if shift >= 0 else moving >> -shift
                    if moving & through:
                        moving = moving & ~through | (moving & through) << size * PASSED
                    if moving & away:
                        moving = moving & ~away | (moving & away) << size * PARTED
                    if jump:
                        moving = moving & ~fields.safe | (moving & fields.safe) << size * RISKED
                    if titan:
                        moving = moving & fresh | (moving & ~fresh) >> size
                    waiting[cost + price][each] |= moving
    return waiting[: points + 1]


def _turn(fields: Fields, waiting: Levels, known: list[int], cost: int, limits: tuple[int, int]) -> None:
    """All turns at one cost; what was known for no more is dropped first. Free turns come before what they lead to.

    limits: the flags that a way can have, and the fields in which one point more can be paid.
    """
    most, paying = limits
    level, later = waiting[cost], waiting[cost + 1]
    unturned = [level[facing] & fields.fresh & ~known[facing] for facing in range(4)]
    for facing, ways in enumerate(unturned):
        if ways:
            known[facing] |= fields.matched(ways, most)
            turned = ways << fields.size
            level[facing + 1 & 3] |= turned
            level[facing + 3 & 3] |= turned
            later[facing ^ 2] |= turned & paying
    for facing in range(4):
        ways = level[facing] & ~fields.fresh & ~known[facing]
        if ways:
            known[facing] |= fields.matched(ways, most)
            for to in (1, 2, 3):
                later[facing + to & 3] |= ways & paying
        level[facing] = ways | unturned[facing]


def _at_least(bounds: tuple[int, ...], cost: int) -> int:
    """The squares with a bound of so much."""
    return sum([1 << square for square, bound in enumerate(bounds) if bound >= cost])
