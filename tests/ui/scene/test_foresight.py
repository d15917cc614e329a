"""Foresight is drawn while something is held or pointed at, and goes afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Affordance, Foresight, ItemId, Ring, Wash
from monstrarium.ui.art.palette import DARK

from ..stage import Stage, affordance, piece, table

WAY = Foresight(
    washes=(Wash("reach", ((5.0, 0.0, 3.0, 6.0),)),),
    trail=((1.0, 3.0, ""), (4.0, 3.0, "2"), (6.5, 3.0, "4")),
    threats=("foe",),
)
NORTH, SOUTH = affordance("knight", "right", variant="north"), affordance("knight", "right", variant="south")


class Seer:
    """Foresees the same of everything, and records what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[ItemId, str]] = []

    def __call__(self, item: ItemId, done: Affordance | None) -> Foresight | None:
        self.asked.append((item, done.variant if done else ""))
        return WAY


@pytest.fixture
def seer(stage: Stage) -> Seer:
    """A table on which a knight may go to the right and face north or south; a foe stands aside."""
    seer = Seer()
    stage.scene.affordances.sights.foresee = seer
    stage.show(table(piece("knight", 1, 3), piece("foe", 2, 5.4), affordances=(NORTH, SOUTH)))
    return seer


def turn_wheel(stage: Stage, notches: int) -> None:
    """Turn the wheel over the middle of the table."""
    at = QPointF(stage.at(4, 3))
    event = QWheelEvent(
        at,
        QPointF(stage.view.mapToGlobal(at.toPoint())),
        QPointF(0, 0).toPoint(),
        QPointF(0, 120 * notches).toPoint(),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stage.view.viewport(), event)


def test_nothing_is_foreseen_of_what_only_lies_there(stage: Stage, seer: Seer) -> None:
    stage.move(1, 3)
    assert len(stage.scene.affordances.sights) == 0


def test_what_is_held_shows_where_it_can_go(stage: Stage, seer: Seer) -> None:
    before = stage.view.grab().toImage().pixelColor(stage.at(7.5, 5.5))
    stage.click(1, 3)
    assert seer.asked == [("knight", "")]
    assert stage.view.grab().toImage().pixelColor(stage.at(7.5, 5.5)) != before


def test_the_way_over_a_target_is_drawn_with_what_it_costs(stage: Stage, seer: Seer) -> None:
    stage.click(1, 3)
    stage.move(6.5, 3)
    assert seer.asked[-1] == ("knight", "north")
    assert len(stage.scene.affordances.sights) == 1 + 1 + 2 + 2


def test_a_ring_and_the_way_lie_under_the_pieces(stage: Stage) -> None:
    far = Foresight(rings=(Ring((0.0, 2.0, 3.0, 2.0)),), trail=((1.0, 3.0, ""), (2.0, 3.0, "")))
    stage.scene.affordances.sights.foresee = lambda _item, _done: far
    stage.show(table(piece("knight", 1, 3), piece("foe", 3, 3)))
    before = stage.view.grab().toImage()
    stage.scene.set_gazing(True)
    stage.move(1, 3)
    after = stage.view.grab().toImage()
    changed = [
        after.pixelColor(stage.at(x, y)) != before.pixelColor(stage.at(x, y)) for x, y in ((1.5, 4), (3, 3), (2, 3))
    ]
    assert changed == [True, False, True]


def test_all_of_it_is_gone_when_nothing_is_held_any_more(stage: Stage, seer: Seer) -> None:
    stage.click(1, 3)
    stage.key(Qt.Key.Key_Escape)
    assert len(stage.scene.affordances.sights) == 0


def test_keys_show_the_way_as_well(stage: Stage, seer: Seer) -> None:
    stage.key(Qt.Key.Key_Right)
    stage.key(Qt.Key.Key_Return)
    stage.key(Qt.Key.Key_Right)
    assert seer.asked[-1][0] == "knight"
    assert len(stage.scene.affordances.sights) > 0


def test_the_wheel_turns_what_is_held_and_does_not_zoom(stage: Stage, seer: Seer) -> None:
    density = stage.view.camera.density
    stage.click(1, 3)
    stage.move(6.5, 3)
    turn_wheel(stage, -1)
    first = stage.scene.affordances.pointer.variant
    turn_wheel(stage, -1)
    assert {first, stage.scene.affordances.pointer.variant} == {"north", "south"}
    assert stage.view.camera.density == density


def test_gazing_shows_what_is_pointed_at(stage: Stage, seer: Seer) -> None:
    stage.scene.set_gazing(True)
    stage.move(2, 5.4)
    assert seer.asked[-1] == ("foe", "")
    assert len(stage.scene.affordances.sights) > 0
    stage.move(4, 0.2)
    assert len(stage.scene.affordances.sights) == 0


def test_another_light_draws_it_afresh(stage: Stage, seer: Seer) -> None:
    stage.click(1, 3)
    count = len(stage.scene.affordances.sights)
    stage.scene.set_theme(DARK)
    assert len(stage.scene.affordances.sights) == count
