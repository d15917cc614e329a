"""The frames, signs and walls of XenoShyft can be told apart without colour, and leave their plates to the words."""

from itertools import combinations, pairwise

import pytest

from .conftest import GROUND, RESOURCES, Render, cut, difference, rim, shades

FOLDER = "art/xenoshyft"
KINDS = sorted(p.stem for p in (RESOURCES / FOLDER / "card").glob("*.svg"))
SIGNS = sorted(p.stem for p in (RESOURCES / FOLDER / "sign").glob("*.svg"))
SQUARES = sorted(
    f"{FOLDER}/{group}/{p.stem}"
    for group in ("troop", "enemy", "boss", "item", "xenosathem", "division")
    for p in (RESOURCES / FOLDER / group).glob("*.svg")
)
PRICED = {"troop", "legendary", "item", "instant"}
ITEMS = [key for key in SQUARES if "/item/" in key]
FIGHTERS = ("troop", "legendary", "enemy", "boss")
CORNERS = ((46, 112, 216, 300), (414, 112, 584, 300))
TEXT = (64, 674, 566, 838)


def _around(x: int, y: int, reach: int) -> tuple[int, int, int, int]:
    return x - reach, y - reach, x + reach, y + reach


@pytest.mark.parametrize("kind", KINDS)
def test_the_plates_of_a_card_are_bright_and_empty(kind: str, render: Render) -> None:
    card = render(f"{FOLDER}/card/{kind}", 315)

    title = cut(card, (172 if kind in PRICED else 52, 40, 578, 90))

    assert min(title + cut(card, TEXT)) > 190


@pytest.mark.parametrize("kind", sorted(PRICED))
def test_the_place_of_the_cost_is_bright_and_empty(kind: str, render: Render) -> None:
    card = render(f"{FOLDER}/card/{kind}", 315)

    assert min(cut(card, _around(86, 84, 28))) > 190


@pytest.mark.parametrize("kind", FIGHTERS)
def test_the_places_of_power_and_hp_are_bright_and_empty(kind: str, render: Render) -> None:
    card = render(f"{FOLDER}/card/{kind}", 315)

    assert min(cut(card, _around(100, 580, 28)) + cut(card, _around(530, 580, 28))) > 190


def test_the_places_of_the_figures_differ_by_their_shape(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/place/{name}", 44)) for name in ("cost", "power", "hp")]
    outlines = [[255 * (value == GROUND) for value in grey] for grey in greys]

    assert min(difference(a, b) for a, b in combinations(outlines, 2)) > 0.05


def test_any_two_kinds_of_card_differ_in_a_corner_without_colour(render: Render) -> None:
    cards = [render(f"{FOLDER}/card/{kind}", 315) for kind in KINDS]

    corners = [[cut(card, area) for area in CORNERS] for card in cards]

    apart = [max(difference(*pair) for pair in zip(one, other, strict=True)) for one, other in combinations(corners, 2)]
    assert len(cards) == 8
    assert min(apart) > 0.15


def test_the_signs_differ_without_colour(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/sign/{name}", 32)) for name in SIGNS]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.15


def test_the_wall_shows_how_much_of_it_is_left(render: Render) -> None:
    states = [shades(render(f"{FOLDER}/wall/{state}", 180)) for state in range(5)]

    seen = [sum(value != GROUND for value in state) for state in states]

    assert min(difference(a, b) for a, b in pairwise(states)) > 0.03
    assert seen[4] < seen[0]


def test_the_covered_enemies_look_unlike_the_covered_troops(render: Render) -> None:
    backs = [shades(render(f"{FOLDER}/{name}", 60)) for name in ("back", "enemy-back")]

    assert difference(*backs) > 0.4


@pytest.mark.parametrize("key", ITEMS)
def test_nothing_of_an_item_hangs_out_of_its_square(key: str, render: Render) -> None:
    assert rim(render(key, 560)) == {GROUND}


def test_no_two_drawings_are_the_same_picture(render: Render) -> None:
    greys = [shades(render(key, 45)) for key in SQUARES]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.2
