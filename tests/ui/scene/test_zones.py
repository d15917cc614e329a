"""Zones are drawn, titled and marked."""

from __future__ import annotations

import msgspec
from PySide6.QtGui import QColor

from monstrarium.table.desc import Zone
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.scene.items import ZoneItem

from ..stage import LEFT, Stage, affordance, piece, table

PLACE = Zone("place", (2.0, 2.0, 3.0, 2.0), "Place", count=3)


def item(stage: Stage) -> ZoneItem:
    return stage.scene.spread.zones["place"]


def test_a_plate_lies_exactly_on_its_rectangle(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    image = stage.view.grab().toImage()
    inside, outside = stage.at(2.1, 3.9), stage.at(1.7, 3.0)
    assert image.pixelColor(inside).lightness() > 200
    assert image.pixelColor(outside).lightness() < 130


def test_a_title_is_drawn_anew_and_the_plate_is_not_when_the_count_changes(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    plate, title = item(stage).pixmap().cacheKey(), item(stage).title.pixmap().cacheKey()
    stage.show(table(zones=(msgspec.structs.replace(PLACE, count=2),)))
    assert item(stage).pixmap().cacheKey() == plate
    assert item(stage).title.pixmap().cacheKey() != title


def test_a_long_title_takes_two_lines_and_stays_legible(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    short = item(stage).title.pixmap().size()
    stage.show(table(zones=(msgspec.structs.replace(PLACE, title="A discard pile with a very long name indeed"),)))
    long = item(stage).title.pixmap().size()
    assert long.height() > 1.5 * short.height()
    assert long.width() <= 3.0 * stage.scene.pixmaps.density


def test_a_bare_zone_draws_nothing(stage: Stage) -> None:
    stage.show(table(zones=()))
    felt = stage.view.grab().toImage()
    stage.show(table(zones=(msgspec.structs.replace(PLACE, style="bare"),)))
    assert stage.view.grab().toImage() == felt


def test_no_pixmap_is_made_of_a_zone_that_is_not_seen(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    seen = item(stage).pixmap().isNull()
    unseen = []
    for style in ("bare", "ground"):
        stage.show(table(zones=(msgspec.structs.replace(PLACE, style=style),)))
        unseen.append(item(stage).pixmap().isNull())
    assert not seen
    assert unseen == [True, True]


def test_a_drawing_fills_its_zone(stage: Stage) -> None:
    stage.show(table(zones=(msgspec.structs.replace(PLACE, art="blue"),)))
    image = stage.view.grab().toImage()
    assert {image.pixelColor(stage.at(*spot)).name() for spot in ((2.1, 2.1), (4.9, 3.9), (3.5, 2.1))} == {"#0000c0"}


def test_a_seats_plate_has_an_edge_in_the_seats_colour(stage: Stage) -> None:
    stage.show(table(zones=(msgspec.structs.replace(PLACE, style="seat1"),)))
    image = stage.view.grab().toImage()
    column = [image.pixelColor(stage.at(2.0, 3.0).x() + dx, stage.at(2.0, 3.0).y()).name() for dx in range(6)]
    assert QColor(LIGHT.text.seats[1]).name() in column


def test_a_zone_that_left_is_gone_with_its_title(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    stage.show(table(zones=()))
    assert stage.scene.items() == []


def test_later_zones_lie_on_earlier_ones(stage: Stage) -> None:
    over = Zone("over", (2.5, 2.5, 1.0, 1.0), art="red")
    stage.show(table(zones=(msgspec.structs.replace(PLACE, art="blue"), over)))
    assert stage.view.grab().toImage().pixelColor(stage.at(3.0, 3.0)).name() == "#c00000"


def test_a_title_that_is_a_little_too_long_stays_on_one_line(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    title = item(stage).title.pixmap().size()
    room = 0.95 * title.width() / stage.scene.pixmaps.density
    stage.show(table(zones=(msgspec.structs.replace(PLACE, rect=(2.0, 2.0, room, 2.0)),)))
    assert item(stage).title.pixmap().height() <= title.height()
    assert item(stage).title.pixmap().width() < title.width()


# ---- zones that are part of the ground

GROUND = msgspec.structs.replace(PLACE, style="ground")


def named(stage: Stage) -> bool:
    """Whether the name of the zone is seen."""
    return item(stage).title.isVisible()


def test_a_zone_of_the_ground_draws_nothing_at_rest(stage: Stage) -> None:
    stage.show(table(zones=()))
    felt = stage.view.grab().toImage()
    stage.show(table(zones=(GROUND,)))
    assert stage.view.grab().toImage() == felt


def test_a_zone_of_the_ground_is_named_while_it_is_pointed_at(stage: Stage) -> None:
    stage.show(table(zones=(GROUND,)))
    before = named(stage)
    stage.move(3.5, 3.5)
    pointed = named(stage)
    stage.move(1.0, 0.5)
    assert (before, pointed, named(stage)) == (False, True, False)


def test_a_hollow_is_a_little_darker_than_the_felt_and_has_no_name_at_rest(stage: Stage) -> None:
    stage.show(table(zones=()))
    felt = stage.view.grab().toImage()
    stage.show(table(zones=(msgspec.structs.replace(PLACE, style="hollow"),)))
    image, middle, outside = stage.view.grab().toImage(), stage.at(3.5, 3.0), stage.at(1.5, 3.0)
    assert felt.pixelColor(middle).lightness() - 40 < image.pixelColor(middle).lightness()
    assert image.pixelColor(middle).lightness() < felt.pixelColor(middle).lightness()
    assert image.pixelColor(outside) == felt.pixelColor(outside)
    assert not named(stage)


def test_a_zone_of_the_ground_that_takes_what_is_held_is_lit_within_its_place_and_named(stage: Stage) -> None:
    ground = msgspec.structs.replace(PLACE, rect=(4.0, 2.0, 3.0, 2.0), style="ground")
    held = piece("card", 1.0, 1.0)
    stage.show(table(held, zones=(LEFT, ground), affordances=(affordance("card", "place"),)))
    before = stage.view.grab().toImage()
    stage.press(1.0, 1.0)
    stage.move(1.5, 4.5)
    after, inside, outside = stage.view.grab().toImage(), stage.at(5.5, 3.0), stage.at(3.92, 3.0)
    assert after.pixelColor(inside).lightness() > before.pixelColor(inside).lightness()
    assert after.pixelColor(outside) == before.pixelColor(outside)
    assert named(stage)
    stage.release(1.5, 4.5)
    assert not named(stage)


def test_a_drawing_glides_to_its_new_place_with_the_pieces(stage: Stage) -> None:
    mat = msgspec.structs.replace(PLACE, art="blue")
    stage.show(table(zones=(mat,)))
    stage.show(table(zones=(msgspec.structs.replace(mat, rect=(4.0, 2.0, 1.5, 2.0)),)), 0.3)
    begins = item(stage).sceneBoundingRect().center().x()
    stage.wait(0.15)
    halfway = item(stage).sceneBoundingRect().center().x()
    stage.wait(0.3)
    assert begins < halfway < item(stage).sceneBoundingRect().center().x()
    image = stage.view.grab().toImage()
    blue = "#0000c0"
    assert image.pixelColor(stage.at(5.4, 3.0)).name() == blue != image.pixelColor(stage.at(3.0, 3.0)).name()


def test_a_place_without_a_drawing_is_at_once_where_it_is_to_be(stage: Stage) -> None:
    stage.show(table(zones=(PLACE,)))
    stage.show(table(zones=(msgspec.structs.replace(PLACE, rect=(4.0, 2.0, 1.5, 2.0)),)), 0.3)
    before = item(stage).sceneBoundingRect()
    stage.wait(0.4)
    assert item(stage).sceneBoundingRect() == before
