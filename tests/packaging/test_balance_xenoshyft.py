"""The balance report of XenoShyft counts where the base holds, its damage in each round, and purchases."""

from __future__ import annotations

import measure
import pytest
import xenoshyft
from book import Book

MATCHES = 4


@pytest.fixture(scope="module")
def counted() -> Book:
    book = Book()
    for plan in measure.plans("xenoshyft", [2], "random", 5):
        book.merge(measure.count_some(plan, range(MATCHES)))
    return book


def test_every_house_is_played(counted: Book) -> None:
    for house in xenoshyft.HOUSES:
        assert counted.of(f"{house}, 2", "held").count == MATCHES


def test_in_training_the_base_always_holds_and_every_round_counts(counted: Book) -> None:
    assert counted.of("training, 2", "held").mean() == 1.0
    rounds = [counted.of(f"round {number}, 2", "taken").total for number in range(1, 10)]
    assert sum(rounds) == pytest.approx(counted.of("2", "damage a lane").total)


def test_who_does_anything_does_not_hold_the_base(counted: Book) -> None:
    assert counted.of("printed, 2", "held").total == 0
    assert counted.of("printed, 2", "left").count == 0


def test_a_card_is_credited_with_how_far_the_match_came(counted: Book) -> None:
    cards = [key for keys in xenoshyft.KINDS.values() for key in keys]
    bought = [counted.of(key, "came") for key in cards if counted.of(key, "came").count]
    assert bought
    assert all(1 <= each.least <= each.most <= 10 for each in bought)


def test_fewer_matches_are_played_with_many_commanders() -> None:
    one, four = (next(measure.plans("xenoshyft", [seats], "random", 5)) for seats in (1, 4))
    assert measure.wanted(one, 100) == 100 > measure.wanted(four, 100) > 0


def test_a_report_has_every_house_and_card_and_no_first_seat(counted: Book) -> None:
    text = measure.report("xenoshyft", {"random": counted}, range(1, 5), "a command")
    for house in xenoshyft.HOUSES:
        assert house in text
    for keys in xenoshyft.KINDS.values():
        for key in keys:
            assert f"| {key} |" in text
    assert "Who goes first" not in text
