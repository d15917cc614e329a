"""The balance report of AndrOIDS counts declarations, how they end, and the cards of the pile."""

from __future__ import annotations

import androids
import measure
import pytest
from book import Book

MATCHES = 3


@pytest.fixture(scope="module")
def counted() -> Book:
    return measure.count_some(next(measure.plans("androids", [3], "random", 5)), range(MATCHES))


def test_every_match_ends_with_an_android_that_stands(counted: Book) -> None:
    assert counted.of("3", "uncovered").total == MATCHES
    assert counted.of("3", "turns").count == MATCHES


def test_no_more_piles_are_uncovered_than_declared(counted: Book) -> None:
    assert counted.of("3", "declared").count >= counted.of("3", "uncovered").count


def test_somebody_wins_each_match(counted: Book) -> None:
    places = [counted.of(f"3 seats, place {place}", "won") for place in (1, 2, 3)]
    assert sum(place.total for place in places) == MATCHES


def test_every_card_of_a_pile_is_credited_with_its_end(counted: Book) -> None:
    cards = [key for keys in androids.KINDS.values() for key in keys]
    assert sum(counted.of(key, "stood").count for key in cards) == counted.of("3", "height").total


def test_a_report_has_every_card(counted: Book) -> None:
    text = measure.report("androids", {"random": counted}, range(3, 7), "a command")
    for key in (*androids.KINDS["Sabotage"], *androids.PLAYED):
        assert f"| {key} |" in text
