"""The balance report of HYBRID counts who wins each mission, and with which warriors."""

from __future__ import annotations

import hybrid
import measure
import pytest
from book import Book

from monstrarium.games.hybrid.printed.missions import MISSIONS

MATCHES = 2
MISSION = next(iter(MISSIONS))


@pytest.fixture(scope="module")
def counted() -> Book:
    return measure.count_some(next(measure.plans("hybrid", [2], "random", 5)), range(MATCHES))


def test_every_match_is_entered_under_its_mission(counted: Book) -> None:
    assert counted.of(MISSION, "griffins").count == MATCHES
    assert counted.of("2", "rounds").count == MATCHES


def test_every_mission_is_measured() -> None:
    plans = list(measure.plans("hybrid", [2], "random", 5))
    assert [plan.options["mission"] for plan in plans] == list(MISSIONS)


def test_both_sides_come_with_somebody(counted: Book) -> None:
    for kinds in hybrid.KINDS.values():
        assert sum(counted.of(kind, "won").count for kind in kinds) >= MATCHES


def test_a_report_has_every_kind(counted: Book) -> None:
    text = measure.report("hybrid", {"random": counted}, range(2, 3), "a command")
    for kinds in hybrid.KINDS.values():
        for kind in kinds:
            assert f"| {kind} |" in text
