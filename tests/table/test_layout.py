"""Pieces in a zone lie where the zone is, in order, and no two of them in one place."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.table.desc import Pose, Zone
from monstrarium.table.layout import CARD, fan, grid, overlay, row, square, stack

ZONE = Zone("hand", (2.0, 3.0, 6.0, 2.0))
COUNTS = st.integers(0, 40)
CENTRE = (5.0, 4.0)


def beside(layout: Callable[[Zone, int], tuple[Pose, ...]], count: int) -> list[float]:
    """How far each piece is from the one before it."""
    poses = layout(ZONE, count)
    return [after.x - before.x for before, after in pairwise(poses)]


def nine(zone: Zone, count: int) -> tuple[Pose, ...]:
    """A grid with nine columns."""
    return grid(zone, count, 9)


@given(COUNTS)
@pytest.mark.parametrize("layout", [fan, row, stack, overlay, nine])
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


def test_clear_sheets_lie_exactly_on_each_other() -> None:
    assert {(pose.x, pose.y) for pose in overlay(ZONE, 5)} == {CENTRE}


def test_a_grid_goes_row_by_row() -> None:
    poses = grid(ZONE, 5, 3)
    assert [(pose.x, pose.y) for pose in poses] == [(3.0, 3.5), (5.0, 3.5), (7.0, 3.5), (3.0, 4.5), (5.0, 4.5)]


@given(st.integers(1, 40), st.integers(1, 9))
def test_no_two_pieces_of_a_grid_lie_in_one_place(count: int, columns: int) -> None:
    places = {(round(pose.x, 6), round(pose.y, 6)) for pose in grid(ZONE, count, columns)}
    assert len(places) == count
    assert all(2.0 < x < 8.0 and 3.0 < y < 5.0 for x, y in places)


def test_a_square_is_found_by_column_and_row() -> None:
    pose = square(ZONE, 2, 1)
    assert (pose.x, pose.y) == (4.5, 4.5)


def test_a_block_of_squares_is_found_by_its_first_corner() -> None:
    pose = square(ZONE, 1, 0, span=2, side=0.5)
    assert (pose.x, pose.y) == (3.0, 3.5)
