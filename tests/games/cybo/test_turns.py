"""A turn at the Advanced level scores Trinities and Quads."""

import pytest

from monstrarium.games.cybo.actions import Aim, Keep, PutBack, Roll
from monstrarium.games.cybo.state import Kind
from tests.games.cybo.scenario import Table


def test_a_number_that_fits_no_line_ends_the_turn() -> None:
    table = Table().play(1, 8)
    assert table.row.rolls == (1, 8)
    assert table.row.points == 0
    assert table.seat == 1


def test_a_third_number_that_completes_no_line_ends_the_turn() -> None:
    assert Table().play(4, 8, 11).row.points == 0


def test_a_repeat_ends_the_turn() -> None:
    assert Table().play(1, 1).row.rolls == (1, 1)
    assert Table().play(1, 5, 5).row.points == 0


@pytest.mark.parametrize("numbers", [(5, 9, 1), (9, 1, 5), (1, 9, 5), (5, 1, 9)])
def test_a_trinity_in_any_order_pays_three(numbers: tuple[int, ...]) -> None:
    assert Table().play(*numbers).row.points == 3


@pytest.mark.parametrize("numbers", [(1, 5, 9), (9, 5, 1), (3, 6, 9), (10, 7, 4), (2, 7, 12)])
def test_a_trinity_read_from_either_end_pays_nine(numbers: tuple[int, ...]) -> None:
    table = Table().play(*numbers)
    assert table.row.points == 9
    assert table.row.kind is Kind.ORDERED


def test_three_of_a_column_that_are_not_side_by_side_are_no_trinity() -> None:
    assert Table().play(1, 3, 4).row.points == 0


def test_a_pair_with_a_gap_goes_on_when_its_middle_makes_a_line() -> None:
    assert Table().roll(1, 3).state.rows == []
    assert Table().play(1, 4).row.points == 0


def test_diagonals_do_not_wrap_around() -> None:
    assert Table().play(8, 11).row.points == 0
    assert Table().play(4, 5).row.points == 0


def test_rows_and_diagonals_lead_to_no_quad() -> None:
    assert Table().play(1, 5, 9).row.quad == 0
    assert Table().play(1, 6, 11).row.quad == 0


def test_a_trinity_in_a_column_asks_whether_to_roll_on() -> None:
    table = Table().roll(5, 6, 7)
    assert table.offers() == [Roll(0), Keep(0)]
    assert table.state.rows == []


def test_the_whole_column_pays_sixteen_and_not_more() -> None:
    table = Table().play(5, 6, 7, 8)
    assert (table.row.points, table.row.quad, table.row.kind) == (16, 8, Kind.QUAD)
    assert table.state.scores == (16, 0)


def test_a_quad_may_come_in_any_order() -> None:
    assert Table().play(7, 8, 6, 5).row.points == 16


@pytest.mark.parametrize("numbers", [(1, 2, 3), (3, 1, 2)])
def test_a_missed_quad_leaves_three(numbers: tuple[int, ...]) -> None:
    table = Table().play(*numbers, 9)
    assert (table.row.points, table.row.quad, table.row.kind) == (3, 9, Kind.MISSED)


def test_a_number_of_the_trinity_misses_the_quad() -> None:
    assert Table().play(1, 2, 3, 1).row.points == 3


def test_keeping_writes_the_points_of_the_trinity() -> None:
    assert Table().roll(1, 2, 3).keep().row.points == 9
    assert Table().roll(3, 1, 2).keep().row.points == 3
    assert Table().roll(3, 1, 2).keep().row.quad == 0


def test_a_roll_that_risks_nothing_is_still_a_choice() -> None:
    assert Keep(0) in Table().roll(3, 1, 2).offers()


def test_nothing_can_be_kept_before_a_trinity() -> None:
    table = Table().roll(1, 2)
    assert table.offers() == [Roll(0)]
    assert "nothing to keep" in table.refused(Keep(0))


def test_a_die_aimed_beside_the_fourth_number_is_told_why_not() -> None:
    table = Table().roll(1, 2, 3)
    assert table.refused(Aim(0, 9)) == "The Quad here needs 4; 9 is not in this column."
    asked = "Drop the die on 4 to roll for the Quad, or on your card to keep the points."
    assert table.refused(PutBack(0)) == asked
    assert table.refused(Aim(0, 2)) == "The Quad here needs 4; 2 has been rolled."


def test_nobody_else_rolls_or_keeps() -> None:
    table = Table().roll(1, 2, 3)
    assert table.refused(Roll(1)) == "The die is with another player."
    assert "card of the player who rolled" in table.refused(Keep(1))


def test_the_next_seat_begins_by_itself() -> None:
    table = Table(3).play(1, 8).play(1, 5, 9)
    assert table.seat == 2
    assert table.offers() == [Roll(2)]


def test_the_die_shows_what_was_rolled_last() -> None:
    table = Table()
    assert table.state.die == 0
    assert table.roll(4).state.die == 4
    assert table.roll(12, 6).state.die == 6


def test_failed_rolls_stay_on_the_card() -> None:
    table = Table().play(4, 8, 11).play(3, 8)
    assert [row.rolls for row in table.state.rows] == [(4, 8, 11), (3, 8)]
