"""The small map is shown while part of the table is out of sight, and leads to any part of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.ui.view.camera import ROOM
from tests.support.mouse import move_mouse

from ..stage import Stage, piece, table


def test_there_is_no_map_while_the_whole_table_is_seen(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    assert not stage.view.map.isVisible()


def test_whoever_zooms_in_gets_a_map(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    stage.view.zoom(3.0)
    assert stage.view.map.isVisible()
    stage.view.fit()
    assert not stage.view.map.isVisible()


def test_a_click_on_the_map_brings_that_part_to_the_middle(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    stage.view.zoom(3.0)
    small = stage.view.map
    QTest.mouseClick(small, Qt.MouseButton.LeftButton, pos=QPoint(small.width() // 4, small.height() * 3 // 4))
    middle = stage.view.mapToScene(stage.view.viewport().rect().center()) / 100
    assert (round(middle.x(), 1), round(middle.y(), 1)) == (2.0, 4.5)


def test_the_map_leads_no_farther_than_the_edges_of_the_table(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    stage.view.zoom(3.0)
    QTest.mouseClick(stage.view.map, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    corner = stage.view.mapToScene(QPoint(0, 0)) / 100
    assert (corner.x(), corner.y()) == pytest.approx((-ROOM, -ROOM), abs=0.02)


def test_a_drag_on_the_map_carries_the_window_along(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.view.fit()
    stage.view.zoom(3.0)
    small = stage.view.map
    before = stage.view.mapToScene(stage.view.viewport().rect().center())
    QTest.mousePress(small, Qt.MouseButton.LeftButton, pos=QPoint(small.width() // 2, small.height() // 2))
    move_mouse(small, QPoint(small.width() * 3 // 4, small.height() // 2))
    QTest.mouseRelease(small, Qt.MouseButton.LeftButton, pos=QPoint(small.width() * 3 // 4, small.height() // 2))
    assert stage.view.mapToScene(stage.view.viewport().rect().center()).x() > before.x() + 50


def test_the_map_shows_what_lies_on_the_table(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 3)))
    stage.view.fit()
    stage.view.zoom(3.0)
    small = stage.view.map
    colour = small.grab().toImage().pixelColor(round(small.width() / 8), small.height() // 2)
    assert (colour.red() > 0x90, colour.green() < 0x40) == (True, True)


def test_the_map_lies_on_the_ground_of_the_table(stage: Stage) -> None:
    stage.show(replace(table(piece("a", 1, 3)), ground="blue"))
    stage.view.fit()
    stage.view.zoom(3.0)
    small = stage.view.map
    colour = small.grab().toImage().pixelColor(small.width() // 2, small.height() // 2)
    assert (colour.red() < 0x40, colour.blue() > 0x90) == (True, True)
