"""The warriors of HYBRID are all drawn, stand on their feet, and are told apart small and without colour."""

import tomllib
from itertools import combinations

import pytest

from .conftest import GROUND, RESOURCES, Render, difference, rim, shades

FOLDER = "art/hybrid/warrior"
WARRIORS = [
    warrior["key"]
    for warrior in tomllib.loads((RESOURCES / "hybrid" / "warriors.toml").read_text(encoding="utf-8"))["warrior"]
]


def _outline(greys: bytes) -> list[int]:
    return [255 * (abs(value - GROUND) > 8) for value in greys]


def test_every_warrior_has_its_drawing_and_every_drawing_its_warrior() -> None:
    assert sorted(p.stem for p in (RESOURCES / FOLDER).glob("*.svg")) == sorted(WARRIORS)


@pytest.mark.parametrize("key", WARRIORS)
def test_a_warrior_stands_at_the_bottom_of_its_picture(key: str, render: Render) -> None:
    picture = render(f"{FOLDER}/{key}", 56)

    feet = [shades(picture.copy(0, y, 56, 1)) for y in (51, 55)]

    assert [any(abs(value - GROUND) > 40 for value in row) for row in feet] == [True, False]


@pytest.mark.parametrize("key", WARRIORS)
def test_nothing_of_a_warrior_hangs_out_of_its_picture(key: str, render: Render) -> None:
    assert max(abs(grey - GROUND) for grey in rim(render(f"{FOLDER}/{key}", 280))) <= 2


@pytest.mark.parametrize("key", WARRIORS)
def test_a_warrior_fills_its_picture(key: str, render: Render) -> None:
    outline = _outline(shades(render(f"{FOLDER}/{key}", 56)))

    rows = [y for y in range(56) if any(outline[y * 56 : y * 56 + 56])]

    assert rows[-1] - rows[0] > (0.6 if key in ("pest", "ranger") else 0.8) * 56


def test_no_two_warriors_have_the_same_outline(render: Render) -> None:
    outlines = [_outline(shades(render(f"{FOLDER}/{key}", 40))) for key in WARRIORS]

    assert min(difference(a, b) for a, b in combinations(outlines, 2)) > 0.1


def test_no_two_warriors_are_the_same_picture(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/{key}", 40)) for key in WARRIORS]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.2
