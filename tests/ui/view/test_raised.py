"""What comes up or is held beside a board that is near is seen whole, over both parts of the window."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Affordance, Face, Gesture, Pose, Rise, TableDesc, Zone
from monstrarium.table.spotlight import Actor, Spotlight
from monstrarium.ui.scene.film import Beat
from monstrarium.ui.view.raised import RaisedPieces
from tests.support.mouse import move_mouse

from ..stage import Stage, affordance, piece

KEY = Qt.Key
FIELD, HAND = Zone("field", (0.0, 0.0, 6.0, 4.0), style="bare"), Zone("hand", (0.0, 4.0, 6.0, 2.0), style="bare")
UP = Pose(2, 3.5, 9000, scale=2.0)
BLUE, RED = "#0000c0", "#c00000"


def near(*affordances: Affordance, low: float = 5.0) -> TableDesc:
    """A board that is shown nearer, and a card below it that comes up over its lower edge."""
    card = piece("card", 2, low, zone="hand", rises=Rise(UP, Face("blue")))
    made = TableDesc((8, 6), (FIELD, HAND), (piece("stone", 1, 1, zone="field"), card), affordances)
    return msgspec.structs.replace(made, board=FIELD.rect, nearer=2.0)


def spot(stage: Stage, x: float, y: float) -> QPoint:
    """The point of the window for a point of the table as it was before the board came nearer."""
    return stage.view.still((x, y, 0.0, 0.0)).topLeft()


def colour(stage: Stage, x: float, y: float) -> str:
    return QColor(stage.view.grab().toImage().pixel(spot(stage, x, y))).name()


def hover(stage: Stage, x: float, y: float) -> None:
    move_mouse(stage.view.viewport(), spot(stage, x, y))
    stage.wait(0.4)


def test_what_has_risen_is_seen_over_the_board(stage: Stage) -> None:
    stage.show(near())
    before = colour(stage, 2, 3)
    hover(stage, 2, 5)
    assert (colour(stage, 2, 3), colour(stage, 2, 4.3)) == (BLUE, BLUE)
    hover(stage, 7, 1)
    assert (colour(stage, 2, 3), colour(stage, 2, 5)) == (before, RED)
    assert stage.item("card").isVisible()


def test_what_has_risen_is_seen_once(stage: Stage) -> None:
    stage.show(near())
    hover(stage, 2, 5)
    image = stage.view.grab().toImage()
    blue = sum(
        QColor(image.pixel(x, y)).name() == BLUE
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
    )
    side = stage.view.still((0.0, 0.0, 2.0, 2.0)).width() / 4
    assert 0.8 * side**2 < blue < 1.1 * side**2


def test_the_board_under_it_is_still_pointed_at(stage: Stage) -> None:
    stage.show(near())
    hover(stage, 2, 5)
    hover(stage, 2, 3)
    assert stage.hovered[-1] == "field"
    assert stage.scene.spread.risen == ""


def test_a_card_that_is_let_go_is_the_tables_again(stage: Stage) -> None:
    stage.show(near(affordance("card", "field")))
    hover(stage, 2, 5)
    at = spot(stage, 2, 5)
    QTest.mousePress(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    move_mouse(stage.view.viewport(), at + QPoint(40, 0))
    assert stage.item("card").held
    assert stage.scene.spread.risen == ""
    QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(40, 0))
    hover(stage, 7, 1)
    assert stage.item("card").isVisible()


@pytest.mark.parametrize("low", [5.0, 6.2])
def test_a_card_that_a_click_has_taken_stays_where_it_had_risen(stage: Stage, low: float) -> None:
    stage.show(near(affordance("card", "field"), affordance("card", "stone"), low=low))
    hover(stage, 2, low - 0.4)
    before = blue(stage).adjusted(-8, -8, 8, 8)
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(stage, 2, low - 0.4))
    stage.wait(0.4)
    assert stage.item("card").held
    assert before.contains(rect_of(stage, RED))


def test_the_ring_of_the_keyboard_goes_up_with_the_card(stage: Stage) -> None:
    stage.show(near(affordance("card", gesture=Gesture.CLICK)))
    hover(stage, 2, 5)
    without = stage.view.grab().toImage()
    hover(stage, 7, 1)
    stage.key(KEY.Key_Right)
    stage.wait(0.4)
    ringed = stage.view.grab().toImage()
    edge = spot(stage, 1, 3.5)
    assert stage.scene.keys.at == "card"
    assert any(ringed.pixel(edge + QPoint(off, 0)) != without.pixel(edge + QPoint(off, 0)) for off in range(-8, 9))


def test_it_goes_back_to_the_table_when_the_whole_board_is_in_sight(stage: Stage) -> None:
    stage.show(near())
    hover(stage, 2, 5)
    stage.view.fit()
    assert stage.item("card").isVisible()


def test_a_held_card_is_seen_whole_on_both_sides_of_the_edge_of_the_board(stage: Stage) -> None:
    stage.show(near(affordance("card", "field")))
    start = spot(stage, 2, 5)
    QTest.mousePress(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    edge = spot(stage, 2, 4) - QPoint(0, 6)
    move_mouse(stage.view.viewport(), start - QPoint(0, 30))
    move_mouse(stage.view.viewport(), edge)
    stage.wait(0.4)
    image = stage.view.grab().toImage()
    seen = [QColor(image.pixel(edge + QPoint(0, off))).name() == RED for off in range(-40, 41, 4)]
    assert all(seen)
    QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    stage.wait(1.0)
    assert stage.item("card").isVisible()


def set_out(stage: Stage, seconds: float = 0.4) -> None:
    """Let the card set out from the hand to the board."""
    card = piece("card", 5, 1, zone="field", face=Face("blue"))
    stage.show(msgspec.structs.replace(near(), pieces=(near().pieces[0], card)), seconds)
    stage.wait(0.032)


def rect_of(stage: Stage, colour: str) -> QRect:
    """The part of the window in which a colour is seen, but for the stone."""
    image = stage.view.grab().toImage()
    stone = stage.view.shown((0.4, 0.4, 1.2, 1.2))
    seen = [
        (x, y)
        for x in range(0, 800, 2)
        for y in range(0, 600, 2)
        if QColor(image.pixel(x, y)).name() == colour and not stone.contains(x, y)
    ]
    across, down = [x for x, _y in seen], [y for _x, y in seen]
    return QRect(QPoint(min(across), min(down)), QPoint(max(across), max(down)))


def blue(stage: Stage) -> QRect:
    return rect_of(stage, BLUE)


def test_a_card_that_flies_from_the_hand_to_the_board_is_seen_whole_on_its_way(stage: Stage) -> None:
    stage.show(near())
    low = stage.view.still((2.0, 5.0, 1.0, 1.0))
    edge, over = spot(stage, 0, 4).y(), 0
    set_out(stage)
    for _frame in range(8):
        seen = blue(stage)
        over += seen.top() < edge < seen.bottom()
        assert abs(seen.width() - seen.height()) <= 4
        assert 0.95 * low.width() <= seen.width() <= 2.2 * low.width()
        stage.wait(0.016)
    assert over > 0


def test_a_card_that_has_landed_on_the_board_is_the_tables_again(stage: Stage) -> None:
    stage.show(near())
    set_out(stage)
    aloft = stage.item("card").isVisible()
    stage.wait(1.5)
    stage.view.camera.bring([(4.5, 0.5, 1.0, 1.0)], 0.0)
    assert not aloft
    assert stage.item("card").isVisible()
    assert blue(stage).center().y() < spot(stage, 0, 4).y()


def test_a_flight_that_gets_another_goal_goes_on_from_where_it_is_seen(stage: Stage) -> None:
    stage.show(near())
    set_out(stage)
    before = blue(stage)
    pieces = (near().pieces[0], piece("card", 2, 5, zone="hand", face=Face("blue")))
    stage.show(msgspec.structs.replace(near(), pieces=pieces), 0.4)
    after = blue(stage)
    assert (after.center() - before.center()).manhattanLength() < 12
    assert abs(after.width() - before.width()) < 12


def test_what_goes_back_beside_the_board_from_the_front_is_seen_whole_on_its_way(stage: Stage) -> None:
    lying = msgspec.structs.replace(near(), pieces=(near().pieces[0], piece("card", 2, 5, face=Face("blue"))))
    stage.show(lying)
    stage.sharpen()
    home, edge, over = blue(stage), spot(stage, 0, 4).y(), 0
    scene = Spotlight((Actor(("card",)),), words="A card.", dims=False)
    stage.scene.film([Beat(lying, scenes=(scene,))], 0.24)
    stage.wait(0.032)
    while stage.scene.spotlights.shown is not None:
        stage.wait(0.016)
    for _frame in range(12):
        seen = blue(stage)
        over += seen.top() < edge < seen.bottom()
        assert abs(seen.width() - seen.height()) <= 6
        stage.wait(0.016)
    stage.wait(0.5)
    assert over > 0
    assert blue(stage) == home


def test_where_a_dragged_card_was_painted_is_painted_again_once_it_has_gone_on(stage: Stage) -> None:
    goal = affordance("card", "stone")
    stage.show(near(goal))
    hover(stage, 2, 5)
    viewport = stage.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot(stage, 2, 5))
    for step in range(1, 9):
        move_mouse(viewport, spot(stage, 2 + 0.2 * step, 5 - 0.4 * step))
        QApplication.processEvents()
    raised = stage.view.findChild(RaisedPieces)
    assert raised is not None
    assert stage.scene.hand.dragging
    assert raised._painted == raised._place()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot(stage, 3.6, 1.8))
