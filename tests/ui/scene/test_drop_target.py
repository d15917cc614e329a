"""A point of the table means the right one of several items that lie over or beside each other."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.table.desc import Face, Gesture, Pose, Zone

from ..stage import LEFT, RIGHT, Stage, affordance, piece, table

TO_RIGHT = affordance("a", "right")


def test_furniture_that_is_a_source_stays_where_it_is(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, flat=True), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(3, 3)
    during, line = stage.seen("a"), len(stage.scene.overlays)
    stage.move(6.5, 3)
    stage.release(6.5, 3)
    assert (during, line, len(stage.scene.overlays)) == ((1.0, 1.0), 1, 0)
    assert stage.chosen == [TO_RIGHT]


def test_a_zone_can_be_a_source(stage: Stage) -> None:
    draw = affordance("left", "right")
    stage.show(table(affordances=(draw,)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [draw]


def test_the_uppermost_of_a_pile_is_taken(stage: Stage) -> None:
    both = (affordance("low", "right"), affordance("high", "right"))
    stage.show(table(piece("high", 1, 1, z=2), piece("low", 1, 1, z=1), affordances=both))
    stage.drag((1, 1), (6.5, 3))
    assert [done.source for done in stage.chosen] == ["high"]


def test_what_is_not_drawn_is_not_hit(stage: Stage) -> None:
    stage.show(
        table(
            piece("a", 1, 1, face=Face("half"), z=1), piece("b", 1, 1), affordances=(TO_RIGHT, affordance("b", "right"))
        )
    )
    stage.click(0.7, 1)
    left = stage.scene.affordances.pointer.held
    stage.click(0.7, 1)
    stage.click(1.3, 1)
    assert (left, stage.scene.affordances.pointer.held) == ("b", "a")


def test_the_clear_part_of_a_piece_that_lies_alone_is_as_good_as_what_is_drawn(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, face=Face("half")), affordances=(TO_RIGHT,)))
    stage.drag((0.7, 1), (6.5, 3))
    assert stage.chosen == [TO_RIGHT]


def test_a_drop_on_a_drawing_within_a_place_is_a_drop_on_the_place(stage: Stage) -> None:
    ground = Zone("ground", (5.5, 1.0, 2.0, 4.0), art="half")
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,), zones=(LEFT, RIGHT, ground)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [TO_RIGHT]


def test_of_a_place_and_what_it_is_a_part_of_the_one_that_is_legal_is_meant(stage: Stage) -> None:
    low = Zone("low", (5.5, 2.6, 2.0, 0.8))
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "low"),), zones=(LEFT, RIGHT, low)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [affordance("a", "low")]


def test_a_small_mark_that_reaches_over_a_target_is_not_in_the_way(stage: Stage) -> None:
    onto = affordance("a", "b")
    mark = piece("mark", 5.5, 3, zone="right", size=(0.3, 0.3), z=1)
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3, zone="right"), mark, affordances=(onto,)))
    stage.drag((1, 1), (6, 3))
    assert (stage.chosen, stage.refused) == ([onto], [])


def test_a_pile_below_a_target_is_not_in_the_way(stage: Stage) -> None:
    onto = affordance("a", "b")
    pile = piece("pile", 5.9, 3, zone="right", size=(0.95, 0.95))
    held, target = piece("a", 1, 1, size=(0.4, 0.4)), piece("b", 6, 3, zone="right", z=2)
    stage.show(table(held, pile, target, affordances=(onto,)))
    stage.drag((1, 1), (6, 3))
    assert (stage.chosen, stage.refused) == ([onto], [])


def test_a_small_thing_is_hit_within_24_pixels(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1, size=(0.05, 0.05)), affordances=(roll,)))
    aside = stage.at(1, 1) + QPoint(10, 10)
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=aside)
    assert stage.chosen == [roll]


def test_a_turned_piece_is_hit_where_it_lies(stage: Stage) -> None:
    stage.show(table(piece("a", 1.5, 3, size=(0.4, 2.0), pose=Pose(1.5, 3, turn=90.0)), affordances=(TO_RIGHT,)))
    stage.click(0.8, 3)
    assert stage.scene.affordances.pointer.held == "a"


def test_a_piece_held_by_its_edge_goes_to_the_target_under_the_mouse(stage: Stage) -> None:
    zones = (LEFT, Zone("up", (4.0, 0.0, 4.0, 3.0)), Zone("down", (4.0, 3.0, 4.0, 3.0)))
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "down"),), zones=zones))
    stage.press(1, 1.45)
    stage.move(3, 3)
    stage.move(6.0, 3.1)
    stage.release(6.0, 3.1)
    assert ([done.target for done in stage.chosen], stage.refused) == (["down"], [])
