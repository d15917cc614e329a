"""Balance reports calculate shares and intervals correctly, and count effects of XYbrid."""

from __future__ import annotations

import statistics

import measure
import pytest
import xybrid
from book import Book, first_seat, outliers, signed
from sums import Sum, lift

from monstrarium.games.xybrid.cards import FACES, printed

FIGURES = (3.0, -1.0, 4.0, 1.5, -5.0)


def summed(*figures: float) -> Sum:
    found = Sum()
    for each in figures:
        found.add(each)
    return found


def entered(**rows: list[float]) -> Book:
    book = Book()
    for row, figures in rows.items():
        for each in figures:
            book.add(row, "margin", each)
    return book


def test_a_sum_knows_what_its_figures_come_to() -> None:
    found = summed(*FIGURES)
    assert found.mean() == pytest.approx(statistics.fmean(FIGURES))
    assert found.variance() == pytest.approx(statistics.variance(FIGURES))
    assert (found.least, found.most) == (-5.0, 4.0)


def test_sums_of_several_processes_are_one_sum() -> None:
    found = summed(*FIGURES[:2])
    found.merge(summed(*FIGURES[2:]))
    assert found == summed(*FIGURES)


def test_one_figure_scatters_by_nothing() -> None:
    assert (summed(4.0).deviation(), summed(4.0).error(), summed().mean()) == (0.0, 0.0, 0.0)


def test_a_lift_is_the_difference_of_averages_in_standard_errors() -> None:
    found = lift(summed(2.0, 4.0), summed(0.0, 2.0))
    assert found.points == 2.0
    assert found.errors == pytest.approx(2.0 / 2.0**0.5)


def test_a_card_is_held_against_the_others_of_its_kind() -> None:
    book = entered(one=[5.0, 7.0], other=[1.0, 1.0], third=[3.0, 3.0], stranger=[90.0])
    assert book.lift("one", "margin", ("one", "other", "third")).points == 4.0


def test_an_outlier_is_beyond_what_is_allowed_and_beyond_chance() -> None:
    sure, unsure, small = [9.0, 9.1] * 20, [-40.0, 60.0], [0.5, 0.6] * 20
    book = entered(sure=sure, unsure=unsure, small=small, plain=[0.0, 0.1] * 200, other=[0.0, 0.1] * 200)
    assert outliers(book, "margin", [("sure", "unsure", "small", "plain", "other")], 2.0) == ["sure +9.0"]


def test_the_first_seat_stands_beside_its_fair_share() -> None:
    book = Book()
    for won in [1.0] * 81 + [0.0] * 182:
        book.add("4", "first wins", won)
    assert "| 4 | 263 | 30.8% | 25.5% to 36.6% | 25.0% |" in first_seat(book, [4])


def test_nothing_has_no_sign() -> None:
    assert [signed(0.04), signed(-0.04), signed(1.26), signed(-1.26)] == ["0.0", "0.0", "+1.3", "-1.3"]


@pytest.fixture(scope="module")
def counted() -> Book:
    return measure.count_some(next(measure.plans("xybrid", [3], "random", 5)), range(2))


def test_every_attached_part_is_credited_with_its_round_and_its_match(counted: Book) -> None:
    parts = [key for keys in xybrid.KINDS.values() for key in keys]
    rounds = sum(counted.of(key, "margin").count for key in parts)
    assert rounds == sum(counted.of(key, "match").count for key in parts)
    assert rounds >= 2 * 3 * 3 * 4


def test_margins_of_a_round_cancel_out(counted: Book) -> None:
    for number in (1, 2, 3):
        places = [counted.of(f"3 seats, {place}", f"round {number}") for place in ("first", "second", "third")]
        assert [place.count for place in places] == [2, 2, 2]
        assert sum(place.total for place in places) == pytest.approx(0.0)


def test_an_effect_brings_what_it_changes_on_the_table() -> None:
    """Photon Sprinters pay their two infamy or nothing, even when theirs is the last effect before all is paid."""
    book = measure.count_some(next(measure.plans("xybrid", [2], "random", 5)), range(8))
    brought = book.of("photon-sprinters", "brings")
    assert brought.count
    assert 0.0 <= brought.least <= brought.most <= printed(FACES["photon-sprinters"], "infamy")


def test_a_report_has_every_card(counted: Book) -> None:
    text = measure.report("xybrid", {"random": counted}, range(2, 5), "a command")
    for key in (*xybrid.SECRETS, *xybrid.KINDS["arm"]):
        assert f"| {key} |" in text
