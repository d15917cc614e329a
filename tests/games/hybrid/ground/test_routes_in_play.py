"""Every route in a match is legal action by action and costs what `reach` says, and no other place can be reached."""

from __future__ import annotations

import pytest

from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Halt, Step, Turn
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.reach import actions_of, reach_of
from monstrarium.games.hybrid.ground.step_cost import DOOR_CODE, TURN_CODE
from monstrarium.games.hybrid.printed.warriors import KINDS
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from tests.games.hybrid.scenario import BARE, GAME, can, cell, do, lay, move
from tests.games.hybrid.test_walks import brawl

ARENA = """
    #############
    #....#..^...#
    #..o.+..^...#
    #....#......#
    #..^.#......#
    #....=......#
    #....=...o..#
    #....#......#
    #############
"""
OTHERS = ("knight C6 N", "purifier C7 N", "hybrid D4 E", "dirz-clone G7 E")


def begun(warrior: str, mode: int, level: int) -> tuple[HybridState, int]:
    """A warrior among others, about to move."""
    state = lay(ARENA, warrior, *OTHERS)
    mine = state.kinds.index(KINDS[warrior.split()[0]])
    return move(state, mine, mode, level), mine


def halted(state: HybridState, warrior: int) -> bool:
    """Whether the Movement of a warrior has ended by itself."""
    return state.active != warrior or state.phase != Phase.MOVE


@pytest.mark.parametrize(
    ("warrior", "mode", "level"),
    [
        ("ambrosius E3 E", Mode.OFFENSE, 0),
        ("misericord E3 S", Mode.MOVING, 1),
        ("misericord E3 S", Mode.MOVING, 2),
        ("pest B4 S", Mode.MOVING, 1),
        ("aberration D6 E", Mode.OFFENSE, 0),
        ("aberration H2 W", Mode.OFFENSE, 0),
    ],
)
def test_every_route_is_legal_and_ends_for_its_cost(warrior: str, mode: int, level: int) -> None:
    begin, mine = begun(warrior, mode, level)
    found = reach_of(begin, mine)
    places = [place for place, cost in enumerate(found.costs) if cost >= 0]

    assert len(places) > 40
    for place in places:
        state = begin.clone()
        for code in found.route(place // 4, place % 4):
            if code < TURN_CODE:
                do(state, Step(state.seat, code))
            elif code < DOOR_CODE:
                do(state, Turn(state.seat, code - TURN_CODE))
        assert (state.squares[mine], state.facings[mine]) == (place // 4, place % 4)
        assert halted(state, mine) or begin.points - state.points == found.costs[place]
        assert halted(state, mine) or can(state, Halt(state.seat))


# ---- in brawls


def beginnings(seeds: range) -> list[HybridState]:
    """Movements that begin in brawls, without anybody in ambush or any pit to fall into."""
    found = []
    for seed in seeds:
        for state, _legal in brawl(seed):
            fresh = state.phase is Phase.MOVE and not state.walked and not state.opened and state.points
            if fresh and state.pending is None and not state.turned and state.squares[state.active] >= 0:
                copy = state.clone()
                copy.ambush, copy.pits = [], 0
                found.append(copy)
    return found


def test_every_route_can_be_walked_for_what_it_costs() -> None:
    routes = 0
    for number, state in enumerate(beginnings(range(3))):
        luck, found = Rng(number), reach_of(state, state.active)
        for square in squares_of(found.squares):
            facing = luck.below(4)
            cost = found.cost(square, facing)
            if cost < 0 or luck.below(8):
                continue
            copy = state.clone()
            for action in actions_of(copy.seat, found.route(square, facing)):
                do(copy, action)
            if copy.active == state.active and copy.phase is Phase.MOVE:
                assert found.left(square, cost) == copy.points
                assert can(copy, Halt(copy.seat))
            assert (copy.squares[state.active], copy.facings[state.active]) == (square, facing)
            routes += 1
    assert routes > 100


def test_nobody_gets_anywhere_else_or_cheaper() -> None:
    stops = 0
    for number, state in enumerate(beginnings(range(3, 6))):
        warrior = state.active
        luck, found = Rng(number), reach_of(state, warrior)
        copy = state.clone()
        while copy.active == warrior and copy.phase is Phase.MOVE and copy.pending is None:
            several = state.clung.bit_count() > 1 and copy.left_foes  # A plan counts all of them as left then.
            if can(copy, Halt(copy.seat)) and not several:
                cost = found.cost(copy.squares[warrior], copy.facings[warrior])
                assert cost >= 0
                assert found.left(copy.squares[warrior], cost) >= copy.points
                stops += 1
            offers = [each for each in GAME.legal(copy, copy.seat) if isinstance(each, Step | Turn)]
            if not offers:
                break
            do(copy, luck.pick(offers))
    assert stops > 100


def test_a_warrior_that_is_not_active_reaches_what_its_movement_allows() -> None:
    rows = """
        ##########
        #........#
        ##########
    """
    state = lay(rows, "knight B2 E", "hybrid I2 W")
    found = reach_of(state, 0)
    assert found.cost(cell(state, "H2"), 1) == 6
    state.pinned = 1
    assert [*squares_of(reach_of(state, 0).squares)] == [cell(state, "B2")]


def test_a_warrior_that_is_not_active_may_shift_along_an_enemy_but_not_come_back_to_it() -> None:
    state = lay(BARE, "knight E4 W", "aberration C3 E")
    found = reach_of(state, 1)
    assert found.cost(cell(state, "C3"), 1) == 0
    assert found.squares >> cell(state, "C4") & 1
    assert not found.squares >> cell(state, "D2") & 1
