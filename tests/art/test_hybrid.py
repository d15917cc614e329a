"""The warriors of HYBRID are all drawn, stand on their feet, and are told apart small and without colour."""

import tomllib
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from .conftest import RESOURCES, Render

FOLDER = "art/hybrid/warrior"
WARRIORS = [
    warrior["key"]
    for warrior in tomllib.loads((RESOURCES / "hybrid" / "warriors.toml").read_text(encoding="utf-8"))["warrior"]
]
GROUND = 0x77


def _greys(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).red() for y in range(grey.height()) for x in range(grey.width())]


def _difference(one: list[int], other: list[int]) -> float:
    """The share of pixels whose grey differs plainly."""
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True)) / len(one)


def _outline(greys: list[int]) -> list[int]:
    return [255 * (abs(value - GROUND) > 8) for value in greys]


def test_every_warrior_has_its_drawing_and_every_drawing_its_warrior() -> None:
    assert sorted(p.stem for p in (RESOURCES / FOLDER).glob("*.svg")) == sorted(WARRIORS)


@pytest.mark.parametrize("key", WARRIORS)
def test_a_warrior_stands_at_the_bottom_of_its_picture(key: str, render: Render) -> None:
    picture = render(f"{FOLDER}/{key}", 56)

    feet = [_greys(picture.copy(0, y, 56, 1)) for y in (51, 55)]

    assert [any(abs(value - GROUND) > 40 for value in row) for row in feet] == [True, False]


@pytest.mark.parametrize("key", WARRIORS)
def test_nothing_of_a_warrior_hangs_out_of_its_picture(key: str, render: Render) -> None:
    picture = render(f"{FOLDER}/{key}", 280)

    sides = [(at, edge) for at in range(280) for edge in (0, 279)]
    edge = {abs(picture.pixelColor(*place).red() - GROUND) for at, side in sides for place in ((at, side), (side, at))}

    assert max(edge) <= 2


@pytest.mark.parametrize("key", WARRIORS)
def test_a_warrior_fills_its_picture(key: str, render: Render) -> None:
    outline = _outline(_greys(render(f"{FOLDER}/{key}", 56)))

    rows = [y for y in range(56) if any(outline[y * 56 : y * 56 + 56])]

    assert rows[-1] - rows[0] > (0.6 if key in ("pest", "ranger") else 0.8) * 56


def test_no_two_warriors_have_the_same_outline(render: Render) -> None:
    outlines = [_outline(_greys(render(f"{FOLDER}/{key}", 40))) for key in WARRIORS]

    assert min(_difference(a, b) for a, b in combinations(outlines, 2)) > 0.1


def test_no_two_warriors_are_the_same_picture(render: Render) -> None:
    greys = [_greys(render(f"{FOLDER}/{key}", 40)) for key in WARRIORS]

    assert min(_difference(a, b) for a, b in combinations(greys, 2)) > 0.2
