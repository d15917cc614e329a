"""A warrior that comes to an event counter turns it over; a trap hurts it."""

from __future__ import annotations

from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Claim
from monstrarium.games.hybrid.events.turns import CounterTurned, NothingHappens, TrapSprung
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS, NV
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from tests.games.hybrid.scenario import EAST, GAME, can, do, lay, move, no, rig, step

ROOM = """
    ########
    #.?..?.#
    #......#
    ########
"""


def standing(trap: bool = False, warrior: int = 0) -> HybridState:
    """A knight has come to a counter on C2; a hybrid stands on another one."""
    state = lay(ROOM, "knight B2 E", "hybrid F2 W", "templar G3 N")
    state.traps = [int(trap), 0]
    move(state, warrior)
    if warrior == 0:
        step(state, EAST)
    return state


def test_a_counter_is_turned_over_at_the_end_of_a_movement() -> None:
    state = standing()
    told = do(state, Claim(0))
    assert [each.trap for each in told if isinstance(each, CounterTurned)] == [False]
    assert state.phase is not Phase.MOVE


def test_a_counter_that_was_turned_over_is_gone() -> None:
    state = standing()
    (first, second) = state.counters
    do(state, Claim(0))
    assert state.counters == [second]
    assert first != second
    assert len(state.traps) == 1


def test_without_event_cards_nothing_happens() -> None:
    told = do(standing(), Claim(0))
    assert any(isinstance(each, NothingHappens) for each in told)


def test_one_may_stand_on_a_counter_without_turning_it_over() -> None:
    state = standing()
    from_there = len(state.counters)
    assert can(state, Claim(0))
    step(state, EAST)
    assert len(state.counters) == from_there


def test_there_is_nothing_to_turn_over_elsewhere() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid F3 W"), 0)
    assert no(state, Claim(0)) == "There is no counter here."


def test_a_side_never_turns_over_two_counters_in_a_row() -> None:
    state = standing()
    state.last_event = 0
    assert no(state, Claim(0)) == "Your side has turned over the last counter: the other side is next."


def test_either_side_may_turn_over_the_first_counter() -> None:
    state = standing(warrior=2)
    assert can(state, Claim(1))


def test_after_one_side_it_is_the_other_sides_turn() -> None:
    state = standing()
    do(state, Claim(0))
    assert state.last_event == 0
    do(state, Announce(1, Mode.OFFENSE))
    assert can(state, Claim(1))


def test_warriors_of_rank_0_turn_over_counters_too() -> None:
    state = move(lay(ROOM, "knight B3 E", "pest F2 W"), 1)
    assert can(state, Claim(1))


def test_a_large_warrior_turns_over_what_any_of_its_squares_stands_on() -> None:
    state = move(lay(ROOM, "knight B3 E", "aberration E2 W"), 1)
    assert can(state, Claim(1))


def test_a_trap_is_rolled_for_with_three_more() -> None:
    state = rig(standing(trap=True), 6)
    told = do(state, Claim(0))
    (sprung,) = [each for each in told if isinstance(each, TrapSprung)]
    assert sprung.level == NV[KINDS["knight"]] + 3
    assert sprung.avoided
    assert state.wounds[0] == 0


def test_a_trap_that_is_not_avoided_wounds() -> None:
    state = rig(standing(trap=True), 7)
    do(state, Claim(0))
    assert state.wounds[0] == 1


def test_a_10_never_avoids_a_trap_and_a_1_always_does() -> None:
    for die, wounds in ((10, 1), (1, 0)):
        state = rig(standing(trap=True), die)
        do(state, Claim(0))
        assert state.wounds[0] == wounds


def test_a_trap_may_kill_and_then_the_next_counter_is_revealed() -> None:
    state = rig(standing(trap=True), 10)
    state.wounds[0] = NV[KINDS["knight"]] - 1
    do(state, Claim(0))
    assert state.squares[0] == GONE
    assert (state.active, state.phase) == (2, Phase.MODE)


def test_a_trap_counts_as_a_counter_of_that_side() -> None:
    state = rig(standing(trap=True), 2)
    do(state, Claim(0))
    assert state.last_event == 0


def test_nobody_knows_which_counter_is_a_trap() -> None:
    state = standing(trap=True)
    for viewer in (0, 1, None):
        assert view(GAME, state, viewer).traps == [HIDDEN, HIDDEN]


def test_a_mission_mixes_its_traps_among_its_counters() -> None:
    places = set()
    for seed in range(40):
        state = GAME.new(2, settle(GAME.info, 2, {}), Rng(seed))
        assert sum(state.traps) == MISSIONS["glasinhar"].traps == 1
        assert len(state.counters) == 4
        places.add(state.traps.index(1))
    assert places == {0, 1, 2, 3}
