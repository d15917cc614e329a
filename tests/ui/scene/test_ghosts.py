"""The ghost of a held piece shows how it would lie, and can be turned before the drop."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.table.desc import Affordance, Face, Piece, Pose, TableDesc, Zone
from monstrarium.ui.art.palette import DARK
from monstrarium.ui.scene import layers
from monstrarium.ui.scene.layers import UNIT

from ..stage import LEFT, Stage, affordance, piece, table

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CORE = piece("core", 6, 3, size=(2.0, 2.0), zone="right", face=Face("blue"), tip="Core")
ARM = piece("arm", 1, 4, size=(2.0, 2.0), face=Face("half"), sheet=True, tip="Arm")


def lying(mirrored: bool, **pose: float) -> Piece:
    """The arm as it would lie on the core."""
    face = Face("half", mirrored=mirrored)
    return msgspec.structs.replace(ARM, pose=Pose(**({"x": 6.0, "y": 3.0, "z": 1} | pose)), face=face)  # type: ignore[arg-type]


LEFT_ARM = affordance("arm", "core", ghost=lying(True), variant="left")
RIGHT_ARM = affordance("arm", "core", ghost=lying(False), variant="right")
AWAY = affordance("arm", "left")


def bench(*affordances: Affordance) -> TableDesc:
    """A core, and an arm that can be put to its left or right."""
    return table(CORE, ARM, affordances=affordances or (LEFT_ARM, RIGHT_ARM))


def hold(stage: Stage, x: float, y: float) -> None:
    """Take the arm by its drawing, in the middle of its right half, and carry its middle to a point."""
    stage.press(1.5, 4)
    stage.move(3.5, 4)
    stage.move(x + 0.5, y)


def worn(stage: Stage) -> bool:
    """Whether the held arm shows its drawing on the left."""
    image = stage.item("arm").pixmap().toImage()
    return image.pixelColor(image.width() // 4, image.height() // 2).alpha() == 255


def test_a_ghost_is_seen_where_the_piece_would_lie(stage: Stage) -> None:
    stage.show(bench(RIGHT_ARM))
    before = stage.view.grab().toImage().pixelColor(stage.at(6.9, 3))
    hold(stage, 4.8, 3)
    after = stage.view.grab().toImage().pixelColor(stage.at(6.9, 3))
    assert before.name() == "#0000c0"
    assert after.red() > 0x60
    assert after.name() != "#c00000"


def test_the_ghost_of_a_sheet_lies_between_the_sheets_of_its_stack(stage: Stage) -> None:
    under = affordance("arm", "core", ghost=lying(False, z=4))
    core = msgspec.structs.replace(CORE, pose=Pose(6, 3, 4))
    stage.show(table(core, ARM, affordances=(under,)))
    hold(stage, 4.8, 3)
    assert stage.scene.affordances.preview.ghost is not None
    assert stage.view.grab().toImage().pixelColor(stage.at(6.9, 3)).red() < 0x60


def test_there_is_no_ghost_away_from_all_targets(stage: Stage) -> None:
    stage.show(bench())
    count = len(stage.scene.items())
    hold(stage, 6, 3)
    over = stage.scene.affordances.preview.ghost
    stage.move(1.5, 1)
    away = stage.scene.affordances.preview.ghost
    stage.release(1.5, 1)
    stage.wait(0.4)
    assert (over, away) == (RIGHT_ARM.ghost, None)
    assert len(stage.scene.items()) == count


@pytest.mark.parametrize(("x", "do"), [(5.3, LEFT_ARM), (6.7, RIGHT_ARM)])
def test_the_ghost_nearest_to_the_pointer_is_meant(stage: Stage, x: float, do: Affordance) -> None:
    stage.show(bench())
    hold(stage, x - 0.5, 3)
    seen = stage.scene.affordances.preview.ghost
    stage.release(x, 3)
    assert seen == do.ghost
    assert (stage.chosen, stage.choices) == ([do], [])


@pytest.mark.parametrize(("x", "do"), [(5.3, LEFT_ARM), (6.7, RIGHT_ARM)])
def test_a_click_and_a_click_mean_the_nearest_ghost_as_well(stage: Stage, x: float, do: Affordance) -> None:
    stage.show(bench())
    stage.click(1.5, 4)
    stage.click(x, 3)
    assert (stage.chosen, stage.choices) == ([do], [])


def test_r_turns_what_is_dragged_and_the_drop_does_that(stage: Stage) -> None:
    stage.show(bench())
    hold(stage, 6.2, 3)
    before = worn(stage)
    stage.key(KEY.Key_R)
    after = worn(stage)
    stage.move(6.9, 3)
    stage.release(6.9, 3)
    assert (before, after) == (False, True)
    assert (stage.chosen, stage.choices) == ([LEFT_ARM], [])


def test_r_turns_what_is_held_before_it_is_over_anything(stage: Stage) -> None:
    stage.show(bench())
    hold(stage, 2, 1.5)
    stage.key(KEY.Key_R)
    away = worn(stage)
    stage.move(6.7, 3)
    stage.release(6.7, 3)
    assert away
    assert stage.chosen == [LEFT_ARM]


def test_r_turns_what_is_held_by_a_click(stage: Stage) -> None:
    stage.show(bench())
    stage.click(1.5, 4)
    stage.move(6.7, 3)
    stage.key(KEY.Key_R)
    turned = worn(stage)
    stage.click(6.7, 3)
    assert turned
    assert stage.chosen == [LEFT_ARM]


@pytest.mark.parametrize(("turns", "do"), [(0, LEFT_ARM), (1, RIGHT_ARM), (2, LEFT_ARM)])
def test_r_turns_what_the_keyboard_holds(stage: Stage, turns: int, do: Affordance) -> None:
    stage.show(bench())
    for key in (KEY.Key_Right, KEY.Key_Return, *turns * (KEY.Key_R,), KEY.Key_Return):
        stage.key(key)
    assert (stage.chosen, stage.choices) == ([do], [])


def test_shift_r_turns_back(stage: Stage) -> None:
    ways = tuple(
        affordance("arm", "core", ghost=lying(False, turn=turn), variant=f"{turn}")
        for turn in (0.0, 90.0, 180.0, 270.0)
    )
    stage.show(bench(*ways))
    for key in (KEY.Key_Right, KEY.Key_Return):
        stage.key(key)
    stage.key(KEY.Key_R, SHIFT)
    turned = stage.item("arm").seen[2]
    stage.key(KEY.Key_Return)
    assert turned == 270.0
    assert stage.chosen == [ways[3]]


def test_r_skips_ways_that_the_place_does_not_know(stage: Stage) -> None:
    elsewhere = affordance("arm", "left", ghost=lying(True, x=2.0), variant="above")
    stage.show(bench(LEFT_ARM, elsewhere, RIGHT_ARM))
    hold(stage, 4.9, 3)
    stage.key(KEY.Key_R)
    assert stage.scene.affordances.preview.affordance == RIGHT_ARM


def test_a_place_without_ways_is_still_a_place_after_r(stage: Stage) -> None:
    stage.show(
        table(
            CORE, msgspec.structs.replace(ARM, zone="right", pose=Pose(6, 5)), affordances=(LEFT_ARM, RIGHT_ARM, AWAY)
        )
    )
    stage.press(6.5, 5)
    stage.move(3, 4)
    stage.key(KEY.Key_R)
    stage.move(1.5, 3)
    stage.release(1.5, 3)
    assert stage.chosen == [AWAY]


def test_what_cannot_be_shown_is_asked_for(stage: Stage) -> None:
    plain = affordance("arm", "core")
    stage.show(bench(RIGHT_ARM, plain))
    hold(stage, 6, 3)
    stage.release(6.5, 3)
    assert (stage.chosen, stage.choices) == ([], [(RIGHT_ARM, plain)])


def test_what_looks_the_same_is_asked_for(stage: Stage) -> None:
    twin = msgspec.structs.replace(RIGHT_ARM, plan=("otherwise",))
    stage.show(bench(LEFT_ARM, RIGHT_ARM, twin))
    hold(stage, 6.2, 3)
    stage.release(6.7, 3)
    assert (stage.chosen, stage.choices) == ([], [(RIGHT_ARM, twin)])


def test_a_held_piece_is_drawn_onto_its_ghost(stage: Stage) -> None:
    stage.show(bench(RIGHT_ARM))
    hold(stage, 5.95, 3.05)
    assert stage.seen("arm") == pytest.approx((6.0, 3.0), abs=0.02)


def test_a_sheet_is_put_on_a_place_that_its_drawing_does_not_touch(stage: Stage) -> None:
    core = msgspec.structs.replace(CORE, face=Face("half", mirrored=True), sheet=True)
    stage.show(table(core, ARM, affordances=(RIGHT_ARM,)))
    hold(stage, 6, 3)
    stage.release(6.5, 3)
    assert (stage.chosen, stage.refused) == ([RIGHT_ARM], [])


def test_a_click_on_a_ghost_is_a_click_on_its_place(stage: Stage) -> None:
    core = msgspec.structs.replace(CORE, face=Face("half", mirrored=True), sheet=True)
    stage.show(table(core, ARM, affordances=(RIGHT_ARM,)))
    stage.click(1.5, 4)
    stage.click(6.5, 3)
    assert stage.chosen == [RIGHT_ARM]


def test_a_turned_piece_that_is_let_go_glides_home_as_it_was(stage: Stage) -> None:
    stage.show(bench(LEFT_ARM, AWAY))
    hold(stage, 6, 3)
    turned = worn(stage)
    stage.key(KEY.Key_Escape)
    stage.wait(0.4)
    assert turned
    assert not worn(stage)
    assert stage.item("arm").home
    assert stage.scene.affordances.preview.ghost is None


def test_a_ghost_of_no_sheet_lies_over_what_rests_and_under_the_hand(stage: Stage) -> None:
    stage.show(bench(msgspec.structs.replace(RIGHT_ARM, ghost=msgspec.structs.replace(lying(False), sheet=False))))
    hold(stage, 6, 3)
    heights = [item.zValue() for item in stage.scene.items() if item.zValue() == layers.GHOSTS]
    assert len(heights) == 1
    assert stage.item("core").zValue() < layers.GHOSTS < stage.item("arm").zValue()


def test_a_ghost_is_drawn_anew_in_another_light(stage: Stage) -> None:
    stage.show(bench(RIGHT_ARM))
    hold(stage, 6, 3)
    before = len(stage.scene.items())
    stage.scene.set_theme(DARK)
    assert len(stage.scene.items()) == before


def test_the_way_that_was_asked_for_outlives_a_new_description(stage: Stage) -> None:
    stage.show(bench())
    hold(stage, 6.2, 3)
    stage.key(KEY.Key_R)
    stage.show(bench(LEFT_ARM, RIGHT_ARM, AWAY))
    stage.move(6.7, 3)
    stage.release(6.7, 3)
    assert stage.chosen == [LEFT_ARM]


def test_a_stack_that_is_fanned_out_has_its_ghost_there(stage: Stage) -> None:
    ghost = msgspec.structs.replace(lying(False), spread=Pose(6, 5))
    stage.show(
        table(
            CORE, msgspec.structs.replace(ARM, spread=Pose(1, 4)), affordances=(affordance("arm", "core", ghost=ghost),)
        )
    )
    hold(stage, 6, 4)
    QTest.keyPress(stage.view, KEY.Key_X)
    assert stage.scene.affordances.preview.middle == (6, 5)


def test_r_is_left_to_the_window_while_nothing_is_held(stage: Stage) -> None:
    stage.show(bench())
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_R, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(stage.view, event)
    assert not event.isAccepted()


def small_there(*squares: tuple[str, float, float]) -> TableDesc:
    """A figure that is four times as wide in its tray as on the squares it may go to."""
    figure = piece("figure", 1.5, 3, pose=Pose(1.5, 3.0, scale=2.0), tip="Figure")
    places = tuple(Zone(name, (x, y, 0.5, 0.5)) for name, x, y in squares)
    ghosts = {place.id: piece("figure", 0, 0, pose=_in(place), size=(0.5, 0.5)) for place in places}
    affordances = tuple(affordance("figure", name, ghost=ghost) for name, ghost in ghosts.items())
    return table(figure, affordances=affordances, zones=(LEFT, *places))


def _in(place: Zone) -> Pose:
    return Pose(place.rect[0] + 0.25, place.rect[1] + 0.25)


def test_what_will_lie_smaller_is_that_small_in_the_hand(stage: Stage) -> None:
    stage.show(small_there(("square", 6.0, 3.0)))
    stage.press(1.5, 3)
    stage.move(4, 3)
    stage.wait(0.3)
    item = stage.item("figure")
    wide = item.sceneBoundingRect().width() / UNIT
    assert 0.5 <= wide <= 0.6
    stage.release(4, 3)
    stage.wait(1.0)
    assert item.sceneBoundingRect().width() / UNIT > 1.9


@pytest.mark.parametrize("grip", [(1.5, 3.0), (2.4, 3.9), (0.6, 2.1)])
def test_a_small_figure_goes_where_the_pointer_is_wherever_it_was_gripped(
    stage: Stage, grip: tuple[float, float]
) -> None:
    stage.show(small_there(("near", 6.0, 3.0), ("far", 6.5, 3.0), ("low", 6.0, 3.5)))
    stage.drag(grip, (6.25, 3.25))
    assert [chosen.target for chosen in stage.chosen] == ["near"]


def beside(*affordances: Affordance) -> TableDesc:
    """A figure that may turn where it stands, with a bolt on the square to its right."""
    turn = affordance("figure", "left", ghost=piece("figure", 1, 3), variant="north")
    return table(piece("figure", 1, 3), piece("bolt", 2, 3, face=Face("blue")), affordances=(turn, *affordances))


def test_a_drop_short_of_what_is_in_the_way_asks_about_that(stage: Stage) -> None:
    stage.show(beside())
    stage.drag((1, 3), (1.3, 3))
    assert (stage.chosen, stage.refused) == ([], [("figure", "bolt")])


def test_a_drop_short_of_a_free_way_is_only_put_back(stage: Stage) -> None:
    stage.show(beside(affordance("figure", "right", ghost=piece("figure", 2, 3))))
    stage.drag((1, 3), (1.3, 3))
    assert (stage.chosen, stage.refused) == ([], [("figure", "figure")])


def test_what_is_drawn_aside_by_a_trifle_is_only_put_back(stage: Stage) -> None:
    stage.show(beside())
    stage.drag((1, 3), (1.12, 3))
    assert (stage.chosen, stage.refused) == ([], [("figure", "figure")])
