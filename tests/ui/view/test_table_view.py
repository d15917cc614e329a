"""The view of the table fits, zooms and pans, and draws the felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.ui.art.ground import felt
from monstrarium.ui.art.palette import CONTRAST, DARK, LIGHT, Theme
from monstrarium.ui.view.camera import FOOT, ROOM
from tests.support.mouse import move_mouse
from tests.ui.timers import ticks

from ..stage import Stage, affordance, piece, table, unit_px


def wheel(stage: Stage, notches: int, at: QPoint) -> None:
    """Turn the wheel with the mouse at a point."""
    nothing = Qt.KeyboardModifier.NoModifier
    buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turned = QPoint(0, 120 * notches)
    event = QWheelEvent(QPointF(at), QPointF(at), QPoint(), turned, buttons, nothing, phase, False)
    QApplication.sendEvent(stage.view.viewport(), event)


def whole_table_in_sight(stage: Stage) -> bool:
    corners = (stage.at(0, 0), stage.at(8, 6))
    return all(stage.view.viewport().rect().contains(corner) for corner in corners)


def test_the_whole_table_is_in_sight_at_first(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    assert whole_table_in_sight(stage)
    assert unit_px(stage.view) > 80


@pytest.mark.parametrize("size", [(400, 300), (1600, 700), (500, 1200)])
def test_a_fitted_table_stays_fitted(stage: Stage, size: tuple[int, int]) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.resize(*size)
    stage.sharpen()
    assert whole_table_in_sight(stage)
    assert stage.scene.pixmaps.density == unit_px(stage.view)


def test_a_table_unit_is_a_whole_number_of_pixels(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.resize(733, 611)
    stage.view.zoom(1.37)
    stage.sharpen()
    assert unit_px(stage.view) == int(unit_px(stage.view))


def test_the_wheel_zooms_at_the_pointer(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    spot = stage.at(2.0, 1.5)
    before = unit_px(stage.view)
    wheel(stage, 3, spot)
    assert unit_px(stage.view) > 1.5 * before
    assert (stage.at(2.0, 1.5) - spot).manhattanLength() <= 2


def test_zooming_has_its_limits(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    fitting = unit_px(stage.view)
    wheel(stage, 90, stage.at(4, 3))
    nearest = unit_px(stage.view)
    wheel(stage, -180, stage.at(4, 3))
    assert fitting < nearest <= 6 * fitting + 1
    assert unit_px(stage.view) == fitting


def test_after_zooming_everything_is_drawn_sharp_again(stage: Stage) -> None:
    stage.show(table(piece("a", 4, 3, flat=True)))
    wheel(stage, 2, stage.at(4, 3))
    soft = stage.item("a").pixmap().width()
    stage.sharpen()
    assert soft < stage.item("a").pixmap().width() == unit_px(stage.view)
    assert not ticks(stage.scene.clock)


def test_a_table_that_is_not_sharp_yet_holds_nothing_up(stage: Stage) -> None:
    stage.show(table(piece("a", 4, 3)))
    wheel(stage, 2, stage.at(4, 3))
    assert not stage.scene.busy


@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_0_fits_the_table_again(stage: Stage, modifiers: Qt.KeyboardModifier) -> None:
    stage.show(table(piece("a", 1, 1)))
    wheel(stage, 5, stage.at(1, 1))
    away = whole_table_in_sight(stage)
    stage.key(Qt.Key.Key_0, modifiers)
    assert not away
    assert whole_table_in_sight(stage)


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_a_drag_of_the_ground_moves_the_table(stage: Stage, button: Qt.MouseButton) -> None:
    stage.show(table(piece("a", 1, 1)))
    wheel(stage, 3, stage.at(4, 3))
    start, port = stage.at(4, 3), stage.view.viewport()
    QTest.mousePress(port, button, pos=start)
    for step in (0.5, 1.0):
        move_mouse(port, start + QPoint(-60, 40) * step)
    QTest.mouseRelease(port, button, pos=start + QPoint(-60, 40))
    assert stage.at(4, 3) == start + QPoint(-60, 40)


def test_what_is_held_stays_held_while_the_ground_is_dragged(stage: Stage) -> None:
    stage.show(table(piece("a", 2.5, 3), affordances=(affordance("a", "right"),)))
    wheel(stage, 3, stage.at(4, 3))
    stage.click(2.5, 3)
    start, port = stage.at(4, 4), stage.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (0.5, 1.0):
        move_mouse(port, start + QPoint(-60, 0) * step)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(-60, 0))
    assert stage.scene.affordances.pointer.held == "a"


@pytest.mark.parametrize("way", [QPoint(3000, 2000), QPoint(-3000, -2000)])
def test_the_table_cannot_be_moved_out_of_the_window(stage: Stage, way: QPoint) -> None:
    stage.show(table(piece("a", 1, 1)))
    wheel(stage, 6, stage.at(4, 3))
    start, port = stage.at(4, 3), stage.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.MiddleButton, pos=start)
    move_mouse(port, start + way)
    QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, pos=start + way)
    air = round(ROOM * unit_px(stage.view)) + 1
    corner = stage.at(0, 0) if way.x() > 0 else stage.at(8, 6)
    assert port.rect().contains(corner)
    assert not port.rect().adjusted(air, air, -air, -air).contains(corner)


def test_space_and_a_drag_move_the_table_and_take_nothing(stage: Stage) -> None:
    stage.show(table(piece("a", 4, 3), affordances=(affordance("a", "right"),)))
    wheel(stage, 3, stage.at(4, 3))
    start, port = stage.at(4, 3), stage.view.viewport()
    QTest.keyPress(stage.view, Qt.Key.Key_Space)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    move_mouse(port, start + QPoint(50, 30))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(50, 30))
    QTest.keyRelease(stage.view, Qt.Key.Key_Space)
    assert stage.at(4, 3) == start + QPoint(50, 30)
    assert stage.scene.affordances.pointer.held == ""


def test_a_drag_finds_its_way_on_a_zoomed_and_moved_table(stage: Stage) -> None:
    do = affordance("a", "right")
    stage.show(table(piece("a", 2.5, 3), affordances=(do,)))
    wheel(stage, 1, stage.at(4, 3))
    stage.drag((2.5, 3), (5.6, 3))
    assert stage.chosen == [do]


def test_a_moved_table_keeps_its_middle_when_the_window_grows(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    wheel(stage, 4, stage.at(4, 3))
    centre = stage.view.camera.place(QPointF(stage.view.viewport().rect().center()))
    stage.view.resize(900, 700)
    after = stage.view.camera.place(QPointF(stage.view.viewport().rect().center()))
    assert after == pytest.approx(centre, abs=2 / unit_px(stage.view))


def test_felt_fills_the_window_and_stays_while_the_table_moves(stage: Stage) -> None:
    stage.show(table(zones=()))
    before = stage.view.grab().toImage()
    stage.view.zoom(2.0)
    stage.sharpen()
    stage.view.horizontalScrollBar().setValue(stage.view.horizontalScrollBar().value() + 37)
    beside = stage.view.map.geometry().left()
    after = stage.view.grab().toImage()
    assert after.copy(0, 0, beside, after.height()) == before.copy(0, 0, beside, before.height())
    assert before == felt(before.width(), before.height(), LIGHT).convertToFormat(before.format())


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_felt_is_lit_from_the_upper_left(theme: Theme) -> None:
    cloth = felt(400, 300, theme)

    def light(x: int, y: int) -> int:
        return sum(cloth.pixelColor(x + dx, y + dy).lightness() for dx in range(8) for dy in range(8))

    assert light(130, 70) > light(200, 150) > light(390, 290)


def test_another_light_changes_the_felt(stage: Stage) -> None:
    stage.show(table(zones=()))
    before = stage.view.grab().toImage()
    stage.scene.set_theme(DARK)
    assert stage.view.grab().toImage() != before


def test_larger_letters_draw_the_words_on_the_table_anew(stage: Stage, qapp: QApplication) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.scene.note("a", "Not now.")
    before = stage.item("a").pixmap().cacheKey()
    larger = QFont(qapp.font())
    larger.setPointSizeF(2 * larger.pointSizeF())
    qapp.setFont(larger)
    QApplication.processEvents()
    assert stage.item("a").pixmap().cacheKey() != before


def test_the_table_tells_what_it_is(stage: Stage) -> None:
    assert stage.view.accessibleName() == "Table"
    assert "Enter" in stage.view.accessibleDescription()


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_a_table_that_is_wholly_in_sight_stays_fitted_however_its_ground_is_dragged(
    stage: Stage, button: Qt.MouseButton
) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    before = stage.at(4.0, 3.0)
    QTest.mousePress(stage.view.viewport(), button, pos=QPoint(400, 300))
    move_mouse(stage.view.viewport(), QPoint(700, 500))
    QTest.mouseRelease(stage.view.viewport(), button, pos=QPoint(700, 500))
    moved = stage.at(4.0, 3.0)
    stage.view.resize(400, 300)
    QApplication.processEvents()
    assert moved == before
    assert whole_table_in_sight(stage)


def test_a_table_that_is_made_as_small_as_it_goes_is_fitted_again(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    before = stage.at(4.0, 3.0)
    stage.view.zoom(3.0)
    stage.view.zoom(0.1)
    assert stage.at(4.0, 3.0) == before


def test_a_prompt_leaves_the_table_in_sight_above_it(stage: Stage) -> None:
    stage.view.camera.prompted = True
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    assert stage.at(8.0, 6.0).y() <= stage.view.viewport().height() - FOOT
