"""At a glance bots see what others are likely to do."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action
from monstrarium.engine.course import Course, set_out, walk
from monstrarium.engine.event import Sink
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Guard, Shoot, Strike
from monstrarium.games.hybrid.bots import replies
from monstrarium.games.hybrid.bots.replies import HybridCourses, likely
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import movement
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


def test_a_warrior_that_falls_as_its_movement_begins_does_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(world: HybridState, _out: Sink | None) -> None:
        """A shot from ambush kills the warrior, and a side is asked for a card before its activation ends."""
        world.phase, world.squares[world.active] = Phase.MOVE, GONE

    monkeypatch.setattr(movement, "begin", fall)
    state = reveal(lay(HALL, "knight B2 E", "hybrid E2 W"), 1)

    assert likely(state, 1) == (Announce(1, Mode.DEFENSE),)
    assert (Announce(1, Mode.OFFENSE),) in HybridCourses()(state, 1)


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


def at_first_sight(state: HybridState, seat: int) -> Course | None:
    """What is likely, worked out by somebody who remembers nothing."""
    known = replies._known.copy()
    replies._known.clear()
    course = likely(state, seat)
    replies._known.clear()
    replies._known.update(known)
    return course


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_remembered_is_what_is_worked_out_anew(mission: str) -> None:
    state, luck = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(11)), Rng(5)
    remembered, expected = 0, HybridCourses()
    for _turn in range(100):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        seat = waiting[0]
        for _world in range(3):
            world = GAME.sample(state, seat, luck)
            remembered += replies._facts(world, seat) in replies._known
            assert expected.likely(world, seat) == at_first_sight(world, seat)
        walk(GAME, state, expected.likely(state, seat) or expected(state, seat)[0])
    assert remembered or not state.met
    assert len(replies._known) <= replies.REMEMBERED


CHANGES = (("wounds", 1, 2), ("facings", 0, 3), ("levels", 1, 5), ("modes", 1, Mode.DEFENSE), ("squares", 0, GONE))
"""What changes bit by bit: a list of the state, a warrior, and its new value."""


def test_what_is_remembered_of_one_position_is_not_taken_for_another() -> None:
    state = reveal(lay(HALL, "knight D2 E", "knight D4 E", "purifier B3 E", "hybrid F3 W", "hybrid N2 W"), 3)
    state.met = True
    assert likely(state, 1) is not None
    seen = {likely(state, 1)}
    for name, warrior, value in CHANGES:
        getattr(state, name)[warrior] = value
        assert likely(state, 1) == at_first_sight(state, 1)
        seen.add(likely(state, 1))
    state.pinned = 1 << 3
    assert likely(state, 1) == at_first_sight(state, 1)
    assert len({*seen, likely(state, 1)}) == 4
