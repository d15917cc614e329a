"""A cache with a limit."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """Keeps what was used last, up to a total weight; the least recently used goes first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._kept: dict[Hashable, tuple[T, int]] = {}

    def get(self, key: Hashable) -> T | None:
        """What is kept under a key, which then counts as used."""
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
        gone = self._kept.pop(key, None)
        if gone is not None:
            self.weight -= gone[1]

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._kept)
