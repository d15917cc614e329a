"""A piece that is pointed at comes up out of its row; it is hit where it lies, and never in the way of a drag."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from monstrarium.table.desc import Affordance, Face, Gesture, Pose, Rise, TableDesc
from tests.ui.timers import ticks

from ..stage import FRAME, Stage, affordance, piece, table

KEY = Qt.Key
TAKE = affordance("a", gesture=Gesture.CLICK)
MOVE = affordance("a", "right")


def row(*affordances: Affordance) -> TableDesc:
    """Two pieces of a hand, of which the left one comes up to twice its size, and one that stays."""
    a = piece("a", 1, 4, rises=Rise(Pose(1, 2.5, 9000, scale=2.0), Face("blue")))
    b = piece("b", 2, 4, z=1, rises=Rise(Pose(2, 3, 9000)))
    return table(a, b, piece("c", 3, 4, z=2), affordances=affordances)


def test_a_piece_comes_up_while_it_is_pointed_at_and_goes_down_after(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    up = stage.item("a").seen[:4]
    stage.move(6, 1)
    stage.wait(0.4)
    assert up == (1, 2.5, 0, 2)
    assert stage.item("a").seen[:4] == (1, 4, 0, 1)
    assert not ticks(stage.scene.clock)


def test_it_springs_and_does_not_jump(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(3 * FRAME)
    early = stage.seen("a")[1]
    stage.wait(6 * FRAME)
    late = stage.seen("a")[1]
    assert 2.5 < early < 4.0
    assert late < 2.5


def test_with_reduced_motion_it_is_up_at_once(stage: Stage) -> None:
    stage.show(row())
    stage.scene.set_motion(0.0)
    stage.move(1, 4)
    assert stage.seen("a") == (1, 2.5)
    assert not stage.scene.busy


def test_it_is_hit_where_it_lies_so_that_nothing_flickers_at_its_edges(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    for _again in range(3):
        stage.move(1, 4.45)
        stage.wait(0.4)
        assert stage.seen("a") == (1, 2.5)
    stage.move(1, 2)  # What is seen there has risen; nothing lies there.
    stage.wait(0.4)
    assert stage.seen("a") == (1, 4)


def test_the_next_piece_comes_up_as_the_first_goes_down(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    stage.move(1.9, 4)
    stage.wait(0.4)
    assert (stage.seen("a"), stage.seen("b")) == ((1, 4), (2, 3))


def test_what_is_up_lies_over_its_neighbours_with_the_face_it_has_then(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    assert stage.item("a").zValue() > stage.item("b").zValue()
    assert stage.item("a").piece.face == Face("blue")
    assert stage.scene.spread.table.pieces[0].face == Face("red")


def test_a_piece_that_lies_face_down_stays_where_it_is(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 4, up=False, rises=Rise(Pose(1, 2.5)))))
    stage.move(1, 4)
    stage.wait(0.4)
    assert stage.seen("a") == (1, 4)


def test_the_piece_comes_up_that_the_keys_are_on_with_its_ring(stage: Stage) -> None:
    stage.show(row(TAKE))
    stage.key(KEY.Key_Right)
    stage.wait(0.4)
    marks = stage.scene.affordances.marks
    (ring,) = (mark for (kind, _item), mark in marks._shown.items() if kind == "focus")
    assert stage.seen("a") == (1, 2.5)
    assert (ring.pos().x(), ring.pos().y()) == (100, 250)


def test_the_keys_give_it_back_when_the_mouse_is_used(stage: Stage) -> None:
    stage.show(row(TAKE))
    stage.key(KEY.Key_Right)
    stage.wait(0.4)
    stage.scene.keys.hide()
    stage.wait(0.4)
    assert stage.seen("a") == (1, 4)


def test_a_piece_that_is_up_is_dragged_from_where_it_is_seen_and_goes_home_to_where_it_lies(stage: Stage) -> None:
    stage.show(row(MOVE))
    stage.move(1, 4)
    stage.wait(0.4)
    stage.press(1, 4)
    stage.move(1.5, 4)
    start = stage.seen("a")
    stage.wait(0.4)
    stage.move(2.5, 1)
    stage.release(2.5, 1)
    stage.move(6, 5.9)
    stage.wait(1.0)
    assert start[0] == pytest.approx(1.5)
    assert stage.item("a").seen[:4] == (1, 4, 0, 1)


def test_nothing_comes_up_while_something_is_held(stage: Stage) -> None:
    stage.show(row(MOVE))
    stage.press(1, 4)
    stage.move(1.5, 4)
    stage.move(2, 4)
    stage.wait(0.4)
    assert stage.seen("b") == (2, 4)
    stage.release(2, 4)


def test_a_drop_on_a_target_counts_from_a_piece_that_was_up(stage: Stage) -> None:
    stage.show(row(MOVE))
    stage.move(1, 4)
    stage.wait(0.4)
    stage.drag((1, 4), (6.5, 4))
    assert stage.chosen == [MOVE]


def test_a_piece_that_is_up_and_is_played_goes_from_there(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    gone = table(piece("a", 6, 4, zone="right"))
    stage.show(gone, 0.4)
    stage.wait(2 * FRAME)
    assert stage.seen("a")[1] < 4.0
    stage.wait(0.6)
    assert stage.item("a").seen[:4] == (6, 4, 0, 1)
    assert stage.scene.spread.risen == ""


def test_the_same_table_laid_again_leaves_it_up(stage: Stage) -> None:
    stage.show(row())
    stage.move(1, 4)
    stage.wait(0.4)
    stage.show(row(TAKE), 0.2)
    assert stage.seen("a") == (1, 2.5)
    assert stage.scene.spread.risen == "a"


def test_pieces_that_are_fanned_out_do_not_come_up(stage: Stage) -> None:
    apart = piece("a", 1, 4, spread=Pose(2, 2), rises=Rise(Pose(1, 2.5)))
    stage.show(table(apart))
    stage.scene.set_spread(True)
    stage.move(2, 2)
    stage.wait(0.4)
    assert stage.seen("a") == (2, 2)


def test_it_is_drawn_smoothly_while_it_grows_and_sharp_when_it_is_up(stage: Stage) -> None:
    modes = Qt.TransformationMode
    stage.show(row())
    stage.move(1, 4)
    stage.wait(3 * FRAME)
    rising = stage.item("a").transformationMode()
    stage.wait(0.4)
    up = stage.item("a").transformationMode()
    stage.move(6, 1)
    stage.wait(3 * FRAME)
    assert (rising, up) == (modes.SmoothTransformation, modes.FastTransformation)
    assert stage.item("a").transformationMode() == modes.SmoothTransformation
