"""Each Army card does what it says."""

from __future__ import annotations

from monstrarium.games.hybrid.cards.event_cards import targets
from monstrarium.games.hybrid.combat import modifiers
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.ground.vision import sight_of
from monstrarium.games.hybrid.printed.warriors import BRUTISH, MT
from monstrarium.games.hybrid.state import HybridState, Mode
from tests.games.hybrid.cards.event_play import gain, give, happens, hurt, keep, named, pair, play, reveal, sleeve, spot
from tests.games.hybrid.scenario import rig


def brutish(state: HybridState, warrior: int) -> int:
    """How far a warrior pushes its target."""
    return modifiers.brutish(state, warrior)


def test_trumpets_lead_all_griffins_on() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 0, "trumpets")
    assert [gain(state, sort, "trumpets") for sort in (Sort.STRIKE, Sort.SHOT, Sort.PARRY)] == [1, 1, 0]
    assert gain(state, Sort.STRIKE, "trumpets", 1, 0) == 0


def test_a_field_chapel_heals_every_griffin_once() -> None:
    state = pair("knight C3 E", "hybrid D3 W", "templar C5 E")
    for warrior in range(3):
        hurt(state, warrior, 2)
    happens(state, 0, "field-chapel")
    assert state.wounds == [1, 1, 2]


def test_dry_powder_adds_two_to_shots() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 0, "dry-powder", 0)
    assert [gain(state, sort, "dry-powder") for sort in (Sort.SHOT, Sort.STRIKE)] == [2, 0]


def test_sealed_orders_are_two_cards() -> None:
    state = pair()
    happens(state, 0, "sealed-orders")
    assert len(state.hands[0]) == 2


def test_lamp_oil_lets_griffins_see_two_squares_farther_for_three_rounds() -> None:
    state = pair()
    happens(state, 0, "lamp-oil")
    assert [sight_of(state, each) for each in (0, 1)] == [10, 8]
    assert state.spells[0].until == state.round + 2


def test_last_rites_wound_a_warrior_that_fails_its_roll() -> None:
    state = rig(pair(), 5)
    happens(state, 0, "last-rites", 1)
    assert state.wounds[1] == 1


def test_last_rites_give_one_more_to_the_roll() -> None:
    state = rig(pair(), 4)
    happens(state, 0, "last-rites", 1)
    assert state.wounds[1] == 0


def test_an_anathema_takes_two_from_all_rolls() -> None:
    state = pair()
    happens(state, 0, "anathema", 1)
    sorts = (Sort.STRIKE, Sort.SHOT, Sort.PARRY, Sort.TEST)
    assert [gain(state, sort, "anathema", 1, 0) for sort in sorts] == [-2] * 4


def test_locked_shields_add_two_to_parries_of_both_kinds() -> None:
    state = pair()
    happens(state, 0, "locked-shields", 0)
    assert [gain(state, sort, "locked-shields") for sort in (Sort.PARRY, Sort.DODGE, Sort.STRIKE)] == [2, 2, 0]


def test_at_feeding_time_all_scorpions_move_two_squares_more() -> None:
    state = pair()
    happens(state, 1, "feeding-time")
    assert [modifiers.movement(state, each) - MT[state.kinds[each]] for each in (0, 1)] == [0, 2]


def test_spare_parts_heal_two_wounds() -> None:
    state = hurt(pair(), 1, 2)
    happens(state, 1, "spare-parts", 1)
    assert state.wounds[1] == 0


def test_nerve_gas_slows_and_dulls_a_warrior_that_stands_in_it() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "nerve-gas", 0, spot(state, "B2"))
    assert named(state, state.spells[0].mask) == {"B2", "C2", "B3", "C3"}
    assert gain(state, Sort.STRIKE, "nerve-gas") == -1
    assert modifiers.movement(state, 0) == MT[state.kinds[0]] - 2


def test_pheromones_draw_strikes_and_no_shots() -> None:
    state = pair("purifier C3 E", "hybrid D3 W")
    happens(state, 1, "pheromones", 0)
    assert [gain(state, sort, "pheromones", 1, 0) for sort in (Sort.STRIKE, Sort.SHOT)] == [2, 0]


def test_a_waste_chute_swallows_a_card_of_the_other_side() -> None:
    state = pair()
    give(state, 0, 0, 1)
    happens(state, 1, "waste-chute")
    assert (len(state.hands[0]), len(state.discard)) == (1, 1)


def test_acid_spit_wounds_a_warrior_that_fails_its_roll() -> None:
    assert [_spat(die) for die in (3, 4)] == [0, 1]


def _spat(die: int) -> int:
    state = rig(pair(), die)
    happens(state, 1, "acid-spit", 0)
    return state.wounds[0]


def test_a_growth_serum_makes_its_friend_strong() -> None:
    state = pair()
    before = modifiers.value(state, 1, Mode.OFFENSE)
    happens(state, 1, "growth-serum", 1)
    assert modifiers.value(state, 1, Mode.OFFENSE) == before + 1
    assert brutish(state, 1) == BRUTISH[state.kinds[1]] + 1
    assert state.spells[0].until == state.round + 2


def test_air_ducts_add_four_points() -> None:
    state = keep(reveal(pair(), 1), 1, "air-ducts")
    play(state, "air-ducts", 1)
    assert state.stride == 4


def test_a_warrior_that_is_held_fast_gets_into_no_air_duct() -> None:
    state = reveal(pair(), 1)
    state.pinned = 2
    assert targets(state, 1, sleeve("air-ducts")) == []
