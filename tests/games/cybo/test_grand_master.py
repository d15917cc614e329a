"""Duplicates and the lock of a Grand Master score as on the printed sample scorecard."""

import pytest

from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.ending import is_grand_master
from monstrarium.games.cybo.events import Duplicated, Locked
from monstrarium.games.cybo.state import Kind
from tests.games.cybo.scenario import Table


def grand(**options: str) -> Table:
    """A table where duplicates count."""
    return Table(level="grand_master", **options)


def test_the_sample_scorecard() -> None:
    table = grand()
    for numbers in ((5, 9, 1), (4, 8, 11), (2, 6, 10), (5, 6, 7, 8), (10, 4, 7), (2, 6, 10)):
        table.lone(*numbers)
    card = table.state.rows[::2]
    assert [row.rolls for row in card] == [(5, 9, 1), (4, 8, 11), (2, 6, 10), (5, 6, 7), (10, 4, 7), (2, 6, 10)]
    assert [row.quad for row in card] == [0, 0, 0, 8, 0, 0]
    assert [row.points for row in card] == [3, 0, 9, 16, 3, 12]
    assert table.state.scores == (43, 0)


def test_the_first_duplicate_makes_a_grand_master_and_locks() -> None:
    table = grand().lone(2, 6, 10)
    assert not is_grand_master(table.state, 0)
    table.play(2, 6, 10)
    assert is_grand_master(table.state, 0)
    assert table.state.locks == ((2, 6, 10), ())
    assert [type(event) for event in table.told if isinstance(event, Duplicated | Locked)] == [Duplicated, Locked]


def test_an_unordered_trinity_can_be_duplicated() -> None:
    table = grand().lone(5, 9, 1).play(5, 9, 1)
    assert (table.row.points, table.row.kind) == (12, Kind.DUPLICATE)


def test_another_order_is_no_duplicate() -> None:
    assert grand().lone(1, 5, 9).play(9, 5, 1).row.points == 9
    assert grand().lone(1, 5, 9).play(5, 9, 1).row.points == 3


def test_any_earlier_trinity_can_be_duplicated() -> None:
    assert grand().lone(1, 5, 9).lone(1, 6, 11).lone(3, 6, 9).play(1, 6, 11).row.points == 12


def test_the_trinity_of_another_seat_is_no_duplicate() -> None:
    assert grand().play(1, 5, 9).play(1, 5, 9).row.points == 9


def test_elsewhere_nothing_is_a_duplicate() -> None:
    assert Table().lone(1, 5, 9).play(1, 5, 9).row.points == 9


def test_every_repeat_of_the_locked_sequence_pays_twelve() -> None:
    table = grand().lone(1, 5, 9).lone(1, 5, 9).lone(1, 5, 9).lone(1, 5, 9)
    assert table.state.scores == (9 + 12 + 12 + 12, 0)


def test_nothing_else_scores_after_a_hard_lock() -> None:
    table = grand().lone(1, 5, 9).lone(1, 5, 9)
    assert table.play(2).row.points == 0
    table.waste()
    assert table.play(1, 6).row.points == 0
    table.waste()
    assert table.play(1, 5, 6).row.points == 0


def test_everything_else_scores_after_a_soft_lock() -> None:
    table = grand(lock="soft").lone(1, 5, 9).lone(1, 6, 11).lone(1, 5, 9)
    assert table.lone(1, 6, 11).state.rows[-2].points == 9
    assert table.lone(5, 9, 1).state.rows[-2].points == 3
    assert table.lone(5, 6, 7, 8).state.rows[-2].points == 16
    assert table.lone(1, 5, 9).state.rows[-2].points == 12
    assert table.state.locks[0] == (1, 5, 9)


def test_a_duplicate_in_a_column_may_be_kept_for_twelve() -> None:
    table = grand().roll(5, 6, 7).keep().waste().roll(5, 6, 7)
    assert table.offers() == [Roll(0), Keep(0)]
    assert table.keep().row.points == 12
    assert table.state.locks[0] == (5, 6, 7)


def test_who_rolls_for_the_quad_gives_the_duplicate_away() -> None:
    hit = grand().roll(5, 6, 7).keep().waste().play(5, 6, 7, 8)
    assert (hit.row.points, hit.row.kind) == (16, Kind.QUAD)
    assert hit.state.locks[0] == ()
    miss = grand().roll(5, 6, 7).keep().waste().play(5, 6, 7, 1)
    assert (miss.row.points, miss.row.kind) == (3, Kind.MISSED)
    assert miss.state.locks[0] == ()


def test_the_trinity_of_a_quad_can_be_duplicated() -> None:
    assert grand().lone(5, 6, 7, 8).roll(5, 6, 7).keep().row.points == 12


def test_the_trinity_of_a_missed_quad_can_be_duplicated() -> None:
    assert grand().lone(5, 6, 7, 1).roll(5, 6, 7).keep().row.points == 12


def test_a_duplicated_quad_pays_sixteen_and_locks_four_numbers() -> None:
    table = grand().lone(5, 6, 7, 8).play(5, 6, 7, 8)
    assert (table.row.points, table.row.kind) == (16, Kind.DUPLICATE_QUAD)
    assert table.state.locks[0] == (5, 6, 7, 8)


def test_a_quad_in_another_order_is_no_duplicate() -> None:
    table = grand().lone(5, 6, 7, 8).play(6, 7, 8, 5)
    assert table.row.kind is Kind.QUAD
    assert table.state.locks[0] == ()


def locked_on_a_quad(**options: str) -> Table:
    """The first seat has duplicated 5-6-7-8 and rolled its first three once more."""
    return grand(**options).lone(5, 6, 7, 8).lone(5, 6, 7, 8).roll(5, 6, 7)


def test_the_first_three_of_a_locked_quad_are_no_duplicate() -> None:
    assert locked_on_a_quad().keep().row.points == 0
    assert locked_on_a_quad(lock="soft").keep().row.points == 9


def test_a_locked_quad_pays_sixteen_again() -> None:
    assert locked_on_a_quad().roll(8).row.points == 16


def test_a_missed_locked_quad_leaves_three() -> None:
    assert locked_on_a_quad().roll(1).row.points == 3


def test_a_hard_locked_quad_ends_every_other_turn_at_once() -> None:
    table = grand().lone(5, 6, 7, 8).lone(5, 6, 7, 8)
    assert table.play(6).row.points == 0


def test_a_locked_column_may_still_be_rolled_on_for_a_quad() -> None:
    table = grand().roll(5, 6, 7).keep().waste().roll(5, 6, 7).keep().waste()
    assert table.play(5, 6, 7, 8).row.points == 16
    assert table.state.locks[0] == (5, 6, 7)


@pytest.mark.parametrize("lock", ["hard", "soft"])
def test_who_never_duplicates_keeps_its_points(lock: str) -> None:
    table = grand(lock=lock).lone(1, 5, 9).lone(5, 9, 1)
    assert table.finish().scores == (12, 0)
    assert not is_grand_master(table.state, 0)
