"""The drawing kit: the die is a real solid, shapes are cut to outlines, gradients have names of their own."""

from itertools import pairwise
from math import isclose
from pathlib import Path

import pytest
from easel import points, solid, svg
from families import dice


@pytest.mark.parametrize("number", solid.NUMBERS)
def test_opposite_faces_of_the_die_sum_to_thirteen(number: int) -> None:
    normal = solid.FACES[number - 1].normal

    opposite = min(solid.FACES, key=lambda face: solid.dot(face.normal, normal))

    assert solid.dot(opposite.normal, normal) == pytest.approx(-1)
    assert opposite.number + number == 13


@pytest.mark.parametrize("face", solid.FACES, ids=lambda face: str(face.number))
def test_every_face_is_a_regular_pentagon(face: solid.Face) -> None:
    corners = [*face.corners, face.corners[0]]

    sides = [solid.dot(edge, edge) for edge in (solid.less(a, b) for a, b in pairwise(corners))]

    assert sides == pytest.approx([sides[0]] * 5)


@pytest.mark.parametrize("number", solid.NUMBERS)
def test_the_resting_die_shows_its_number_on_top_and_upright(number: int) -> None:
    shown = solid.FACES[number - 1]

    turned = solid.upright(number)

    assert solid.apply(turned, shown.normal) == pytest.approx((0, 0, 1))
    assert solid.apply(turned, shown.up) == pytest.approx((0, 1, 0))


def test_three_faces_meet_at_every_corner_of_the_die() -> None:
    corners = [tuple(round(v, 6) for v in corner) for face in solid.FACES for corner in face.corners]

    assert sorted(corners.count(corner) for corner in set(corners)) == [3] * 20


def test_a_shape_is_cut_to_the_outline_it_lies_in() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]

    piece = points.cut([(5.0, -5.0), (15.0, -5.0), (15.0, 5.0), (5.0, 5.0)], square)

    assert sorted(piece) == [(5.0, 0.0), (5.0, 5.0), (10.0, 0.0), (10.0, 5.0)]


def test_a_coordinate_is_written_without_idle_digits() -> None:
    assert [svg.coord(v) for v in (2.0, -0.01, 1.25, 100.0)] == ["2", "0", "1.2", "100"]


def test_two_gradients_cannot_share_a_name() -> None:
    picture = svg.Picture(10, 10)
    picture.slope("gold", ((0, "#ffffff", 1),))

    with pytest.raises(ValueError, match="gold"):
        picture.slope("gold", ((0, "#000000", 1),))


def test_the_tumble_goes_round(tmp_path: Path) -> None:
    frames = {key: picture.text("") for key, picture in dice.pictures().items() if "tumble" in key}

    assert len(set(frames.values())) == dice.TUMBLES


def test_the_sides_of_a_ring_are_equal() -> None:
    (ax, ay), (bx, by), (cx, cy) = points.regular(0, 0, 10, 6)[:3]

    assert isclose((ax - bx) ** 2 + (ay - by) ** 2, (bx - cx) ** 2 + (by - cy) ** 2)
