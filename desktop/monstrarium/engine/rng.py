"""The only source of chance: one 64-bit word, so that a copy is one number and a save is one number."""

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
    """splitmix64. `random.Random` would cost 8.5 µs a copy and 7 kB a save; this costs one number."""

    word: Annotated[int, Between(0, MASK)]

    def next(self) -> int:
        """Sixty-four even bits."""
        self.word = word = (self.word + STEP) & MASK
        word = ((word ^ (word >> 30)) * FIRST) & MASK
        word = ((word ^ (word >> 27)) * SECOND) & MASK
        return word ^ (word >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias is below one in 2**56 for any bound a game has."""
        return (self.next() * bound) >> 64

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        return ((self.next() * sides) >> 64) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.next() * len(items)) >> 64]

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in an even random order, in place."""
        word = self.word
        for last in range(len(items) - 1, 0, -1):
            # What `next` does, written out: whoever samples hidden cards shuffles more than anything else.
            word = (word + STEP) & MASK
            even = ((word ^ (word >> 30)) * FIRST) & MASK
            even = ((even ^ (even >> 27)) * SECOND) & MASK
            other = ((even ^ (even >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.word = word

    def fork(self) -> Rng:
        """A second source that follows from this one."""
        return Rng(self.next())

    def stir(self, salt: int) -> None:
        """Turn to another future, the same one for the same salt."""
        self.word = Rng(self.word ^ (salt * STEP & MASK)).next()
