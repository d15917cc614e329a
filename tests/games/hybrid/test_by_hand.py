"""The fast rules agree with the ones of byhand.py in the middle of brawls."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from monstrarium.games.hybrid.actions import Step
from monstrarium.games.hybrid.combat.modifiers import success, sum_of
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.ground.vision import sees
from monstrarium.games.hybrid.state import HybridState, Phase
from tests.games.hybrid.byhand import Sheet, touch
from tests.games.hybrid.scenario import GAME
from tests.games.hybrid.test_walks import brawl

MOVES = (Phase.MOVE, Phase.LATE)


@pytest.fixture(scope="module")
def moments() -> list[HybridState]:
    """Moments of some brawls."""
    return [state.clone() for seed in range(20, 24) for state, _legal in brawl(seed)][::2]


def movements(moments: list[HybridState]) -> Iterator[HybridState]:
    """Moments at which a warrior in the laboratory moves."""
    for state in moments:
        if state.phase in MOVES and state.pending is None and state.squares[state.active] >= 0:
            yield state


def bare(moments: list[HybridState]) -> Iterator[HybridState]:
    """The same state without the cards that lie on the table."""
    for state in moments:
        copy = state.clone()
        copy.spells = []
        yield copy


def test_the_steps_that_are_offered_are_those_that_can_be_made(moments: list[HybridState]) -> None:
    steps = 0
    for state in movements(moments):
        sheet = Sheet(state)
        offered = {action.direction for action in GAME.legal(state, state.seat) if isinstance(action, Step)}
        prices = [sheet.price(direction) for direction in range(8)]
        can = {direction for direction, price in enumerate(prices) if 0 < price <= state.points}
        assert offered <= can
        through = {each for each in can if not sheet.may_stop(each)}
        assert can - through <= offered
        steps += len(can)
    assert steps > 1000


def test_a_warrior_that_is_seen_by_hand_is_seen(moments: list[HybridState]) -> None:
    for number, state in enumerate(bare(moments[::30])):
        state.house = msgspec.structs.replace(state.house, wide=bool(number % 2))
        sheet = Sheet(state)
        for one in sheet.bodies:
            for other in sheet.foes(one):
                assert sees(state, one, other) == sheet.sees(one, other)


def test_an_attack_is_as_hard_as_by_hand(moments: list[HybridState]) -> None:
    attacks = 0
    for state in bare(moments[::5]):
        sheet = Sheet(state)
        for one in sheet.bodies:
            for other in sheet.foes(one):
                if touch(sheet.bodies[one], sheet.bodies[other]):
                    attacks += 1
                    for level in (1, 2, 4):
                        found = sum_of(success(state, Sort.STRIKE, one, other, level))
                        assert found == sheet.strike(one, other, level)
    assert attacks > 50
