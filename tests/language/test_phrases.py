"""Phrases that all games share are built from their parts."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import ranked, shares
from monstrarium.language.phrases import listed, signed, victory


@pytest.mark.parametrize(
    ("names", "row"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Bo"], "Ada and Bo"), (["Ada", "Bo", "Cleo"], "Ada, Bo and Cleo")],
)
def test_the_last_of_several_names_follows_an_and(names: list[str], row: str) -> None:
    assert listed(names) == row


def test_a_step_down_has_a_real_minus_sign() -> None:
    assert [signed(2), signed(0), signed(-1)] == ["+2", "+0", "−1"]


def test_a_victory_is_one_seat_s_or_shared() -> None:
    assert victory(["Ada"], "9 points") == "Ada wins with 9 points."
    assert victory(["Ada", "Bo"], "9 points") == "Ada and Bo share the victory with 9 points each."


def test_equal_seats_share_a_place_and_the_next_place_is_left_out() -> None:
    assert ranked([3, 7, 7, 1]) == (3, 1, 1, 4)


def test_all_who_have_the_first_place_share_the_victory() -> None:
    assert shares((1, 3, 1)) == (0.5, 0.0, 0.5)


def test_who_wins_together_wins_whole() -> None:
    assert shares((1, 1, 1), together=True) == (1.0, 1.0, 1.0)
    assert shares((2, 2), together=True) == (0.0, 0.0)


def test_later_figures_break_ties() -> None:
    assert ranked([(3, 1), (3, 2), (2, 9)]) == (2, 1, 3)
