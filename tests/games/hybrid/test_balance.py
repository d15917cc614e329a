"""The laboratory counts in HYBRID who wins each mission, and with which warriors."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.balance import KINDS, LENGTH
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.lab.balance import measured
from monstrarium.lab.statistics import Book
from tests.support.laboratory import counted

MATCHES = 2
MISSION = next(iter(MISSIONS))


@pytest.fixture(scope="module")
def book() -> Book:
    return counted("hybrid", [2], MATCHES, {"mission": MISSION})[1].whole()


def test_every_match_is_entered_under_its_mission(book: Book) -> None:
    assert book.of(MISSION, "griffins").count == MATCHES
    assert book.of("2", LENGTH).count == MATCHES


def test_every_mission_is_measured() -> None:
    task = measured("hybrid", "random", 5)
    assert [options["mission"] for _name, _seats, options, _part in task.houses] == list(MISSIONS)


def test_both_sides_come_with_somebody(book: Book) -> None:
    for kinds in KINDS.values():
        assert sum(book.of(kind, "won").count for kind in kinds) >= MATCHES
