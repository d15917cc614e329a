"""What the search says a warrior reaches is what it can walk to, step by step, and nothing else."""

from __future__ import annotations

from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Halt, Step, Swing, Turn
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.reach import Reach, reach
from monstrarium.games.hybrid.ground.steps import OPEN, TURN
from monstrarium.games.hybrid.labs import lab_of
from monstrarium.games.hybrid.scenes import mover_of, scene_around
from monstrarium.games.hybrid.state import HybridState, Phase
from tests.games.hybrid.scenario import GAME, can, do
from tests.games.hybrid.test_walks import brawl


def reached(state: HybridState) -> Reach:
    """Where the active warrior can end its Movement."""
    lab, warrior = lab_of(state.plan), state.active
    mover = mover_of(state, warrior)
    scene = scene_around(state, lab, warrior, mover)
    place = (state.squares[warrior], state.facings[warrior])
    return reach(lab, scene, mover, *place, state.points, state.turned, state.passed)


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


def walk(state: HybridState, codes: tuple[int, ...]) -> None:
    """Follow a route."""
    for code in codes:
        if code >= OPEN:
            do(state, Swing(state.seat, code - OPEN))
        elif code >= TURN:
            do(state, Turn(state.seat, code - TURN))
        else:
            do(state, Step(state.seat, code))


def test_every_route_can_be_walked_for_what_it_costs() -> None:
    routes = 0
    for number, state in enumerate(beginnings(range(6))):
        luck, found = Rng(number), reached(state)
        for square in squares_of(found.squares):
            facing = luck.below(4)
            cost = found.cost(square, facing)
            if cost < 0 or luck.below(6):
                continue
            copy = state.clone()
            walk(copy, found.route(square, facing))
            if copy.active == state.active and copy.phase is Phase.MOVE:
                assert state.points - copy.points == cost
                assert can(copy, Halt(copy.seat))
            assert (copy.squares[state.active], copy.facings[state.active]) == (square, facing)
            routes += 1
    assert routes > 200


def test_nobody_gets_anywhere_else_or_cheaper() -> None:
    stops = 0
    for number, state in enumerate(beginnings(range(6, 12))):
        luck, found, warrior = Rng(number), reached(state), state.active
        copy = state.clone()
        while copy.active == warrior and copy.phase is Phase.MOVE and copy.pending is None:
            if can(copy, Halt(copy.seat)):
                cost = found.cost(copy.squares[warrior], copy.facings[warrior])
                assert 0 <= cost <= state.points - copy.points
                stops += 1
            offers = [each for each in GAME.legal(copy, copy.seat) if isinstance(each, Step | Turn)]
            if not offers:
                break
            do(copy, luck.pick(offers))
    assert stops > 200
