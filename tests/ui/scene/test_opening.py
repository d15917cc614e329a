"""A stack that opens lies spread while it is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.table.desc import Gesture, Pose, TableDesc, Zone

from ..stage import Stage, affordance, piece, table

HEAP = Zone("heap", (1.5, 1.3, 1.0, 1.4), opens=True)
APART = [(1.0, 3.5), (2.2, 3.5)]
TAKE_B = affordance("b", gesture=Gesture.CLICK)


def heap() -> TableDesc:
    """Two pieces on one another in a zone that opens, and one elsewhere that fans out with all stacks."""
    return table(
        piece("a", 2, 2, zone="heap", spread=Pose(1.0, 3.5)),
        piece("b", 2, 2, z=1, zone="heap", spread=Pose(2.2, 3.5, 1)),
        piece("c", 5, 2, z=2, spread=Pose(5, 4, 2)),
        zones=(Zone("all", (0.0, 0.0, 8.0, 6.0), style="bare"), HEAP),
        affordances=(TAKE_B,),
    )


def lies(stage: Stage) -> list[tuple[float, float]]:
    return [stage.seen("a"), stage.seen("b")]


@pytest.fixture
def opened(stage: Stage) -> Stage:
    """The heap while it is pointed at."""
    stage.show(heap())
    stage.move(2.0, 2.0)
    stage.bot.waitUntil(lambda: stage.scene.spread.opened == "heap")
    stage.wait(0.4)
    return stage


def test_it_opens_while_it_is_pointed_at_and_closes_when_the_mouse_leaves_it(opened: Stage) -> None:
    assert lies(opened) == APART
    opened.move(2.2, 3.5)
    opened.wait(0.4)
    assert lies(opened) == APART
    opened.move(7.0, 5.0)
    opened.wait(0.4)
    assert lies(opened) == [(2, 2), (2, 2)]


def test_what_lies_open_is_clicked_where_it_lies(opened: Stage) -> None:
    opened.click(2.2, 3.5)
    assert opened.chosen == [TAKE_B]


def test_a_glance_does_not_open_it(stage: Stage) -> None:
    stage.show(heap())
    stage.move(2.0, 2.0)
    stage.move(7.0, 5.0)
    QTest.qWait(0)
    assert stage.scene.spread.opened == ""


def test_the_key_that_fans_out_stacks_leaves_it_closed(stage: Stage) -> None:
    stage.show(heap())
    QTest.keyPress(stage.view, Qt.Key.Key_X)
    stage.wait(0.4)
    assert lies(stage) == [(2, 2), (2, 2)]
    assert stage.seen("c") == (5, 4)


def test_the_keyboard_opens_it_where_it_stands(stage: Stage) -> None:
    stage.show(heap())
    stage.key(Qt.Key.Key_Tab)
    stage.wait(0.4)
    assert lies(stage) == APART
