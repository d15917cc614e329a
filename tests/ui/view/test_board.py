"""A board is zoomed while the places beside it stay in sight, and keys bring items into sight."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from monstrarium.table.desc import Affordance, Face, Gesture, Label, Pose, TableDesc, Zone
from monstrarium.ui.art.palette import DARK
from tests.support.mouse import move_mouse

from ..stage import Stage, affordance, piece, table, unit_px

Key = Qt.Key
FIELD, HAND, PILE = Zone("field", (0, 0, 6, 4)), Zone("hand", (0, 4, 8, 2)), Zone("pile", (6, 0, 2, 4))
BOARD = (0.0, 0.0, 6.0, 4.0)


def field(*affordances: Affordance) -> TableDesc:
    """A board with two pieces, a card below it and one beside it."""
    pieces = (
        piece("near", 1, 1, zone="field"),
        piece("far", 5, 3, zone="field"),
        piece("card", 2, 5, zone="hand"),
        piece("pile", 7, 2, zone="pile"),
    )
    return TableDesc((8, 6), (FIELD, HAND, PILE), pieces, affordances, board=BOARD)


def seen(stage: Stage, name: str) -> QPoint:
    """The point of the window over the middle of a piece."""
    return stage.view.camera.point(stage.seen(name)).toPoint()


def colour(stage: Stage, at: QPoint) -> str:
    return stage.view.grab().toImage().pixelColor(at).name()


def close_up(stage: Stage, corner: QPoint) -> None:
    """Zoom in a lot at a point."""
    for _notch in range(8):
        stage.view.camera.zoom(1.2, QPointF(corner))
    stage.sharpen()


def test_what_lies_beside_a_board_stays_as_it_is_when_the_board_comes_nearer(stage: Stage) -> None:
    stage.show(field())
    stage.sharpen()
    before = {name: seen(stage, name) for name in ("card", "pile")}
    wide, unit = stage.item("card").pixmap().width(), unit_px(stage.view)
    close_up(stage, stage.at(0, 0))
    assert unit_px(stage.view) > 3 * unit
    assert {name: seen(stage, name) for name in before} == before
    assert {colour(stage, at) for at in before.values()} == {"#c00000"}
    assert stage.item("card").pixmap().width() == wide
    assert stage.item("near").pixmap().width() > 3 * wide


def test_what_lies_beside_is_as_sharp_and_bright_as_before(stage: Stage) -> None:
    stage.show(field())
    stage.sharpen()
    card = seen(stage, "card")
    around = (card.x() - 70, card.y() - 60, 300, 140)
    before = stage.view.grab().toImage().copy(*around)
    close_up(stage, stage.at(1, 1))
    near = stage.view.grab().toImage().copy(*around)
    stage.scene.set_theme(DARK)
    dark = stage.view.grab().toImage().copy(*around)
    stage.view.fit()
    stage.sharpen()
    assert near == before != dark == stage.view.grab().toImage().copy(*around)


def lettered() -> TableDesc:
    """The same board with the letters A to F above it and the numbers 1 to 4 left of it."""
    letters = tuple(Label(each, at / 6, 0, 1 / 6, 1, 0.8) for at, each in enumerate("ABCDEF"))
    numbers = tuple(Label(str(at + 1), 0, at / 4, 1, 1 / 4, 0.2) for at in range(4))
    scales = (
        piece("letters", 3, 0.1, face=Face("red", letters), size=(6.0, 0.2), zone="field"),
        piece("numbers", 0.1, 2, face=Face("red", numbers), size=(0.2, 4.0), zone="field"),
    )
    plain = field()
    return msgspec.structs.replace(plain, pieces=(*plain.pieces, *scales), headers=("letters", "numbers"))


def test_letters_and_numbers_of_a_board_stay_along_the_edges_of_what_is_seen_of_it(stage: Stage) -> None:
    stage.show(lettered())
    stage.sharpen()
    numbers, letters = stage.view.headers
    whole = (letters.isVisible(), numbers.isVisible())

    for _notch in range(4):
        stage.view.camera.zoom(1.2, QPointF(stage.at(5.5, 3.5)))
    stage.view.zoom(1.01)

    assert whole == (False, False)
    assert letters.isVisible()
    assert numbers.isVisible()
    assert "F" in dict(letters.marks)
    assert "A" not in dict(letters.marks)
    assert dict(letters.marks)["F"].x() == pytest.approx(stage.view.camera.point((5.5, 3)).x(), abs=1)
    assert dict(numbers.marks)["4"].y() == pytest.approx(stage.view.camera.point((5, 3.5)).y(), abs=1)
    assert letters.geometry().top() == numbers.geometry().left() == 0
    assert letters.geometry().right() < seen(stage, "pile").x()


def test_where_the_own_letters_are_in_sight_they_are_not_written_twice(stage: Stage) -> None:
    stage.show(lettered())
    close_up(stage, stage.at(0, 0))
    stage.view.camera.pan(QPointF(-4000, -4000))
    numbers, letters = stage.view.headers

    assert not letters.isVisible()
    assert not numbers.isVisible()


def test_a_card_is_dragged_from_the_hand_onto_a_board_that_is_near(stage: Stage) -> None:
    move = affordance("card", "near")
    stage.show(field(move))
    close_up(stage, stage.at(1, 1))
    start, end, port = seen(stage, "card"), seen(stage, "near"), stage.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        move_mouse(port, start + (end - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert stage.chosen == [move]


def test_a_click_beside_the_board_is_a_click_there(stage: Stage) -> None:
    draw = affordance("pile", gesture=Gesture.CLICK)
    stage.show(field(draw))
    close_up(stage, stage.at(5.9, 2))
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=seen(stage, "pile"))
    assert stage.chosen == [draw]


def test_a_piece_that_goes_onto_the_board_is_drawn_as_large_as_the_board(stage: Stage) -> None:
    stage.show(field())
    close_up(stage, stage.at(1, 1))
    after = field()
    cards = tuple(
        msgspec.structs.replace(each, zone="field", pose=Pose(2, 1)) if each.id == "card" else each
        for each in after.pieces
    )
    stage.show(msgspec.structs.replace(after, pieces=cards), 0.3)
    stage.wait(0.5)
    sizes = {name: stage.item(name).sceneBoundingRect().width() for name in ("card", "near")}
    assert sizes["card"] == pytest.approx(sizes["near"])
    assert stage.item("card").pixmap().width() == stage.item("near").pixmap().width()


def test_a_note_beside_the_board_is_read_beside_it(stage: Stage) -> None:
    stage.show(field())
    close_up(stage, stage.at(1, 1))
    stage.scene.note("card", "Not now.")
    note = max(stage.scene.items(), key=lambda item: item.zValue())
    assert note.sceneBoundingRect().top() >= 390


def test_going_far_again_shows_the_table_in_one_piece(stage: Stage) -> None:
    stage.show(field())
    stage.sharpen()
    before = stage.view.grab().toImage()
    close_up(stage, stage.at(1, 1))
    for _notch in range(20):
        stage.view.zoom(0.8)
    stage.sharpen()
    assert stage.view.grab().toImage() == before


def test_a_window_of_another_size_keeps_the_hand_in_sight(stage: Stage) -> None:
    stage.show(field())
    close_up(stage, stage.at(1, 1))
    stage.view.resize(640, 700)
    stage.sharpen()
    at = seen(stage, "card")
    assert stage.view.viewport().rect().contains(at)
    assert colour(stage, at) == "#c00000"


@pytest.mark.parametrize(
    "shown", [field(affordance("near", "card"), affordance("far", "card")), None], ids=["board", "table"]
)
def test_keys_bring_what_they_are_on_into_sight(stage: Stage, shown: TableDesc | None) -> None:
    pieces = (piece("near", 1, 1), piece("far", 7, 5))
    stage.show(shown or table(*pieces, affordances=(affordance("near", "right"), affordance("far", "left"))))
    close_up(stage, stage.at(0, 0))
    away = stage.view.camera.frame.contains(QPointF(seen(stage, "far")))
    stage.key(Key.Key_Right)
    stage.key(Key.Key_Right)
    assert stage.scene.keys.at == "far"
    assert not away
    assert stage.view.camera.frame.contains(QPointF(seen(stage, "far")))


def test_keys_leave_the_board_where_it_is_when_they_are_on_what_is_in_sight(stage: Stage) -> None:
    stage.show(field(affordance("card", "near"), affordance("pile", gesture=Gesture.CLICK)))
    close_up(stage, stage.at(1, 1))
    before = stage.at(1, 1)
    for _stop in range(3):
        stage.key(Key.Key_Right)
    assert stage.scene.keys.at in ("card", "pile")
    assert stage.at(1, 1) == before


NEARER = 1.6


def wanted() -> TableDesc:
    """The same board, which its table wants nearer, with something going on in its lower right corner."""
    return msgspec.structs.replace(field(), nearer=NEARER, focus=("far",))


def test_a_board_rests_as_near_as_its_table_wants_it_with_what_goes_on_in_sight(stage: Stage) -> None:
    stage.show(field())
    fitted = unit_px(stage.view)

    stage.show(wanted())
    stage.sharpen()

    assert unit_px(stage.view) == pytest.approx(NEARER * fitted, abs=1.0)
    assert stage.view.camera.frame.contains(QPointF(seen(stage, "far")))
    assert stage.view.map.isHidden()


def test_the_key_for_the_whole_table_shows_it_and_then_the_board_as_it_rests(stage: Stage) -> None:
    stage.show(field())
    fitted = unit_px(stage.view)
    stage.show(wanted())

    QTest.keyClick(stage.view, Key.Key_0)
    whole = unit_px(stage.view)
    QTest.keyClick(stage.view, Key.Key_0)

    assert whole == fitted
    assert unit_px(stage.view) == pytest.approx(NEARER * fitted, abs=1.0)


def test_what_goes_on_elsewhere_is_brought_into_sight(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    stage.show(wanted())
    far = QPointF(seen(stage, "near"))

    stage.show(msgspec.structs.replace(wanted(), focus=("near",)))

    frame = stage.view.camera.frame
    assert frame.contains(QPointF(seen(stage, "near")))
    assert QPointF(seen(stage, "near")) != far


def test_where_a_taken_card_may_go_is_brought_into_sight(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    stage.show(field(affordance("card", "near")))
    close_up(stage, seen(stage, "far"))
    before = stage.view.camera.frame.contains(QPointF(seen(stage, "near")))

    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=seen(stage, "card"))

    assert stage.scene.affordances.pointer.held == "card"
    assert (before, stage.view.camera.frame.contains(QPointF(seen(stage, "near")))) == (False, True)


def test_the_board_rests_when_a_place_for_a_taken_card_is_in_sight(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    stage.show(field(affordance("card", "near"), affordance("card", "far")))
    close_up(stage, seen(stage, "far"))
    before = seen(stage, "far")

    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=seen(stage, "card"))

    assert seen(stage, "far") == before


def test_what_lies_beside_the_board_moves_nothing_when_it_is_brought_into_sight(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    stage.show(wanted())
    before = seen(stage, "near")

    stage.view.camera.bring([stage.scene.spread.whole("card") or BOARD], 0.0)

    assert seen(stage, "near") == before


def test_the_place_of_what_reaches_over_the_board_is_where_it_is_drawn(stage: Stage) -> None:
    stage.show(field())
    reaching = (1.0, 3.5, 1.0, 3.0)
    before = stage.view.shown(reaching)

    close_up(stage, stage.at(0, 0))

    after = stage.view.shown(reaching)
    assert after.getCoords() == pytest.approx(before.getCoords(), abs=1)


def test_a_board_is_shown_in_the_frame_that_its_table_gives_it(stage: Stage) -> None:
    small = msgspec.structs.replace(wanted(), board=(1.0, 0.5, 4.0, 3.0), frame=(6.0, 4.0))
    stage.show(small)

    frame, corner = stage.view.camera.frame, stage.view.camera.still((6.0, 4.0))

    assert (frame.right(), frame.bottom()) == pytest.approx((corner.x(), corner.y()), abs=1.0)


def test_a_board_that_is_near_ends_where_the_places_beside_it_begin(stage: Stage) -> None:
    stage.show(field())
    close_up(stage, stage.at(1, 1))
    camera = stage.view.camera
    camera.pan(QPointF(9000, 9000))
    corner = camera.frame.bottomRight() - QPointF(1, 1)
    assert camera.place(corner) == pytest.approx((BOARD[2], BOARD[3]), abs=0.02)


def test_a_drag_to_the_edge_scrolls_the_board_under_what_is_held(stage: Stage) -> None:
    stage.scene.set_motion(0.0)
    goal = affordance("near", "field")
    stage.show(msgspec.structs.replace(wanted(), focus=("near",), affordances=(goal,)))
    start = seen(stage, "near")
    before = QPointF(stage.view.camera.point((5.0, 3.0)))

    QTest.mousePress(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    edge = QPoint(int(stage.view.camera.frame.right()) - 4, start.y())
    for share in (0.3, 0.7, 1.0):
        move_mouse(stage.view.viewport(), start + (edge - start) * share)
    stage.bot.waitUntil(lambda: stage.view.camera.point((5.0, 3.0)).x() < before.x() - 40)
    held = stage.scene.spread.middle("near")
    QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=edge)

    assert held is not None
    assert abs(stage.view.camera.point(held).x() - edge.x()) < 60
