"""The only source of chance in a match: a generator whose state is one 64-bit word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

from .bounds import Between
from .plain import state

T = TypeVar("T")
MASK = (1 << 64) - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


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
        return ((self.next() * sides) >> 64) + 1

    def pick(self, items: Sequence[T]) -> T:
        # The body of `next`, inlined, as in `shuffle`: in random play every decision is a pick.
        self.word = word = (self.word + STEP) & MASK
        word = ((word ^ (word >> 30)) * FIRST) & MASK
        word = ((word ^ (word >> 27)) * SECOND) & MASK
        return items[((word ^ (word >> 31)) * len(items)) >> 64]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the items in place; every order is as likely."""
        word, step, mask, first, second = self.word, STEP, MASK, FIRST, SECOND
        for last in range(len(items) - 1, 0, -1):
            # The body of `next`, inlined: bots that sample hidden cards spend most of their time here.
            word = (word + step) & mask
            even = ((word ^ (word >> 30)) * first) & mask
            even = ((even ^ (even >> 27)) * second) & mask
            other = ((even ^ (even >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.word = word

    def fork(self) -> Rng:
        """A new generator, seeded from this one."""
        return Rng(self.next())

    def stir(self, salt: int) -> None:
        """Change the state, in the same way for the same salt, so that other results follow."""
        self.word = Rng(self.word ^ (salt * STEP & MASK)).next()
