"""At a glance bots see what others are likely to do."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action
from monstrarium.engine.course import set_out, walk
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Guard, Shoot, Strike
from monstrarium.games.hybrid.bots.replies import HybridCourses, likely
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.state import HybridState
from tests.games.hybrid.scenario import GAME, lay, reveal

HALL = """
    ################
    #..............#
    #..............#
    #..............#
    ################
"""


def last(state: HybridState, warrior: int) -> Action:
    """The last action of what a warrior is likely to do."""
    course = likely(reveal(state, warrior), state.sides[warrior])
    assert course is not None
    return course[-1]


def test_an_enemy_within_reach_is_likely_to_be_struck() -> None:
    assert isinstance(last(lay(HALL, "knight B2 E", "hybrid E2 W"), 1), Strike)


def test_of_two_enemies_the_one_that_loses_most_is_struck() -> None:
    state = lay(HALL, "knight D2 E", "knight D4 E", "hybrid F3 W")
    state.wounds[1] = 2
    struck = last(state, 2)
    assert isinstance(struck, Strike)
    assert struck.target == 1


def test_an_enemy_out_of_reach_is_likely_to_be_shot_at() -> None:
    assert isinstance(last(lay(HALL, "purifier B3 E", "hybrid M3 W"), 0), Shoot)


def test_who_can_attack_nobody_is_likely_to_stand_on_guard() -> None:
    assert isinstance(last(lay(HALL, "knight B2 E", "hybrid O4 W"), 0), Guard)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_likely_is_legal_in_every_mission(mission: str) -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(7))
    seen, expected = 0, HybridCourses()
    while seen < 12 and (waiting := GAME.to_act(state)):
        course = expected.likely(state, waiting[0])
        if course is None:
            course = expected(state, waiting[0])[0]
        else:
            seen += 1
            assert set_out(GAME, state, course) is not None, course
        walk(GAME, state, course)
    assert seen == 12
