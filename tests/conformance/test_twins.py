"""The course of a match and its pauses tell no seat what another holds: matches that differ only in that look alike.

`python -m tests.support.twins KEY COUNT SEED` watches many more of them.
"""

from __future__ import annotations

import pytest

from monstrarium import games
from tests.support import shelf
from tests.support.twins import leaks


@pytest.mark.parametrize("key", [*games.KEYS, "hush"])
@pytest.mark.parametrize("seed", [3, 12])
def test_what_follows_from_the_same_deeds_tells_nothing_of_what_others_hold(key: str, seed: int) -> None:
    assert [*leaks(shelf.load(key), 60, seed)] == []
