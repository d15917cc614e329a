"""The mode decides which attack follows a Movement, and ends with the round."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action
from monstrarium.games.hybrid.actions import (
    Announce,
    Burst,
    Claim,
    Guard,
    Pin,
    Rest,
    Strike,
    Wait,
)
from monstrarium.games.hybrid.combat import wounds
from monstrarium.games.hybrid.events.fights import Exposed
from monstrarium.games.hybrid.events.turns import Waits
from monstrarium.games.hybrid.printed.warriors import KINDS, NV
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from tests.games.hybrid.fight import lurk
from tests.games.hybrid.scenario import (
    EAST,
    GAME,
    NORTH,
    WEST,
    answer,
    called,
    can,
    do,
    halt,
    lay,
    move,
    no,
    rest_of_round,
    reveal,
    rig,
    step,
    turn,
    where,
)

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    ##########
"""


# ---- Offensive Combat


def test_an_enemy_before_one_can_be_attacked() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid D2 W"), 0)
    step(state, EAST)
    halt(state)
    assert can(state, Strike(0, 1))


def test_an_enemy_at_a_corner_is_not_in_contact() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid C3 W", "keratis C2 W"), 0)
    halt(state)
    assert no(state, Strike(0, 1)) == f"{called('hybrid')} is not in contact."


def test_an_enemy_beside_one_cannot_be_attacked_after_a_movement() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid C3 W", "keratis D2 W"), 0)
    step(state, EAST)
    halt(state)
    assert no(state, Strike(0, 1)) == f"{called('hybrid')} does not stand before {called('knight')}."


def test_who_was_in_contact_already_turns_free_to_an_enemy_and_attacks() -> None:
    state = move(lay(ROOM, "knight C2 N", "hybrid C3 N"), 0)
    halt(state)
    do(state, Strike(0, 1))
    assert state.facings[0] == 2


def test_who_has_moved_does_not_turn_free_to_an_enemy() -> None:
    state = move(lay(ROOM, "knight C2 N", "hybrid C3 N", "keratis D1 N"), 0)
    turn(state, 1)
    assert state.facings[0] == 1
    halt(state)
    assert can(state, Strike(0, 1))


def test_without_an_enemy_to_attack_the_activation_ends() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H5 W"), 0)
    halt(state)
    assert state.active == 1


def test_a_combined_attack_needs_the_gift() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid C2 W"), 0)
    halt(state)
    assert no(state, Strike(0, 1, True)) == f"{called('knight')} has no Combined Attack left."


def test_combined_attacks_run_out() -> None:
    state = lay(ROOM, "misericord B2 E", "hybrid C2 W")
    state.combined[0] = 2
    move(state, 0)
    halt(state)
    assert not can(state, Strike(0, 1, True))


def test_moving_mode_does_not_attack() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid D2 W"), 0, Mode.MOVING, 3)
    step(state, EAST)
    halt(state)
    assert no(state, Strike(0, 1)) == "Attacks are made in Offensive Combat."


def test_nobody_moves_after_an_attack() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid C2 W"), 0)
    halt(state)
    rig(state, 9)
    do(state, Strike(0, 1))
    while state.pending is not None:
        answer(state, state.pending.choice.options[0])
    assert state.active == 1


def test_a_counter_is_turned_over_before_the_attack() -> None:
    plan = """
        ########
        #.?....#
        ########
    """
    state = move(lay(plan, "knight B2 E", "hybrid D2 W"), 0)
    step(state, EAST)
    do(state, Claim(0))
    assert can(state, Strike(0, 1))


# ---- Defensive Combat


def test_the_level_of_defence_is_said_after_the_movement() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H5 W"), 0, Mode.DEFENSE)
    halt(state)
    assert {each.level for each in GAME.legal(state, 0) if isinstance(each, Guard)} == {1, 2, 3, 4, 5}
    do(state, Guard(0, 4))
    assert (state.modes[0], state.levels[0]) == (Mode.DEFENSE, 4)


def test_wounds_lower_the_levels_of_defence() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H5 W")
    state.wounds[0] = 2
    move(state, 0, Mode.DEFENSE)
    halt(state)
    assert no(state, Guard(0, 4)) == f"{called('knight')} masters levels 1 to 3 now."


# ---- ambushes


def test_an_ambush_is_taken_up_without_a_roll() -> None:
    state = move(lay(ROOM, "purifier B2 W", "knight B4 W", "hybrid H5 E"), 0, Mode.FIRING)
    halt(state)
    told = do(state, Wait(0))
    assert [each.number for each in told if isinstance(each, Waits)] == [1]
    assert state.ambush == [0]


def test_an_ambush_is_numbered_after_the_highest_that_lies() -> None:
    state = lurk(lay(ROOM, "purifier B2 W", "knight B4 W", "purifier B3 W", "purifier B5 W", "hybrid H5 E"), 2, 3)
    state.lurks[3] = 5
    wounds.expose(state, 2, None)
    move(state, 0, Mode.FIRING)
    halt(state)

    told = do(state, Wait(0))

    assert [each.number for each in told if isinstance(each, Waits)] == [6]
    assert state.ambush == [3, 0]
    assert [state.lurks[each] for each in state.ambush] == [5, 6]


def test_nobody_takes_up_an_ambush_with_an_enemy_in_sight() -> None:
    state = move(lay(ROOM, "purifier B2 E", "hybrid F2 W"), 0, Mode.FIRING)
    halt(state)
    assert not can(state, Wait(0))


def test_an_enemy_that_comes_into_view_is_shot_at_in_the_middle_of_its_movement() -> None:
    plan = """
        ##########
        #........#
        ####.#####
        ####.#####
        ##########
    """
    state = lay(plan, "purifier B2 E", "hybrid E4 N", "keratis E3 N")
    state.squares[2] = GONE
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    move(state, 1)
    step(state, NORTH)
    rig(state, 2)
    step(state, NORTH)
    assert state.wounds[1] == 1
    assert state.ambush == []
    assert (state.phase, state.active) == (Phase.MOVE, 1)
    assert where(state, 1) == "E2"


def test_an_enemy_that_ends_its_movement_beside_an_ambush_ends_it() -> None:
    state = lay(ROOM, "purifier C3 N", "hybrid C5 N")
    state.modes[0], state.levels[0], state.ambush = Mode.FIRING, 3, [0]
    move(state, 1)
    step(state, NORTH)
    assert state.ambush == [0]
    told = halt(state)
    assert any(isinstance(each, Exposed) for each in told)
    assert state.ambush == []


def test_a_warrior_that_is_not_touched_at_the_end_of_a_movement_keeps_its_ambush() -> None:
    state = lay(ROOM, "purifier C3 N", "artificer H2 N", "hybrid C5 N")
    for each in (1, 0):
        state.modes[each], state.levels[each] = Mode.FIRING, 3
        state.ambush.append(each)
    step(move(state, 2), NORTH)
    halt(state)
    assert state.ambush == [1]


# ---- Moving


def charge(level: int, target: str = "hybrid F2 W", *, walked: bool = True) -> HybridState:
    """A knight that has run into an enemy, or was beside it all the time."""
    state = lay(ROOM, "knight C2 E", target, "keratis H5 W")
    if not walked:
        state.squares[0] = state.squares[1] - 1
    reveal(state, 0)
    do(state, Announce(0, Mode.MOVING))
    if level <= 3:
        answer(state, ("level", level))
    else:
        raise AssertionError("a knight masters three levels")
    if walked:
        step(state, EAST, EAST)
    halt(state)
    return state


def test_a_skilled_move_holds_an_enemy_fast_until_the_round_is_over() -> None:
    state = charge(3)
    do(state, Pin(0, 1))
    assert state.pinned == 1 << 1
    assert (state.active, state.phase) == (1, Phase.MODE)
    do(state, Announce(1, Mode.DEFENSE))
    assert state.phase is Phase.ACT


def test_a_warrior_that_is_held_fast_still_attacks() -> None:
    state = charge(3)
    do(state, Pin(0, 1))
    do(state, Announce(1, Mode.OFFENSE))
    assert can(state, Strike(1, 0))


def test_an_enemy_that_was_in_contact_already_is_not_held_fast() -> None:
    state = charge(3, walked=False)
    assert not can(state, Pin(0, 1))


def test_a_titan_is_not_held_fast() -> None:
    state = lay(ROOM, "knight C3 E", "aberration F2 W", "hybrid E4 W")
    move(state, 0, Mode.MOVING, 3)
    step(state, EAST, EAST)
    halt(state)
    assert no(state, Pin(0, 1)) == "A Titan cannot be held fast."
    assert can(state, Pin(0, 2))


def test_a_basic_move_holds_nobody_fast() -> None:
    state = charge(1)
    assert not can(state, Pin(0, 1))


def expert(facing: str) -> HybridState:
    """A demian that charges on the Expert level, having faced that way."""
    state = lay(ROOM, f"demian C2 {facing}", "hybrid F2 W", "keratis H5 W")
    reveal(state, 0)
    do(state, Announce(0, Mode.MOVING))
    answer(state, ("level", 4))
    step(state, EAST, EAST)
    halt(state)
    return state


def test_an_expert_move_dazes_whom_it_has_seen() -> None:
    state = expert("E")
    do(state, Pin(0, 1))
    assert state.pinned == state.dazed == 1 << 1
    assert no(state, Announce(1, Mode.MOVING)) == (
        f"{called('hybrid')} is dazed and cannot take the Moving mode in this round."
    )


def test_an_expert_move_does_nothing_to_whom_it_has_not_seen() -> None:
    state = expert("N")
    assert not can(state, Pin(0, 1))


def test_nobody_is_held_fast_in_the_next_round() -> None:
    state = charge(3)
    do(state, Pin(0, 1))
    rest_of_round(state)
    assert state.round == 2
    assert state.pinned == 0


def test_a_sacrifice_wounds_every_enemy_in_contact() -> None:
    state = lay(ROOM, "knight C2 E", "templar C4 E", "pest C3 W", "keratis H5 W")
    move(state, 2, Mode.MOVING, 1)
    halt(state)
    do(state, Burst(1))
    assert state.squares[2] == GONE
    assert state.wounds[:2] == [1, 1]


def test_a_sacrifice_takes_a_basic_move() -> None:
    state = lay(ROOM, "knight C2 E", "pest C3 W", "keratis H5 W")
    move(state, 1, Mode.MOVING, 2)
    halt(state)
    assert not can(state, Burst(1))


def test_the_victim_of_a_sacrifice_brings_its_side_a_card_and_the_sacrificed_does_not() -> None:
    state = lay(ROOM, "knight C2 E", "templar C4 E", "pest C3 W", "keratis H5 W")
    state.wounds[0] = NV[KINDS["knight"]] - 1
    move(state, 2, Mode.MOVING, 1)
    halt(state)
    do(state, Burst(1))
    assert [len(hand) for hand in state.hands] == [1, 0]
    assert state.bled == 3


def test_an_enemy_that_one_left_and_came_back_to_is_not_held_fast() -> None:
    state = lay(ROOM, "knight C2 E", "hybrid D2 W", "keratis H5 W")
    move(state, 0, Mode.MOVING, 3)
    step(state, WEST, EAST)
    halt(state)
    assert not can(state, Pin(0, 1))


def test_a_combined_attack_is_offered_once_a_round() -> None:
    state = move(lay(ROOM, "misericord C2 E", "hybrid D2 W"), 0)
    halt(state)
    assert can(state, Strike(0, 1, True))
    state.pressed = 1
    assert not can(state, Strike(0, 1, True))
    assert can(state, Strike(0, 1))


def test_a_sacrifice_takes_an_enemy_in_contact() -> None:
    state = lay(ROOM, "knight C2 E", "pest D3 W", "keratis H5 W")
    move(state, 1, Mode.MOVING, 1)
    assert no(state, Burst(1))
    halt(state)
    assert state.active != 1


@pytest.mark.parametrize(
    ("who", "mode", "level", "deed"),
    [
        ("purifier C2 W", Mode.FIRING, 0, Wait(0)),
        ("knight C2 E", Mode.DEFENSE, 0, Guard(0, 1)),
        ("purifier C2 E", Mode.FIRING, 0, Rest(0)),
    ],
)
def test_what_a_warrior_does_after_its_movement_ends_its_activation(
    who: str, mode: Mode, level: int, deed: Action
) -> None:
    state = move(lay(ROOM, who, "hybrid G2 E"), 0, mode, level)
    halt(state)
    do(state, deed)
    assert (state.phase, state.active) == (Phase.MODE, 1)


def test_so_does_holding_an_enemy_fast() -> None:
    state = charge(3)
    do(state, Pin(0, 1))
    assert (state.phase, state.active) == (Phase.MODE, 1)


def test_so_does_a_sacrifice() -> None:
    state = move(lay(ROOM, "knight C2 E", "pest D2 W", "keratis H5 W"), 1, Mode.MOVING, 1)
    halt(state)
    do(state, Burst(1))
    assert (state.phase, state.active) == (Phase.MODE, 0)
