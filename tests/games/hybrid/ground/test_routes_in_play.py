"""What a reach promises, the rules of the match keep: every route is legal action by action, for what it costs."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Halt, Step, Turn
from monstrarium.games.hybrid.ground.obstacles import mover_of, scene_around
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.reach import Reach, reach
from monstrarium.games.hybrid.ground.step_cost import DOOR_CODE, TURN_CODE
from monstrarium.games.hybrid.printed.warriors import KINDS
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from tests.games.hybrid.scenario import can, do, lay, move

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
    """A warrior amid others, about to move."""
    state = lay(ARENA, warrior, *OTHERS)
    mine = state.kinds.index(KINDS[warrior.split()[0]])
    return move(state, mine, mode, level), mine


def reach_in_play(state: HybridState, warrior: int) -> Reach:
    """Everywhere it gets from where it stands."""
    lab, mover = lab_of(state.plan), mover_of(state, warrior)
    square, facing = state.squares[warrior], state.facings[warrior]
    scene = scene_around(state, lab, warrior, mover)
    return reach(lab, scene, mover, square, facing, state.points, state.turned, state.passed, 1 << state.origin)


def halted(state: HybridState, warrior: int) -> bool:
    """Whether its Movement is over of itself, as nothing else could be done."""
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
    found = reach_in_play(begin, mine)
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
