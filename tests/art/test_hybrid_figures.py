"""The figures of HYBRID are drawn from before and from behind, stand on their bases, and are told apart when small."""

import tomllib
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from monstrarium.games.hybrid.table.board.figures import BUILDS, UNITS, Build

from .conftest import RESOURCES

FOLDER = RESOURCES / "art" / "hybrid" / "figure"
SIZES = {
    warrior["key"]: warrior.get("size", 1)
    for warrior in tomllib.loads((RESOURCES / "hybrid" / "warriors.toml").read_text(encoding="utf-8"))["warrior"]
}
SQUARE = 44
"""Pixels of a square where figures are small."""
DRAWN = 96
"""The alpha from which a pixel is seen."""
VIEWS = ("", "-back")


def build(key: str) -> Build:
    return BUILDS[SIZES[key]]


def picture(name: str, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(str(FOLDER / f"{name}.svg"))
    assert renderer.isValid(), name
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def shape(key: str, view: str) -> frozenset[tuple[int, int]]:
    """The pixels of a figure where a square has 44, from the middle of its base."""
    canvas, (x, y), _base = build(key)
    scale = SQUARE / UNITS
    image = picture(key + view, round(canvas.wide * scale), round(canvas.high * scale))
    left, top = round(x * scale), round(y * scale)
    return frozenset(
        (column - left, row - top)
        for column in range(image.width())
        for row in range(image.height())
        if image.pixelColor(column, row).alpha() > DRAWN
    )


@pytest.fixture(scope="module")
def shapes(qapp: object) -> dict[str, frozenset[tuple[int, int]]]:
    """The silhouette of each figure, by its drawing."""
    return {key + view: shape(key, view) for key in SIZES for view in VIEWS}


def unlike(one: frozenset[tuple[int, int]], other: frozenset[tuple[int, int]]) -> float:
    """The share of two silhouettes laid on one another that only one of them covers."""
    return len(one ^ other) / len(one | other)


def test_every_warrior_is_drawn_from_before_and_from_behind() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.svg")) == sorted(key + view for key in SIZES for view in VIEWS)


@pytest.mark.parametrize("key", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_a_figure_is_drawn_to_the_measure_of_its_base(key: str, view: str) -> None:
    size = QSvgRenderer(str(FOLDER / f"{key}{view}.svg")).viewBoxF().size()
    assert (size.width(), size.height()) == (build(key).canvas.wide, build(key).canvas.high)


@pytest.mark.parametrize("view", VIEWS)
def test_no_two_warriors_have_the_same_silhouette(view: str, shapes: dict[str, frozenset[tuple[int, int]]]) -> None:
    apart = {(a, b): unlike(shapes[a + view], shapes[b + view]) for a, b in combinations(SIZES, 2)}
    assert {pair: round(share, 2) for pair, share in apart.items() if share < 0.25} == {}


@pytest.mark.parametrize("key", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_the_feet_of_a_figure_are_on_its_base(
    key: str, view: str, shapes: dict[str, frozenset[tuple[int, int]]]
) -> None:
    radius, drawn = build(key).base * SQUARE / 2, shapes[key + view]
    lowest = max(row for _column, row in drawn)
    feet = [(column, row) for column, row in drawn if row > lowest - 3]
    across = sum(column for column, _row in feet) / len(feet)
    assert 0 <= lowest < 0.6 * radius
    assert abs(across) < 0.6 * radius


@pytest.mark.parametrize("key", SIZES)
def test_what_is_seen_from_behind_stands_where_it_stands_from_before(
    key: str, shapes: dict[str, frozenset[tuple[int, int]]]
) -> None:
    one, other = shapes[key], shapes[f"{key}-back"]
    assert abs(max(row for _c, row in one) - max(row for _c, row in other)) <= 2
    assert unlike(one, other) < 0.5


@pytest.mark.parametrize("key", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_a_figure_rises_over_the_square_behind_it_and_no_farther(
    key: str, view: str, shapes: dict[str, frozenset[tuple[int, int]]]
) -> None:
    top = -min(row for _column, row in shapes[key + view]) / SQUARE
    assert (0.5 if key in ("pest", "ranger") else 0.75) < top < 1.5 * SIZES[key]


@pytest.mark.parametrize("key", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_of_a_figure_hangs_out_of_its_drawing(key: str, view: str) -> None:
    canvas = build(key).canvas
    wide, high = round(canvas.wide / 2), round(canvas.high / 2)
    image = picture(key + view, wide, high)
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for y in range(high) for x in (0, wide - 1)]
    assert [place for place in edge if image.pixelColor(*place).alpha() > DRAWN] == []
