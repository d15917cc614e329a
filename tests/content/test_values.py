"""Weights that were learned are read with care, and give each seat a chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.content.values import (
    chance,
    chances,
    load_evolved,
    load_weights,
    slopes_of,
    strength,
    total,
    traced,
)

MADE = 'made = { matches = 10, seed = 1, date = "2031-04-05", bot = "normal", proof = 4, won = 0.5 }\n'


def written(folder: Path, weights: str, made: str = MADE) -> Path:
    (folder / "toy.toml").write_text(f"{made}[weights]\n{weights}", encoding="utf-8")
    return folder


def test_weights_come_in_the_order_of_the_features(tmp_path: Path) -> None:
    folder = written(tmp_path, "second = 2.0\nfirst = 1.0\n")
    assert load_weights("toy", ("first", "second"), folder) == (1.0, 2.0)


@pytest.mark.parametrize(
    ("weights", "made", "why"),
    [
        ("first = 1.0\n", MADE, "the weight of 'second' is missing"),
        ("first = 1.0\nsecond = 1.0\nthird = 1.0\n", MADE, "there is no feature 'third'"),
        ("first = 1.0\nsecond = nan\n", MADE, "the weight of 'second' is no number"),
        ("first = 1.0\nsecond = 'much'\n", MADE, "weights"),
        ("first = 1.0\nsecond = 1.0\n", "made = { matches = 10 }\n", "seed"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_place(tmp_path: Path, weights: str, made: str, why: str) -> None:
    with pytest.raises(ContentError, match=why) as found:
        load_weights("toy", ("first", "second"), written(tmp_path, weights, made))
    assert "toy.toml" in str(found.value)


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"toy\.toml cannot be read"):
        load_weights("toy", ("first",), tmp_path)


TRIED = (
    'made = { matches = 10, steps = 2, seed = 1, date = "2031-04-05", proof = 4, before = 3.0, after = 2.0, '
    "least = 0.5, most = 1.5 }\n"
)


def test_evolved_weights_may_lack_what_counts_otherwise(tmp_path: Path) -> None:
    folder = written(tmp_path, "first = 1.0\n", TRIED)
    assert load_evolved("toy", ("new", "first"), {"new": 3.0, "first": 4.0}, folder) == (3.0, 1.0)


@pytest.mark.parametrize(
    ("weights", "made", "why"),
    [
        ("", TRIED, "the weight of 'first' is missing"),
        ("first = 1.0\nthird = 1.0\n", TRIED, "there is no feature 'third'"),
        ("first = 0.0\n", TRIED, "the weight of 'first' is not above 0"),
        ("first = 1.0\n", MADE, "bot"),
    ],
)
def test_evolved_weights_that_are_wrong_are_refused(tmp_path: Path, weights: str, made: str, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        load_evolved("toy", ("first",), {}, written(tmp_path, weights, made))


def test_features_count_by_their_weights() -> None:
    assert strength((2.0, -1.0), (3.0, 4.0)) == 2.0


def test_the_stronger_position_has_the_greater_chance_and_all_chances_add_up() -> None:
    found = chances((1.0, 0.0, -1.0))
    assert list(found) == sorted(found, reverse=True)
    assert sum(found) == pytest.approx(1.0)
    assert chances((5.0, 5.0)) == (0.5, 0.5)


def test_even_a_hopeless_position_has_a_chance() -> None:
    assert chances((1000.0, -1000.0))[1] > 0.0
    assert chance(-1000.0) > 0.0
    assert chance(0.0) == 0.5


def worked_out(first: float, second: float) -> float:
    """What sums, differences, products and the greater of two make of two weights."""
    return 3 + 2 * first - second * 0.5 + max(first * second, first) - (1 - second) + total([first, 0.25, second])


def test_a_traced_number_is_what_plain_numbers_make_and_knows_how_fast_it_grows() -> None:
    weights, step = (1.5, 2.5), 1e-6
    found = worked_out(*traced(weights))
    assert float(found) == pytest.approx(worked_out(*weights))
    for at in range(2):
        moved = [weight + step * (place == at) for place, weight in enumerate(weights)]
        grown = (worked_out(*moved) - worked_out(*weights)) / step
        assert slopes_of(found)[at] == pytest.approx(grown, abs=1e-4)


def test_a_plain_number_grows_with_no_weight() -> None:
    assert slopes_of(3.0) == {}
