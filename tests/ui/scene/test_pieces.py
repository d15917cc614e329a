"""Pieces travel without jumps, leave nothing behind, and lie exactly in their places at rest."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPixmapItem

from monstrarium.table.desc import Face, Pose
from monstrarium.ui.art.palette import DARK
from monstrarium.ui.scene import layers
from monstrarium.ui.scene.items import PieceItem
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.scene.spread import CROWD
from tests.ui.timers import ticks

from ..stage import FRAME, LEFT, RIGHT, Stage, piece, table


def colour(item: QGraphicsPixmapItem) -> str:
    """The colour in the middle of an item."""
    image = item.pixmap().toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def test_the_first_table_is_there_at_once(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)), 0.2)
    assert stage.seen("a") == (1.0, 1.0)
    assert not stage.scene.busy


def test_a_piece_goes_to_its_new_place_in_the_time_it_is_given(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 6, 3)), 0.2)
    stage.wait(0.096)
    x, y = stage.seen("a")
    stage.wait(0.2)
    assert 1.0 < x < 6.0
    assert 1.0 < y < 3.0
    assert stage.seen("a") == (6.0, 3.0)


def test_without_seconds_a_piece_is_there_at_once(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 6, 3)), 0.0)
    assert stage.item("a").pos() == QPointF(6 * UNIT, 3 * UNIT)
    assert not stage.scene.busy


def test_a_new_table_in_mid_flight_makes_no_jump(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    largest, end = 0.0, 6.0
    stage.show(table(piece("a", end, 3)), 0.2)
    for turn in range(40):
        stage.wait(FRAME * (1 + turn % 5))
        before = stage.item("a").pos()
        end = 7.0 - end
        stage.show(table(piece("a", end, 3 + turn % 2, pose=Pose(end, 3, turn=float(45 * turn)))), 0.2)
        after = stage.item("a").pos()
        largest = max(largest, abs(after.x() - before.x()) + abs(after.y() - before.y()))
    assert largest < 1e-9


def test_a_turn_takes_the_shorter_way(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, pose=Pose(1, 1, turn=350.0))))
    stage.show(table(piece("a", 1, 1, pose=Pose(1, 1, turn=10.0))), 0.2)
    stage.wait(0.096)
    assert abs((stage.item("a").seen[2] + 180) % 360 - 180) < 10.0


def test_a_flip_shows_the_other_side_from_its_half_on(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, up=False)))
    stage.show(table(piece("a", 1, 1)), 0.16)
    seen = []
    for _frame in range(9):
        stage.wait(FRAME)
        seen.append((colour(stage.item("a")), stage.item("a").seen[4]))
    assert [shown for shown, flip in seen if flip < 0.5] == ["#604020"] * 4
    assert {shown for shown, flip in seen if flip >= 0.5} == {"#c00000"}


def test_a_face_that_is_hidden_stays_in_sight_until_the_half(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 1, 1, up=False, face=Face("blue"))), 0.16)
    stage.wait(3 * FRAME)
    before = colour(stage.item("a"))
    stage.wait(4 * FRAME)
    assert (before, colour(stage.item("a"))) == ("#c00000", "#604020")


def test_a_piece_flies_above_all_that_lies_and_comes_down_in_its_place(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, z=3), piece("b", 1, 2, z=900)))
    stage.show(table(piece("a", 6, 1, z=3), piece("b", 1, 2, z=900)), 0.2)
    flying = stage.item("a").zValue()
    stage.wait(0.3)
    assert flying > stage.item("b").zValue() > stage.item("a").zValue() == layers.PIECES + 3


def test_furniture_lies_under_loose_pieces(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, z=0), piece("board", 1, 1, z=900, flat=True)))
    assert stage.item("board").zValue() < stage.item("a").zValue()


def test_at_rest_a_piece_is_drawn_pixel_for_pixel(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, flat=True, size=(1.0, 1.4))))
    item = stage.item("a")
    density = stage.scene.pixmaps.density
    shown = item.sceneTransform() * stage.view.viewportTransform()
    assert (item.pixmap().width(), item.pixmap().height()) == (round(density), round(1.4 * density))
    assert (shown.m11(), shown.m22(), shown.m12(), shown.m21()) == pytest.approx((1.0, 1.0, 0.0, 0.0))


def test_a_turned_piece_at_rest_is_drawn_turned_and_not_transformed(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, flat=True, size=(1.0, 1.4), pose=Pose(1, 1, turn=90.0))))
    item = stage.item("a")
    shown = item.sceneTransform() * stage.view.viewportTransform()
    assert item.pixmap().width() > item.pixmap().height()
    assert (shown.m11(), shown.m12()) == pytest.approx((1.0, 0.0))


def test_a_piece_that_left_is_gone_from_the_scene_in_the_end(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 2)))
    stage.show(table(piece("b", 2, 2)), 0.2)
    during = len([item for item in stage.scene.items() if isinstance(item, PieceItem)])
    stage.wait(0.3)
    left = [item for item in stage.scene.items() if isinstance(item, PieceItem)]
    assert "a" not in stage.scene.spread.pieces
    assert (during, len(left)) == (2, 1)


def test_nothing_is_left_over_after_many_changes(stage: Stage) -> None:
    for turn in range(12):
        pieces = [piece(f"p{n}", 1 + (n + turn) % 6, 1 + n % 4, up=bool((n + turn) % 3)) for n in range(turn % 5, 9)]
        stage.show(table(*pieces), 0.2)
        stage.wait(0.05)
    stage.scene.settle()
    assert len(stage.scene.items()) == 2 * len((LEFT, RIGHT)) + len(pieces)
    assert not ticks(stage.scene.clock)


def test_a_piece_that_comes_back_while_it_fades_is_a_whole_piece_again(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(), 0.2)
    stage.wait(0.05)
    stage.show(table(piece("a", 1, 1)), 0.2)
    stage.wait(0.5)
    assert stage.item("a").opacity() == 1.0
    assert len([item for item in stage.scene.items() if isinstance(item, PieceItem)]) == 1


def test_a_new_face_fades_in_where_the_piece_lies(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 1, 1, face=Face("blue"))), 0.2)
    under = colour(stage.item("a"))
    over = len(stage.scene.overlays)
    stage.wait(0.3)
    assert (under, over, len(stage.scene.overlays)) == ("#0000c0", 1, 0)


def test_a_piece_that_changes_on_its_way_is_seen_in_one_place(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    old = stage.item("a").pixmap().cacheKey()
    stage.show(table(piece("a", 6, 3, pose=Pose(6, 3, turn=30.0, scale=2.0), face=Face("blue"))), 0.2)
    apart = []
    for _frame in range(6):
        over = next(
            item
            for item in stage.scene.items()
            if isinstance(item, QGraphicsPixmapItem) and item.pixmap().cacheKey() == old
        )
        box, under = over.sceneBoundingRect(), stage.item("a").sceneBoundingRect()
        apart.append((box.center() - under.center()).manhattanLength())
        assert 0.8 < box.width() / under.width() < 1.25  # One of them has its shadow.
        stage.wait(FRAME)
    assert max(apart) < 0.1 * UNIT
    stage.wait(0.3)
    assert len(stage.scene.overlays) == 0


def test_settling_ends_all_motion(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1), piece("b", 2, 2)))
    stage.show(table(piece("a", 6, 3)), 0.2)
    stage.wait(0.05)
    stage.scene.settle()
    assert stage.seen("a") == (6.0, 3.0)
    assert not stage.scene.busy
    assert not ticks(stage.scene.clock)


def test_an_idle_table_has_no_timer(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.move(1, 1)
    assert not ticks(stage.scene.clock)


def test_an_unchanged_table_moves_nothing(stage: Stage) -> None:
    shown = table(piece("a", 1, 1))
    stage.show(shown)
    stage.show(msgspec.structs.replace(shown), 0.2)
    assert not stage.scene.busy


def test_in_a_pile_only_the_lowest_casts_a_shadow(stage: Stage) -> None:
    pile = [piece(f"p{n}", 1 - n * 0.01, 1 - n * 0.01, z=n) for n in range(4)]
    stage.show(table(*pile))
    sizes = [stage.item(each.id).pixmap().width() for each in pile]
    assert sizes[0] > sizes[1] == sizes[2] == sizes[3]


def test_a_crowd_in_flight_casts_no_shadows_and_all_do_again_at_rest(stage: Stage) -> None:
    many = [piece(f"p{n}", 1 + n % 6, 0.5 + n // 6) for n in range(CROWD + 6)]
    moved = [piece(each.id, each.pose.x + 0.5, each.pose.y) for each in many]
    stage.show(table(*many))
    at_rest = stage.item("p0").pixmap().width()
    stage.show(table(*moved), 0.2)
    aloft = stage.item("p0").pixmap().width()
    stage.wait(0.3)
    assert aloft < at_rest == stage.item("p0").pixmap().width()


def test_another_light_draws_everything_again(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    before = stage.item("a").pixmap().cacheKey()
    stage.scene.set_theme(DARK)
    assert stage.item("a").pixmap().cacheKey() != before
    assert stage.scene.theme is DARK


def test_a_scaled_piece_is_drawn_at_its_size(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1, flat=True, pose=Pose(1, 1, scale=2.0))))
    assert stage.item("a").pixmap().width() == round(2 * stage.scene.pixmaps.density)


def test_the_middle_of_a_piece_has_its_colour_on_the_screen(stage: Stage) -> None:
    stage.show(table(piece("a", 4, 3, face=Face("blue"))))
    assert QColor(stage.view.grab().toImage().pixel(stage.at(4, 3))).name() == "#0000c0"


def test_a_back_of_its_own_is_seen_while_the_piece_lies_face_down(stage: Stage) -> None:
    down = msgspec.structs.replace(piece("a", 1, 1), up=False, behind=Face("green"))
    stage.show(table(down))
    told = colour(stage.item("a"))
    stage.show(table(msgspec.structs.replace(down, behind=None)), 0.0)
    assert (told, colour(stage.item("a"))) == ("#008000", "#604020")


def test_small_print_is_there_where_it_is_large_enough_to_be_read(stage: Stage) -> None:
    with_print = msgspec.structs.replace(piece("a", 3, 2), close=Face("blue"))
    stage.show(table(with_print))
    far = colour(stage.item("a"))

    stage.view.zoom(4.0)
    stage.sharpen()

    assert (far, colour(stage.item("a"))) == ("#c00000", "#0000c0")


def test_a_piece_flies_above_the_table_and_lies_down_again(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 7, 1)), 0.32)
    stage.wait(0.16)
    shadow, larger = len(stage.item("a").childItems()), stage.item("a").seen[3]
    stage.wait(0.4)
    assert (shadow, larger > 1.0) == (1, True)
    assert (stage.item("a").childItems(), stage.item("a").seen[3]) == ([], 1.0)


@pytest.mark.parametrize("far", [0.4, 1.0, 3.0, 6.0])
def test_a_piece_arrives_a_little_springy_and_in_its_time(stage: Stage, far: float) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.show(table(piece("a", 1 + far, 1)), 0.32)
    seen = []
    for _frame in range(20):
        stage.wait(FRAME)
        seen.append(stage.seen("a")[0] - 1)
    assert far < max(seen) < far + 0.06
    assert seen[-1] == pytest.approx(far)


def test_a_piece_that_has_left_ends_at_once_with_its_pixmap(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    gone = weakref.ref(stage.item("a"))
    gc.disable()
    try:
        stage.show(table())
        stage.wait(1.0)
        assert gone() is None
    finally:
        gc.enable()
