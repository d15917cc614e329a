"""The signs of XYbrid can be told apart without colour, and a breakthrough leaves its plates to the words."""

from itertools import combinations

import pytest

from monstrarium.games.xybrid.table.faces import CANVAS, frame_of

from .conftest import RESOURCES, Render, difference, shades

FOLDER = "art/xybrid"
BREAKTHROUGHS = sorted(p.stem for p in (RESOURCES / FOLDER / "breakthrough").glob("*.svg") if p.stem != "back")
DRAWN = [
    (kind, path.stem)
    for kind in ("head", "arm", "legs", "auxiliary", "core")
    for path in sorted((RESOURCES / FOLDER / kind).glob("*.svg"))
]
SIGNS = ("badge", "science", "label")
PLATES = {"title": (46, 38, 584, 92), "text": (64, 512, 566, 818)}


@pytest.mark.parametrize("folder", SIGNS)
def test_the_signs_of_a_kind_differ_without_colour(folder: str, render: Render) -> None:
    names = sorted(p.stem for p in (RESOURCES / FOLDER / folder).glob("*.svg"))

    greys = [shades(render(f"{FOLDER}/{folder}/{name}", 45)) for name in names]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.03


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("key", BREAKTHROUGHS)
def test_the_plates_of_a_breakthrough_are_bright_and_empty(key: str, plate: str, render: Render) -> None:
    left, top, right, bottom = PLATES[plate]

    card = render(f"{FOLDER}/breakthrough/{key}", 315).copy(
        left // 2, top // 2, (right - left) // 2, (bottom - top) // 2
    )

    assert min(shades(card)) > 170


def test_every_breakthrough_is_another_picture(render: Render) -> None:
    scenes = [tuple(shades(render(f"{FOLDER}/breakthrough/{key}", 90).copy(8, 18, 74, 46))) for key in BREAKTHROUGHS]

    assert len(scenes) == 24
    assert min(difference(list(a), list(b)) for a, b in combinations(scenes, 2)) > 0.3


@pytest.mark.parametrize("key", BREAKTHROUGHS)
def test_nothing_of_a_scene_hangs_out_of_its_card(key: str, render: Render) -> None:
    ground = 0x77

    card = render(f"{FOLDER}/breakthrough/{key}", 630)

    edge = [card.pixelColor(x, y).red() for x in (1, 628) for y in range(880)]
    assert set(edge) == {ground}


@pytest.mark.parametrize(("kind", "key"), DRAWN)
def test_a_part_is_drawn_within_the_frame_that_is_shown_large(kind: str, key: str, render: Render) -> None:
    image = render(f"{FOLDER}/{kind}/{key}", 126)
    left, top, wide, high = (length * 126 / CANVAS.wide for length in frame_of(kind, key))

    outside = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if not (left - 1 <= x < left + wide and top - 1 <= y < top + high)
        and abs(image.pixelColor(x, y).green() - 0x77) > 40
    ]

    assert outside == []
