"""Pieces in a zone lie where the zone is, in order, and no two of them in one place."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.table.desc import Pose, Zone
from monstrarium.table.layout import CARD, fan, packed, row, stack
from tests.support.looking import apart, within

ZONE = Zone("hand", (2.0, 3.0, 6.0, 2.0))
COUNTS = st.integers(0, 40)
CENTRE = (5.0, 4.0)


def beside(layout: Callable[[Zone, int], tuple[Pose, ...]], count: int) -> list[float]:
    """How far each piece is from the one before it."""
    poses = layout(ZONE, count)
    return [after.x - before.x for before, after in pairwise(poses)]


@given(COUNTS)
@pytest.mark.parametrize("layout", [fan, row, stack])
def test_every_piece_has_a_pose_and_an_order(layout: Callable[[Zone, int], tuple[Pose, ...]], count: int) -> None:
    assert [pose.z for pose in layout(ZONE, count)] == list(range(count))


@given(COUNTS)
@pytest.mark.parametrize("layout", [fan, row])
def test_cards_side_by_side_stay_within_the_width(layout: Callable[[Zone, int], tuple[Pose, ...]], count: int) -> None:
    for pose in layout(ZONE, count):
        assert 2.0 + CARD[0] / 2 - 1e-9 <= pose.x <= 8.0 - CARD[0] / 2 + 1e-9


@pytest.mark.parametrize("layout", [fan, row])
def test_one_card_lies_in_the_middle_and_flat(layout: Callable[[Zone, int], tuple[Pose, ...]]) -> None:
    (pose,) = layout(ZONE, 1)
    assert (pose.x, pose.y, pose.turn) == (*CENTRE, 0.0)


@pytest.mark.parametrize("layout", [fan, row])
def test_cards_lie_evenly_and_closer_when_there_are_many(layout: Callable[[Zone, int], tuple[Pose, ...]]) -> None:
    few, many = beside(layout, 3), beside(layout, 30)
    assert few == pytest.approx([few[0]] * 2)
    assert 0 < many[0] < few[0]


def test_a_row_leaves_a_gap_where_there_is_room() -> None:
    assert beside(row, 3) == pytest.approx([CARD[0] + 0.1] * 2)


def test_a_fan_is_turned_like_a_held_hand() -> None:
    turns = [pose.turn for pose in fan(ZONE, 5)]
    assert turns == sorted(turns)
    assert turns == pytest.approx([-turn for turn in reversed(turns)])


def test_the_middle_of_a_fan_is_its_highest_point() -> None:
    heights = [pose.y for pose in fan(ZONE, 5)]
    assert min(heights) == heights[2]
    assert heights == pytest.approx(heights[::-1])


def test_a_stack_rises_a_little_with_every_piece() -> None:
    poses = stack(ZONE, 3, lift=0.1)
    assert [pose.x for pose in poses] == pytest.approx([5.0, 4.9, 4.8])
    assert [pose.y for pose in poses] == pytest.approx([4.0, 3.9, 3.8])


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
