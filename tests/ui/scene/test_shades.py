"""What lies in the dark is drawn over the ground and its furniture, under everything that stands there."""

from __future__ import annotations

import msgspec
from PySide6.QtGui import QColor

from monstrarium.table.desc import Piece, Rect, TableDesc, Wash, Zone
from monstrarium.ui.art.palette import theme_for

from ..stage import Stage, piece, table

FLOOR = Zone("floor", (0.0, 0.0, 8.0, 6.0), style="plain")
DUSK: tuple[Rect, ...] = tuple((2.0, float(row), 2.0, 1.0) for row in range(6))
NIGHT: tuple[Rect, ...] = tuple((4.0, float(row), 2.0, 1.0) for row in range(6))


def shaded(*pieces: Piece) -> TableDesc:
    """Light up to 2, dusk up to 4, night up to 6, then light again."""
    shade = (Wash("night", NIGHT), Wash("dusk", DUSK))
    return msgspec.structs.replace(table(*pieces, zones=(FLOOR,)), shade=shade)


def lightness(stage: Stage, x: float, y: float) -> int:
    return QColor(stage.view.viewport().grab().toImage().pixel(stage.at(x, y))).lightness()


def test_night_is_darker_than_dusk_and_dusk_darker_than_light(stage: Stage) -> None:
    stage.show(shaded())
    light, dusk, night = (lightness(stage, x, 3) for x in (1, 3, 5))
    assert light - dusk > 30
    assert dusk - night > 15
    assert lightness(stage, 7, 3) == light


def test_the_dark_begins_softly(stage: Stage) -> None:
    stage.show(shaded())
    light, edge, dusk = (lightness(stage, x, 3) for x in (1, 4, 3))
    assert lightness(stage, 5, 3) < edge < dusk < light


def test_furniture_is_dark_and_what_stands_on_it_is_not(stage: Stage) -> None:
    lit, dark = piece("lit", 1, 3, flat=True), piece("dark", 5, 3, flat=True)
    stage.show(shaded(lit, dark, piece("figure", 5, 5)))
    assert lightness(stage, 1, 3) - lightness(stage, 5, 3) > 30
    assert lightness(stage, 5, 5) == lightness(stage, 1, 3)


def test_the_dark_goes_with_its_table(stage: Stage) -> None:
    stage.show(shaded())
    stage.show(table(zones=(FLOOR,)))
    assert lightness(stage, 5, 3) == lightness(stage, 1, 3)


def test_in_high_contrast_the_dark_is_less_deep(stage: Stage) -> None:
    stage.show(shaded(piece("ground", 5, 3, flat=True)))
    before = lightness(stage, 5, 3)
    stage.scene.set_theme(theme_for("contrast"))
    assert lightness(stage, 5, 3) > before


def test_a_torch_lights_the_middle_of_its_pool_and_nothing_beyond(stage: Stage) -> None:
    stage.show(shaded())
    night, lit = lightness(stage, 5, 3), shaded()
    stage.show(msgspec.structs.replace(lit, shade=(*lit.shade, Wash("torch", ((4.0, 2.0, 2.0, 2.0),)))))
    assert lightness(stage, 5, 3) - night > 40
    assert abs(lightness(stage, 5, 0.5) - night) <= 2
