"""XYbrid as the shelf has it."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.games.kit import Kit


@pytest.fixture
def kit() -> Kit:
    """Rules, eyes and estimates."""
    return load("xybrid")
