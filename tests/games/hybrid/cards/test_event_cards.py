"""Each strategic and field Event card does what it says and is told in the log."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Announce
from monstrarium.games.hybrid.cards.event_cards import targets
from monstrarium.games.hybrid.combat import modifiers, wounds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.cards import CardLaid, DoorsMoved, HandSeen, Hastened, Held, Peeked, RocksFell
from monstrarium.games.hybrid.events.fights import GuardLost, LostCard, Stole, TurnedAbout, Wounded
from monstrarium.games.hybrid.printed.action_cards import FACES
from monstrarium.games.hybrid.printed.warriors import MT
from monstrarium.games.hybrid.state import GONE, Mode
from monstrarium.games.hybrid.turn.movement_points import BASIC_BONUS
from tests.games.hybrid.cards.event_play import (
    gain,
    give,
    happens,
    hurt,
    keep,
    move,
    pair,
    play,
    reveal,
    sleeve,
    spot,
    sum_of,
)
from tests.games.hybrid.fight import guard, lurk
from tests.games.hybrid.scenario import SOUTH, do, step


@pytest.mark.parametrize(
    ("key", "kind", "answer"),
    [
        ("doors-slam", DoorsMoved, ""),
        ("doors-gape", DoorsMoved, ""),
        ("loose-ceiling", RocksFell, "B2"),
        ("gas-cloud", CardLaid, "B2"),
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


def test_a_warrior_that_is_healed_in_its_movement_has_the_points_back_at_once() -> None:
    state = keep(move(hurt(pair("ambrosius C3 E"), 0, 2), 0), 0, "field-surgeon")
    before = state.points

    play(state, "field-surgeon", 0)

    assert (state.wounds[0], state.points) == (0, before + 2)


def test_who_is_healed_has_no_more_points_than_its_whole_movement_has_left() -> None:
    state = keep(move(pair("ambrosius C3 S"), 0), 0, "field-surgeon")
    step(state, SOUTH, SOUTH, SOUTH, SOUTH)
    wounds.wound(state, 0, 4)
    assert state.points == 0

    play(state, "field-surgeon", 0)

    assert state.points == 0


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


def test_a_warrior_that_bears_a_chalk_cross_is_easier_to_strike_and_to_shoot() -> None:
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


def test_a_loud_noise_finds_a_warrior_that_lurks() -> None:
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
    assert modifiers.movement(state, 1) == MT[state.kinds[1]] - 3


def test_a_saints_knuckle_makes_attacks_perfect_up_to_three() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 0, "saints-knuckle", 0)
    sorts = (Sort.STRIKE, Sort.SHOT, Sort.PARRY)
    assert [modifiers.perfect(state, sort, 0) for sort in sorts] == [3, 3, 1]
    assert modifiers.perfect(state, Sort.STRIKE, 1) == 1


def test_a_poison_needle_wounds_and_its_victims_side_draws_for_a_death() -> None:
    state = pair("knight C3 E", "pest D3 W")
    told = happens(state, 0, "poison-needle", 1)
    assert [event.wounds for event in told if isinstance(event, Wounded)] == [1]
    assert state.squares[1] == GONE
    assert [len(cards) for cards in state.hands] == [0, 1]
