"""The search below `reach`: all ways of one mover at once, cost by cost.

All squares of one cost and facing lie in one mask; what else may be true of a way (its flags) puts them into fields
side by side in that mask, so that a step of all of them together is one shift. Nothing is estimated or left out but
what another way matches in every respect for no more.
"""

from __future__ import annotations

from typing import TypeAlias

from .paths import Edge

TURNED, PASSED, RISKED = 1, 2, 4
"""Flags: the free quarter-turn is used, the way led through a friend, it jumped a pit."""
FLAGS = 8
DEAREST = 6
"""No single step costs more."""

Levels: TypeAlias = list[list[int]]
"""By cost and facing: the squares first reached so, by fields of flags."""


class Fields:
    """Masks over all fields: those without a flag, and what a way in one field makes idle in others."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.fresh, self.mild, self.safe = (self._without(flag) for flag in (TURNED, PASSED, RISKED))

    def _without(self, flag: int) -> int:
        full = (1 << self.size) - 1
        return sum([full << flags * self.size for flags in range(FLAGS) if not flags & flag])

    def spread(self, mask: int, flags: int) -> int:
        """A mask in all the fields that ways with these flags can be in."""
        for flag in (TURNED, PASSED, RISKED):
            if flag <= flags:
                mask |= mask << self.size * flag
        return mask

    def matched(self, mask: int) -> int:
        """These ways, and all to the same squares that have more flags."""
        mask |= (mask & self.fresh) << self.size
        mask |= (mask & self.mild) << self.size * PASSED
        return mask | (mask & self.safe) << self.size * RISKED


def search(
    fields: Fields, edges: list[list[Edge]], through: int, titan: bool, start: tuple[int, int, int], points: int
) -> Levels:
    """Everything a mover reaches from a square, facing and flags, for up to so many points.

    through: the squares on which its base lies on a friend.
    """
    size, fresh = fields.size, fields.fresh
    risk = any(jump for line in edges for *_rest, jump in line)
    most = RISKED if risk else PASSED if through or start[2] else TURNED
    through = fields.spread(through, most) & fields.mild
    spread = [
        [(price, fields.spread(mask, most), shift, jump) for price, mask, shift, _, jump in line] for line in edges
    ]
    waiting = [[0] * 4 for _cost in range(points + DEAREST + 1)]
    square, facing, flags = start
    waiting[0][facing] = 1 << square + flags * size
    known = [0] * 4
    for cost in range(points + 1):
        level = waiting[cost]
        _turn(fields, waiting, known, cost)
        for each in range(4):
            if not level[each]:
                continue
            for price, sources, shift, jump in spread[each]:
                moving = level[each] & sources
                if moving:
                    moving = moving << shift if shift >= 0 else moving >> -shift
                    if moving & through:
                        moving = moving & ~through | (moving & through) << size * PASSED
                    if jump:
                        moving = moving & ~fields.safe | (moving & fields.safe) << size * RISKED
                    if titan:
                        moving = moving & fresh | (moving & ~fresh) >> size
                    waiting[cost + price][each] |= moving
    return waiting[: points + 1]


def _turn(fields: Fields, waiting: Levels, known: list[int], cost: int) -> None:
    """All turns at one cost; what was known for no more is dropped first. Free turns come before what they lead to."""
    level, later = waiting[cost], waiting[cost + 1]
    unturned = [level[facing] & fields.fresh & ~known[facing] for facing in range(4)]
    for facing, ways in enumerate(unturned):
        if ways:
            known[facing] |= fields.matched(ways)
            turned = ways << fields.size
            level[facing + 1 & 3] |= turned
            level[facing + 3 & 3] |= turned
            later[facing ^ 2] |= turned
    for facing in range(4):
        ways = level[facing] & ~fields.fresh & ~known[facing]
        if ways:
            known[facing] |= fields.matched(ways)
            later[facing + 1 & 3] |= ways
            later[facing + 3 & 3] |= ways
            later[facing ^ 2] |= ways
        level[facing] = ways | unturned[facing]
