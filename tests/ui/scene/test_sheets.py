"""The eye sees through clear sheets, and the hand hits only what is drawn on them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from monstrarium.table.desc import Face, Gesture, Inlay, Label, Pose
from monstrarium.ui.art.drawer import MissingArt
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.view.picture import picture

from ..stage import Stage, affordance, drawing, piece, table

HALF = Face("half")
MIRRORED = Face("half", mirrored=True)
MIRROR = Inlay("half", 0.0, 0.0, 0.5, 1.0, mirrored=True)


def test_an_inlay_lies_at_its_shares_of_the_face(art: Art) -> None:
    image = art.image(Face("red", inlays=(Inlay("blue", 0.5, 0.25, 0.25, 0.5),)), (80, 40), LIGHT)
    blue = [(x, y) for x in range(80) for y in range(40) if image.pixelColor(x, y) == QColor("#0000c0")]
    assert (min(blue), max(blue), len(blue)) == ((40, 10), (59, 29), 400)


def test_an_inlay_stays_where_it_is_on_a_mirrored_face(art: Art) -> None:
    inlay = Inlay("half", 0.0, 0.0, 0.4, 1.0)
    image = art.image(Face("half", mirrored=True, inlays=(inlay,)), (100, 20), LIGHT)
    plain = art.image(Face("blue", inlays=(Inlay("half", 0.6, 0.0, 0.4, 1.0),)), (100, 20), LIGHT)
    assert image.pixelColor(30, 10) == QColor("#c00000")
    assert plain.pixelColor(65, 10) == QColor("#0000c0")
    assert plain.pixelColor(95, 10) == QColor("#c00000")


def test_an_inlay_can_be_mirrored_itself(art: Art) -> None:
    image = art.image(Face("red", inlays=(Inlay("blue", 0.0, 0.0, 0.5, 1.0), MIRROR)), (100, 20), LIGHT)
    assert [image.pixelColor(x, 10).name() for x in (10, 40, 60)] == ["#c00000", "#0000c0", "#c00000"]


def test_words_are_printed_over_inlays(art: Art) -> None:
    word = Label("8", 0.0, 0.0, 1.0, 1.0, 0.9, bold=True)
    image = art.image(Face("red", (word,), inlays=(Inlay("blue", 0.0, 0.0, 1.0, 1.0),)), (60, 60), LIGHT)
    assert any(image.pixelColor(x, y).blue() < 0x60 for x in range(60) for y in range(60))


def test_faces_that_differ_in_an_inlay_are_drawn_each(art: Art) -> None:
    one = art.pixmap(Face("red", inlays=(Inlay("blue", 0.0, 0.0, 1.0, 1.0),)), (20, 20), 1.0, LIGHT)
    other = art.pixmap(Face("red", inlays=(Inlay("green", 0.0, 0.0, 1.0, 1.0),)), (20, 20), 1.0, LIGHT)
    assert one.toImage() != other.toImage()


def test_a_missing_inlay_is_a_missing_drawing(art: Art) -> None:
    with pytest.raises(MissingArt, match="nowhere"):
        art.image(Face("red", inlays=(Inlay("nowhere", 0.0, 0.0, 1.0, 1.0),)), (20, 20), LIGHT)


def test_the_empty_part_of_a_sheet_lets_a_click_through(stage: Stage) -> None:
    below, above = affordance("below", gesture=Gesture.CLICK), affordance("above", gesture=Gesture.CLICK)
    lying = (piece("below", 1, 1), piece("above", 1, 1, z=1, face=HALF, sheet=True))
    stage.show(table(*lying, affordances=(below, above)))
    stage.click(0.7, 1)
    stage.click(1.3, 1)
    assert stage.chosen == [below, above]


def test_of_a_stack_of_sheets_the_uppermost_drawn_one_is_hovered(stage: Stage) -> None:
    stage.show(
        table(
            piece("left", 1, 1, z=1, face=MIRRORED, sheet=True),
            piece("right", 1, 1, z=2, face=HALF, sheet=True),
        )
    )
    stage.move(0.7, 1)
    stage.move(1.3, 1)
    assert stage.hovered == ["left", "right"]


def test_a_small_sheet_is_not_hit_beside_its_drawing(stage: Stage) -> None:
    small = piece("small", 1, 1, size=(0.2, 0.2), face=HALF, sheet=True)
    stage.show(table(small, affordances=(affordance("small", gesture=Gesture.CLICK),)))
    stage.click(0.96, 1)
    assert stage.chosen == []


def test_a_turned_sheet_is_hit_where_it_is_drawn(stage: Stage) -> None:
    do = affordance("a", gesture=Gesture.CLICK)
    stage.show(table(piece("a", 1, 1, pose=Pose(1, 1, turn=180.0), face=HALF, sheet=True), affordances=(do,)))
    stage.click(1.3, 1)
    missed = list(stage.chosen)
    stage.click(0.7, 1)
    assert (missed, stage.chosen) == ([], [do])


def test_a_drop_on_the_empty_part_of_a_sheet_means_what_lies_below(stage: Stage) -> None:
    onto, beside = affordance("a", "below"), affordance("a", "sheet")
    lying = (
        piece("a", 1, 4, size=(0.4, 0.4)),
        piece("below", 6, 3, zone="right"),
        piece("sheet", 6, 3, z=1, zone="right", face=HALF, sheet=True),
    )
    stage.show(table(*lying, affordances=(beside, onto)))
    stage.drag((1, 4), (5.7, 3))
    assert stage.chosen == [onto]


def test_a_held_sheet_aims_with_what_is_drawn_on_it(stage: Stage) -> None:
    left, right = affordance("a", "l"), affordance("a", "r")
    lying = (
        piece("a", 1, 4, face=HALF, sheet=True),
        piece("l", 5.7, 3, size=(0.5, 1.0), zone="right"),
        piece("r", 6.3, 3, size=(0.5, 1.0), zone="right"),
    )
    stage.show(table(*lying, affordances=(left, right)))
    stage.drag((1.25, 4), (6.25, 3))
    assert stage.chosen == [right]


@pytest.mark.parametrize("size", [(800, 600), (733, 611), (517, 402)])
@pytest.mark.parametrize("turn", [0.0, 7.0])
def test_sheets_at_equal_poses_lie_on_one_another_to_the_pixel(
    stage: Stage, resources: Path, size: tuple[int, int], turn: float
) -> None:
    wide = '<rect x="2" y="2" width="6" height="6" fill="#{}"/>'
    for colour in ("00ff00", "ff00ff"):
        (resources / "art" / f"{colour}.svg").write_text(drawing(wide.format(colour)))
    stage.view.resize(*size)
    stage.show(
        table(
            piece("below", 4, 3, pose=Pose(4.013, 3.007, turn=turn), size=(0.9, 1.26), face=Face("00ff00"), sheet=True),
            piece("a", 4, 3, pose=Pose(4.013, 3.007, 1, turn), size=(0.9, 1.26), face=Face("ff00ff"), sheet=True),
        )
    )
    stage.scene.settle()
    image = stage.view.grab().toImage()
    assert greenish(image) == 0


def greenish(image: QImage) -> int:
    """The pixels at which the lower of two sheets shows beside the upper one."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(pixel.green() > 200 and pixel.red() < 60 for pixel in pixels)


def test_a_sheet_on_a_stack_casts_the_shadow_of_its_drawing(stage: Stage) -> None:
    card = piece("card", 4, 3, size=(2.0, 2.0), face=Face("blue"))
    stage.show(table(card))
    before = stage.view.grab().toImage()
    stage.show(table(card, piece("sheet", 4, 3, z=1, size=(2.0, 2.0), face=MIRRORED, sheet=True)))
    after = stage.view.grab().toImage()
    near, far = stage.at(4.03, 3.0), stage.at(4.7, 3.0)
    assert after.pixelColor(near).blue() < before.pixelColor(near).blue() - 8
    assert after.pixelColor(far) == before.pixelColor(far)


def test_sheets_face_down_are_a_pile_like_any_other(stage: Stage) -> None:
    one = piece("0", 4, 3, face=HALF, sheet=True, up=False)
    stage.show(table(one))
    before = stage.view.grab().toImage()
    stage.show(table(*(piece(str(n), 4, 3, z=n, face=HALF, sheet=True, up=False) for n in range(9))))
    assert stage.view.grab().toImage() == before


def test_the_keyboard_lights_the_sheet_it_is_on(stage: Stage) -> None:
    lying = (piece("left", 1, 1, face=MIRRORED, sheet=True), piece("right", 1, 1, z=1, face=HALF, sheet=True))
    stage.show(table(*lying, affordances=tuple(affordance(each.id, "right") for each in lying)))

    def lights() -> list[int]:
        return [stage.item(each.id).childItems()[0].pixmap().cacheKey() for each in lying]  # type: ignore[attr-defined]

    none = lights()
    stage.key(Qt.Key.Key_Tab)
    upper = lights()
    stage.key(Qt.Key.Key_Tab)
    lower = lights()
    stage.move(4, 5)
    stage.press(4, 5)
    assert [upper[n] != none[n] for n in (0, 1)] == [False, True]
    assert [lower[n] != none[n] for n in (0, 1)] == [True, False]
    assert lights() == none


def test_a_picture_shows_what_lies_under_a_sheet(art: Art) -> None:
    below, sheet = piece("below", 4, 3, face=Face("blue")), piece("sheet", 4, 3, z=1, face=HALF, sheet=True)
    made = picture(table(below, sheet), art, LIGHT, (640, 480))
    assert made.pixelColor(300, 240).name() == "#0000c0"
    assert made.pixelColor(340, 240).name() == "#c00000"


def test_a_picture_can_show_stacks_fanned_out(art: Art) -> None:
    stacked = table(piece("a", 4, 3, face=Face("blue"), spread=Pose(2, 3)))
    together, apart = (picture(stacked, art, LIGHT, (640, 480), spread) for spread in (False, True))
    assert together.pixelColor(320, 240).name() == "#0000c0"
    assert apart.pixelColor(320, 240).name() != "#0000c0"
    assert apart.pixelColor(170, 240).name() == "#0000c0"


def test_a_piece_shows_the_face_that_is_to_be_read_while_its_stack_is_fanned_out(art: Art) -> None:
    read = table(msgspec.structs.replace(piece("a", 4, 3, face=Face("blue"), spread=Pose(4, 3)), read=Face("red")))
    plain = table(piece("a", 4, 3, face=Face("red")))
    together, apart = (picture(read, art, LIGHT, (640, 480), spread) for spread in (False, True))
    assert apart == picture(plain, art, LIGHT, (640, 480))
    assert together != apart
