"""Whole matches of AndrOIDS for three people at one screen, by each of the ways to play."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from tests.ui import hands
from tests.ui.games.androids.hands import LONG, sit_down, wise
from tests.ui.sitting import Sit

MET = (Lay, Play, Declare, End, Pass, Choose)


@pytest.mark.parametrize("way", hands.WAYS)
def test_a_whole_match_can_be_played(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    sit_down(sitting)
    number = 0

    while not sitting.controller.over and number < LONG:
        hands.look(sitting)
        way(sitting, wise(sitting, number))
        sitting.settle()
        number += 1

    actions = sitting.done()
    assert sitting.screen.match.session.record.outcome is not None
    assert all(any(isinstance(action, kind) for action in actions) for kind in MET)
