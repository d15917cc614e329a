"""Name plates stand on the table: they show their seats, and are clicked there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.content.places import resources as shipped
from monstrarium.table.desc import Plate, TableDesc
from monstrarium.ui.art.face import font
from monstrarium.ui.art.lettering import load
from monstrarium.ui.art.name_plate import SMALL, SeatLook, bell_of, line_of, name_plate, narrowed
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art

from ..stage import Stage, piece, table

PLATES = (Plate(0, (1.0, 4.0, 2.5, 0.6), "7", "two cards"), Plate(1, (5.0, 0.5, 2.5, 0.6), "3"))
LOOKS = {0: SeatLook("Ann", 0, "To move", acting=True, bell=False), 1: SeatLook("Bo", 1)}


@pytest.fixture(autouse=True)
def drawings(resources: object) -> None:
    """Tokens of two seats."""
    for seat in (0, 1):
        file = resources / "art" / "seats" / f"{seat}.svg"  # type: ignore[operator]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text((resources / "art" / "red.svg").read_text())  # type: ignore[operator]
    (resources / "icons" / "bell.svg").write_text((resources / "art" / "red.svg").read_text())  # type: ignore[operator]


def plated(*plates: Plate) -> TableDesc:
    return msgspec.structs.replace(table(), plates=plates)


def middle(plate: Plate) -> tuple[float, float]:
    left, top, wide, high = plate.place
    return left + wide / 2, top + high / 2


def test_a_plate_covers_its_place_on_the_table(stage: Stage) -> None:
    stage.show(plated())
    bare = stage.view.grab().toImage()
    stage.scene.plates.tell(LOOKS)
    stage.show(plated(*PLATES))
    image = stage.view.grab().toImage()
    for x, y in (middle(plate) for plate in PLATES):
        assert image.pixelColor(stage.at(x + 0.4, y - 0.2)) != bare.pixelColor(stage.at(x + 0.4, y - 0.2))
    assert image.pixelColor(stage.at(3.8, 4.3)) == bare.pixelColor(stage.at(3.8, 4.3))


def test_a_click_on_a_plate_names_its_seat_and_takes_nothing(stage: Stage) -> None:
    pressed: list[int] = []
    stage.view.seat_pressed.connect(pressed.append)
    stage.scene.plates.tell(LOOKS)
    stage.show(plated(*PLATES))
    stage.click(*middle(PLATES[1]))
    stage.click(4.5, 3.0)
    assert (pressed, stage.chosen, stage.refused) == ([1], [], [])


def test_a_right_click_asks_for_the_menu_of_the_seat(stage: Stage) -> None:
    asked: list[tuple[int, QPoint]] = []
    stage.view.seat_asked.connect(lambda seat, spot: asked.append((seat, spot)))
    stage.show(plated(*PLATES))
    spot = stage.at(*middle(PLATES[0]))
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert asked == [(0, stage.view.viewport().mapToGlobal(spot))]


def test_the_bell_of_a_plate_is_pressed_apart_from_the_plate(stage: Stage) -> None:
    rung: list[int] = []
    pressed: list[int] = []
    stage.view.bell_pressed.connect(rung.append)
    stage.view.seat_pressed.connect(pressed.append)
    stage.scene.plates.tell(LOOKS)
    stage.show(plated(*PLATES))
    for plate in PLATES:
        bell = bell_of(plate.place[2:]).center()
        stage.click(plate.place[0] + bell.x(), plate.place[1] + bell.y())
    assert (rung, pressed) == ([0], [1])


def test_a_piece_over_a_plate_is_met_first(stage: Stage) -> None:
    pressed: list[int] = []
    stage.view.seat_pressed.connect(pressed.append)
    card = piece("card", *middle(PLATES[0]))
    stage.show(msgspec.structs.replace(table(card), plates=PLATES))
    stage.click(*middle(PLATES[0]))
    assert pressed == []


def test_a_plate_that_left_is_gone(stage: Stage) -> None:
    stage.show(plated(*PLATES))
    stage.show(plated(PLATES[0]))
    assert stage.scene.plates.at(*middle(PLATES[1])) is None
    assert len(stage.scene.items()) == len(table().zones) * 2 + 1


def test_what_a_plate_says_is_its_tip(stage: Stage) -> None:
    stage.scene.plates.tell(LOOKS)
    stage.show(plated(*PLATES))
    assert stage.scene.plates.words(0) == "Ann · 7 · To move · two cards"


@pytest.mark.parametrize(("share", "written"), [(1.0, "nobody declares"), (0.7, "nobody declares"), (0.5, "")])
def test_a_note_of_which_little_would_be_seen_is_left_out(qapp: QApplication, share: float, written: str) -> None:
    small = QFontMetricsF(font(SMALL))
    room = small.horizontalAdvance("nobody declares") * share
    assert line_of(room, small, "", "nobody declares") == written


@pytest.fixture
def letters(qapp: QApplication) -> Iterator[None]:
    """The application wears the letters of the program."""
    before, own = qapp.font(), QFont(qapp.font())
    own.setFamilies([load(shipped() / "fonts"), *own.families()])
    qapp.setFont(own)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("letters")
def test_letters_become_narrower_so_that_a_note_is_written_whole(qapp: QApplication) -> None:
    letters, note = font(20), "Thinking…"
    wide = QFontMetricsF(letters).horizontalAdvance(note)
    widths = [
        QFontMetricsF(narrowed(letters, note, share * wide)).horizontalAdvance(note) for share in (1.1, 0.85, 0.5)
    ]
    assert widths[0] == wide
    assert 0.75 * wide < widths[1] <= 0.85 * wide
    assert 0.7 * wide < widths[2] < 0.85 * wide


def test_both_lines_of_a_low_plate_are_written_whole(art: Art) -> None:
    for high in range(28, 36):
        plate = name_plate(SeatLook("Ann", 0, "gypsy yogi"), "", "", (150, high), 1.0, LIGHT, art)
        margin = (plate.height() - high) // 2
        columns = range(margin + 45, plate.width() - margin - 15)
        written = [
            y - margin
            for y in range(plate.height())
            if any(_near(plate.pixelColor(x, y), LIGHT.text.of("soft")) for x in columns)
        ]
        assert min(written) >= 3
        assert max(written) < high - 2


def _near(colour: QColor, wanted: QColor) -> bool:
    ink, other = (colour.red(), colour.green(), colour.blue()), (wanted.red(), wanted.green(), wanted.blue())
    return all(abs(a - b) < 40 for a, b in zip(ink, other, strict=True))
