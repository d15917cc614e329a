"""The battery runs over every game."""

import pytest

from monstrarium.games.kit import Kit
from tests.support import shelf


@pytest.fixture(params=shelf.KEYS)
def kit(request: pytest.FixtureRequest) -> Kit:
    """One game after the other."""
    return shelf.load(request.param)
