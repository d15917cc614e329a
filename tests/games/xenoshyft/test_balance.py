"""The laboratory counts in XenoShyft where the base holds, its damage in each round, and purchases."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.games.xenoshyft.balance import DAMAGE, HOUSES, KINDS, LANES, endured
from monstrarium.lab.balance import measured
from monstrarium.lab.statistics import Book
from monstrarium.lab.tasks import wanted
from tests.support.laboratory import book_of, report_on

MATCHES = 4


@pytest.fixture(scope="module")
def counted() -> Book:
    return book_of("xenoshyft", [2], MATCHES)


def test_every_house_is_played(counted: Book) -> None:
    for house in HOUSES:
        if house != "training":
            assert counted.of(f"{house}, 2", "held").count == MATCHES


def test_in_training_every_round_counts(counted: Book) -> None:
    rounds = [counted.of(str(number), LANES[2]).sum() for number in range(1, 10)]
    assert sum(rounds) == pytest.approx(counted.of("2", DAMAGE).sum())
    assert counted.of("2", DAMAGE).count == MATCHES


def test_who_does_anything_does_not_hold_the_base(counted: Book) -> None:
    assert counted.of("printed, 2", "held").sum() == 0
    assert counted.of("printed, 2", "left").count == 0


def test_a_card_is_credited_with_how_far_the_match_came(counted: Book) -> None:
    cards = [key for keys in KINDS.values() for key in keys]
    bought = [counted.of(key, "came") for key in cards if counted.of(key, "came").count]
    assert bought
    assert all(1 <= (each.least or 0) <= (each.most or 0) <= 10 for each in bought)


def test_what_is_measured_is_the_damage_of_all_lanes(counted: Book) -> None:
    balance = load("xenoshyft").balance
    assert balance is not None
    assert balance.measure is not None
    assert balance.measure.of is endured
    assert balance.measure.less
    assert (counted.of("2", "damage taken").least or 0) >= 0


def test_fewer_matches_are_played_with_many_commanders() -> None:
    one, *_more, four = measured("xenoshyft", "random", 5).strands()[:4]
    assert wanted(one, 100) == 100 > wanted(four, 100) > 0


def test_a_report_has_every_house_and_card_and_no_winner_by_seat() -> None:
    text = report_on("xenoshyft", [1], 1)
    for house in HOUSES:
        assert house in text
    for keys in KINDS.values():
        for key in keys:
            assert f"| {key} |" in text
    assert "Who wins by seat" not in text
