"""A saved state that no match of XenoShyft can reach is refused, even with every number within its bounds."""

from __future__ import annotations

import pytest

from monstrarium.engine.snapshots import wrong
from monstrarium.games.xenoshyft import KIT
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from tests.support.matches import begin, walk

SEED, SEATS = 7, 3


def fight() -> XenoshyftState:
    """A state in which a lane fights."""
    states = (moment.state for moment in walk(KIT, SEED, seats=SEATS))
    return next(state.clone() for state in states if state.phase is Phase.COMBAT and state.pending is None)


def doubt(state: XenoshyftState) -> str:
    """Why a saved state is refused."""
    return wrong(KIT.game, state, SEATS, begin(KIT, SEED, SEATS))


def test_a_sound_table_is_believed() -> None:
    assert doubt(fight()) == ""


@pytest.mark.parametrize("fought", [1, 2, 3, 4])
def test_lanes_fight_one_after_the_other_and_none_twice(fought: int) -> None:
    state = fight()
    state.fought = (state.fought + fought) % 5
    assert doubt(state) == "the lane that fights is not the one whose turn it is"


def test_outside_of_a_fight_no_lane_fights() -> None:
    state = fight()
    state.phase = Phase.BUY
    assert doubt(state) == "a lane fights when none does"


def test_a_card_lies_in_one_place_only() -> None:
    state = fight()
    state.box.append(state.hands[0][0] if state.hands[0] else state.decks[0][0])
    assert doubt(state).endswith("lies in two places")


def test_a_window_that_there_is_not_is_refused() -> None:
    state = fight()
    state.window = "{card.__class__}"
    assert doubt(state) == "there is no such window"
