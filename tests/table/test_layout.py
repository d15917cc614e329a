"""Things lie within their rectangle, in order, and text lies in the boxes of its drawing."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.table import layout
from monstrarium.table.desc import Inlay, Label, Rect
from monstrarium.table.layout import CARD, Canvas, largest, middle, packed, slot
from tests.support.looking import apart, within

COUNTS = st.integers(0, 40)


@pytest.mark.parametrize(("seat", "places"), [(2, 0), (3, 1), (0, 2), (1, 3)])
def test_seats_are_counted_from_the_near_one_on(seat: int, places: int) -> None:
    assert slot(seat, 2, 4) == places


def test_the_middle_of_a_place_is_as_far_from_each_of_its_edges() -> None:
    pose = middle((2.0, 3.0, 6.0, 2.0), 1.5, 7)
    assert (pose.x, pose.y, pose.scale, pose.z) == (5.0, 4.0, 1.5, 7)


@pytest.mark.parametrize(("rect", "scale"), [((0.0, 0.0, 2.0, 9.0), 2.0), ((0.0, 0.0, 9.0, 4.2), 3.0)])
def test_the_largest_thing_fills_its_place_across_or_down(rect: Rect, scale: float) -> None:
    assert largest(rect, CARD) == pytest.approx(scale)


def test_margins_are_taken_from_all_edges_of_a_place() -> None:
    assert layout.within((1.0, 2.0, 6.0, 5.0), 0.5, 1.0, 0.25) == (1.5, 3.0, 5.0, 3.75)


def test_cards_are_packed_row_by_row() -> None:
    poses = packed((0.0, 0.0, 3.0, 3.0), 5, 1.0, size=(1.0, 1.5), air=1.0)
    assert [(pose.x, pose.y) for pose in poses] == [(0.5, 0.75), (1.5, 0.75), (2.5, 0.75), (1.0, 2.25), (2.0, 2.25)]


def test_packed_cards_grow_no_larger_than_asked() -> None:
    assert packed((0.0, 0.0, 9.0, 9.0), 1, 2.0)[0].scale == 2.0


@given(COUNTS, st.floats(0.5, 9.0), st.floats(0.5, 9.0))
def test_packed_cards_lie_in_their_place_and_apart(count: int, wide: float, high: float) -> None:
    rect, (across, down) = (1.0, 2.0, wide, high), CARD
    boxes = [
        (pose.x - across * pose.scale / 2, pose.y - down * pose.scale / 2, across * pose.scale, down * pose.scale)
        for pose in packed(rect, count, 2.0)
    ]
    assert len(boxes) == count
    assert all(within(each, rect) for each in boxes)
    assert all(apart(one, two) for one, two in combinations(boxes, 2))


# ---- text on a drawing lies in its boxes at any size of the drawing


CANVAS = Canvas(600, 1000)


def test_words_are_laid_out_in_shares_of_the_drawing() -> None:
    label = CANVAS.label("21", (150, 250, 300, 100), 50, "gold", bold=True, align="left")

    assert label == Label("21", 0.25, 0.25, 0.5, 0.1, 0.05, "left", "gold", True)


def test_small_drawings_are_laid_out_in_shares_of_the_drawing() -> None:
    assert CANVAS.inlay("cybo/crown", (60, 100, 120, 200)) == Inlay("cybo/crown", 0.1, 0.1, 0.2, 0.2)
