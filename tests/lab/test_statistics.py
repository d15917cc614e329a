"""The figures of the laboratory are those of the literature, and come out the same in whatever order they are added."""

from __future__ import annotations

import random
import statistics
from math import inf, log10

import pytest

from monstrarium.lab.statistics import Book, Sequential, Sum, bradley_terry, lift, points_of, solve, wilson

FIGURES = (3.0, -1.0, 4.0, 1.5, -5.0)


def summed(*figures: float) -> Sum:
    found = Sum()
    for each in figures:
        found.add(each)
    return found


# ---- sums


def test_a_sum_knows_what_its_figures_come_to() -> None:
    found = summed(*FIGURES)
    assert found.mean() == pytest.approx(statistics.fmean(FIGURES))
    assert found.variance() == pytest.approx(statistics.variance(FIGURES))
    assert (found.least, found.most) == (-5.0, 4.0)


def test_sums_come_out_the_same_to_the_last_digit_in_any_order() -> None:
    figures = [random.Random(7).uniform(-1e4, 1e4) / 3 for _time in range(500)]
    shuffled = random.Random(8).sample(figures, len(figures))
    apart = [summed(*shuffled[at : at + 7]) for at in range(0, 500, 7)]

    together = Sum()
    for each in apart:
        together.merge(each)

    assert together == summed(*figures)


def test_one_figure_scatters_by_nothing_and_says_nothing_of_others() -> None:
    assert (summed(4.0).deviation(), summed(4.0).error(), summed().mean()) == (0.0, 0.0, 0.0)
    assert summed(4.0).interval() == (-inf, inf)


def test_an_average_lies_within_two_standard_errors() -> None:
    found = summed(*[0.0, 1.0] * 50)
    low, high = found.interval()
    assert (low, high) == pytest.approx((0.5 - 1.959964 * found.error(), 0.5 + 1.959964 * found.error()))


def test_a_lift_is_the_difference_of_averages_in_standard_errors() -> None:
    found = lift(summed(2.0, 4.0), summed(0.0, 2.0))
    assert found.points == 2.0
    assert found.errors == pytest.approx(2.0 / 2.0**0.5)


def test_a_row_is_held_against_the_others_of_its_kind() -> None:
    book = Book()
    for row, figures in {"one": [5.0, 7.0], "other": [1.0, 1.0], "third": [3.0, 3.0], "stranger": [90.0]}.items():
        for each in figures:
            book.add(row, "margin", each)
    assert book.lift("one", "margin", ("one", "other", "third")).points == 4.0


# ---- intervals


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.00005)


def test_nothing_played_leaves_everything_open() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


# ---- strengths


def test_two_players_are_as_far_apart_as_their_share_says() -> None:
    _first, second = bradley_terry(2, {(1, 0): (7500.0, 10000)})
    assert second.points == pytest.approx(400 * log10(3), abs=0.1)
    # The curvature of the likelihood is n p (1 - p), so the standard error in natural units is its root's inverse.
    assert second.high - second.points == pytest.approx(1.959964 * 173.7178 / (10000 * 0.75 * 0.25) ** 0.5, rel=1e-3)


def test_everybody_is_expected_to_win_about_what_they_won() -> None:
    """Under the strengths that are most likely; the half match more of each pair pulls a little towards the middle."""
    won = {(0, 1): (7.0, 13), (0, 2): (9.0, 13), (1, 2): (7.0, 13)}
    found = bradley_terry(3, won)

    for team in range(3):
        mine = sum(share if pair[0] == team else of - share for pair, (share, of) in won.items() if team in pair)
        expected = sum(
            of / (1 + 10 ** ((found[pair[1 - pair.index(team)]].points - found[team].points) / 400))
            for pair, (_share, of) in won.items()
            if team in pair
        )
        assert expected == pytest.approx(mine, abs=0.3)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    _first, second = bradley_terry(2, {(1, 0): (20.0, 20)})
    assert 300 < second.points < second.high < inf


def test_who_met_nobody_is_left_open() -> None:
    assert bradley_terry(3, {(1, 0): (5.0, 10)})[2] == (0.0, -inf, inf)


def test_equations_are_solved_and_shares_are_points() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])
    assert [round(points_of(share)) for share in (0.5, 0.64, 0.36)] == [0, 100, -100]


# ---- sequential tests


def test_a_test_ends_for_the_stronger_and_the_equal_and_waits_for_the_rest() -> None:
    test = Sequential()
    strong, equal, few = [1.0, 0.5, 1.0, 0.5] * 20, [1.0, 0.0, 0.5, 0.5] * 40, [1.0] * 7
    assert [test.verdict(summed(*each)) for each in (strong, equal, few)] == [True, False, None]


def test_a_test_is_rarely_wrong() -> None:
    """Of 400 tests between equal players, at most 5 % and what chance adds say that one is stronger."""
    luck, wrong = random.Random(3), 0
    for _test in range(400):
        found = Sum()
        while (verdict := Sequential().verdict(found)) is None:
            found.add(luck.choice((0.0, 0.5, 0.5, 1.0)))
        wrong += verdict
    assert wrong / 400 < 0.08
