"""Chances equal a count of every outcome of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from monstrarium.games.hybrid.combat import chances
from monstrarium.games.hybrid.combat.dice import Odds, RollChange, limit, odds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from tests.games.hybrid.fight import guard, hurt, room


def counted(level: int, dice: int, best: bool, perfect: int, jam: int) -> tuple[float, float, float]:
    """The chances of success, perfect success and critical failure, counted over all ways the dice can fall."""
    found = [0, 0, 0]
    ways = list(product(range(1, 11), repeat=dice))
    for way in ways:
        die = min(way) if best else max(way)
        if die == 10:
            found[2] += 1
        elif die <= perfect:
            found[0], found[1] = found[0] + 1, found[1] + 1
        elif die <= level and not (jam and die >= jam):
            found[0] += 1
    return found[0] / len(ways), found[1] / len(ways), found[2] / len(ways)


@pytest.mark.parametrize("level", [-3, 0, 1, 4, 9, 10, 14])
@pytest.mark.parametrize(("dice", "best"), [(1, True), (2, True), (3, True), (2, False)])
@pytest.mark.parametrize(("perfect", "jam"), [(1, 0), (3, 0), (1, 5)])
def test_chances_are_those_of_all_ways_the_dice_fall(level: int, dice: int, best: bool, perfect: int, jam: int) -> None:
    bend = RollChange(dice if best else 2 - dice, perfect, jam)

    found = odds(level, bend)

    assert (found.success, found.perfect, found.critical) == pytest.approx(counted(level, dice, best, perfect, jam))


def test_a_one_succeeds_and_a_ten_fails_whatever_the_level() -> None:
    assert limit(-4, RollChange()) == 1
    assert limit(25, RollChange()) == 9


def test_a_second_try_mends_a_failure() -> None:
    assert odds(4, RollChange(rerolls=1)).success == pytest.approx(1 - 0.6 * 0.6)
    assert odds(4, RollChange(rerolls=1)).critical == pytest.approx(0.6 * 0.1)


def test_a_spoiled_success_has_to_come_twice() -> None:
    assert odds(4, RollChange(spoils=1)).success == pytest.approx(0.4 * 0.4)


def test_a_sure_roll_is_perfect() -> None:
    assert odds(-2, RollChange(sure=True)) == Odds(1.0, 1.0, 0.0)


def test_people_read_percent() -> None:
    assert odds(5).percent == 50


def test_a_basic_strike_wounds_once_or_perfectly_twice() -> None:
    state = room("knight C3 E", "aberration D3 W")

    assert chances.harm(state, Sort.STRIKE, 0, 1) == pytest.approx((0.7, 0.2, 0.1, 0.0, 0.0))


def test_a_parry_takes_its_part_of_the_wounds() -> None:
    state = guard(room("hybrid C3 E", "knight D3 W"), 0, 1)

    assert chances.parry(state, 0, 1, False) == pytest.approx(0.4)
    assert chances.harm(state, Sort.STRIKE, 1, 0)[0] == pytest.approx(1 - 0.5 * 0.6)


def test_a_heroic_strike_wounds_twice_or_three_times() -> None:
    state = room("misericord C3 E", "aberration D3 W")

    assert chances.harm(state, Sort.STRIKE, 0, 1, 6) == pytest.approx((0.4, 0.0, 0.4, 0.2, 0.0))


def test_a_skilled_strike_may_go_on() -> None:
    state = room("knight C3 E", "aberration D3 W")

    once, twice = chances.harm(state, Sort.STRIKE, 0, 1, 1), chances.harm(state, Sort.STRIKE, 0, 1, 3)

    assert twice[0] == once[0]
    assert twice == pytest.approx((0.7, 0.2 * 0.7, 0.1 * 0.7 + 0.2 * 0.2, 0.1 * 0.2 + 0.2 * 0.1, 0.1 * 0.1))


def test_what_is_left_of_a_warrior_is_all_it_can_lose() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    assert chances.harm(state, Sort.STRIKE, 0, 1) == pytest.approx((0.7, 0.3))
    assert chances.kills(state, Sort.STRIKE, 0, 1) == pytest.approx(0.3)


def test_the_mean_is_that_of_all_wounds() -> None:
    assert chances.mean((0.5, 0.25, 0.25)) == pytest.approx(0.75)
