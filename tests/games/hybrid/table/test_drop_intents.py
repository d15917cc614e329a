"""A figurine dropped more than a step away is refused with the reason."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.games.hybrid.state import HybridState, Mode
from monstrarium.games.hybrid.table.drop_intents import why_no_drop
from tests.games.hybrid.scenario import GAME, called, lay, move, reveal
from tests.games.hybrid.table.seen import audience

LONG = """
    ################
    #..............#
    #..............#
    #######.########
    #.......+......#
    #..............#
    ################
"""


def why(state: HybridState, target: str) -> str:
    return why_no_drop(view(GAME, state, state.seat), audience(state.seat), f"warrior/{state.active}", target)


def test_a_way_that_is_too_long_says_what_it_takes() -> None:
    state = move(lay(LONG, "knight B2 E", "hybrid N6 W"), 0)
    assert why(state, "square/O2") == f"It takes 13 Movement points to get to O2; {state.points} left."


def test_what_is_but_a_step_away_is_left_to_the_rules() -> None:
    state = move(lay(LONG, "knight B2 E", "hybrid N6 W"), 0)
    assert why(state, "square/C3") == ""
    assert why(state, "square/A2") == ""


def test_a_place_within_reach_needs_no_reason() -> None:
    state = move(lay(LONG, "knight B2 E", "hybrid N6 W"), 0)
    assert why(state, "square/D2") == ""


def test_a_wall_is_no_place_to_stand() -> None:
    state = move(lay(LONG, "knight B2 E", "hybrid N6 W"), 0)
    assert why(state, "tile/0") == f"There is a wall: {called('knight')} cannot stand there."


def test_a_large_warrior_hears_that_no_way_leads_there() -> None:
    state = move(lay(LONG, "knight O2 W", "aberration B2 E"), 1)
    assert why(state, "square/N5") == f"No way wide enough for {called('aberration')} leads to N5 now."


def test_a_warrior_that_stands_where_one_would_go_is_named() -> None:
    state = move(lay(LONG, "knight B2 E", "purifier E2 E", "hybrid N6 W"), 0)
    state.modes[0] = Mode.OFFENSE
    assert why(state, "warrior/1") == f"{called('purifier')} stands there."
    assert why(state, "warrior/2") == f"{called('hybrid')} is out of reach: {state.points} Movement points are left."


def test_a_warrior_whose_counter_is_not_up_hears_who_acts_now() -> None:
    state = reveal(lay(LONG, "knight B2 E", "purifier E2 E", "hybrid N6 W"), 0)
    assert why_no_drop(state, audience(0), "warrior/1", "square/G2") == (
        f"{called('knight')} acts now, and not {called('purifier')}."
    )
