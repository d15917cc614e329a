"""Stacks fan out to be read while a key is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Gesture, Pose, TableDesc
from tests.ui.timers import ticks

from ..stage import FRAME, Stage, affordance, piece, table

KEY = Qt.Key
TAKE_A, TAKE_B = affordance("a", gesture=Gesture.CLICK), affordance("b", gesture=Gesture.CLICK)


def stack() -> TableDesc:
    """Two pieces on one another, which lie side by side when they are fanned out."""
    return table(
        piece("a", 2, 2, spread=Pose(1, 4)), piece("b", 2, 2, z=1, spread=Pose(2.5, 4, 1)), affordances=(TAKE_A, TAKE_B)
    )


@pytest.fixture
def fanned(stage: Stage) -> Stage:
    """That stack while X is held."""
    stage.show(stack())
    QTest.keyPress(stage.view, KEY.Key_X)
    stage.wait(0.4)
    return stage


@pytest.mark.parametrize("key", [KEY.Key_X, KEY.Key_Alt])
def test_a_stack_fans_out_while_a_key_is_held(stage: Stage, key: Qt.Key) -> None:
    stage.show(stack())
    QTest.keyPress(stage.view, key)
    stage.wait(0.4)
    apart = stage.seen("a"), stage.seen("b")
    QTest.keyRelease(stage.view, key)
    stage.wait(0.4)
    assert apart == ((1, 4), (2.5, 4))
    assert (stage.seen("a"), stage.seen("b")) == ((2, 2), (2, 2))
    assert not ticks(stage.scene.clock)


def test_a_stack_does_not_jump_apart(stage: Stage) -> None:
    stage.show(stack())
    QTest.keyPress(stage.view, KEY.Key_X)
    stage.wait(3 * FRAME)
    assert 1.0 < stage.seen("a")[0] < 2.0


def test_without_motion_a_stack_is_fanned_out_at_once(stage: Stage) -> None:
    stage.show(stack())
    stage.scene.set_motion(0.0)
    QTest.keyPress(stage.view, KEY.Key_X)
    assert stage.seen("a") == (1, 4)
    assert not stage.scene.busy


def test_what_is_fanned_out_is_hit_where_it_is_seen(fanned: Stage) -> None:
    fanned.click(1, 4)
    fanned.click(2, 2)
    assert fanned.chosen == [TAKE_A]


def test_the_arrows_walk_what_is_fanned_out(fanned: Stage) -> None:
    fanned.key(KEY.Key_Right)
    fanned.key(KEY.Key_Right)
    fanned.key(KEY.Key_Return)
    assert fanned.chosen == [TAKE_B]


def test_the_arrows_walk_what_is_fanned_out_with_alt(stage: Stage) -> None:
    stage.show(stack())
    QTest.keyPress(stage.view, KEY.Key_Alt)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Return):
        stage.key(key, Qt.KeyboardModifier.AltModifier)
    assert stage.chosen == [TAKE_B]


def test_the_ring_stays_on_its_piece(fanned: Stage) -> None:
    fanned.key(KEY.Key_Right)
    QTest.keyRelease(fanned.view, KEY.Key_X)
    assert fanned.scene.keys.at == "a"
    assert fanned.scene.box("a") == pytest.approx((1.5, 1.5, 1.0, 1.0))


def test_a_table_shown_meanwhile_is_fanned_out_as_well(fanned: Stage) -> None:
    fanned.show(table(piece("a", 6, 2, spread=Pose(6, 5))))
    seen = fanned.seen("a")
    QTest.keyRelease(fanned.view, KEY.Key_X)
    fanned.wait(0.4)
    assert (seen, fanned.seen("a")) == ((6, 5), (6, 2))


def test_a_stack_may_stay_fanned_out(stage: Stage) -> None:
    stage.show(stack())
    stage.scene.set_spread(True)
    stage.key(KEY.Key_X)
    stage.wait(0.4)
    stays = stage.seen("a")
    stage.scene.set_spread(False)
    stage.wait(0.4)
    assert (stays, stage.seen("a")) == ((1, 4), (2, 2))


def test_a_key_let_go_elsewhere_leaves_nothing_fanned_out(fanned: Stage) -> None:
    fanned.view.focusOutEvent(_out())
    fanned.wait(0.4)
    assert fanned.seen("a") == (2, 2)


def _out() -> QFocusEvent:
    return QFocusEvent(QEvent.Type.FocusOut)


def test_what_is_held_stays_in_the_hand(stage: Stage) -> None:
    move = affordance("a", "right")
    stage.show(table(piece("a", 2, 2, spread=Pose(1, 4)), affordances=(move,)))
    stage.press(2, 2)
    stage.move(6, 3)
    QTest.keyPress(stage.view, KEY.Key_X)
    stage.wait(0.4)
    held = stage.seen("a")
    stage.release(6, 3)
    assert held == pytest.approx((6, 3), abs=0.05)
    assert stage.chosen == [move]


def test_where_nothing_fans_out_the_key_is_left_to_the_window(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_X, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(stage.view, event)
    assert not event.isAccepted()
