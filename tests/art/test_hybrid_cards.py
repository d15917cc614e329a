"""The cards of HYBRID can be told apart without colour; drawings stay in their window, plates are left to the words."""

import re
import tomllib
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .conftest import RESOURCES, Render, cut, difference, shades

FOLDER = "art/hybrid"
DECKS = ("action", "army", "aura", "event", "mutation")
BACKS = sorted(p.stem for p in (RESOURCES / FOLDER).glob("back*.svg"))
LISTS = {"action": "cards", "army": "armies", "aura": "auras", "event": "events", "mutation": "mutations"}
FRAMES = ("action", "army-griffin", "army-scorpion", "aura", "event", "mutation")
DRAWINGS = sorted(f"{deck}/{p.stem}" for deck in DECKS for p in (RESOURCES / FOLDER / deck).glob("*.svg"))
TITLE, TEXT, POINTS = (148, 38, 580, 100), (92, 580, 538, 828), (62, 48, 106, 92)
LARGEST, MARGIN, GROUND = 12_000, 20, "#00ff00"
KNOWN = {"svg", "title", "defs", "g", "path", "circle", "ellipse", "rect", "radialGradient", "linearGradient", "stop"}


def _laid(key: str) -> QImage:
    """A drawing laid on green, with a margin round it, half a unit to the pixel."""
    image = QImage(280 + 2 * MARGIN, 210 + 2 * MARGIN, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    QSvgRenderer(str(RESOURCES / FOLDER / f"{key}.svg")).render(painter, QRectF(MARGIN, MARGIN, 280, 210))
    painter.end()
    return image


@pytest.mark.parametrize("deck", LISTS)
def test_every_card_has_its_drawing_and_no_drawing_is_left_over(deck: str) -> None:
    sheet = tomllib.loads((RESOURCES / "hybrid" / f"{LISTS[deck]}.toml").read_text(encoding="utf-8"))

    keys = sorted(f"{deck}/{card['key']}" for cards in sheet.values() for card in cards)

    assert keys == [key for key in DRAWINGS if key.startswith(f"{deck}/")]


@pytest.mark.parametrize("key", DRAWINGS)
def test_a_drawing_of_a_card_is_made_of_plain_shapes_with_names_of_their_own(key: str) -> None:
    text = (RESOURCES / FOLDER / f"{key}.svg").read_text(encoding="utf-8")

    names = re.findall(r'\bid="([^"]+)"', text)

    assert set(re.findall(r"<(\w+)", text)) <= KNOWN
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) == set(names)
    assert re.search(r"style=|class=|currentColor|href", text) is None
    assert len(text.encode()) < LARGEST


@pytest.mark.parametrize("key", DRAWINGS)
def test_a_drawing_fills_its_window_and_hangs_out_nowhere(key: str, qapp: QGuiApplication) -> None:
    image = _laid(key)
    right, low = MARGIN + 280, MARGIN + 210

    outside = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if not (MARGIN <= x < right and MARGIN <= y < low)
    }
    edges = {image.pixelColor(x, y).name() for x in range(MARGIN, right) for y in (MARGIN, low - 1)}
    edges |= {image.pixelColor(x, y).name() for x in (MARGIN, right - 1) for y in range(MARGIN, low)}

    assert outside == {GROUND}
    assert GROUND not in edges


def test_no_two_cards_are_the_same_picture(render: Render) -> None:
    greys = [shades(render(f"{FOLDER}/{key}", 48)) for key in DRAWINGS]

    assert min(difference(a, b) for a, b in combinations(greys, 2)) > 0.25


@pytest.mark.parametrize("deck", FRAMES)
def test_the_plates_of_a_card_are_bright_and_empty(deck: str, render: Render) -> None:
    card = render(f"{FOLDER}/card/{deck}", 315)

    assert min(cut(card, TITLE) + cut(card, TEXT)) > 190


def test_the_place_of_the_points_is_bright_and_empty(render: Render) -> None:
    card = render(f"{FOLDER}/card/action", 315)

    assert min(cut(card, POINTS)) > 190


def test_the_decks_differ_beside_their_text_without_colour(render: Render) -> None:
    sides = [cut(render(f"{FOLDER}/card/{deck}", 315), (14, 600, 66, 840)) for deck in FRAMES]

    assert min(difference(a, b) for a, b in combinations(sides, 2)) > 0.25


def test_the_covered_cards_differ_without_colour(render: Render) -> None:
    middles = [cut(render(f"{FOLDER}/{name}", 315), (105, 230, 525, 650)) for name in BACKS]

    assert len(BACKS) == 6
    assert min(difference(a, b) for a, b in combinations(middles, 2)) > 0.25
