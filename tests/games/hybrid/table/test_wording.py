"""The cost of a Movement is always said in Movement points, and a distance in squares."""

from __future__ import annotations

import re

import pytest

from monstrarium.content.places import resources
from monstrarium.games.hybrid.actions import Step
from monstrarium.games.hybrid.printed.names import LEVEL_TEXTS
from monstrarium.games.hybrid.printed.warriors import APTITUDE_TEXTS
from tests.games.hybrid.fight import room
from tests.games.hybrid.scenario import move, no
from tests.games.hybrid.table.seen import ways

MOVES_IN_SQUARES = re.compile(r"\bmoves? (on |back )?\S+ squares?\b|squares (more|less)\b(?! far)", re.IGNORECASE)
TEXTS = [
    *[text for modes in LEVEL_TEXTS for text in modes],
    *APTITUDE_TEXTS.values(),
    *[line for path in (resources() / "hybrid").glob("*.toml") for line in path.read_text().splitlines()],
]


def test_no_printed_text_counts_movement_in_squares() -> None:
    assert len(TEXTS) > 100
    assert [text for text in TEXTS if MOVES_IN_SQUARES.search(text)] == []


def test_a_way_and_a_refused_step_are_told_in_the_same_words() -> None:
    state = move(room("knight C3 E", "hybrid N7 W"), 0)
    offered = ways(state, "square/E3")
    state.points = 1

    assert offered[0].label == "To E3, facing east: 2 Movement points"
    assert no(state, Step(0, 4)) == "That step takes 2 Movement points; 1 left."


@pytest.mark.parametrize("key", ["aura", "brutish", "lynx", "piercing", "conviction"])
def test_distances_of_aptitudes_are_squares(key: str) -> None:
    assert "squares" in APTITUDE_TEXTS[key]
