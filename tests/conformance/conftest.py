"""The tests of this folder run for every game: all of them for one, then all for the next, which share its matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from tests.support import shelf
from tests.support.matches import play, session_of

PLAYED = (22, 23)
"""The seeds of the matches that are played once for all tests."""


@pytest.fixture(scope="session", params=shelf.KEYS)
def kit(request: pytest.FixtureRequest) -> Kit:
    return shelf.load(request.param)


@pytest.fixture(scope="session")
def played(kit: Kit) -> Sequence[Session[Any]]:
    """Two matches that were played to their end. Tests look at them, and nobody plays on."""
    return [play(kit, session_of(kit, seed), Rng(seed)) for seed in PLAYED]
