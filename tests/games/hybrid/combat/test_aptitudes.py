"""Each aptitude does what it says; Armour-Piercing Shots have tests of their own."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Swing
from monstrarium.games.hybrid.combat import modifiers, targets, wounds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import Pushed
from monstrarium.games.hybrid.ground import vision
from monstrarium.games.hybrid.printed.warriors import (
    PROFILES,
    aptitudes,
)
from monstrarium.games.hybrid.state import GONE, Mode
from monstrarium.games.hybrid.turn import activation
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    hurt,
    parts,
    play,
    rolls,
    room,
    shoot,
    stance,
    strike,
    through,
)
from tests.games.hybrid.scenario import EAST, GAME, NORTHEAST, lay, move, rig, step, steps, where

# ---- Combined Attack


def test_a_combined_attack_strikes_twice() -> None:
    state = room("misericord C3 E", "aberration D3 W")

    told = strike(state, 5, 4, combined=True)

    assert state.wounds[1] == 2
    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.TWIN]


def test_its_second_attack_rolls_the_printed_value_and_nothing_else() -> None:
    state = hurt(room("misericord C3 E", "aberration D3 E"), 0, 2)

    told = strike(state, 9, 4, combined=True)

    assert rolls(told)[1].parts == (("nv", 4),)
    assert state.wounds[1] == 1


def test_its_second_attack_is_never_parried_and_wounds_once() -> None:
    state = guard(room("misericord C3 E", "keratis D3 W"), 1)

    told = strike(state, 5, 2, 1, combined=True)

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY, Sort.TWIN]
    assert state.wounds[1] == 1


def test_a_combined_attack_is_lost_when_the_first_one_kills() -> None:
    state = hurt(room("misericord C3 E", "hybrid D3 W"), 1, 2)

    told = strike(state, 5, combined=True)

    assert len(rolls(told)) == 1
    assert state.combined[0] == 1


def test_a_combined_attack_is_lost_when_a_parry_pushes_the_attacker_away() -> None:
    state = guard(room("misericord C3 E", "keratis D3 W"), 1)
    hand(state, 1, "shoulder-charge")
    rig(state, 5, 2)

    begin(state, "strike", 0, 1, True)
    told = play(state, "none", ("level", 1), ("effect", "shoulder-charge")) + through(state)

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY]


def test_a_skilled_combined_attack_comes_to_three() -> None:
    state = room("misericord C3 E", "aberration D3 W")

    told = strike(state, 5, 5, 4, level=3, combined=True)

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.AGAIN, Sort.TWIN]
    assert state.wounds[1] == 3


def test_a_combined_attack_is_made_once_a_round() -> None:
    state = room("misericord C3 E", "aberration D3 W")

    strike(state, 9, 9, combined=True)

    assert state.pressed == 1


# ---- Aura and Conviction


@pytest.mark.parametrize(("square", "near"), [("J3", True), ("K3", False)])
def test_conviction_needs_the_leader_within_eight_squares(square: str, near: bool) -> None:
    state = room("ambrosius B3 E", f"purifier {square} W", "hybrid L3 W")

    assert ("conviction" in parts(state, Sort.STRIKE, 1, 2)) == near
    assert ("conviction" in parts(state, Sort.PARRY, 1, 2)) == near


def test_conviction_does_not_help_shots() -> None:
    state = room("ambrosius B3 E", "purifier C3 E", "hybrid H3 W")

    assert "conviction" not in parts(state, Sort.SHOT, 1, 2)


def test_conviction_dies_with_the_leader() -> None:
    state = room("ambrosius L2 E", "purifier M2 E", "hybrid N2 W")

    wounds.eliminate(state, 0)

    assert "conviction" not in parts(state, Sort.STRIKE, 1, 2)


def test_the_leader_is_the_warrior_that_bears_an_aura() -> None:
    state = room("demian B3 E", "ambrosius C3 E", "hybrid D3 W")

    assert modifiers.leader(state, 0) == 1
    assert modifiers.leader(state, 1) == -1


# ---- Puny


@pytest.mark.parametrize(("key", "cost"), [("dirz-clone", 2), ("pest", 1)])
def test_the_puny_cut_corners(key: str, cost: int) -> None:
    state = move(room("knight D3 S", f"{key} C3 E"), 1)
    points = state.points

    step(state, NORTHEAST)

    assert points - state.points == cost


def test_the_puny_open_no_doors() -> None:
    rows = """
        #######
        #..#..#
        #..+..#
        #..#..#
        #######
        """
    state = move(lay(rows, "knight F2 S", "pest C3 E", "hybrid B2 E"), 1)

    assert not any(isinstance(action, Swing) for action in GAME.legal(state, 1))
    assert EAST not in steps(state)


def test_the_puny_hide_nobody_but_each_other() -> None:
    behind = room("purifier C3 E", "pest E3 W", "hybrid H3 W")
    among = room("purifier C3 E", "pest E3 W", "pest H3 W")

    assert targets.levels_for(behind, 0, 2) >> 1 & 1
    assert not targets.levels_for(among, 0, 2)


# ---- Duellist


@pytest.mark.parametrize(("die", "wounds_dealt"), [(2, 2), (3, 1)])
def test_a_duellist_strikes_perfectly_up_to_its_figure(die: int, wounds_dealt: int) -> None:
    state = room("misericord C3 E", "aberration D3 W")

    strike(state, die)

    assert state.wounds[1] == wounds_dealt


def test_a_duellist_parries_like_anybody_else() -> None:
    assert modifiers.perfect(room("misericord C3 E", "hybrid D3 W"), Sort.PARRY, 0) == 1


# ---- Felon


def test_a_felon_has_more_from_behind() -> None:
    state = room("ranger C3 E", "hybrid D3 E")

    assert parts(state, Sort.STRIKE) == {"nv": 3, "behind": 1, "felon": 1}


def test_a_felon_has_nothing_more_from_the_front() -> None:
    assert "felon" not in parts(room("ranger C3 E", "hybrid D3 W"), Sort.STRIKE)


# ---- Frenzy


def test_frenzy_grows_with_every_kill_hand_to_hand() -> None:
    state = hurt(room("knight D3 W", "dirz-clone C3 E"), 0, 2)

    strike(state, 4, attacker=1, target=0)

    assert state.kills[1] == 1
    assert parts(state, Sort.PARRY, 1, 0)["frenzy"] == 1


def test_frenzy_does_not_grow_by_shots() -> None:
    state = hurt(room("purifier C3 E", "hybrid H3 W"), 1, 2)

    shoot(state, 4)

    assert state.kills[0] == 0


# ---- Brutish Strength


def test_brutish_strength_pushes_straight_back() -> None:
    state = room("templar C3 E", "hybrid D3 S")

    strike(state, 5)

    assert where(state, 1) == "E3"
    assert state.facings[1] == 2


def test_it_pushes_even_whom_it_has_not_wounded() -> None:
    state = guard(room("templar C3 E", "hybrid D3 W"), 1)

    strike(state, 5, 3)

    assert where(state, 1) == "E3"
    assert state.wounds[1] == 0


def test_it_pushes_nobody_by_a_miss() -> None:
    state = room("templar C3 E", "hybrid D3 W")

    strike(state, 6)

    assert where(state, 1) == "D3"


def test_it_pushes_once_after_all_attacks() -> None:
    state = room("ambrosius E3 W", "aberration C3 E")

    told = strike(state, 5, 5, level=3, attacker=1, target=0)

    order = [type(event).__name__ for event in told if type(event).__name__ in ("Rolled", "Pushed")]
    assert order == ["Rolled", "Rolled", "Pushed"]
    assert where(state, 0) == "G3"


def test_a_large_brute_pushes_two_squares() -> None:
    state = room("knight E3 W", "aberration C3 E")

    told = strike(state, 5, attacker=1, target=0)

    assert where(state, 0) == "G3"
    assert len([event for event in told if isinstance(event, Pushed)]) == 1


def test_a_brute_pushes_when_it_strikes_back_too() -> None:
    state = guard(room("knight E3 W", "aberration C3 E"), 1, 3)

    strike(state, 2, 2, 5, attacker=0, target=1)

    assert where(state, 0) == "G3"
    assert state.wounds[0] == 1


# ---- Mutation


def test_mutations_keep_their_place_on_the_profiles() -> None:
    assert {PROFILES[kind].key for kind in range(len(PROFILES)) if dict(aptitudes(kind)).get("mutation")} == {
        "hybrid",
        "aberration",
        "neuromancer",
    }


# ---- Eye of the Lynx


@pytest.mark.parametrize(("square", "seen"), [("M3", True), ("N3", False)])
def test_keen_eyes_see_and_shoot_farther(square: str, seen: bool) -> None:
    state = room("garell C3 E", f"hybrid {square} W")

    assert vision.sees(state, 0, 1) == seen
    assert bool(targets.levels_for(state, 0, 1)) == seen


# ---- Infiltration


def test_an_infiltrator_moves_on_at_the_end_of_the_round() -> None:
    assert activation.stride(room("knight B2 N", "tiger N7 W"), 1) == 3


def test_a_warrior_that_was_spotted_does_not() -> None:
    state = room("knight B2 N", "tiger N7 W")
    state.spotted |= 2

    assert activation.stride(state, 1) == 0


# ---- Prestige


def test_prestige_helps_every_roll_of_a_mode() -> None:
    state = room("ambrosius C3 E", "hybrid H3 W")

    for sort in (Sort.STRIKE, Sort.SHOT, Sort.PARRY, Sort.DODGE):
        assert parts(state, sort)["prestige"] == 1


def test_prestige_is_lost_with_the_first_wound_for_good() -> None:
    state = room("ambrosius C3 E", "hybrid H3 W")

    wounds.wound(state, 0, 1)
    assert "prestige" not in parts(state, Sort.STRIKE)
    wounds.heal(state, 0, 1, None)

    assert "prestige" not in parts(state, Sort.STRIKE)


# ---- Dorsal Protection


def test_dorsal_protection_turns_the_bonus_around() -> None:
    state = room("knight C3 E", "keratis D3 E")

    assert parts(state, Sort.STRIKE) == {"nv": 3, "dorsal": -2}


def test_a_felon_adds_its_own_even_so() -> None:
    assert parts(room("ranger C3 E", "keratis D3 E"), Sort.STRIKE) == {"nv": 3, "dorsal": -2, "felon": 1}


# ---- Sacrifice


def test_a_sacrifice_wounds_every_enemy_in_contact_and_is_gone() -> None:
    state = guard(room("knight D2 S", "purifier E3 W", "templar D5 N", "pest D3 N"), 0, 6)

    wounds.burst(state, 3, None)

    assert state.wounds == [1, 1, 0, 1]
    assert state.squares[3] == GONE


def test_its_owner_draws_no_card_for_it_but_has_its_first_blood() -> None:
    state = room("knight D2 S", "pest D3 N")

    wounds.burst(state, 1, None)

    assert state.hands == [[], []]
    assert state.bled == 2


def test_whom_it_kills_brings_the_other_side_a_card() -> None:
    state = hurt(room("knight D2 S", "pest D3 N"), 0, 2)

    wounds.burst(state, 1, None)

    assert len(state.hands[0]) == 1
    assert state.kills[1] == 0


# ---- Titan


def test_a_titan_never_moves_diagonally() -> None:
    state = move(room("knight M7 W", "aberration C3 E"), 1)

    assert NORTHEAST not in steps(state)


def test_a_titan_that_is_large_is_one_easier_to_shoot_not_two() -> None:
    assert parts(room("purifier C3 E", "aberration H3 W"), Sort.SHOT)["large"] == 1


# ---- Velocity


def test_velocity_is_hard_to_shoot() -> None:
    assert parts(room("purifier C3 E", "pest H3 W"), Sort.SHOT)["velocity"] == -1


def test_velocity_does_not_help_hand_to_hand() -> None:
    assert "velocity" not in parts(room("purifier C3 E", "pest D3 W"), Sort.STRIKE)


def test_a_guard_belongs_to_its_mode() -> None:
    state = stance(room("knight D3 W", "hybrid C3 E"), 0, Mode.OFFENSE)

    assert not targets.can_parry(state, 0, 1)
