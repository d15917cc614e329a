"""Prowlers! has a gem that is carried, dropped and carried on, and exits that open and shut."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Claim, Leave
from monstrarium.games.hybrid.events.missions import (
    ClockworkRolled,
    GateClosed,
    GateOpened,
    ObjectiveDropped,
    ObjectiveTaken,
)
from monstrarium.games.hybrid.ground.laboratory import Lab, cell_name
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.missions.changes import exits_open
from monstrarium.games.hybrid.missions.goals import BY_MISSION
from monstrarium.games.hybrid.rules import found
from monstrarium.games.hybrid.state import AWAY, GONE, OFF, HybridState
from tests.games.hybrid.missions.moments import claim, fell, fresh, idle, is_over, leave, only, round_began, told
from tests.games.hybrid.scenario import can, cell, do, lay, move, no, rig, step

ROOM = """
    ########
    >......>
    #..1...#
    #......#
    #......>
    ########
"""
PITS = """
    ########
    #.#XXX.#
    ########
    #1.....#
    ########
"""
TWO, THREE, FOUR = 0, 1, 2


def room(*warriors: str) -> HybridState:
    return lay(ROOM, *warriors, mission="prowlers")


def carried(*warriors: str) -> HybridState:
    """The first warrior has the gem."""
    state = room(*warriors)
    claim(state, 0)
    return state


def test_all_exits_are_closed_at_first() -> None:
    state = room("knight A2 E", "hybrid G4 W")
    move(state, 0)
    assert state.gates == 0
    assert no(state, Leave(0)) == "That exit is closed."


def test_the_printed_laboratory_closes_its_three_exits_too() -> None:
    state = room("knight A2 E", "hybrid G4 W")
    assert found("prowlers", "so-nemesis", state.rng, state.house).gates == 0


def test_in_the_printed_laboratory_exits_open_by_their_numbers() -> None:
    blank = room("knight A2 E", "hybrid G4 W")
    state, lab = found("prowlers", "so-nemesis", blank.rng, blank.house), lab_of("so-nemesis")
    state.active, state.seat, state.lead, state.round = 0, 0, 0, 5
    BY_MISSION["prowlers"].activated(state, 1, True, None)
    assert way_out(state, lab) == ["L1", "L24"]
    BY_MISSION["prowlers"].round_began(rig(state, 3), None)
    assert way_out(state, lab) == ["D24"]


def way_out(state: HybridState, lab: Lab) -> list[str]:
    """The exits that are open."""
    return [cell_name(lab.width, lab.accesses[gate].squares[0]) for gate in exits_open(state)]


def test_two_exits_open_when_the_gem_is_taken() -> None:
    state = room("knight D3 E", "hybrid G4 W")
    events = claim(state, 0)
    assert only(events, ObjectiveTaken).carried
    assert [event.gate for event in told(events, GateOpened)] == [TWO, THREE]
    assert state.gates == 1 << TWO | 1 << THREE


def test_scorpions_may_take_it_too() -> None:
    state = room("knight B4 E", "hybrid D3 W")
    claim(state, 1)
    assert state.bearers == [1]


def test_warriors_of_rank_0_do_not() -> None:
    state = room("knight B4 E", "pest D3 W")
    move(state, 1)
    assert not can(state, Claim(1))


def test_the_gem_goes_with_whoever_carries_it() -> None:
    state = carried("knight D3 E", "hybrid G4 W")
    assert state.spots == [OFF]
    assert state.bearers == [0]


def test_it_is_dropped_where_its_bearer_falls() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W")
    state.squares[0] = cell(state, "C4")
    event = only(fell(state, 0, 2), ObjectiveDropped)
    assert event.square == cell(state, "C4")
    assert (state.spots, state.bearers) == ([cell(state, "C4")], [-1])


def test_a_large_one_drops_it_on_one_of_its_squares() -> None:
    state = room("knight B4 E", "aberration D3 W", "hybrid G2 W")
    claim(state, 1)
    fell(state, 1, 0)
    assert state.spots == [cell(state, "D3")]


def test_it_does_not_fall_through_a_wall() -> None:
    state = lay(PITS, "knight D2 E", "templar C4 E", "hybrid G4 W", mission="prowlers")
    state.bearers, state.spots = [0], [OFF]
    fell(state, 0, 2)
    assert state.spots == [cell(state, "G2")]


def test_nobody_takes_it_out_by_an_exit_that_has_slammed_shut() -> None:
    state = carried("knight D3 E", "hybrid G4 W")
    round_began(state, 5, 3)
    state.squares[0] = cell(state, "A2")
    fresh(state)
    move(state, 0)
    assert no(state, Leave(0)) == "That exit is closed."


def test_a_warrior_that_carries_it_drops_it_in_a_trap_too() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W")
    state.counters, state.traps, state.wounds[0] = [state.squares[0]], [1], 2
    fresh(state)
    move(state, 0)
    do(rig(state, 10), Claim(0))
    assert (state.spots, state.bearers) == ([cell(state, "D3")], [-1])


def test_somebody_else_carries_it_on() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W")
    fell(state, 0, 2)
    state.squares[2] = cell(state, "D3")
    claim(state, 2)
    assert state.bearers == [2]


def test_a_warrior_that_gets_it_out_has_won() -> None:
    state = room("knight B4 E", "hybrid D3 W")
    claim(state, 1)
    state.squares[1] = cell(state, "A2")
    leave(state, 1)
    assert state.winner == 1


def test_nobody_wins_by_leaving_without_it() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W")
    state.squares[1] = cell(state, "A2")
    leave(state, 1)
    assert state.squares[1] == AWAY
    assert not is_over(state)


def test_nobody_has_won_when_somebody_leaves_while_nobody_carries_it() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W", "keratis G3 W")
    fell(state, 0, 2)
    state.squares[3] = cell(state, "A2")
    leave(state, 3)
    assert not is_over(state)


def test_in_the_fifth_round_an_odd_die_slams_the_exits_shut_and_opens_the_last_one() -> None:
    state = carried("knight D3 E", "hybrid G4 W")
    event = only(round_began(state, 5, 3), ClockworkRolled)
    assert (event.seat, event.die) == (0, 3)
    assert state.gates == 1 << FOUR


def test_exits_that_never_opened_are_not_said_to_close() -> None:
    state = room("knight D3 E", "hybrid G4 W")
    events = round_began(state, 5, 3)
    assert not told(events, GateClosed)
    assert [event.gate for event in told(events, GateOpened)] == [FOUR]


def test_an_even_die_does_nothing() -> None:
    state = carried("knight D3 E", "hybrid G4 W")
    round_began(state, 5, 6)
    assert state.gates == 1 << TWO | 1 << THREE


def test_it_is_rolled_in_the_fifth_round_alone() -> None:
    state = carried("knight D3 E", "hybrid G4 W")
    assert not told(round_began(state, 4, 3), ClockworkRolled)
    assert not told(round_began(state, 6, 3), ClockworkRolled)


def test_exits_that_have_slammed_shut_do_not_open_with_the_gem() -> None:
    state = room("knight D3 E", "hybrid G4 W")
    round_began(state, 5, 3)
    claim(state, 0)
    assert state.gates == 1 << FOUR


def test_exits_do_not_open_again_when_the_gem_is_taken_again() -> None:
    state = carried("knight D3 E", "templar B4 E", "hybrid G4 W")
    fell(state, 0, 2)
    state.gates = 0
    state.squares[2] = cell(state, "D3")
    claim(state, 2)
    assert state.gates == 0


def test_a_side_that_is_left_alone_has_won() -> None:
    state = room("knight B4 E", "hybrid D3 W")
    state.squares[1] = GONE
    idle(state, 0)
    assert state.winner == 0


def test_the_gem_is_taken_at_the_end_of_a_movement() -> None:
    state = room("knight C3 E", "hybrid G4 W")
    move(state, 0)
    step(state, 2)
    assert state.bearers == [-1]
    assert can(state, Claim(0))
