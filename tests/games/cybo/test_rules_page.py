"""The example on the rules page goes as it is told there."""

from __future__ import annotations

from monstrarium.games.cybo.board import LINES
from monstrarium.games.cybo.odds import nexts
from monstrarium.games.cybo.turn import terms_of
from tests.games.cybo.scenario import Table


def lit(table: Table) -> set[int]:
    """The numbers that may come next, a number astray aside."""
    rolls = table.state.rolls
    return {line for each in LINES if set(rolls) & set(each) for line in each} - set(rolls)


def test_a_six_lies_in_five_lines_with_nine_other_numbers() -> None:
    table = Table(level="beginner").roll(6)
    assert sum(6 in line for line in LINES) == 5
    assert len(lit(table)) == 9


def test_after_the_twelve_and_the_seven_five_eight_or_two_makes_a_trinity() -> None:
    table = Table(level="beginner").roll(6, 12, 7)
    assert {each.number for each in nexts(terms_of(table.state, 0), table.state.rolls) if each.lives} == {2, 5, 8}


def test_the_twelve_ends_the_turn_at_any_other_level() -> None:
    for level in ("advanced", "master", "grand_master"):
        assert Table(level=level).play(6, 12).row.points == 0


def test_six_seven_eight_is_kept_for_nine_points() -> None:
    table = Table(level="beginner").roll(6, 12, 7, 8)
    assert table.ask()
    assert table.keep().row.points == 9


def test_the_fourth_roll_pays_sixteen_or_three() -> None:
    assert Table(level="beginner").roll(6, 12, 7, 8).play(5).row.points == 16
    assert Table(level="beginner").roll(6, 12, 7, 8).play(1).row.points == 3


def test_out_of_order_the_fourth_roll_loses_nothing() -> None:
    assert Table(level="beginner").roll(7, 12, 6, 8).keep().row.points == 3
    assert Table(level="beginner").roll(7, 12, 6, 8).play(1).row.points == 3
