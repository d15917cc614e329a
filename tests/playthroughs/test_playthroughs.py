"""The written match of every game is played, asked and told as it was."""

import pytest

from tests.playthroughs.write import FOLDER, PLANS, playthrough


@pytest.mark.parametrize("key", PLANS)
def test_the_written_match_is_played_the_same(key: str) -> None:
    written = (FOLDER / f"{key}.txt").read_text("utf-8")
    assert playthrough(key) == written, "read the difference, then: python -m tests.playthroughs.write"
