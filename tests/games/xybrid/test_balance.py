"""The laboratory counts in XYbrid what parts and breakthroughs gain, and what effects bring."""

from __future__ import annotations

import pytest

from monstrarium.games.xybrid.balance import KINDS, ROUND_NAMES, SECRETS
from monstrarium.games.xybrid.cards import FACES, printed
from monstrarium.lab.statistics import Book
from tests.support.laboratory import book_of, report_on


@pytest.fixture(scope="module")
def counted() -> Book:
    return book_of("xybrid", [3], 2)


def test_every_attached_part_is_credited_with_its_round_and_its_match(counted: Book) -> None:
    parts = [key for keys in KINDS.values() for key in keys]
    rounds = sum(counted.of(key, "margin").count for key in parts)
    assert rounds == sum(counted.of(key, "match").count for key in parts)
    assert rounds >= 2 * 3 * 3 * 4


def test_margins_of_a_round_cancel_out(counted: Book) -> None:
    for name in ROUND_NAMES:
        places = [counted.of(f"3 seats, {place}", name) for place in ("first", "second", "third")]
        assert [place.count for place in places] == [2, 2, 2]
        assert sum(place.sum() for place in places) == pytest.approx(0.0)


def test_an_effect_brings_what_it_changes_on_the_table() -> None:
    """Photon Sprinters pay their two infamy or nothing, even when theirs is the last effect before all is paid."""
    brought = book_of("xybrid", [2], 8).of("photon-sprinters", "brings")
    assert brought.least is not None
    assert brought.most is not None
    assert 0.0 <= brought.least <= brought.most <= printed(FACES["photon-sprinters"], "infamy")


def test_a_report_has_every_card() -> None:
    text = report_on("xybrid", [2], 1)
    for key in (*SECRETS, *KINDS["Arm"]):
        assert f"| {key} |" in text
