"""Figures that stand on their bases: what is drawn, what the mouse finds, and what a drag goes by."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Affordance, Face, Gesture, Piece, Pose, Standing, upright
from monstrarium.table.presenter import Sheet
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.panels.inspector import Inspector

from ..stage import Stage, affordance, piece, table, unit_px

TALL = Standing(Face("blue"), (0.6, 2.0), 0.1)
"""Rises 1.8 above the middle of a base, and 0.2 below it."""


def figure(name: str, x: float, y: float, z: int = 0, **more: object) -> Piece:
    """A red base of one unit with a blue figure on it."""
    return piece(name, x, y, z=z, stands=TALL, **more)


def row(*affordances: Affordance) -> tuple[Piece, Piece, tuple[Affordance, ...]]:
    """A figure and another one behind it, whose base its upper part covers in part."""
    return figure("front", 1.5, 4.0, z=2), figure("behind", 1.5, 3.0, z=1), affordances


def stand(stage: Stage, *affordances: Affordance) -> None:
    front, behind, done = row(*affordances)
    stage.show(table(front, behind, affordances=done))


def colour(stage: Stage, x: float, y: float) -> QColor:
    return stage.view.grab().toImage().pixelColor(stage.at(x, y))


def turn_wheel(stage: Stage, x: float, y: float, keys: Qt.KeyboardModifier, notches: int = -1) -> None:
    at = QPointF(stage.at(x, y))
    there = QPointF(stage.view.mapToGlobal(at.toPoint()))
    wheel = (QPoint(0, 0), QPoint(0, 120 * notches), Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(stage.view.viewport(), QWheelEvent(at, there, *wheel))


def test_a_figure_meets_the_middle_of_its_base() -> None:
    stood = upright(figure("front", 1.5, 4.0, z=2))
    assert stood is not None
    assert (stood.pose, stood.face) == (Pose(1.5, 3.2, 2), Face("blue"))


def test_nothing_stands_on_what_lies_face_down() -> None:
    assert upright(figure("front", 1.5, 4.0, up=False)) is None


def test_a_figure_is_drawn_over_its_base_and_over_what_is_behind_it(stage: Stage) -> None:
    stand(stage)
    assert colour(stage, 1.5, 2.3) == QColor("#0000c0")
    assert colour(stage, 1.5, 2.9) == QColor("#0000c0")
    assert colour(stage, 1.1, 2.9) == QColor("#c00000")
    assert colour(stage, 1.1, 4.2) == QColor("#c00000")


def test_a_base_lies_where_a_piece_without_a_figure_would_lie(stage: Stage) -> None:
    stand(stage)
    edge = 1.5 - 0.5
    assert colour(stage, edge + 1.5 / unit_px(stage.view), 4.4) == QColor("#c00000")
    assert colour(stage, edge - 3.0 / unit_px(stage.view), 4.4) != QColor("#c00000")
    assert stage.scene.box("front") == (1.0, 3.5, 1.0, 1.0)


def test_a_figure_casts_a_shadow_to_the_lower_right(stage: Stage) -> None:
    stage.show(table())
    bare = [colour(stage, x, 3.0).lightness() for x in (0.6, 2.1)]
    stand(stage)
    left, right = (colour(stage, x, 4.25).lightness() for x in (0.7, 2.06))
    assert right < bare[1] - 5
    assert left >= bare[0] - 5


def test_the_mouse_finds_the_base_of_a_figure_behind_another_one(stage: Stage) -> None:
    stand(stage)
    stage.move(1.5, 2.9)
    assert stage.hovered[-1] == "behind"
    stage.move(1.1, 2.8)
    assert stage.hovered[-1] == "behind"


def test_the_mouse_finds_a_figure_above_its_base(stage: Stage) -> None:
    stand(stage)
    stage.move(1.5, 1.6)
    assert stage.hovered[-1] == "behind"
    stage.move(0.9, 1.6)
    assert stage.hovered[-1] != "behind"


def test_a_click_on_the_base_of_a_figure_behind_another_one_takes_it(stage: Stage) -> None:
    stand(stage, *(affordance(name, gesture=Gesture.CLICK) for name in ("front", "behind")))
    stage.click(1.5, 2.9)
    assert [each.source for each in stage.chosen] == ["behind"]


def test_the_wheel_comes_to_the_next_figure_under_the_mouse_and_does_not_zoom(stage: Stage) -> None:
    stand(stage, *(affordance(name, gesture=Gesture.CLICK) for name in ("front", "behind")))
    density = stage.view.camera.density
    stage.move(1.5, 2.9)
    turn_wheel(stage, 1.5, 2.9, Qt.KeyboardModifier.NoModifier)
    assert stage.hovered[-1] == "front"
    stage.click(1.5, 2.9)
    assert [each.source for each in stage.chosen] == ["front"]
    assert stage.view.camera.density == density


def test_the_wheel_zooms_over_a_single_figure_and_with_ctrl(stage: Stage) -> None:
    stand(stage)
    for y, keys in ((4.3, Qt.KeyboardModifier.NoModifier), (2.9, Qt.KeyboardModifier.ControlModifier)):
        density = stage.view.camera.density
        stage.move(1.5, y)
        turn_wheel(stage, 1.5, y, keys, 1)
        assert stage.view.camera.density > density
        stage.view.fit()


def test_a_figure_chosen_with_the_wheel_is_forgotten_where_others_stand(stage: Stage) -> None:
    stand(stage)
    stage.move(1.5, 2.9)
    turn_wheel(stage, 1.5, 2.9, Qt.KeyboardModifier.NoModifier)
    stage.move(1.5, 1.6)
    stage.move(1.5, 2.9)
    assert stage.hovered[-1] == "behind"


def test_a_drop_goes_by_the_base_and_not_by_the_figure(stage: Stage) -> None:
    there = figure("front", 6.5, 4.5)
    move = affordance("front", "right", ghost=there)
    stage.show(table(figure("front", 1.5, 4.5), piece("above", 6.5, 3.0, zone="right"), affordances=(move,)))
    stage.press(1.5, 4.5)
    stage.move(4.0, 4.5)
    stage.move(6.5, 4.5)
    assert stage.scene.affordances.marks.of("hot") == {"right"}
    stage.release(6.5, 4.5)
    assert stage.chosen == [move]


def test_a_figure_taken_by_its_head_keeps_its_place_under_the_hand(stage: Stage) -> None:
    stage.show(table(figure("front", 1.5, 4.5), affordances=(affordance("front", "right"),)))
    stage.press(1.5, 3.0)
    stage.move(3.0, 3.0)
    stage.move(3.5, 3.0)
    x, y = stage.seen("front")
    assert (round(x, 1), round(y, 1)) == (3.5, 4.5)


def test_a_figure_that_is_turned_looks_another_way_at_once_without_motion(stage: Stage) -> None:
    stage.show(table(figure("front", 1.5, 4.0)))
    green = Standing(Face("green"), TALL.size, TALL.foot)
    stage.show(table(piece("front", 1.5, 4.0, stands=green)))
    assert colour(stage, 1.5, 2.6) == QColor("#008000")


def test_what_is_said_of_a_figure_stands_above_its_head(stage: Stage) -> None:
    stage.show(table(figure("front", 1.5, 4.0)))
    assert stage.scene.spread.whole("front") == (1.0, 2.2, 1.0, 2.3)


def test_the_inspector_shows_a_figure_whole(stage: Stage, art: Art) -> None:
    inspector = Inspector(art, LIGHT)
    stage.bot.addWidget(inspector)
    inspector.resize(240, 400)
    inspector.show_sheet(Sheet("Front"), figure("front", 1.5, 4.0))
    shown = inspector.document().resource(QTextDocument.ResourceType.ImageResource, QUrl("piece"))
    image = shown.toImage()
    wide, high = image.width(), image.height()
    assert high / wide == pytest.approx(2.3, abs=0.05)
    assert [image.pixelColor(wide // 2, round(share * high)).name() for share in (0.1, 0.85)] == ["#0000c0", "#0000c0"]
    assert image.pixelColor(wide // 8, round(0.9 * high)).name() == "#c00000"


def test_the_mark_of_a_target_lies_around_its_base_and_covers_no_figure(stage: Stage) -> None:
    front, behind, _none = row()
    taken = piece("near", 6.5, 5.0, zone="right")
    stage.show(table(front, behind, taken, affordances=(affordance("near", "behind"),)))
    before = stage.view.grab().toImage()
    stage.click(6.5, 5.0)
    assert stage.scene.affordances.marks.of("legal") == {"behind"}
    after = stage.view.grab().toImage()
    rim = stage.at(0.97, 3.0)
    assert after.pixelColor(rim) != before.pixelColor(rim)
    assert after.pixelColor(stage.at(1.5, 2.48)) == QColor("#0000c0")
