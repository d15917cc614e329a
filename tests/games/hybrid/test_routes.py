"""What the search says a warrior reaches is what it can walk to, step by step, and nothing else."""

from __future__ import annotations

from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Halt, Step, Turn
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.reach import actions_of, reach_of
from monstrarium.games.hybrid.state import HybridState, Phase
from tests.games.hybrid.scenario import BARE, GAME, can, cell, do, lay
from tests.games.hybrid.test_walks import brawl


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
            several = state.clung.bit_count() > 1 and copy.left_foes  # A plan counts all of them as left, then.
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
