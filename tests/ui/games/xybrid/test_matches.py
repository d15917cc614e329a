"""A whole match of XYbrid for two, by each of the ways to play."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action
from monstrarium.games.xybrid.actions import Commit, Draw, Pass, Swap, TakeCore
from tests.ui import hands
from tests.ui.sitting import Sit

LONG = 400
"""No such match has as many decisions."""
MET = (TakeCore, Draw, Swap, Pass, Commit)


@pytest.mark.parametrize("way", hands.WAYS)
def test_a_whole_match_can_be_played(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    sitting.begin("xybrid", options={})
    wanted: list[Action] = []

    while not sitting.controller.over and len(wanted) < LONG:
        hands.look(sitting)
        move = sitting.moves[len(wanted) % len(sitting.moves)]
        wanted.append(move.plan[0])
        way(sitting, move)

    record = sitting.screen.match.session.record
    assert record.outcome is not None
    assert [move.action for move in record.moves] == wanted
    assert all(any(isinstance(action, kind) for action in wanted) for kind in MET)
