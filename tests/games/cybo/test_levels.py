"""Beginners, Masters, and seats of different levels play at one table."""

import pytest

from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.state import Kind
from tests.games.cybo.scenario import Table


def beginner() -> Table:
    """A table where everyone has four rolls."""
    return Table(level="beginner")


def master(**options: str) -> Table:
    """A table where only order counts."""
    return Table(level="master", **options)


def test_a_beginner_may_go_astray_once() -> None:
    table = beginner().play(1, 8, 5, 9)
    assert table.row.trinity == (1, 5, 9)
    assert table.row.points == 9


def test_a_beginner_goes_on_while_a_line_lacks_no_more_than_is_left() -> None:
    assert beginner().roll(1, 8).state.rows == []
    assert beginner().roll(1, 8, 5).state.rows == []
    assert beginner().play(1, 8, 10).row.points == 0


def test_a_repeat_is_a_beginners_number_astray() -> None:
    assert beginner().play(1, 1, 5, 9).row.points == 9
    assert beginner().play(1, 1, 1).row.points == 0


def test_a_beginners_turn_ends_with_the_first_trinity() -> None:
    table = beginner().play(1, 5, 9)
    assert table.row.points == 9
    assert table.seat == 1


def test_order_goes_by_the_three_that_count() -> None:
    assert beginner().play(5, 8, 9, 1).row.points == 3
    assert beginner().play(9, 5, 12, 1).row.points == 9


def test_a_repeat_may_put_a_beginners_trinity_in_order() -> None:
    table = beginner().roll(2, 1, 2, 3).keep()
    assert table.row.trinity == (1, 2, 3)
    assert table.row.points == 9


def test_of_two_trinities_at_once_the_one_in_order_counts() -> None:
    table = beginner().roll(1, 4, 3, 2).keep()
    assert table.row.trinity == (4, 3, 2)
    assert table.row.points == 9


def test_of_two_trinities_out_of_order_the_first_as_printed_counts() -> None:
    table = beginner().roll(3, 1, 4, 2).keep()
    assert table.row.trinity == (3, 1, 2)
    assert table.row.points == 3


def test_a_beginner_may_roll_a_fifth_time_for_the_quad() -> None:
    table = beginner().roll(1, 8, 2, 3)
    assert table.offers() == [Roll(0), Keep(0)]
    assert table.roll(4).row.points == 16


def test_a_number_astray_never_counts_for_the_quad() -> None:
    table = beginner().roll(4, 1, 2, 3)
    assert table.ask()
    assert table.roll(4).row.points == 16


def test_a_beginners_missed_quad_leaves_three() -> None:
    assert beginner().play(1, 2, 3, 12).row.points == 3


@pytest.mark.parametrize("numbers", [(1, 5, 9), (9, 5, 1), (1, 6, 11)])
def test_a_masters_trinity_in_order_pays_nine(numbers: tuple[int, ...]) -> None:
    assert master().play(*numbers).row.points == 9


@pytest.mark.parametrize("numbers", [(1, 9), (5, 1), (2, 1), (1, 3)])
def test_a_masters_turn_ends_when_no_order_is_possible(numbers: tuple[int, ...]) -> None:
    assert master().play(*numbers).row.points == 0


def test_a_master_may_begin_with_any_number() -> None:
    for number in range(1, 13):
        assert master().roll(number).state.rows == []


@pytest.mark.parametrize(("trinity", "fourth"), [((2, 3, 4), 1), ((4, 3, 2), 1), ((5, 6, 7), 8)])
def test_a_masters_fourth_number_may_lie_at_either_end(trinity: tuple[int, ...], fourth: int) -> None:
    assert master().play(*trinity, fourth).row.points == 16


def test_a_masters_missed_quad_leaves_three() -> None:
    assert master().play(2, 3, 4, 9).row.points == 3


def test_a_masters_missed_quad_may_leave_nothing() -> None:
    table = master(miss="nothing").play(2, 3, 4, 9)
    assert table.row.points == 0
    assert table.row.kind is Kind.MISSED


def test_the_masters_miss_is_no_rule_for_others() -> None:
    assert Table(miss="nothing").play(2, 3, 4, 9).row.points == 3


def test_seats_may_have_levels_of_their_own() -> None:
    table = Table(level=("beginner", "master"))
    assert table.play(1, 8, 5, 9).row.points == 9
    assert table.play(5, 1).row.points == 0


def test_a_repeat_may_be_rolled_again() -> None:
    table = Table(repeat="again").roll(1, 1)
    assert table.state.rolls == (1,)
    assert table.offers() == [Roll(0)]
    assert table.roll(5, 5, 9).row.points == 9


def test_a_repeat_at_the_fourth_roll_may_be_rolled_again() -> None:
    table = Table(repeat="again").roll(1, 2, 3, 2)
    assert table.ask()
    assert table.offers() == [Roll(0), Keep(0)]
    assert table.roll(4).row.points == 16


def test_the_fourth_number_counts_even_when_it_went_astray_before() -> None:
    table = Table(level="beginner", repeat="again").roll(4, 1, 2, 3)
    assert table.roll(4).row.points == 16


def test_a_beginners_repeat_may_be_rolled_again_instead_of_going_astray() -> None:
    table = Table(level="beginner", repeat="again").roll(1, 1, 1, 8, 5)
    assert table.state.rolls == (1, 8, 5)


# ---- what a Beginner's four rolls come to, by option


@pytest.mark.parametrize(("fourth", "points"), [(1, 9), (5, 3), (12, 3)])
def test_by_option_the_best_three_of_a_beginners_four_are_waited_for(fourth: int, points: int) -> None:
    table = Table(level="beginner", best="best").roll(9, 1, 5)
    assert table.state.rows == []
    assert table.rules.wrong(table.state) == ""
    assert table.roll(fourth).row.points == points


def test_a_beginners_trinity_out_of_order_ends_the_turn_without_that_option() -> None:
    assert beginner().play(9, 1, 5).row.points == 3


def test_the_best_three_are_not_waited_for_where_nothing_better_can_come() -> None:
    assert Table(level="beginner", best="best").play(1, 5, 9).row.points == 9


def test_a_trinity_in_a_column_has_the_roll_for_the_quad_and_waits_for_no_better_one() -> None:
    table = Table(level="beginner", best="best").roll(2, 1, 3)
    assert table.rules.legal(table.state, 0) == (Roll(0), Keep(0))
    assert table.roll(4).row.points == 16


@pytest.mark.parametrize("numbers", [(5, 7, 8, 6), (1, 2, 4, 3), (12, 9, 10, 11)])
def test_by_option_a_beginners_whole_column_in_four_rolls_is_a_quad(numbers: tuple[int, ...]) -> None:
    table = Table(level="beginner", column="quad").play(*numbers)
    assert (table.row.points, table.row.kind) == (16, Kind.WHOLE)
    assert sorted((*table.row.trinity, table.row.quad)) == sorted(numbers)


def test_a_whole_column_in_four_rolls_is_a_trinity_and_a_number_astray_without_that_option() -> None:
    assert beginner().roll(5, 7, 8, 6).keep().row.points == 3


def test_what_beginners_get_by_option_others_do_not() -> None:
    table = Table(level="advanced", best="best", column="quad")
    assert table.play(9, 1, 5).row.points == 3
    assert table.play(5, 7, 8).row.points == 0


def test_a_beginners_turn_is_what_the_sheet_offers_first() -> None:
    (level,) = [option for option in Table().rules.info.options if option.key == "level"]
    assert level.default == "beginner"
