"""The table is drawn as a picture."""

from __future__ import annotations

import msgspec
import pytest

from monstrarium.table.desc import Face, Zone
from monstrarium.ui.art.palette import LIGHT
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.view.picture import picture

from ..stage import affordance, piece, table


@pytest.mark.parametrize("size", [(320, 200), (1280, 800), (300, 900)])
def test_a_picture_has_the_size_asked_for(art: Art, size: tuple[int, int]) -> None:
    made = picture(table(piece("a", 1, 1)), art, LIGHT, size)
    assert (made.width(), made.height()) == size


def test_a_picture_shows_the_whole_table_in_its_middle(art: Art) -> None:
    made = picture(table(piece("a", 4, 3, face=Face("blue"))), art, LIGHT, (640, 480))
    assert made.pixelColor(320, 240).name() == "#0000c0"


def test_a_picture_shows_no_lights_for_a_hand(art: Art) -> None:
    shown = table(piece("a", 4, 3))
    offered = table(piece("a", 4, 3), affordances=(affordance("a", "right"),))
    assert picture(shown, art, LIGHT, (320, 240)) == picture(offered, art, LIGHT, (320, 240))


def test_the_same_table_makes_the_same_picture(art: Art) -> None:
    shown = table(piece("a", 4, 3), piece("b", 1, 1, up=False))
    assert picture(shown, art, LIGHT, (320, 240)) == picture(shown, art, LIGHT, (320, 240))


def test_the_ground_of_a_game_fills_the_picture(art: Art) -> None:
    made = picture(msgspec.structs.replace(table(), ground="blue"), art, LIGHT, (640, 480))
    assert made.pixelColor(1, 1).name() == made.pixelColor(638, 478).name() == "#0000c0"


def test_titles_shrink_with_the_picture(art: Art) -> None:
    named, plain = (table(zones=(Zone("place", (2.0, 2.0, 4.0, 3.0), title),)) for title in ("Place", ""))
    shares = []
    for size in ((480, 360), (1440, 1080)):
        one, other = picture(named, art, LIGHT, size), picture(plain, art, LIGHT, size)
        rows = [y for y in range(size[1]) if any(one.pixel(x, y) != other.pixel(x, y) for x in range(size[0]))]
        shares.append((rows[-1] - rows[0]) / size[1])
    assert shares[0] == pytest.approx(shares[1], rel=0.2)
