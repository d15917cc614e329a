"""The table is used by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from monstrarium.table.desc import Gesture

from ..stage import Stage, affordance, piece, table

Key = Qt.Key


def at(stage: Stage) -> str:
    return stage.scene.keys.at


def ring(stage: Stage) -> set[str]:
    return stage.scene.affordances.marks.of("focus")


def test_the_first_arrow_shows_where_the_keyboard_is(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    before = ring(stage)
    stage.key(Key.Key_Down)
    assert (before, ring(stage)) == (set(), {"a"})


def test_arrows_walk_what_may_be_taken(stage: Stage) -> None:
    names = {"a": (1, 1), "b": (1, 3), "c": (2.5, 1), "d": (6, 5)}
    pieces = [piece(name, *spot) for name, spot in names.items()]
    stage.show(table(*pieces, affordances=tuple(affordance(name, "right") for name in "abc")))
    walked = []
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Left, Key.Key_Down):
        stage.key(key)
        walked.append(at(stage))
    assert walked == ["a", "c", "a", "b"]


def test_arrows_reach_every_sheet_of_a_stack(stage: Stage) -> None:
    sheets = [piece(name, 3, 3, z=z, sheet=True) for z, name in enumerate("abc")]
    stage.show(table(*sheets, affordances=tuple(affordance(name, gesture=Gesture.CLICK) for name in "abc")))
    walked = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up):
        stage.key(key)
        walked.append(at(stage))
    stage.key(Key.Key_Return)
    assert walked == ["c", "b", "a", "b"]
    assert stage.chosen == [affordance("b", gesture=Gesture.CLICK)]


def test_what_keys_come_to_is_told(stage: Stage) -> None:
    told: list[str] = []
    stage.scene.walked.connect(told.append)
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Tab, Key.Key_Up):
        stage.key(key)
    assert told == ["a", "b", "a"]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_key_takes_and_places(stage: Stage, key: Qt.Key) -> None:
    do = affordance("a", "right")
    stage.show(table(piece("a", 1, 1), affordances=(do,)))
    stage.key(Key.Key_Down)
    stage.key(key)
    held, over = stage.scene.affordances.pointer.held, at(stage)
    stage.key(key)
    assert (held, over) == ("a", "right")
    assert stage.chosen == [do]


def test_a_piece_taken_by_key_is_lifted(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    stage.key(Key.Key_Down)
    stage.key(Key.Key_Return)
    stage.wait(0.2)
    assert stage.item("a").seen[3] > 1.03


def test_enter_does_at_once_what_a_click_does_at_once(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    stage.key(Key.Key_Down)
    stage.key(Key.Key_Return)
    assert stage.chosen == [roll]


def test_escape_lets_go_and_then_is_left_to_the_window(stage: Stage, qtbot: QtBot) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    stage.key(Key.Key_Down)
    stage.key(Key.Key_Return)
    stage.key(Key.Key_Escape)
    stage.wait(0.5)
    assert stage.scene.affordances.pointer.held == ""
    assert stage.seen("a") == (1.0, 1.0)


def test_tab_walks_the_table_in_reading_order_and_then_leaves_it(stage: Stage, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QVBoxLayout(window)
    box.addWidget(stage.view)
    beside = QLineEdit()
    box.addWidget(beside)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    stage.view.setFocus()
    qtbot.waitUntil(stage.view.hasFocus)
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    walked = []
    for _press in range(2):
        QTest.keyClick(stage.view, Key.Key_Tab)
        walked.append(at(stage))
    QTest.keyClick(stage.view, Key.Key_Tab)
    assert walked == ["a", "b"]
    assert beside.hasFocus()
    assert ring(stage) == set()
    stage.view.setParent(None)


def test_shift_and_tab_walk_backwards(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    stage.key(Key.Key_Tab)
    stage.key(Key.Key_Tab)
    stage.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert at(stage) == "a"


def test_the_ring_stays_with_the_keyboard_when_the_table_changes(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "right")))
    )
    stage.key(Key.Key_Down)
    stage.show(table(piece("b", 1, 3), affordances=(affordance("b", "right"),)))
    assert ring(stage) == {"b"}


def test_the_ring_is_hidden_while_the_mouse_is_used(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right"),)))
    stage.key(Key.Key_Down)
    stage.click(4, 5)
    assert ring(stage) == set()


def test_a_key_that_means_several_things_asks_which(stage: Stage) -> None:
    both = (affordance("a", gesture=Gesture.CLICK), affordance("a", gesture=Gesture.CLICK, note="more"))
    stage.show(table(piece("a", 1, 1), affordances=both))
    stage.key(Key.Key_Down)
    stage.key(Key.Key_Return)
    assert stage.choices == [both]
    assert stage.view.spot() == stage.view.viewport().mapToGlobal(stage.at(1, 1))


def test_keys_do_nothing_where_nothing_is_offered(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    for key in (Key.Key_Down, Key.Key_Return, Key.Key_Space, Key.Key_Escape):
        stage.key(key)
    assert (stage.chosen, stage.refused, ring(stage)) == ([], [], set())


def test_what_is_held_by_key_shows_the_note_of_each_place(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right", note="1 in 12"), affordance("a", "left"))))
    stage.key(Key.Key_Down)
    stage.key(Key.Key_Return)
    assert stage.scene.affordances.marks.of("tag") == {"right"}


def test_keys_stop_on_what_can_be_aimed_at(stage: Stage) -> None:
    hit = affordance("a", "b", direct=True)
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3), affordances=(hit,)))
    stage.key(Key.Key_Right)
    stage.key(Key.Key_Right)
    assert ring(stage) == {"b"}
    stage.key(Key.Key_Return)
    assert stage.chosen == [hit]
