"""The mouse drags, clicks and is refused, on a table that may change meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Gesture, Zone
from monstrarium.ui.scene import layers
from monstrarium.ui.scene.items import PieceItem
from tests.support.mouse import move_mouse
from tests.ui.timers import ticks

from ..stage import LEFT, Stage, affordance, piece, table

TO_RIGHT = affordance("a", "right")


def test_a_drag_to_a_legal_place_means_its_deed(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [TO_RIGHT]


def test_a_click_and_a_click_mean_the_same(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.click(1, 1)
    held = stage.scene.affordances.pointer.held
    stage.click(6.5, 3)
    assert held == "a"
    assert stage.chosen == [TO_RIGHT]


def test_a_click_is_enough_where_a_click_is_the_gesture(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    stage.click(1, 1)
    assert stage.chosen == [roll]


def test_what_a_click_does_can_also_be_dragged(stage: Stage) -> None:
    roll = affordance("a", "right", Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [roll]


def test_a_click_on_what_can_be_aimed_at_is_enough(stage: Stage) -> None:
    hit = affordance("a", "b", note="40 %", direct=True)
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3), affordances=(hit,)))
    assert stage.scene.affordances.marks.of("legal") == {"b"}
    assert stage.scene.affordances.marks.of("tag") == {"b"}
    stage.move(6, 3)
    assert stage.scene.affordances.marks.of("hot") == {"b"}
    stage.click(6, 3)
    assert stage.chosen == [hit]


def test_the_light_on_what_can_be_aimed_at_goes_out_behind_the_pointer(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3), affordances=(affordance("a", "b", direct=True),)))
    stage.move(6, 3)
    stage.move(4, 5)
    assert stage.scene.affordances.marks.of("hot") == set()
    assert stage.scene.affordances.marks.of("legal") == {"b"}


def test_nothing_happens_on_the_press(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", gesture=Gesture.CLICK),)))
    stage.press(1, 1)
    assert stage.chosen == []


def test_a_click_with_a_trembling_hand_is_a_click(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    near = stage.at(1, 1) + QPoint(QApplication.startDragDistance() - 1, 0)
    stage.press(1, 1)
    move_mouse(stage.view.viewport(), near)
    QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=near)
    assert stage.chosen == [roll]


def test_a_press_beside_a_piece_that_ends_on_it_is_no_click(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", gesture=Gesture.CLICK),)))
    stage.drag((4, 5), (1, 1))
    assert (stage.chosen, stage.refused) == ([], [])


def test_a_press_on_one_target_that_ends_on_another_is_no_click(stage: Stage) -> None:
    hits = (affordance("c", "left", direct=True), affordance("c", "right", direct=True))
    stage.show(table(piece("c", 4, 5, zone=""), affordances=hits))
    stage.drag((1, 1), (6, 3))
    assert (stage.chosen, stage.refused) == ([], [])


def test_a_press_beside_a_target_that_ends_on_it_leaves_what_is_held_in_the_hand(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.click(1, 1)
    stage.drag((4, 3), (6.5, 3))
    assert (stage.scene.affordances.pointer.held, stage.chosen, stage.refused) == ("a", [], [])


def test_a_press_on_what_leaves_the_table_is_no_click_on_what_comes_in_its_place(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", gesture=Gesture.CLICK),)))
    stage.press(1, 1)
    stage.show(table(piece("b", 1, 1), affordances=(affordance("b", gesture=Gesture.CLICK),)))
    stage.release(1, 1)
    assert stage.chosen == []


def test_a_held_piece_follows_the_hand_and_lies_above_all(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 1.2, 1, z=50), affordances=(TO_RIGHT,)))
    stage.press(0.8, 1)
    stage.move(2.8, 2.0)
    x, y = stage.seen("a")
    assert (x, y) == pytest.approx((3.0, 2.0), abs=0.03)
    assert stage.item("a").zValue() == layers.HELD > stage.item("b").zValue()


def test_a_held_piece_is_lifted(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(3, 2)
    stage.wait(0.2)
    shadow = [child for child in stage.item("a").childItems() if child.pos().y() > 0]
    assert stage.item("a").seen[3] > 1.03
    assert len(shadow) == 1


def test_what_is_put_back_beside_its_place_is_not_refused_there(stage: Stage) -> None:
    wide = Zone("whole", (0.0, 0.0, 8.0, 6.0))
    stage.show(table(piece("a", 1, 1, zone="left"), affordances=(affordance("a", "b"),), zones=(wide, LEFT)))
    stage.drag((1, 1), (5, 3))
    assert stage.refused == [("a", "a")]


def test_a_drop_that_is_not_legal_is_refused_and_glides_home(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 4, 5, zone="elsewhere"), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (4, 5))
    away = stage.seen("a")
    stage.wait(0.5)
    assert stage.refused == [("a", "b")]
    assert stage.chosen == []
    assert away != (1.0, 1.0)
    assert stage.seen("a") == (1.0, 1.0)


def test_a_drop_where_it_came_from_is_told_as_put_back(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (1.5, 4))
    stage.wait(0.5)
    assert (stage.chosen, stage.refused) == ([], [("a", "a")])
    assert stage.seen("a") == (1.0, 1.0)


def test_a_drop_goes_where_most_of_the_piece_lies(stage: Stage) -> None:
    zones = (Zone("left", (0, 0, 2, 6)), Zone("up", (4, 0, 4, 3)), Zone("down", (4, 3, 4, 3)))
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "up"), affordance("a", "down")), zones=zones))
    stage.press(1.4, 1.4)
    stage.move(3, 3)
    stage.move(6.0, 3.3)
    stage.release(6.0, 3.3)
    assert [done.target for done in stage.chosen] == ["up"]


def test_a_place_within_a_place_is_the_better_match(stage: Stage) -> None:
    stage.show(
        table(
            piece("a", 1, 1),
            piece("b", 6.5, 3, zone="right"),
            affordances=(affordance("a", "b"), affordance("a", "right")),
        )
    )
    stage.drag((1, 1), (6.5, 3))
    assert [done.target for done in stage.chosen] == ["b"]


def test_a_near_target_pulls_what_is_held(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(4.2, 3)
    x, _y = stage.seen("a")
    stage.release(4.2, 3)
    assert x > 4.25
    assert stage.chosen == [TO_RIGHT]


def test_a_target_does_not_pull_from_what_is_firmly_meant(stage: Stage) -> None:
    wrong, right = piece("wrong", 1.5, 4.0, flat=True), piece("right", 1.5, 2.8, flat=True)
    stage.show(table(piece("a", 1, 1), wrong, right, affordances=(affordance("a", "right"),)))
    stage.drag((1, 1), (1.5, 3.9))
    assert (stage.chosen, stage.refused) == ([], [("a", "wrong")])


def test_a_drop_on_what_lies_in_a_legal_zone_goes_to_the_zone(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 6.5, 3, zone="right"), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [TO_RIGHT]


def test_a_drop_among_its_like_puts_it_back(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 1, 4), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (1, 4))
    assert (stage.chosen, stage.refused) == ([], [("a", "a")])


def test_a_far_target_does_not_pull(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(3.2, 3)
    assert stage.seen("a")[0] == pytest.approx(3.2, abs=0.02)


def test_one_gesture_with_several_meanings_asks_which(stage: Stage) -> None:
    both = (affordance("a", "right"), affordance("a", "right", note="more"))
    stage.show(table(piece("a", 1, 1), affordances=both))
    stage.drag((1, 1), (6.5, 3))
    assert stage.choices == [both]
    assert stage.chosen == []


def test_the_menu_belongs_where_the_gesture_ended(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (6.5, 3))
    assert stage.view.spot() == stage.view.viewport().mapToGlobal(stage.at(6.5, 3))


def test_a_right_click_lets_go(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(6, 3)
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.RightButton, pos=stage.at(6, 3))
    stage.release(6, 3)
    stage.wait(0.5)
    assert stage.chosen == []
    assert stage.seen("a") == (1.0, 1.0)


def test_escape_lets_go(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(6, 3)
    stage.key(Qt.Key.Key_Escape)
    stage.release(6, 3)
    stage.wait(0.5)
    assert stage.chosen == []
    assert stage.seen("a") == (1.0, 1.0)


def test_a_click_beside_everything_lets_go(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.click(1, 1)
    stage.click(4, 3)
    assert stage.scene.affordances.pointer.held == ""
    assert (stage.chosen, stage.refused) == ([], [("a", "a")])


def test_a_click_on_what_is_held_lets_go(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.click(1, 1)
    stage.click(1, 1)
    stage.wait(0.5)
    assert stage.scene.affordances.pointer.held == ""
    assert stage.item("a").zValue() == layers.PIECES


def test_a_click_on_a_place_the_rules_forbid_is_refused(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 4, 5, zone=""), affordances=(TO_RIGHT,)))
    stage.click(1, 1)
    stage.click(4, 5)
    assert stage.refused == [("a", "b")]


def test_a_click_on_another_source_takes_that_instead(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 1, 3), affordances=(TO_RIGHT, affordance("b", "right"))))
    stage.click(1, 1)
    stage.click(1, 3)
    stage.wait(0.5)
    assert stage.scene.affordances.pointer.held == "b"
    assert (stage.item("a").held, stage.item("b").held) == (False, True)


def test_a_table_that_no_longer_offers_what_is_held_says_so(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(6, 3)
    stage.show(table(piece("a", 1, 1)), 0.2)
    said = len(stage.scene.overlays)
    stage.release(6, 3)
    stage.wait(0.5)
    assert said == 1
    assert stage.chosen == []
    assert stage.seen("a") == (1.0, 1.0)


def test_a_table_that_still_offers_what_is_held_leaves_it_in_the_hand(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(3, 3)
    stage.show(table(piece("a", 1, 2), piece("b", 2, 5), affordances=(TO_RIGHT,)), 0.2)
    stage.wait(0.3)
    held_at = stage.seen("a")
    stage.move(6.5, 3)
    stage.release(6.5, 3)
    assert held_at == pytest.approx((3.0, 3.0), abs=0.03)
    assert stage.chosen == [TO_RIGHT]


def test_a_held_piece_that_leaves_the_table_leaves_the_hand(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.press(1, 1)
    stage.move(3, 3)
    stage.show(table(), 0.2)
    stage.release(6.5, 3)
    stage.wait(0.5)
    assert stage.chosen == []
    assert [item for item in stage.scene.items() if isinstance(item, PieceItem)] == []


def test_a_press_settles_what_moves_and_counts(stage: Stage) -> None:
    roll = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1), affordances=(roll,)))
    stage.show(table(piece("a", 6, 3), affordances=(roll,)), 0.2)
    stage.wait(0.05)
    stage.click(6, 3)
    assert stage.chosen == [roll]
    assert not stage.scene.busy


def test_a_press_takes_away_notes(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.scene.note("a", "Not now.")
    said = len(stage.scene.overlays)
    stage.click(4, 5)
    assert (said, len(stage.scene.overlays)) == (1, 0)


def test_a_table_that_is_only_looked_at_offers_nothing(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.scene.set_live(False)
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == []
    assert stage.seen("a") == (1.0, 1.0)


def test_hovering_names_what_lies_under_the_mouse_once(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.move(1, 1)
    stage.move(1.1, 1.1)
    stage.move(4, 3)
    assert stage.hovered == ["a", ""]


def test_without_motion_a_refused_piece_is_home_at_once(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.drag((1, 1), (4, 5))
    assert stage.seen("a") == (1.0, 1.0)
    assert not ticks(stage.scene.clock)


def test_a_press_outside_of_everything_and_a_drag_do_nothing(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(TO_RIGHT,)))
    stage.drag((4, 5), (6, 3))
    assert (stage.chosen, stage.refused) == ([], [])
