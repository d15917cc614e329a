"""A bounded memory of things that cost time to make."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Store(Generic[T]):
    """Keeps what was used last, up to a total weight; what was used longest ago goes first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._kept: dict[Hashable, tuple[T, int]] = {}

    def get(self, key: Hashable) -> T | None:
        """What is kept under the key, which then counts as used just now."""
        found = self._kept.pop(key, None)
        if found is None:
            return None
        self._kept[key] = found
        return found[0]

    def put(self, key: Hashable, thing: T, weight: int = 1) -> T:
        """Keep a thing, and let go of others until all fits; a thing too heavy by itself is kept alone."""
        self.drop(key)
        self._kept[key] = (thing, weight)
        self.weight += weight
        while self.weight > self.limit and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return thing

    def drop(self, key: Hashable) -> None:
        """Forget one thing."""
        gone = self._kept.pop(key, None)
        if gone is not None:
            self.weight -= gone[1]

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._kept)
