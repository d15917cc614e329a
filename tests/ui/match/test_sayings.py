"""Sentences about how a match has ended."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import Outcome
from monstrarium.engine.record import SeatInfo
from monstrarium.ui.match.sayings import result

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
