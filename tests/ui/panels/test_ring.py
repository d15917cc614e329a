"""The ring of signs around a place of the table lies in sight, and around that place wherever it can."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from monstrarium.table.desc import Affordance, Gesture
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.panels.over_table.ring import Ring
from tests.ui.stage import art as art
from tests.ui.stage import resources as resources

WIDE, HIGH = 1000, 700
LONG = "Through enemies, but no Titan and nobody in Defensive Combat."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(WIDE, HIGH)
    window.show()
    return window


def around(window: QWidget, art: Art, x: int, y: int, count: int = 6) -> list[QRect]:
    """Where the signs lie of a ring around a point, in their order."""
    choices = [Affordance((), Gesture.DRAG, f"Way {number}", note=LONG) for number in range(count)]
    ring = Ring(window, window.mapToGlobal(QPoint(x, y)), choices, lambda choice: choice, art, LIGHT)
    return [button.geometry() for button in ring.buttons]


def test_half_of_the_signs_lie_on_each_side(window: QWidget, art: Art) -> None:
    places = around(window, art, 500, 350)
    assert all(place.left() > 500 for place in places[:3])
    assert all(place.right() < 500 for place in places[3:])


@pytest.mark.parametrize("x", [60, 940])
def test_near_an_edge_all_lie_on_the_other_side_in_their_order(window: QWidget, art: Art, x: int) -> None:
    places = around(window, art, x, 350)
    assert all(place.left() > x if x < 500 else place.right() < x for place in places)
    assert [place.top() for place in places] == sorted(place.top() for place in places)
    assert all(window.rect().contains(place) for place in places)


@pytest.mark.parametrize("spot", [(5, 5), (995, 695), (500, 695)])
def test_in_a_corner_all_are_in_sight(window: QWidget, art: Art, spot: tuple[int, int]) -> None:
    assert all(window.rect().contains(place) for place in around(window, art, *spot))
