"""The order of counters: nearest first; bots that play on compare other orders."""

from __future__ import annotations

import math
from functools import partial

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.engine.course import Course, set_out
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Number
from monstrarium.games.hybrid.bots.hints import HybridHints
from monstrarium.games.hybrid.bots.replies import HybridCourses
from monstrarium.games.hybrid.state import HybridState, Phase
from tests.games.hybrid.scenario import BARE, GAME, lay

FEW, MANY = 24, 1500
AMBROSIUS, KNIGHT, PURIFIER = range(3)


def ordering(*warriors: str) -> HybridState:
    """A bare room in which the Griffins lay their counters first."""
    state = lay(BARE, *warriors)
    state.phase, state.seat, state.lead = Phase.ORDER, 0, 0
    state.sequences, state.cursors = [[], []], [0, 0]
    return state


def at_the_tiger() -> HybridState:
    """Ambrosius and a Knight who both can strike a Tiger, and behind them a Purifier who can shoot at it."""
    return ordering("ambrosius G3 E", "knight E2 E", "purifier B5 E", "tiger H3 W", "needler H6 W")


def warriors(course: Course) -> list[int]:
    """The warriors in the order of their counters; the last counter has only one place."""
    return [action.warrior for action in course if isinstance(action, Number)]


def first_of(course: Course) -> int:
    return warriors(course)[0]


def test_who_can_strike_hardest_and_soonest_acts_first() -> None:
    (course,) = HybridCourses().found_in(FEW, at_the_tiger(), 0)
    assert first_of(course) == AMBROSIUS


def test_a_bot_that_plays_on_compares_the_usual_order_with_others() -> None:
    state = ordering("templar G3 E", "purifier I5 E", "ambrosius I4 E", "knight E4 E", "keratis D5 W", "tiger E6 W")
    templar, purifier, ambrosius, beset = range(4)
    (usual,) = HybridCourses().found_in(FEW, state, 0)
    found = HybridCourses().found_in(MANY, state, 0)
    assert [warriors(course) for course in found] == [
        warriors(usual),
        [purifier, templar, ambrosius],
        [beset, templar, purifier],
        [beset, purifier, ambrosius],
    ]
    assert all(set_out(GAME, state, course) is not None for course in found)


@pytest.mark.parametrize("asleep", [True, False])
def test_in_the_last_of_them_who_has_most_to_lose_begins(asleep: bool) -> None:
    state = ordering("templar B2 E", "templar B3 E", "misericord B5 E", "tiger E5 W", "keratis C3 W")
    misericord, tiger = 2, 3
    state.asleep = asleep << tiger
    order = HybridCourses().found_in(MANY, state, 0)[-1]
    assert (first_of(order) == misericord) != asleep


@pytest.mark.parametrize("seed", range(3))
def test_an_expert_lets_a_shot_fall_before_the_blows_it_helps(seed: int) -> None:
    state = at_the_tiger()
    bot = planner("solved", HybridHints(), HybridCourses())
    sample, offers = partial(GAME.sample, state, 0), GAME.legal(state, 0)
    chosen = {
        rounds: first_of(bot.course(GAME, sample, 0, offers, Rng(seed), Budget(rounds, math.inf)))
        for rounds in (FEW, MANY)
    }
    assert chosen == {FEW: AMBROSIUS, MANY: PURIFIER}
