"""Marks light up, and are told apart without colour."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsPathItem

from monstrarium.table.desc import Gesture
from monstrarium.ui.art.palette import CONTRAST, LIGHT, Theme
from monstrarium.ui.art.plates import BUBBLE_AIR, mark
from monstrarium.ui.scene import layers
from monstrarium.ui.scene.layers import UNIT

from ..stage import Stage, affordance, piece, table


def marks(stage: Stage, kind: str) -> set[str]:
    return stage.scene.affordances.marks.of(kind)


def test_what_may_be_taken_glows_and_nothing_else(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"),)))
    assert len(stage.item("a").childItems()) == 1
    assert stage.item("b").childItems() == []


def test_a_zone_that_may_be_taken_from_has_a_ring(stage: Stage) -> None:
    stage.show(table(affordances=(affordance("left", gesture=Gesture.CLICK),)))
    assert marks(stage, "source") == {"left"}


def test_while_something_is_held_its_targets_are_marked_and_no_source_glows(stage: Stage) -> None:
    stage.show(
        table(piece("a", 1, 1), piece("b", 1, 3), affordances=(affordance("a", "right"), affordance("b", "left")))
    )
    stage.click(1, 1)
    stage.wait(0.5)
    assert marks(stage, "legal") == {"right"}
    assert stage.item("b").childItems() == []


def test_the_target_under_the_hand_is_marked_as_hot(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3), affordances=(affordance("a", "right"), affordance("a", "b"))))
    stage.press(1, 1)
    stage.move(6, 3)
    assert (marks(stage, "hot"), marks(stage, "legal")) == ({"b"}, {"right"})


def test_a_place_the_rules_forbid_is_crossed_out_under_the_hand(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 5, zone=""), affordances=(affordance("a", "right"),)))
    stage.press(1, 1)
    stage.move(2, 5)
    assert marks(stage, "illegal") == {"b"}


def test_letting_go_takes_every_mark_away(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), affordances=(affordance("a", "right", note="1 in 12"),)))
    stage.press(1, 1)
    stage.move(6, 3)
    during = marks(stage, "tag")
    stage.release(4, 5)
    assert during == {"right"}
    assert not any(marks(stage, kind) for kind in ("legal", "hot", "illegal", "tag"))


def test_a_hint_points_from_the_source_to_the_target_until_the_next_deed(stage: Stage) -> None:
    do = affordance("a", "right")
    stage.show(table(piece("a", 1, 1), affordances=(do,)))
    stage.scene.ghost(do, "It is worth more there.")
    shown = (marks(stage, "hint"), len(stage.scene.overlays))
    stage.click(4, 5)
    assert shown == ({"a", "right"}, 2)
    assert (marks(stage, "hint"), len(stage.scene.overlays)) == (set(), 0)


def test_the_arrow_of_a_hint_ends_where_the_piece_would_lie(stage: Stage) -> None:
    do = affordance("a", "right", ghost=piece("a", 7, 1, zone="right"))
    stage.show(table(piece("a", 1, 1), affordances=(do,)))
    stage.scene.ghost(do, "It is worth more there.")
    arrows = [item for item in stage.scene.items() if isinstance(item, QGraphicsPathItem)]
    assert any(arrow.path().contains(QPointF(6.9 * UNIT, UNIT)) for arrow in arrows)


def test_a_hint_for_what_lies_below_the_plaque_is_written_at_its_source(stage: Stage) -> None:
    do = affordance("a", "b")
    shown = table(piece("a", 1, 1), piece("b", 6, 4.5), affordances=(do,))
    for plaque, above in ((None, 4.5), ((4.0, 3.0, 4.0, 0.7), 1.0)):
        stage.show(msgspec.structs.replace(shown, plaque=plaque))
        stage.scene.ghost(do, "It is worth more there.")
        words = [item for item in stage.scene.items() if item.zValue() == layers.WORDS]
        assert any(abs(item.y() / UNIT - above) < 1.5 for item in words)


def test_a_sentence_is_wrapped_to_the_room_that_there_is(stage: Stage) -> None:
    words = "It wounds the nearest enemy in forty of a hundred cases, and nobody strikes back."
    free = stage.scene.pixmaps.bubble(words).deviceIndependentSize()
    tight = stage.scene.pixmaps.bubble(words, most=180).deviceIndependentSize()
    assert tight.width() <= 180 < free.width()
    assert tight.height() > free.height()


def test_marks_of_what_left_the_table_leave_with_it(stage: Stage) -> None:
    do = affordance("a", "b")
    stage.show(table(piece("a", 1, 1), piece("b", 6, 3), affordances=(do,)))
    stage.click(1, 1)
    stage.show(table(piece("a", 1, 1)))
    assert marks(stage, "legal") == set()


def tags(stage: Stage) -> list[QRectF]:
    """The boxes of the words, without their shadows."""
    found = [item for item in stage.scene.items() if item.zValue() == layers.WORDS - 1]
    air = BUBBLE_AIR * stage.scene.pixmaps.shrink
    return [item.sceneBoundingRect().adjusted(air, air, -air, -air) for item in found]


def test_words_lie_beside_the_small_things_that_they_are_about(stage: Stage) -> None:
    stage.view.resize(320, 240)
    small = {
        name: piece(name, *at, size=(0.6, 0.6)) for name, at in {"b": (4, 2), "c": (4, 2.8), "d": (4, 5.6)}.items()
    }
    affordances = tuple(affordance("a", name, note="50 %") for name in small)
    stage.show(table(piece("a", 1, 1), *small.values(), affordances=affordances))
    stage.sharpen()
    stage.click(1, 1)
    plates, places = tags(stage), [stage.item(name).sceneBoundingRect() for name in small]
    assert len(plates) == 3
    for plate in plates:
        assert stage.scene.sceneRect().contains(plate)
        assert not any(plate.adjusted(1, 1, -1, -1).intersects(place.adjusted(9, 9, -9, -9)) for place in places)
        assert sum(plate.intersects(other) for other in plates) == 1


@pytest.mark.parametrize("theme", [LIGHT, CONTRAST])
def test_legal_hot_and_illegal_differ_without_colour(theme: Theme) -> None:
    grey = [
        mark(kind, (80.0, 80.0), 1.0, theme).convertToFormat(QImage.Format.Format_Alpha8)
        for kind in ("legal", "hot", "illegal", "focus", "source")
    ]
    assert all(one != other for at, one in enumerate(grey) for other in grey[at + 1 :])
