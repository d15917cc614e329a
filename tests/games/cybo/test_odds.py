"""The chances of a turn equal a count of all ways the die can fall."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from monstrarium.games.cybo.board import LINES, NUMBERS
from monstrarium.games.cybo.odds import expected, gamble, nexts, outlook, reach, spread, trinity_chance
from monstrarium.games.cybo.options import Level
from monstrarium.games.cybo.turn import Terms, terms_of
from tests.games.cybo.scenario import Table
from tests.games.cybo.tree import gone_for_points, turn_points

LEVELS = ("beginner", "advanced", "master", "grand_master")
SETS = {frozenset(line) for line in LINES}


def close(fraction: Fraction) -> object:
    """The same number as a float."""
    return pytest.approx(float(fraction), abs=1e-12)


def test_a_trinity_comes_84_times_in_1728() -> None:
    count = sum(set(three) in SETS for three in product(NUMBERS, repeat=3))
    assert count == 84
    assert trinity_chance(Terms(Level.ADVANCED)) == close(Fraction(count, 12**3))


def test_a_trinity_in_order_comes_28_times_in_1728() -> None:
    count = sum(three in LINES or three[::-1] in LINES for three in product(NUMBERS, repeat=3))
    assert count == 28
    assert trinity_chance(Terms(Level.ADVANCED), (), True) == close(Fraction(count, 12**3))
    assert trinity_chance(Terms(Level.MASTER)) == close(Fraction(count, 12**3))


def test_a_beginner_makes_a_trinity_in_a_sixth_of_turns() -> None:
    fours = product(NUMBERS, repeat=4)
    count = sum(any(set(three) in SETS for three in combinations(four, 3)) for four in fours)
    assert Fraction(count, 12**4) == Fraction(1, 6)
    assert trinity_chance(Terms(Level.BEGINNER)) == close(Fraction(1, 6))


@pytest.mark.parametrize("level", LEVELS)
def test_points_of_a_turn_come_as_often_as_counted(level: str) -> None:
    state = Table(level=level).state
    counted = turn_points(state, gone_for_points)
    assert dict(spread(terms_of(state, 0))) == {points: close(chance) for points, chance in counted.items()}
    assert expected(terms_of(state, 0)) == close(
        sum((points * chance for points, chance in counted.items()), Fraction(0))
    )


@pytest.mark.parametrize(
    "options",
    [
        {"repeat": "again"},
        {"level": "master", "miss": "nothing"},
        {"level": "beginner", "best": "best"},
        {"level": "beginner", "best": "best", "column": "quad", "repeat": "again"},
        {"level": "beginner", "column": "quad"},
    ],
)
def test_options_change_the_odds_as_counted(options: dict[str, str]) -> None:
    state = Table(**options).state
    counted = turn_points(state, gone_for_points)
    assert dict(spread(terms_of(state, 0))) == {points: close(chance) for points, chance in counted.items()}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rolls", [(1,), (6, 2), (8, 7), (5, 6, 7)])
def test_the_middle_of_a_turn_is_as_counted(level: str, rolls: tuple[int, ...]) -> None:
    state = Table(level=level).roll(*rolls).state
    if state.rolls:
        counted = turn_points(state, gone_for_points)
        assert dict(spread(terms_of(state, 0), rolls)) == {points: close(chance) for points, chance in counted.items()}


@pytest.mark.parametrize("lock", ["hard", "soft"])
@pytest.mark.parametrize("first", [(1, 5, 9), (5, 6, 7, 8)])
def test_a_locked_grand_masters_turn_is_as_counted(lock: str, first: tuple[int, ...]) -> None:
    state = Table(level="grand_master", lock=lock).lone(*first).lone(*first).state
    counted = turn_points(state, gone_for_points)
    assert dict(spread(terms_of(state, 0))) == {points: close(chance) for points, chance in counted.items()}


def test_a_future_grand_masters_duplicates_are_counted() -> None:
    state = Table(level="grand_master").lone(1, 5, 9).lone(5, 6, 7, 8).state
    counted = turn_points(state, gone_for_points)
    assert counted[12] == Fraction(2, 12**3)
    assert dict(spread(terms_of(state, 0))) == {points: close(chance) for points, chance in counted.items()}


def test_the_quad_of_nine_points_is_worth_four_and_a_little() -> None:
    choice = gamble(Terms(Level.ADVANCED), (1, 2, 3))
    assert choice is not None
    assert (choice.keep, choice.hit, choice.miss) == (9, 16, 3)
    assert choice.rolling == close(Fraction(16 + 11 * 3, 12))
    assert choice.best == 9


def test_the_fourth_number_counts_among_the_chances_even_when_it_came_before() -> None:
    choice = gamble(Terms(Level.BEGINNER, again=True), (4, 1, 2, 3))
    assert choice is not None
    assert choice.chance == close(Fraction(1, 9))


def test_a_row_leaves_nothing_to_gamble_on() -> None:
    assert gamble(Terms(Level.ADVANCED), (1, 5, 9)) is None


def test_numbers_that_count_share_the_chance() -> None:
    assert {each.chance for each in nexts(Terms(Level.ADVANCED), (1, 5))} == {1 / 12}
    again = nexts(Terms(Level.ADVANCED, again=True), (1, 5))
    assert {each.chance for each in again} == {1 / 10}
    assert {each.number for each in again} == set(NUMBERS) - {1, 5}


def test_each_next_number_says_what_it_would_pay() -> None:
    pays = {each.number: (each.pays, each.completes) for each in nexts(Terms(Level.ADVANCED), (1,)) if each.lives}
    assert pays == {2: (9, False), 3: (3, False), 5: (9, False), 6: (9, False), 9: (3, False), 11: (3, False)}
    last = [each for each in nexts(Terms(Level.ADVANCED), (1, 5)) if each.lives]
    assert [(each.number, each.pays, each.completes) for each in last] == [(9, 9, True)]


def test_a_masters_later_numbers_are_still_in_reach() -> None:
    terms = Terms(Level.MASTER)
    assert {each.number for each in nexts(terms, (1,)) if each.lives} == {2, 5, 6}
    assert reach(terms, (1,)) == {2, 3, 5, 6, 9, 11}


@pytest.mark.parametrize("level", list(Level))
def test_chances_of_an_outlook_are_whole(level: Level) -> None:
    ahead = outlook(Terms(level))
    assert sum(chance for _what, chance in (*ahead.points, *ahead.gambles)) == pytest.approx(1, abs=1e-12)
