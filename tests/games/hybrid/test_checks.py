"""A saved state that no match of HYBRID can reach is refused, even with every number within its bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.plain import to_plain
from monstrarium.engine.snapshots import wrong
from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.state import HybridState
from tests.support.matches import begin, walk

SEED = 3


def table() -> dict[str, Any]:
    """A saved state in the middle of a match, with counters laid and nobody asked."""
    for moment in walk(KIT, SEED):
        if moment.state.acted and moment.state.pending is None:
            saved: dict[str, Any] = to_plain(moment.state)
            return saved
    raise AssertionError("nobody was ever activated")


def doubt(saved: dict[str, Any]) -> str:
    """Why a saved state is refused."""
    state = msgspec.convert(saved, HybridState, str_keys=True)
    return wrong(KIT.game, state, 2, begin(KIT, SEED))


def test_a_sound_table_is_believed() -> None:
    assert doubt(table()) == ""


def test_a_table_saved_before_counters_of_ambush_had_numbers_is_believed() -> None:
    saved = table()
    del saved["lurks"]
    assert doubt(saved) == ""


@pytest.mark.parametrize(
    ("field", "at", "value", "said"),
    [
        ("wounds", 0, 90, "more wounds than it can have"),
        ("levels", 0, 7, "levels[0] is 7"),
        ("squares", 0, 4000, "squares[0] is 4000"),
        ("sides", 0, 1, "fights for the other side"),
        ("hands", 0, [], "lies nowhere"),
        ("bids", 0, [0, 0], "lies in two places"),
        ("sequences", 0, [0, 0], "activation counters"),
        ("acted", 0, 99, "acted[0] is 99"),
        ("cursors", 0, 50, "activation counters"),
    ],
)
def test_what_cannot_be_is_named(field: str, at: int, value: Any, said: str) -> None:
    saved = table()
    saved[field] = [*saved[field][:at], value, *saved[field][at + 1 :]]
    assert said in doubt(saved)


def test_warriors_of_both_sides_in_any_order_are_refused() -> None:
    saved = table()
    for field in ("kinds", "sides", "wounds", "modes", "levels"):
        saved[field] = saved[field][::-1]
    saved["sequences"], saved["cursors"] = [[], []], [0, 0]
    assert doubt(saved) == "the Griffins do not have the first numbers"


def test_another_mission_or_map_than_was_agreed_is_refused() -> None:
    assert doubt({**table(), "mission": "matrix"}) == "mission is not what was agreed"
    assert doubt({**table(), "plan": "x" * 10**6}) == "plan is not what was agreed"
