"""Bots compare courses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import BOTS, planner
from monstrarium.bots.planning import AHEAD, MOST_WORLDS
from monstrarium.engine.action import Action
from monstrarium.engine.course import Course
from monstrarium.engine.game import Chances
from monstrarium.engine.rng import Rng
from tests.support.toy import Add, Pass, Toy, ToyState


class Sums:
    """Hints by which a sum is better the nearer it is to nine."""

    def value(self, state: ToyState, seat: int) -> float:
        return max(0.0, 1.0 - abs(9 - state.total) / 9)

    def weight(self, state: ToyState, action: Action) -> float:
        return 1.0

    def best(self, state: ToyState, seat: int) -> Action | None:
        return None

    def chances(self, state: ToyState) -> Chances | None:
        return None

    def reason(self, seen: ToyState, course: Course, names: Sequence[str], worlds: Sequence[ToyState]) -> str:
        return ""


COMPARING = [name for name, kind in BOTS.items() if kind.compares_courses]
FOUR = (Add(0, 4), Add(0, 5), Pass(0))
FIVE = (Add(0, 5), Pass(0))
GREEDILY = (Add(0, 5), Add(0, 5), Pass(0))


def chosen(name: str, *courses: Course, rounds: int = 3, notices: float = 1.0, seed: int = 2) -> Course:
    """The course that a kind of bot chooses at the beginning."""
    game = Toy()
    state = game.new(2, {}, Rng(1))

    def offered(world: Any, seat: int) -> Sequence[Course]:
        return courses if seat == 0 and not world.total else ()

    bot, budget = planner(name, Sums(), offered, notices), Budget(rounds, math.inf)
    return bot.course(game, partial(game.sample, state, 0), 0, game.legal(state, 0), Rng(seed), budget)


@pytest.mark.parametrize("name", COMPARING)
def test_the_course_that_ends_best_is_chosen(name: str) -> None:
    assert chosen(name, GREEDILY, FIVE, FOUR) == FOUR


@pytest.mark.parametrize("name", COMPARING)
def test_a_bot_that_overlooks_some_courses_takes_the_best_of_the_others(name: str) -> None:
    found = {chosen(name, GREEDILY, FIVE, FOUR, notices=0.5, seed=seed) for seed in range(20)}
    assert found == {GREEDILY, FOUR}


@pytest.mark.parametrize("name", COMPARING)
def test_a_bot_that_sees_one_course_takes_it(name: str) -> None:
    found = {chosen(name, GREEDILY, FIVE, FOUR, notices=0.1, seed=seed) for seed in range(20)}
    assert found == {GREEDILY, FIVE, FOUR}


@pytest.mark.parametrize("name", BOTS)
def test_without_courses_one_offer_is_chosen(name: str) -> None:
    course = chosen(name)
    assert len(course) == 1
    assert course[0] in Toy().legal(Toy().new(2, {}, Rng(1)), 0)


def test_a_bot_without_a_plan_weighs_no_courses() -> None:
    assert len(chosen("random", FOUR)) == 1


def test_without_time_to_think_the_first_course_is_taken() -> None:
    assert chosen("greedy", FIVE, FOUR, rounds=0) == FIVE


TOO_MUCH = (Add(0, 99), Pass(0))
"""A course whose first action is not legal."""
TOO_LATE = (Add(0, 5), Add(0, 99))
"""A course whose second action is not legal, which can be foreseen."""


@pytest.mark.parametrize("name", COMPARING)
@pytest.mark.parametrize("rounds", [0, 3])
def test_nobody_sets_out_on_what_the_rules_refuse(name: str, rounds: int) -> None:
    assert chosen(name, TOO_MUCH, TOO_LATE, FIVE, TOO_MUCH, rounds=rounds) == FIVE


@pytest.mark.parametrize("name", COMPARING)
def test_where_the_rules_refuse_all_courses_one_offer_is_chosen(name: str) -> None:
    (action,) = chosen(name, TOO_MUCH)
    assert action in Toy().legal(Toy().new(2, {}, Rng(1)), 0)


class Sought:
    """One more course is found for each round."""

    def __call__(self, world: Any, seat: int) -> Sequence[Course]:
        return self.found_in(1, world, seat)

    def found_in(self, rounds: int, world: Any, seat: int) -> Sequence[Course]:
        return () if seat or world.total else (FIVE, GREEDILY, FOUR)[:rounds]


@pytest.mark.parametrize(("rounds", "best"), [(1, FIVE), (2, GREEDILY), (3, FOUR)])
def test_a_bot_with_more_rounds_compares_more_courses_where_the_game_finds_more(rounds: int, best: Course) -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    bot, budget = planner("greedy", Sums(), Sought()), Budget(rounds, math.inf)
    assert bot.course(game, partial(game.sample, state, 0), 0, game.legal(state, 0), Rng(2), budget) == best


class Opposed(Sums):
    """Hints by which nothing is clear for seat 0, and what is good for it is bad for seat 1."""

    def value(self, state: ToyState, seat: int) -> float:
        return 0.5 + 0.05 * (super().value(state, 0) - 0.5) * (-1) ** seat


class Spoiled:
    """Seat 0 has two courses at first; seat 1 is likely to spoil the one that looks better."""

    def __call__(self, world: Any, seat: int) -> Sequence[Course]:
        return () if seat or world.total else (FOUR, FIVE)

    def likely(self, world: Any, seat: int) -> Course | None:
        if not seat:
            return None
        return (Add(1, 5), Add(1, 5), Add(1, 5), Pass(1)) if world.total == 9 else (Pass(1),)

    def first(self, world: Any, seat: int) -> Course | None:
        return next(iter(self(world, seat)), None)


def after(rounds: int, seed: int = 2) -> Course:
    """The course that is chosen where seat 1 may spoil it."""
    game = Toy()
    state = game.new(2, {}, Rng(1))
    bot, budget = planner("greedy", Opposed(), Spoiled()), Budget(rounds, math.inf)
    return bot.course(game, partial(game.sample, state, 0), 0, game.legal(state, 0), Rng(seed), budget)


@pytest.mark.parametrize(("rounds", "best"), [(MOST_WORLDS, FOUR), (MOST_WORLDS + 100 * AHEAD, FIVE)])
def test_with_many_rounds_what_the_other_side_is_likely_to_do_counts(rounds: int, best: Course) -> None:
    assert after(rounds) == best


def test_what_is_clear_is_not_thought_about_for_long() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    played = list[int]()

    def sample(rng: Rng) -> ToyState:
        played.append(1)
        return game.sample(state, 0, rng)

    bot, budget = planner("greedy", Sums(), Spoiled()), Budget(MOST_WORLDS + 100 * AHEAD, math.inf)
    assert bot.course(game, sample, 0, game.legal(state, 0), Rng(2), budget) == FOUR
    assert len(played) <= 1 + 2 * MOST_WORLDS
