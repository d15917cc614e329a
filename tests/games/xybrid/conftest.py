"""XYbrid's rules and hints as the battery takes them."""

from __future__ import annotations

import pytest

from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.hints import XybridHints
from monstrarium.games.xybrid.rules import Xybrid


@pytest.fixture
def kit() -> Kit:
    """Without eyes: nothing here looks at the table."""
    return Kit(Xybrid(), None, XybridHints())  # type: ignore[arg-type]
