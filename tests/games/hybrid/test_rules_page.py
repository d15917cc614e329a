"""The example on the rules page goes as it is told there."""

from __future__ import annotations

from monstrarium.games.hybrid.events.fights import Pushed
from monstrarium.games.hybrid.state import GONE, HybridState
from tests.games.hybrid.fight import HALL, begin, hand, levels, play, rolls, say
from tests.games.hybrid.scenario import EAST, cell, halt, lay, move, rig, step, where

FAR = "keratis B2 N"
"""Another Scorpion, so that the match goes on."""


def walked() -> HybridState:
    """The Templar behind the Clone, which stands before a wall."""
    state = move(lay(HALL, "templar K3 E", "dirz-clone O3 E", FAR), 0)
    step(state, EAST, EAST, EAST)
    return state


def test_three_steps_of_seven_points_lead_behind_the_clone() -> None:
    state = walked()
    assert where(state, 0) == "N3"
    assert state.points == 4


def prepared(state: HybridState, roll: int) -> HybridState:
    """Both sides have played their cards; the level is asked for."""
    hand(state, 0, "two-tries")
    hand(state, 1, "torch-in-the-eyes")
    halt(state)
    rig(state, roll)
    begin(state, "strike", 0, 1, False)
    play(state, ("points", "two-tries"))
    if state.pending is not None and "enough" in state.pending.choice.options:
        say(state, "enough")
    play(state, ("effect", "torch-in-the-eyes"))
    return state


def test_two_points_open_the_heroic_level() -> None:
    state = prepared(walked(), 4)
    assert max(levels(state)) == 6


def test_a_heroic_strike_succeeds_on_five_and_kills_with_the_push_into_the_wall() -> None:
    state = prepared(walked(), 4)
    told = say(state, ("level", 6))
    assert rolls(told)[0].success == 5
    assert any(isinstance(event, Pushed) for event in told)
    assert state.squares[1] == GONE


def test_an_expert_strike_would_succeed_on_seven() -> None:
    state = prepared(walked(), 7)
    told = say(state, ("level", 4))
    assert rolls(told)[0].success == 7
    assert state.wounds[1] == 2
    assert state.squares[1] == cell(state, "O3")
