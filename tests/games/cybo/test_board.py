"""The tray has its numbers side by side as printed."""

from itertools import permutations

import pytest

from monstrarium.games.cybo.board import COLUMNS, LINES, NUMBERS, cell, fourth
from tests.games.cybo.scenario import Table

PARTNERS = {
    1: {2, 3, 5, 6, 9, 11},
    2: {1, 3, 4, 6, 7, 10, 12},
    3: {1, 2, 4, 6, 7, 9, 11},
    4: {2, 3, 7, 8, 10, 12},
    5: {1, 6, 7, 9},
    6: {1, 2, 3, 5, 7, 8, 9, 10, 11},
    7: {2, 3, 4, 5, 6, 8, 10, 11, 12},
    8: {4, 6, 7, 12},
    9: {1, 3, 5, 6, 10, 11},
    10: {2, 4, 6, 7, 9, 11, 12},
    11: {1, 3, 6, 7, 9, 10, 12},
    12: {2, 4, 7, 8, 10, 11},
}
"""Copied from the printed tray by hand."""


def test_there_are_fourteen_lines_and_no_two_alike() -> None:
    assert len({frozenset(line) for line in LINES}) == len(LINES) == 14


def test_every_line_goes_straight_on_in_steps_of_one() -> None:
    for line in LINES:
        (a, b), (c, d), (e, f) = (cell(number) for number in line)
        assert (c - a, d - b) == (e - c, f - d)
        assert max(abs(c - a), abs(d - b)) == 1


def test_no_line_is_missing() -> None:
    straight = 0
    for a, b, c in permutations(NUMBERS, 3):
        (ax, ay), (bx, by), (cx, cy) = cell(a), cell(b), cell(c)
        straight += (bx - ax, by - ay) == (cx - bx, cy - by) and max(abs(bx - ax), abs(by - ay)) == 1
    assert straight == 2 * len(LINES)


def test_only_lines_in_columns_have_a_fourth_number() -> None:
    with_fourth = {line: fourth(line) for line in LINES if fourth(line)}
    assert len(with_fourth) == 6
    assert all({*line, number} in [set(column) for column in COLUMNS] for line, number in with_fourth.items())


@pytest.mark.parametrize("first", NUMBERS)
def test_the_second_number_must_share_a_line_with_the_first(first: int) -> None:
    going_on = {second for second in NUMBERS if not Table().roll(first, second).state.rows}
    assert going_on == PARTNERS[first]
