"""These things hold at every moment of missions played at random by greedy seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from monstrarium.engine.action import Action
from monstrarium.engine.game import settle, view
from monstrarium.engine.plain import digest, from_plain, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Claim, Leave, Smash, Swing
from monstrarium.games.hybrid.ground.contact import base_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import NV, RANK
from monstrarium.games.hybrid.state import GONE, NOBODY, OFF, Door, HybridState, Phase
from monstrarium.games.hybrid.turn import activation_roll, first_hand
from tests.games.hybrid.scenario import GAME, lay

ENDLESS = 30_000
GREEDY = (Claim, Leave, Smash)
HALLS = {
    "scarlet-hive": (
        """
        ##########
        >...X....>
        #........#
        #...X....>
        ##########
        """,
        ("misericord C2 E", "demian C4 E", "knight C3 E", "hybrid H2 W", "keratis H3 W"),
    ),
    "prison": (
        """
        ################
        >......##..?...#
        #1.....##......#
        #....#######.###
        #....##V.|.....#
        #....#######.###
        >.........:....#
        ################
        """,
        ("ambrosius B2 W", "demian C3 E", "knight H5 E", "hybrid M5 W", "tiger L7 W"),
    ),
    "dark-jewel": (
        """
        ##########
        #1.......#
        #........#
        #.......2#
        ##########
        """,
        ("misericord C2 E", "knight C4 E", "hybrid H2 W", "keratis H4 W"),
    ),
    "prowlers": (
        """
        ##########
        >........>
        #....1...#
        #........>
        ##########
        """,
        ("misericord C2 E", "knight C4 E", "hybrid H2 W", "keratis H4 W"),
    ),
    "diaries": (
        """
        ##########
        >........#
        #2...1...>
        #3.......#
        ##########
        """,
        ("misericord C2 E", "knight C4 E", "hybrid H2 W", "keratis H4 W"),
    ),
    "deadly-matrix": (
        """
        ##########
        #.1.....t#
        #.......t#
        ##'###|###
        #.......2#
        #........#
        ##########
        """,
        ("misericord C5 E", "knight C6 E", "purifier B5 E", "pest H5 W", "pest H6 W", "hybrid G2 W"),
    ),
    "venom": (
        """
        ##########
        >.......t>
        #..1....t#
        >........>
        ##########
        """,
        ("misericord C2 E", "knight B3 E", "hybrid G3 W", "keratis G4 W", "sasia F2 W", "pest I2 W", "pest I3 W"),
    ),
    "twilight": (
        """
        ##########
        #r|.....1>
        ###......#
        <........>
        #.2......#
        ##########
        """,
        ("misericord C4 E", "demian off", "knight B2 E", "hybrid G3 W", "keratis G4 W"),
    ),
}


def hall(mission: str, luck: Rng) -> HybridState:
    """A small hall of the mission in its first round, with cards in both hands."""
    rows, warriors = HALLS[mission]
    state = lay(rows, *warriors, mission=mission, rounds=30)
    state.rng = luck.fork()
    first_hand.begin(state, None)
    if state.pending is not None:
        GAME.apply(state, luck.pick(GAME.legal(state, 1)))
    state.round = 0
    activation_roll.begin_round(state, None)
    return state


def pick(luck: Rng, legal: list[Action]) -> Action:
    """An action that is worth something more often than not, and not always a door."""
    greedy = [each for each in legal if isinstance(each, GREEDY)]
    if greedy and luck.below(3):
        return luck.pick(greedy)
    return luck.pick([each for each in legal if not isinstance(each, Swing) or not luck.below(2)] or legal)


def match(state: HybridState, luck: Rng) -> Iterator[tuple[HybridState, Action | None]]:
    """Every state, with the action taken there."""
    for _decision in range(ENDLESS):
        acting = GAME.to_act(state)
        if not acting:
            yield state, None
            return
        action = pick(luck, [*GAME.legal(state, acting[0])])
        yield state, action
        GAME.apply(state, action)
    raise AssertionError("the match does not end")


SEEDS = 12


@cache
def walks(mission: str) -> tuple[tuple[HybridState, Action | None], ...]:
    """Some moments of random matches, always with the last ones."""
    found = []
    for seed in range(SEEDS):
        luck = Rng(seed)
        for number, (state, action) in enumerate(match(hall(mission, luck), luck)):
            if number % 9 == 0 or action is None or isinstance(action, GREEDY) or state.pending is not None:
                found.append((state.clone(), action))
    return tuple(found)


each_mission = pytest.mark.parametrize("mission", HALLS)


@each_mission
def test_it_comes_to_an_end(mission: str) -> None:
    ends = [state for state, action in walks(mission) if action is None]
    assert len(ends) == SEEDS
    assert all(GAME.outcome(state) is not None for state in ends)


@each_mission
def test_somebody_wins_now_and_then(mission: str) -> None:
    assert any(state.winner != NOBODY for state, action in walks(mission) if action is None)


@each_mission
def test_what_it_is_about_is_done_now_and_then(mission: str) -> None:
    taken = 0
    for state, _action in walks(mission):
        taken |= state.taken
    wanted = {each.number for each in MISSIONS[mission].objective if each.then != "struck"}
    assert {number for number in range(1, 7) if taken >> number & 1} == wanted


@each_mission
def test_an_objective_lies_somewhere_is_carried_or_is_gone(mission: str) -> None:
    for state, _action in walks(mission):
        for number, spot, bearer in zip(state.numbers, state.spots, state.bearers, strict=True):
            fact = MISSIONS[mission].objective_of(number)
            assert fact is not None
            assert spot == OFF or bearer == NOBODY
            if bearer != NOBODY:
                assert fact.then == "carried"
                assert state.squares[bearer] not in (OFF, GONE)
                assert RANK[state.kinds[bearer]]
            elif spot == OFF:
                assert fact.then == "goes"
                assert state.taken >> number & 1


@each_mission
def test_nobody_is_activated_in_its_sleep(mission: str) -> None:
    for state, _action in walks(mission):
        if state.active != NOBODY and state.phase is not Phase.AFTER:
            assert not state.asleep >> state.active & 1


@each_mission
def test_the_fallen_have_all_their_wounds_and_the_living_have_not(mission: str) -> None:
    for state, _action in walks(mission):
        for each, square in enumerate(state.squares):
            assert (state.wounds[each] == NV[state.kinds[each]]) == (square == GONE)


@each_mission
def test_locked_doors_are_shut_and_rocks_lie_on_floor(mission: str) -> None:
    for state, _action in walks(mission):
        lab = lab_of(state.plan)
        shut = sum(
            door.mask for number, door in enumerate(lab.doors) if state.doors[number] in (Door.SHUT, Door.LOCKED)
        )
        assert state.shut == shut
        assert not state.rocks & ~lab.floor
        assert not any(base_of(state, lab, each) & ~lab.floor for each in range(len(state.kinds)))


@each_mission
def test_a_saved_match_goes_on_alike(mission: str) -> None:
    for state, action in walks(mission)[::7]:
        again = from_plain(HybridState, to_plain(state))
        assert digest(again) == digest(state)
        if action is not None:
            one = state.clone()
            GAME.apply(one, action)
            GAME.apply(again, action)
            assert to_plain(one) == to_plain(again)


@each_mission
def test_worlds_look_and_offer_to_their_viewer_what_the_true_one_does(mission: str) -> None:
    for number, (state, _action) in enumerate(walks(mission)[::3]):
        for viewer in (0, 1):
            world = GAME.sample(state, viewer, Rng(number))
            assert digest(view(GAME, world, viewer)) == digest(view(GAME, state, viewer))
            assert tuple(GAME.legal(world, viewer)) == tuple(GAME.legal(state, viewer))
            for seat in GAME.to_act(world):
                assert GAME.legal(world, seat)


@pytest.mark.parametrize("mission", MISSIONS)
def test_its_own_laboratory_is_played_from_muster_to_end(mission: str) -> None:
    luck = Rng(7)
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), luck.fork())
    *_before, (state, _action) = match(state, luck)
    assert GAME.outcome(state) is not None
    assert state.round > 0
