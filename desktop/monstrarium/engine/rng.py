"""The only source of chance in a match: a generator whose state is one 64-bit word."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any, TypeVar

from .bounds import Between
from .plain import state

T = TypeVar("T")
MASK = (1 << 64) - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


@lru_cache(256)
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For so many lanes: a 1 in each, what `next` adds in each, the bits of a number in each, and how to read them."""
    ones = sum([1 << 128 * lane for lane in range(count)])
    steps = sum([(lane + 1) * STEP << 128 * lane for lane in range(count)])
    return ones, steps, ones * MASK, struct.Struct("<" + "Q8x" * count).unpack


@state
class Rng:
    """The splitmix64 generator. A copy of `random.Random` would take 8.5 µs and 7 kB in a save; this is one number."""

    word: Annotated[int, Between(0, MASK)]

    def next(self) -> int:
        """A number from 0 to 2**64 - 1."""
        self.word = word = (self.word + STEP) & MASK
        word = ((word ^ (word >> 30)) * FIRST) & MASK
        word = ((word ^ (word >> 27)) * SECOND) & MASK
        return word ^ (word >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias is below one in 2**56 for any bound in a game."""
        return (self.next() * bound) >> 64

    def roll(self, sides: int) -> int:
        """A number from 1 to sides."""
        # The body of `next`, inlined: most of the time of CYBO's matches goes into rolls.
        self.word = word = (self.word + STEP) & MASK
        word = ((word ^ (word >> 30)) * FIRST) & MASK
        word = ((word ^ (word >> 27)) * SECOND) & MASK
        return (((word ^ (word >> 31)) * sides) >> 64) + 1

    def pick(self, items: Sequence[T]) -> T:
        # The body of `next`, inlined: in random play every decision is a pick, and many have a single offer.
        self.word = word = (self.word + STEP) & MASK
        count = len(items)
        if count == 1:
            return items[0]
        word = ((word ^ (word >> 30)) * FIRST) & MASK
        word = ((word ^ (word >> 27)) * SECOND) & MASK
        return items[((word ^ (word >> 31)) * count) >> 64]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the items in place; every order is as likely."""
        left = len(items)
        if left > 1:
            for number in self.many(left - 1):
                other = (number * left) >> 64
                left -= 1
                items[left], items[other] = items[other], items[left]

    def many(self, count: int) -> Sequence[int]:
        """The next numbers, as many as `count`, worked out together in half the time.

        Each number has a lane of 128 bits in one long integer: no product of two numbers of 64 bits leaves its lane.
        """
        ones, steps, lanes, unpack = _lanes(count)
        words = (self.word * ones + steps) & lanes
        self.word = (self.word + count * STEP) & MASK
        words = ((words ^ (words >> 30 & lanes)) * FIRST) & lanes
        words = ((words ^ (words >> 27 & lanes)) * SECOND) & lanes
        return unpack((words ^ words >> 31).to_bytes(16 * count, "little"))

    def fork(self) -> Rng:
        """A new generator, seeded from this one."""
        return Rng(self.next())

    def stir(self, salt: int) -> None:
        """Change the state, in the same way for the same salt, so that other results follow."""
        self.word = Rng(self.word ^ (salt * STEP & MASK)).next()
