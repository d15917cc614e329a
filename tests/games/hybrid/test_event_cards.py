"""The Event cards, one by one."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.games.hybrid import fights, figures
from monstrarium.games.hybrid.actions import Announce
from monstrarium.games.hybrid.cards import FACES
from monstrarium.games.hybrid.fight_events import GuardLost, LostCard, Stole, TurnedAbout, Wounded
from monstrarium.games.hybrid.happenings import targets
from monstrarium.games.hybrid.moves import BASIC_BONUS
from monstrarium.games.hybrid.omen_events import (
    DoorsMoved,
    HandSeen,
    Hastened,
    Held,
    Peeked,
    RocksFell,
    SpellLaid,
    TriedToPass,
)
from monstrarium.games.hybrid.sights import sees, sight_of
from monstrarium.games.hybrid.state import GONE, Door, HybridState, Mode
from monstrarium.games.hybrid.trial import Sort
from monstrarium.games.hybrid.warriors import MT
from tests.games.hybrid.fight import guard, lurk
from tests.games.hybrid.omened import (
    ROOMS,
    gain,
    give,
    happens,
    hurt,
    keep,
    move,
    named,
    pair,
    play,
    reveal,
    sleeve,
    spot,
    sum_of,
)
from tests.games.hybrid.scenario import cell, do, lay, rig

CLUTTER = """
    #########
    #...>...#
    #....?+.#
    #.x..1#.#
    ##V####.#
    #########
    """
CORRIDOR = """
    ##########
    #.........
    #####....#
    ##########
    """


@pytest.mark.parametrize(
    ("key", "kind", "answer"),
    [
        ("doors-slam", DoorsMoved, ""),
        ("doors-gape", DoorsMoved, ""),
        ("loose-ceiling", RocksFell, "B2"),
        ("gas-cloud", SpellLaid, "B2"),
        ("read-lips", Peeked, ""),
        ("toll", LostCard, ""),
        ("light-fingers", Stole, ""),
        ("cold-feet", Held, ""),
        ("loud-noise", GuardLost, ""),
        ("about-face", TurnedAbout, ""),
        ("second-wind", Hastened, ""),
    ],
)
def test_what_a_card_does_is_told_and_the_card_is_put_away(key: str, kind: type[Event], answer: str) -> None:
    state = guard(pair("knight C3 E", "hybrid D3 W"), 1, 2)
    give(state, 1, 0)
    target = 0 if answer or key == "second-wind" else 1
    events = happens(state, 0, key, target, *([spot(state, answer)] if answer else []))
    assert any(isinstance(event, kind) for event in events)
    assert state.limbo == []


# ---- random


def test_an_insect_swarm_spoils_the_shots_of_a_whole_zone() -> None:
    state = pair("purifier B3 E", "hybrid G3 W", "ranger J3 W")
    happens(state, 1, "insect-swarm", 0)
    shooters = {state.squares.index(cell(state, name)): name for name in ("B3", "G3", "J3")}
    lost = {name: gain(state, Sort.SHOT, "insect-swarm", warrior, 0) for warrior, name in shooters.items()}
    assert lost == {"B3": -3, "G3": -3, "J3": 0}


def test_an_insect_swarm_is_gone_after_the_next_round() -> None:
    state = pair()
    happens(state, 0, "insect-swarm", 1)
    assert [spell.until for spell in state.spells] == [state.round + 1]


def test_a_boiler_bursts_in_one_room_alone() -> None:
    state = lay(ROOMS, "knight B2 E", "templar C3 E", "hybrid D4 W", "pest K3 W")
    state.active = 0
    rig(state, 10, 10, 10)
    told = happens(state, 0, "boiler-burst", 0)
    assert [event.warrior for event in told if isinstance(event, TriedToPass)] == [0, 1, 2]
    assert state.wounds == [1, 1, 1, 0]


def test_a_boiler_spares_whoever_passes_its_roll() -> None:
    state = lay(ROOMS, "knight B2 E", "hybrid K3 W")
    rig(state, 2)
    told = happens(state, 0, "boiler-burst", 0)
    assert [event.passed for event in told if isinstance(event, TriedToPass)] == [True]
    assert state.wounds == [0, 0]


def open_door(state: HybridState) -> HybridState:
    """The only door stands open."""
    state.doors[0], state.shut = Door.OPEN, 0
    return state


def test_open_doors_fall_shut() -> None:
    state = open_door(lay(ROOMS, "knight B2 E", "hybrid K3 W"))
    happens(state, 0, "doors-slam", 0)
    assert state.doors == [Door.SHUT]
    assert named(state, state.shut) == {"H4"}


def test_a_door_in_which_somebody_stands_does_not_fall_shut() -> None:
    state = open_door(lay(ROOMS, "knight H4 E", "hybrid K3 W"))
    happens(state, 0, "doors-slam", 0)
    assert state.doors == [Door.OPEN]


def test_shut_doors_spring_open() -> None:
    state = lay(ROOMS, "knight B2 E", "hybrid K3 W")
    happens(state, 0, "doors-gape", 0)
    assert (state.doors, state.shut) == ([Door.OPEN], 0)


def test_locked_doors_do_not_spring_open() -> None:
    state = lay(ROOMS.replace("+", "|"), "knight B2 E", "hybrid K3 W")
    happens(state, 0, "doors-gape", 0)
    assert state.doors == [Door.LOCKED]


def test_a_blackout_takes_four_squares_of_sight() -> None:
    state = pair("knight B3 E", "hybrid I3 W")
    assert sees(state, 0, 1)
    happens(state, 0, "blackout", 0)
    assert sight_of(state, 0) == 4
    assert not sees(state, 0, 1)


def test_nobody_shoots_farther_than_a_blackout_lets_it_see() -> None:
    state = pair("purifier B3 E", "hybrid I3 W")
    assert fights.shots(state, 0) == [1]
    happens(state, 0, "blackout", 0)
    assert fights.shots(state, 0) == []


def test_a_loose_ceiling_falls_where_the_finder_says() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 0, "loose-ceiling", 0, spot(state, "C5"))
    assert named(state, state.rocks) == {"C5"}


def test_a_loose_ceiling_falls_on_nobody_and_no_farther_than_three_squares() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 0, "loose-ceiling", 0)
    assert state.pending is not None
    options = [option[1] for option in state.pending.choice.options]  # type: ignore[index]
    assert cell(state, "F6") in options
    assert not {cell(state, name) for name in ("C3", "D3", "G3", "A3")} & {*options}


def test_a_loose_ceiling_falls_on_floor_where_nothing_lies() -> None:
    state = lay(CLUTTER, "ambrosius D3 E", "hybrid F2 W", mission="prison")
    state.rocks |= 1 << cell(state, "D4")
    happens(state, 0, "loose-ceiling", 0)
    assert state.pending is not None
    options = {option[1] for option in state.pending.choice.options}  # type: ignore[index]
    free = {"B2", "C2", "D2", "G2", "B3", "C3", "E3", "B4", "E4", "C5"}
    assert options == {cell(state, name) for name in free}


def test_a_wasp_stings_whoever_fails_its_roll() -> None:
    state = rig(pair(), 10)
    happens(state, 0, "wasp-lock", 0)
    assert state.wounds == [1, 0]


def test_a_wasp_gives_three_more_to_the_roll() -> None:
    state = rig(pair(), 6)
    happens(state, 0, "wasp-lock", 0)
    assert state.wounds == [0, 0]


def test_a_gas_cloud_takes_two_from_all_rolls_within() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "gas-cloud", 0, spot(state, "B2"))
    assert named(state, state.spells[0].mask) == {"B2", "C2", "B3", "C3"}
    sorts = (Sort.STRIKE, Sort.PARRY, Sort.TEST)
    assert [gain(state, sort, "gas-cloud") for sort in sorts] == [-2, -2, -2]
    assert gain(state, Sort.STRIKE, "gas-cloud", 1, 0) == 0


def test_a_gas_cloud_does_not_go_through_walls() -> None:
    state = pair("knight B2 E", "hybrid D3 W")
    happens(state, 1, "gas-cloud", 0)
    assert state.pending is None
    assert named(state, state.spells[0].mask) == {"B2", "C2", "B3", "C3"}


def test_no_cloud_is_laid_where_it_does_not_fit() -> None:
    state = keep(lay(CORRIDOR, "knight B2 E", "hybrid H3 W"), 0, "gas-cloud")
    assert targets(state, 0, sleeve("gas-cloud")) == [1]


def test_whoever_leaves_a_gas_cloud_breathes_freely() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "gas-cloud", 0, spot(state, "B2"))
    state.squares[0] = cell(state, "C4")
    assert gain(state, Sort.STRIKE, "gas-cloud") == 0


def test_a_charnel_house_slows_and_hampers_to_the_end() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "charnel-house", 0, spot(state, "C3"))
    assert figures.movement(state, 0) == MT[state.kinds[0]] - 2
    assert [gain(state, sort, "charnel-house", 1, 0) for sort in (Sort.STRIKE, Sort.PARRY, Sort.TEST)] == [-1, -1, 0]
    assert state.spells[0].until == 0


# ---- strategic


def test_a_spare_satchel_holds_two_cards() -> None:
    state = pair()
    happens(state, 1, "satchel", 1)
    assert [len(hand) for hand in state.hands] == [0, 2]


def test_a_picked_pocket_costs_the_other_side_a_card() -> None:
    state = pair()
    give(state, 1, 0, 1)
    happens(state, 0, "picked-pocket", 1)
    assert (len(state.hands[1]), len(state.discard)) == (1, 1)


def test_an_empty_pocket_is_not_picked() -> None:
    state = keep(pair(), 0, "picked-pocket")
    assert targets(state, 0, sleeve("picked-pocket")) == []
    give(state, 1, 0)
    assert targets(state, 0, sleeve("picked-pocket")) == [1]


def test_who_reads_lips_knows_the_other_hand_from_then_on() -> None:
    state = pair()
    (piece,) = give(state, 1, FACES["jinx"])
    told = happens(state, 0, "read-lips", 0)
    assert [event.faces for event in told if isinstance(event, HandSeen)] == [(FACES["jinx"],)]
    assert state.pieces.knows(0, piece)


def test_an_old_friend_comes_back_from_the_discard_pile() -> None:
    state = pair()
    pieces = give(state, 0, FACES["jinx"], FACES["blink"])
    state.hands[0].clear()
    state.discard += pieces
    happens(state, 0, "old-friend", 0, ("card", pieces[1]))
    assert (state.hands[0], state.discard) == ([pieces[1]], [pieces[0]])
    assert state.fresh >> pieces[1] & 1


def test_without_a_discard_pile_no_old_friend_comes() -> None:
    state = pair()
    happens(state, 0, "old-friend", 0)
    assert (state.pending, state.hands[0]) == (None, [])


def test_both_sides_pay_the_toll() -> None:
    state = pair()
    give(state, 0, 0, 1)
    give(state, 1, 2)
    happens(state, 0, "toll", 0)
    assert ([len(hand) for hand in state.hands], len(state.discard)) == ([1, 0], 2)


def test_who_has_no_card_pays_no_toll() -> None:
    state = pair()
    (piece,) = give(state, 1, 2)
    happens(state, 0, "toll", 0)
    assert (state.hands, state.discard) == ([[], []], [piece])
    assert state.pieces.knows(0, piece)


@pytest.mark.parametrize(("ours", "theirs", "then"), [(0, 2, [2, 2]), (5, 1, [5, 4]), (1, 1, [1, 1])])
def test_fair_shares_let_the_poorer_side_draw_three_at_most(ours: int, theirs: int, then: list[int]) -> None:
    state = pair()
    give(state, 0, *range(ours))
    give(state, 1, *range(5, 5 + theirs))
    happens(state, 0, "fair-shares", 0)
    assert [len(hand) for hand in state.hands] == then


def test_a_second_wind_before_the_movement_adds_three_points_to_it() -> None:
    state = keep(reveal(pair(), 0), 0, "second-wind")
    play(state, "second-wind", 0)
    assert state.stride == 3


def test_a_second_wind_in_the_movement_adds_three_points_at_once() -> None:
    state = keep(move(pair("knight C3 E", "hybrid H6 W"), 0), 0, "second-wind")
    before = state.points
    play(state, "second-wind", 0)
    assert state.points == before + 3


def test_a_second_wind_counts_in_moving_too() -> None:
    state = keep(reveal(pair("knight C3 E", "hybrid H6 W"), 0), 0, "second-wind")
    play(state, "second-wind", 0)
    do(state, Announce(0, Mode.MOVING))
    do(state, Choose(0, ("level", 1)))
    assert state.points == MT[state.kinds[0]] + BASIC_BONUS + 3


def test_only_the_active_warrior_has_a_second_wind() -> None:
    state = keep(reveal(pair("knight C3 E", "hybrid D3 W", "templar C5 E"), 0), 0, "second-wind")
    assert targets(state, 0, sleeve("second-wind")) == [0]


def test_a_wet_blanket_douses_what_lies_on_a_warrior_and_under_it() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 0, "blood-oath", 0)
    happens(state, 1, "gas-cloud", 0, spot(state, "B2"))
    happens(state, 0, "marked-man", 1)
    happens(state, 0, "wet-blanket", 0)
    assert [spell.piece for spell in state.spells] == [sleeve("marked-man")]
    assert {sleeve("blood-oath"), sleeve("gas-cloud")} <= {*state.spent}


def test_light_fingers_take_a_card_that_cannot_be_played_at_once() -> None:
    state = pair()
    (piece,) = give(state, 1, 0)
    happens(state, 0, "light-fingers", 0)
    assert (state.hands[0], state.hands[1]) == ([piece], [])
    assert state.fresh >> piece & 1
    assert state.pieces.knows(0, piece)
    happens(state, 0, "light-fingers", 0)
    assert state.hands == [[piece], []]


# ---- field


def test_a_field_surgeon_heals_two_wounds() -> None:
    state = hurt(pair("ambrosius C3 E"), 0, 3)
    happens(state, 0, "field-surgeon", 0)
    assert state.wounds[0] == 1


def test_a_field_surgeon_needs_a_wounded_friend() -> None:
    state = hurt(pair("knight C3 E", "hybrid D3 W", "templar C5 E"), 2, 1)
    assert targets(state, 0, sleeve("field-surgeon")) == []
    hurt(state, 1, 1)
    assert targets(state, 0, sleeve("field-surgeon")) == [1]


def test_a_blood_oath_adds_two_to_strikes() -> None:
    state = pair()
    before = sum_of(state, Sort.STRIKE)
    happens(state, 0, "blood-oath", 0)
    assert sum_of(state, Sort.STRIKE) == before + 2
    assert gain(state, Sort.PARRY, "blood-oath") == 0


def test_whoever_bears_a_chalk_cross_is_easier_to_strike_and_to_shoot() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 0, "marked-man", 1)
    assert [gain(state, sort, "marked-man") for sort in (Sort.STRIKE, Sort.SHOT)] == [2, 2]
    assert gain(state, Sort.STRIKE, "marked-man", 1, 0) == 0


def test_cold_feet_do_not_move_in_this_round() -> None:
    state = pair()
    happens(state, 0, "cold-feet", 1)
    assert state.pinned == 2
    assert move(state, 1).points == 0


def test_a_loud_noise_ends_an_ambush() -> None:
    state = lurk(pair("knight C3 E", "hybrid D3 W"), 1)
    happens(state, 0, "loud-noise", 1)
    assert (state.ambush, state.modes[1]) == ([], Mode.NONE)


def test_a_loud_noise_ends_defensive_combat() -> None:
    state = guard(pair(), 1, 3)
    happens(state, 0, "loud-noise", 1)
    assert (state.modes[1], state.levels[1]) == (Mode.NONE, 0)


def test_a_loud_noise_needs_somebody_on_guard() -> None:
    state = pair()
    assert targets(state, 0, sleeve("loud-noise")) == []
    assert targets(guard(state, 1), 0, sleeve("loud-noise")) == [1]


def test_a_loud_noise_finds_whoever_lurks() -> None:
    state = lurk(pair("knight C3 E", "hybrid D3 W"), 1)
    state.modes[1] = Mode.FIRING
    assert targets(state, 0, sleeve("loud-noise")) == [1]


def test_feet_that_are_cold_already_get_no_colder() -> None:
    state = pair("knight C3 E", "hybrid D3 W", "keratis D5 W")
    state.pinned = 0b10
    assert targets(state, 0, sleeve("cold-feet")) == [2]


def test_cards_for_anybody_are_played_on_either_side_but_on_nobody_who_is_gone() -> None:
    state = pair("knight C3 E", "hybrid D3 W", "keratis D5 W")
    state.squares[2] = GONE
    assert targets(state, 0, sleeve("insect-swarm")) == [0, 1]


def test_whoever_looks_behind_makes_a_half_turn() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 0, "about-face", 1)
    assert state.facings == [1, 1]


def test_lead_boots_take_three_squares() -> None:
    state = pair()
    happens(state, 0, "lead-boots", 1)
    assert figures.movement(state, 1) == MT[state.kinds[1]] - 3


def test_a_saints_knuckle_makes_attacks_perfect_up_to_three() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 0, "saints-knuckle", 0)
    sorts = (Sort.STRIKE, Sort.SHOT, Sort.PARRY)
    assert [figures.perfect(state, sort, 0) for sort in sorts] == [3, 3, 1]
    assert figures.perfect(state, Sort.STRIKE, 1) == 1


def test_a_poison_needle_wounds_and_nobody_draws_for_it() -> None:
    state = pair("knight C3 E", "pest D3 W")
    told = happens(state, 0, "poison-needle", 1)
    assert [event.wounds for event in told if isinstance(event, Wounded)] == [1]
    assert (state.squares[1], state.hands[1]) == (GONE, [])
