"""How others stand is worked out once while one warrior moves, and again as soon as anything else does."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.plain import to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.ground.contact import base_of, foes_at, ring
from monstrarium.games.hybrid.ground.obstacles import mover_of, scene_around
from monstrarium.games.hybrid.ground.others import others_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.vision import in_the_open, is_any_in_the_open
from monstrarium.games.hybrid.state import HybridState
from tests.games.hybrid.scenario import BARE, EAST, GAME, lay, move, step

DECISIONS = 400


def test_the_line_up_stays_while_one_warrior_walks() -> None:
    state = move(lay(BARE, "knight B2 E", "hybrid H6 N"), 0)
    before = others_of(state, 0)

    step(state, EAST)

    assert others_of(state, 0) is before


def test_a_line_up_follows_those_who_are_moved() -> None:
    state = move(lay(BARE, "knight B2 E", "hybrid H6 N"), 0)
    lab, far = lab_of(state.plan), others_of(state, 0)
    assert not foes_at(state, lab, 0)

    state.squares[1] = lab.near[state.squares[0] * 8 + EAST]

    assert others_of(state, 0) is not far
    assert foes_at(state, lab, 0) == 1 << 1
    assert scene_around(state, lab, 0, mover_of(state, 0)).barred >> state.squares[1] & 1


def test_a_warrior_that_passes_through_an_enemy_touches_the_one_beside_it() -> None:
    state = move(lay(BARE, "knight B2 E", "hybrid D4 N", "hybrid E4 N"), 0)

    state.squares[0] = state.squares[1]

    assert foes_at(state, lab_of(state.plan), 0) == 1 << 2


def test_a_copy_keeps_no_line_up_and_is_written_the_same() -> None:
    state = move(lay(BARE, "knight B2 E", "hybrid H6 N"), 0)
    others_of(state, 0)

    copy = state.clone()

    assert copy.live is None
    assert copy == state
    assert to_plain(copy) == to_plain(state)


@pytest.mark.parametrize("seed", range(3))
def test_whether_anybody_is_in_the_open_is_what_asking_for_each_says(seed: int) -> None:
    luck = Rng(seed)
    state = GAME.new(2, settle(GAME.info, 2, {}), luck.fork())
    asked = 0
    while asked < DECISIONS and (acting := GAME.to_act(state)):
        GAME.apply(state, luck.pick(GAME.legal(state, acting[0])))
        if state.active >= 0:
            everybody = (1 << len(state.kinds)) - 1
            assert is_any_in_the_open(state) == bool(in_the_open(state, everybody))
            assert foes_at(state, lab_of(state.plan), state.active) == _touching(state, state.active)
            asked += 1


def _touching(state: HybridState, warrior: int) -> int:
    """The enemies in contact, found one by one."""
    lab = lab_of(state.plan)
    around, found = ring(lab, base_of(state, lab, warrior)), 0
    for each, side in enumerate(state.sides):
        if side != state.sides[warrior] and base_of(state, lab, each) & around:
            found |= 1 << each
    return found
