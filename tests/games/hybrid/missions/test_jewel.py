"""The Dark Jewel has an objective for each side, and the first side to reach its own wins."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Claim
from monstrarium.games.hybrid.events.missions import ObjectiveTaken
from monstrarium.games.hybrid.state import GONE, HybridState, Phase
from tests.games.hybrid.missions.moments import claim, idle, is_over, only
from tests.games.hybrid.scenario import can, lay, move, no, where

ROOM = """
    ########
    #1.....#
    #......#
    #.....2#
    ########
"""


def vault(*warriors: str) -> HybridState:
    return lay(ROOM, *warriors, mission="dark-jewel")


def test_the_griffins_win_with_the_gem() -> None:
    state = vault("knight G4 E", "hybrid D2 W")
    event = only(claim(state, 0), ObjectiveTaken)
    assert (event.warrior, event.number, event.carried) == (0, 2, False)
    assert state.winner == 0


def test_the_scorpions_win_with_the_virus() -> None:
    state = vault("knight D4 E", "hybrid B2 W")
    claim(state, 1)
    assert state.winner == 1


def test_nobody_activates_the_objective_of_the_other_side() -> None:
    state = vault("knight B2 E", "hybrid G4 W")
    move(state, 0)
    assert no(state, Claim(0)) == "Your side cannot activate this objective."
    move(state, 1)
    assert not can(state, Claim(1))


def test_warriors_of_rank_0_activate_no_objective() -> None:
    state = vault("knight D4 E", "pest B2 W")
    move(state, 1)
    assert no(state, Claim(1)) == "Warriors of rank 0 activate no objective."


def test_an_objective_takes_the_end_of_a_movement_and_may_be_left_alone() -> None:
    state = vault("knight G4 E", "hybrid D2 W")
    idle(state, 0)
    assert not is_over(state)
    assert where(state, 0) == "G4"


def test_any_square_of_a_large_base_will_do() -> None:
    state = vault("knight D4 E", "aberration B2 W")
    claim(state, 1)
    assert state.winner == 1


def test_a_warrior_that_activates_an_objective_may_still_act() -> None:
    state = lay(ROOM.replace("2", "1"), "ambrosius B4 E", "hybrid B2 S", mission="prison")
    claim(state, 1)
    assert (state.active, state.phase) == (1, Phase.ACT)


def test_a_side_that_is_left_alone_has_won() -> None:
    state = vault("knight B4 E", "hybrid D2 W")
    state.squares[1] = GONE
    idle(state, 0)
    assert state.winner == 0
