"""Wounds, eliminations and pushes have the consequences of the rules."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.combat import modifiers, wounds
from monstrarium.games.hybrid.events.fights import Eliminated, FirstBlood, Pushed, Wounded
from monstrarium.games.hybrid.state import GONE, HybridState, Mode
from tests.games.hybrid.fight import guard, hurt, lurk, room, shoot, stance, strike
from tests.games.hybrid.scenario import cell, lay, move, where
from tests.support.matches import Seen

NORTH, EAST, SOUTH, WEST = range(4)
CELLAR = """
    ############
    #..........#
    #....^.....#
    #..........#
    #....X..o..#
    #..........#
    #.......+..#
    ############
    """


def pushed(square: str, squares: int = 2, direction: int = EAST, kind: str = "hybrid") -> HybridState:
    """A templar that stands far away pushes a warrior in the cellar."""
    side = "knight B2 E" if kind != "knight" else "hybrid B2 E"
    state = lay(CELLAR, f"{kind} {square} W", side)
    victim = 1 if kind != "knight" else 0
    wounds.push(state, victim, direction, squares, 1 - victim, None)
    state.active = victim
    return state


# ---- wounds


def test_a_wound_lowers_natural_value_modes_and_movement() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    wounds.wound(state, 0, 1)

    assert modifiers.life(state, 0) == 2
    assert modifiers.value(state, 0, Mode.OFFENSE) == 3
    assert modifiers.movement(state, 0) == 6


def test_healing_brings_all_of_it_back_but_no_more() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 0, 1)

    assert wounds.heal(state, 0, 3, None) == 1
    assert modifiers.life(state, 0) == 3
    assert modifiers.movement(state, 0) == 7


def test_a_wound_in_the_middle_of_a_movement_costs_a_point_of_it() -> None:
    state = move(room("knight C3 E", "hybrid N3 W"), 0)

    wounds.wound(state, 0, 2)

    assert state.points == 5


def test_a_wound_ends_a_guard_but_for_a_heroic_one() -> None:
    state = guard(guard(room("knight C3 E", "ambrosius E3 E", "hybrid N3 W"), 0, 5), 1, 6)

    wounds.wound(state, 0, 1)
    wounds.wound(state, 1, 1)

    assert state.modes[:2] == [Mode.NONE, Mode.DEFENSE]


def test_a_wound_leaves_other_modes_alone() -> None:
    state = stance(room("knight C3 E", "hybrid D3 W"), 0, Mode.MOVING, 5)

    wounds.wound(state, 0, 1)

    assert (state.modes[0], state.levels[0]) == (Mode.MOVING, 5)


def test_no_warrior_takes_more_wounds_than_it_has_life() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    wounds.wound(state, 0, 9)

    assert state.wounds[0] == 3
    assert state.squares[0] == GONE


def test_a_warrior_that_is_gone_is_not_wounded_again() -> None:
    state = room("knight C3 E", "hybrid D3 W")
    wounds.eliminate(state, 0)
    tape = Seen()

    wounds.wound(state, 0, 1, out=tape)

    assert tape.events == []


# ---- eliminations


def test_a_side_that_loses_a_warrior_to_the_other_side_draws_a_card() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    strike(state, 3)

    assert [len(hand) for hand in state.hands] == [0, 1]
    assert state.pieces.knows(1, state.hands[1][0])


def test_a_loss_to_nobody_brings_no_card() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    wounds.wound(state, 0, 3, why=wounds.TRAP)

    assert state.hands == [[], []]


def test_a_loss_to_a_friend_brings_no_card() -> None:
    state = room("knight C3 E", "purifier C4 E", "hybrid D3 W")

    wounds.wound(state, 0, 3, 1)

    assert state.hands == [[], []]


def test_an_empty_deck_gives_nothing() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)
    state.discard, state.deck = state.deck, []

    strike(state, 3)

    assert state.hands == [[], []]


def test_the_first_loss_of_a_side_is_its_first_blood() -> None:
    state = room("knight C3 E", "hybrid D3 W", "pest E5 W")
    tape = Seen()

    wounds.eliminate(state, 1, 0, tape)
    wounds.eliminate(state, 2, 0, tape)

    assert [event.seat for event in tape.events if isinstance(event, FirstBlood)] == [1]
    assert state.bled == 2


def test_a_kill_hand_to_hand_counts_and_a_shot_does_not() -> None:
    by_hand = hurt(room("purifier C3 E", "hybrid D3 W"), 1, 2)
    by_shot = hurt(room("purifier C3 E", "hybrid G3 W"), 1, 2)

    strike(by_hand, 3)
    shoot(by_shot, 3)

    assert by_hand.kills == [1, 0]
    assert by_shot.kills == [0, 0]


def test_a_warrior_that_is_gone_waits_pins_and_guards_no_more() -> None:
    state = lurk(room("knight C5 E", "purifier C3 E", "hybrid N3 W"), 1)
    state.pinned = state.dazed = 0b11

    wounds.eliminate(state, 1)

    assert state.ambush == []
    assert (state.pinned, state.dazed, state.modes[1]) == (0b1, 0b1, Mode.NONE)


def test_an_elimination_tells_who_did_it_and_where() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)
    square = state.squares[1]

    told = strike(state, 3)

    assert [(event.warrior, event.square, event.by) for event in told if isinstance(event, Eliminated)] == [
        (1, square, 0)
    ]
    assert [(event.wounds, event.left, event.why) for event in told if isinstance(event, Wounded)] == [(1, 0, "blow")]


# ---- pushes


def test_a_push_leads_straight_on_and_keeps_the_facing() -> None:
    state = pushed("D2")

    assert where(state, 1) == "F2"
    assert state.facings[1] == WEST
    assert state.wounds[1] == 0


@pytest.mark.parametrize(("square", "ends", "hurts"), [("J2", "K2", 1), ("K2", "K2", 2)])
def test_a_wall_costs_a_wound_for_every_square_not_made(square: str, ends: str, hurts: int) -> None:
    state = pushed(square)

    assert where(state, 1) == ends
    assert state.wounds[1] == hurts


def test_so_does_a_pillar() -> None:
    state = pushed("G5")

    assert where(state, 1) == "H5"
    assert state.wounds[1] == 1


def test_so_does_a_shut_door_but_not_an_open_one() -> None:
    state = pushed("G7")
    assert state.wounds[1] == 1

    state = lay(CELLAR, "knight B2 E", "hybrid G7 W")
    state.doors[0], state.shut = 1, 0
    wounds.push(state, 1, EAST, 2, 0, None)

    assert where(state, 1) == "I7"


def test_so_does_another_warrior_of_either_side() -> None:
    state = lay(CELLAR, "knight B2 E", "hybrid D2 W", "pest F2 W")

    wounds.push(state, 1, EAST, 2, 0, None)

    assert where(state, 1) == "E2"
    assert state.wounds[1:] == [1, 0]


def test_a_pit_stops_a_push_and_costs_a_wound_beside_the_squares_not_made() -> None:
    state = pushed("E5", kind="knight")

    assert where(state, 0) == "F5"
    assert state.wounds[0] == 2


def test_rocks_do_the_same() -> None:
    state = pushed("D3", kind="knight")

    assert where(state, 0) == "F3"
    assert state.wounds[0] == 1


def test_speed_does_not_help_over_a_pit() -> None:
    state = pushed("E5", 1, kind="pest")

    assert state.squares[1] == GONE


def test_a_titan_minds_no_rocks_but_walls() -> None:
    state = lay(CELLAR, "knight B2 E", "aberration D2 W")

    wounds.push(state, 1, EAST, 2, 0, None)
    assert state.wounds[1] == 0
    wounds.push(state, 1, NORTH, 1, 0, None)

    assert where(state, 1) == "F2"
    assert state.wounds[1] == 1


def test_a_large_base_needs_the_room_it_has() -> None:
    state = lay(CELLAR, "knight B2 E", "aberration G4 W")

    wounds.push(state, 1, EAST, 2, 0, None)

    assert where(state, 1) == "G4"
    assert state.wounds[1] == 2


def test_a_push_that_kills_is_a_kill_hand_to_hand() -> None:
    state = hurt(lay(CELLAR, "templar J2 E", "hybrid K2 W"), 1, 2)

    wounds.push(state, 1, EAST, 1, 0, None)

    assert state.kills[0] == 1
    assert len(state.hands[1]) == 1


def test_a_push_tells_how_far_it_went() -> None:
    state = lay(CELLAR, "templar I2 E", "hybrid J2 W")
    source, tape = state.squares[1], Seen()

    wounds.push(state, 1, EAST, 2, 0, tape)

    assert [(event.source, event.square, event.blocked) for event in tape.events if isinstance(event, Pushed)] == [
        (source, source + 1, 1)
    ]


def test_the_worked_example_of_a_purifier_before_a_pit() -> None:
    state = lay(CELLAR, "purifier E5 W", "aberration C4 E", "hybrid B7 E")

    strike(state, 5, attacker=1, target=0)

    assert where(state, 0) == ""
    assert state.squares[0] == GONE


def test_a_large_base_that_covers_a_pit_is_pushed_on_over_it() -> None:
    state = room("knight B3 E", "aberration C3 W")
    state.pits = 1 << cell(state, "D3")

    wounds.push(state, 1, 1, 1, 0, None)

    assert where(state, 1) == "D3"
    assert state.wounds[1] == 0
