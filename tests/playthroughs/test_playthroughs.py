"""The written match of every game is played, asked and told as it was, and bots choose as they did."""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from monstrarium.games import KEYS
from tests.playthroughs import bots
from tests.playthroughs.write import FOLDER, PLANS, playthrough


@pytest.mark.parametrize("key", PLANS)
def test_the_written_match_is_played_the_same(key: str) -> None:
    written = (FOLDER / f"{key}.txt").read_text("utf-8")
    assert playthrough(key) == written, "read the difference, then: python -m tests.playthroughs.write"


@pytest.mark.parametrize("key", KEYS)
def test_bots_choose_the_same_on_every_python_and_under_every_hash_seed(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = builtins.sum

    def add_ints(items: Iterable[Any], start: Any = 0) -> Any:
        total = add(items, start)
        assert not isinstance(total, float), "sums of floats differ between versions of Python: use math.fsum"
        return total

    monkeypatch.setattr(builtins, "sum", add_ints)
    written = [line for line in bots.FILE.read_text("utf-8").splitlines() if line.startswith(f"{key} ")]
    assert list(bots.told(key)) == written, "if rules or bots were meant to change: python -m tests.playthroughs.bots"
