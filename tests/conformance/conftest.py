"""The tests of this folder run for every game."""

import pytest

from monstrarium.games.kit import Kit
from tests.support import shelf


@pytest.fixture(params=shelf.KEYS)
def kit(request: pytest.FixtureRequest) -> Kit:
    return shelf.load(request.param)
