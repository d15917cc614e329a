"""Values on the cards of AndrOIDS that tests can rely on: the printed ones may be tuned."""

from __future__ import annotations

import pytest

from monstrarium.games.androids.cards import ARGS, FACES
from tests.support import matches

FIGURES: dict[str, dict[str, int]] = {
    "banana-peel": {"count": 1},
    "leaky-cellar": {"count": 2},
    "boomerang-wrench": {"count": 1},
    "battle-of-wits": {"from": 2, "leave": 0},
    "hopscotch-gremlin": {"first": 2, "second": 4},
    "junk-avalanche": {"most": 3},
    "weighing-scale": {"from": 5, "leave": 3},
    "loose-cannon": {"count": 1},
    "hungry-goat": {"count": 1},
    "shy-poltergeist": {"count": 2},
    "narrow-door": {"leave": 10},
    "safety-inspector": {"count": 2},
    "toll-booth": {"count": 2},
    "x-ray-goggles": {"count": 3},
    "magnet-glove": {"count": 1},
    "sticky-crane": {"count": 1},
    "crate-delivery": {"count": 3},
}

WALKED: dict[tuple[str, int, str, int], matches.Decisions] = {}
"""The matches that were walked with these values; they go on differently with the printed ones."""


@pytest.fixture(autouse=True)
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print the values of the tests on the cards."""
    monkeypatch.setattr(matches, "KEPT", WALKED)
    for key, printed in FIGURES.items():
        for name, figure in printed.items():
            monkeypatch.setitem(ARGS[FACES[key]], name, figure)
