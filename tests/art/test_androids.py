"""The signs and frames of AndrOIDS can be told apart without colour, and leave their plates to the words."""

from itertools import combinations

import pytest

from .conftest import GROUND, RESOURCES, Render, cut, difference, rim, shades

FOLDER = "art/androids"
KINDS = sorted(p.stem for p in (RESOURCES / FOLDER / "sign").glob("*.svg"))
WORDED = sorted(p.stem for p in (RESOURCES / FOLDER / "card").glob("*-words.svg"))
INSTANTS = sorted(p.stem for p in (RESOURCES / FOLDER / "instant").glob("*.svg"))
PLATES = {"title": (52, 40, 578, 90), "text": (64, 664, 566, 838)}
WORDS = (64, 484, 566, 838)
CORNERS = {"left": (50, 112, 140, 200), "right": (490, 120, 580, 210)}


def test_the_signs_of_the_kinds_differ_without_colour(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/sign/{kind}", 32)) for kind in KINDS]

    assert len(greys) == 8
    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.15


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_plates_of_a_card_are_bright_and_empty(kind: str, plate: str, render: Render) -> None:
    greys = cut(render(f"{FOLDER}/card/{kind}", 315), PLATES[plate])

    assert min(greys) > 190


@pytest.mark.parametrize("kind", WORDED)
def test_a_card_with_much_room_for_words_keeps_it_bright_and_empty(kind: str, render: Render) -> None:
    card = render(f"{FOLDER}/card/{kind}", 315)

    assert min(cut(card, WORDS)) > 190
    assert min(cut(card, PLATES["title"])) > 190


def test_any_two_kinds_of_card_differ_in_a_corner_without_colour(render: Render) -> None:
    cards = [render(f"{FOLDER}/card/{kind}", 315) for kind in KINDS]

    corners = [{name: cut(card, area) for name, area in CORNERS.items()} for card in cards]

    apart = [max(difference(a[name], b[name]) for name in CORNERS) for a, b in combinations(corners, 2)]
    assert min(apart) > 0.2


def test_the_lever_shows_each_of_its_places(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/lever/{place}", 60)) for place in ("up", "half", "down")]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.1


def test_every_instant_is_another_picture(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/instant/{key}", 45)) for key in INSTANTS]

    assert len(greys) == 20
    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.3


@pytest.mark.parametrize("key", INSTANTS)
def test_nothing_of_an_instant_hangs_out_of_its_square(key: str, render: Render) -> None:
    assert rim(render(f"{FOLDER}/instant/{key}", 560)) == {GROUND}
