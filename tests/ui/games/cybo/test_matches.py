"""A whole match of CYBO, by each of the ways to play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.games.cybo.actions import Keep
from monstrarium.table.desc import Gesture
from tests.ui.sitting import Sit, Sitting, is_choice, keeps

LONG = 200
"""No match of two has as many decisions."""


def drag(sitting: Sitting) -> None:
    """Take the die to where the move wants it."""
    move = keeps(sitting.moves) if is_choice(sitting.moves) else sitting.moves[0]
    sitting.drag(move.source, move.target)


def click(sitting: Sitting) -> None:
    """Click what the move takes, and where it goes when it has to go somewhere."""
    move = keeps(sitting.moves) if is_choice(sitting.moves) else sitting.moves[0]
    sitting.click(move.source)
    if move.gesture is Gesture.DRAG:
        sitting.click(move.target)


def press_keys(sitting: Sitting) -> None:
    """An arrow shows where the keyboard is; Enter takes; Tab walks to where it may go, and Enter lets go there."""
    choice = is_choice(sitting.moves)
    target = keeps(sitting.moves).target if choice else ""
    if not sitting.screen.scene.keys.at:
        sitting.key(Qt.Key.Key_Down, sitting.screen.view)
    sitting.key(Qt.Key.Key_Return, sitting.screen.view)
    if not choice:
        return
    for _step in range(4):
        if sitting.screen.scene.keys.at == target:
            break
        sitting.key(Qt.Key.Key_Tab, sitting.screen.view)
    sitting.key(Qt.Key.Key_Return, sitting.screen.view)


def use_moves_panel(sitting: Sitting) -> None:
    """Go to the list, walk down to the move, Enter."""
    sitting.screen.docks.show("show-moves")
    panel = sitting.screen.moves.list
    wanted = sitting.moves.index(keeps(sitting.moves)) if is_choice(sitting.moves) else 0
    QTest.keyClick(panel, Qt.Key.Key_Home)
    for _step in range(wanted):
        QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", [drag, click, press_keys, use_moves_panel])
def test_a_whole_match_can_be_played(sit: Sit, way: Callable[[Sitting], None]) -> None:
    sitting = sit()
    sitting.begin()
    decisions = 0

    while sitting.moves and decisions < LONG:
        way(sitting)
        decisions += 1

    record = sitting.screen.match.session.record
    assert record.outcome is not None
    assert decisions == len(record.moves)
    assert any(isinstance(move.action, Keep) for move in record.moves)
