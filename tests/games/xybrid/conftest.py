"""XYbrid from the shelf, and values on its cards that tests can rely on."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.cards import ARGS, FACES
from tests.support import matches

FIGURES: dict[str, dict[str, int]] = {
    "litmus-lantern": {"infamy": 3},
    "vial-choir": {"infamy": 1},
    "thought-prism": {"shift": 2},
    "nodding-cradle": {"infamy": 2, "most": 4},
    "compost-scoop": {"most": 2},
    "gecko-stump": {"most": 3},
    "titration-tap": {"value": 3},
    "tractor-dish": {"most": 2},
    "wormhole-sleeve": {"most": 4},
    "tape-looper": {"infamy": 1},
    "periscope-arm": {"count": 3},
    "filing-drawer": {"infamy": 2},
    "mushroom-stumps": {"grow": 1, "most": 2},
    "mossy-snail-foot": {"infamy": 1},
    "cracker-feet": {"most": 2, "infamy": 4},
    "puddle-legs": {"infamy": 1, "chemistry": 2},
    "photon-sprinters": {"infamy": 2},
    "hive-pack": {"most": 2},
    "hourglass-buckle": {"infamy": 1},
    "vial-bandolier": {"infamy": 1},
    "growth-spurt": {"grow": 3, "most": 2},
    "quick-exchange": {"infamy": 1, "most": 2},
    "tenure": {"infamy": 2, "round": 1},
    "helping-hand": {"most": 4},
    "clean-bench": {"infamy": 2},
    "nostalgia": {"most": 3},
    "bad-press": {"infamy": 3},
    "golden-age": {"grow": 1},
    "pure-strain": {"least": 4, "infamy": 5},
    "full-spectrum": {"infamy": 1, "most": 4},
    "matching-set": {"infamy": 4},
    "late-shopping": {"count": 2},
    "head-start": {"infamy": 2},
    "repulsor": {"most": 4},
    "understudy": {"infamy": 2},
    "dark-horse": {"infamy": 4},
    "long-game": {"infamy": 3, "most": 6},
    "tall-poppy": {"shrink": 2},
    "joint-paper": {"infamy": 4, "other": 2},
    "insurance": {"infamy": 2},
}
"""The values that tests rely on: the printed ones may be tuned without changing what a card does."""

WALKED: dict[tuple[str, int, str, int], matches.Decisions] = {}
"""The matches that were walked with these values; they go on differently with the printed ones."""


@pytest.fixture(autouse=True)
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print the values of the tests on the cards."""
    monkeypatch.setattr(matches, "KEPT", WALKED)
    for key, printed in FIGURES.items():
        for name, figure in printed.items():
            monkeypatch.setitem(ARGS[FACES[key]], name, figure)


@pytest.fixture
def kit() -> Kit:
    return load("xybrid")
