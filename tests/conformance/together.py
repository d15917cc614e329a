"""Tests that look at the same things, such as every table of a match: one walk past the things serves all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

import pytest

from monstrarium.games.kit import Kit

T = TypeVar("T")
Check: TypeAlias = Callable[[Kit, T], None]
Faults: TypeAlias = dict[str, BaseException]
"""What a check has found first, by its name."""


class Together(Generic[T]):
    """Checks of one thing at a time. As a decorator it makes a check a test.

    The module of the tests has a fixture `faults`, in which all things are looked at.
    """

    def __init__(self) -> None:
        self.checks: list[Check[T]] = []

    def __call__(self, check: Check[T]) -> Callable[[Faults], None]:
        self.checks.append(check)

        def test(faults: Faults) -> None:
            expect(check.__name__, faults)

        return test


def expect(check: str, faults: Faults) -> None:
    """Fail with what a check has found, if it has."""
    if check in faults:
        raise faults[check]


def look(kit: Kit, things: Iterable[T], checks: Iterable[Check[T]], faults: Faults) -> None:
    """Look at all things, and add to the faults what each check finds first; it is not asked again then."""
    left = [check for check in checks if check.__name__ not in faults]
    for thing in things:
        for check in tuple(left):
            try:
                check(kit, thing)
            except (AssertionError, pytest.skip.Exception) as fault:
                faults[check.__name__] = fault
                left.remove(check)
