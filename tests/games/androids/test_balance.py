"""The laboratory counts in AndrOIDS declarations, how they end, and the cards of the pile."""

from __future__ import annotations

import pytest

from monstrarium.games.androids.balance import HEIGHT, KINDS, PLACES, PLAYED, TURNS
from monstrarium.lab.statistics import Book
from tests.support.laboratory import book_of, report_on

MATCHES = 3


@pytest.fixture(scope="module")
def counted() -> Book:
    return book_of("androids", [3], MATCHES)


def test_every_match_ends_with_an_android_that_stands(counted: Book) -> None:
    assert counted.of("3", "uncovered").sum() == MATCHES
    assert counted.of("3", TURNS).count == MATCHES


def test_no_more_piles_are_uncovered_than_declared(counted: Book) -> None:
    assert counted.of("3", "declared").count >= counted.of("3", "uncovered").count


def test_somebody_wins_each_match(counted: Book) -> None:
    assert sum(counted.of("3", place).sum() for place in PLACES) == MATCHES


def test_every_card_of_a_pile_is_credited_with_its_end(counted: Book) -> None:
    cards = [key for keys in KINDS.values() for key in keys]
    assert sum(counted.of(key, "stood").count for key in cards) == counted.of("3", HEIGHT).sum()


def test_a_report_has_every_card() -> None:
    text = report_on("androids", [3], 1)
    for key in (*KINDS["Sabotage"], *PLAYED):
        assert f"| {key} |" in text
