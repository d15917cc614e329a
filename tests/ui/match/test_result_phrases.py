"""A sentence tells how a match has ended."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import Outcome
from monstrarium.engine.record import SeatInfo
from monstrarium.ui.match.result_phrases import places, result, title

SEATS = (SeatInfo("Ada"), SeatInfo("Ben"))


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((1, 2), "Ada wins with 3 points."),
        ((1, 1), "Ada and Ben share the victory with 3 points."),
        ((2, 2), "All have lost."),
    ],
)
def test_the_result_names_who_has_won_if_anybody_has(places: tuple[int, ...], said: str) -> None:
    assert result(Outcome(places, (3, 3)), SEATS) == said


def test_who_plays_together_is_not_one_against_the_other() -> None:
    assert title("A Game", SEATS) == "Ada vs Ben — A Game"
    assert title("A Game", SEATS, together=True) == "Ada and Ben — A Game"


def test_who_plays_together_has_no_places() -> None:
    assert places(Outcome((1, 1), (3, 3)), SEATS) == "1. Ada 3   ·   1. Ben 3"
    assert places(Outcome((1, 1), (3, 3)), SEATS, together=True) == ""
