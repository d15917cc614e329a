"""Each random Event card does what it says."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Claim
from monstrarium.games.hybrid.cards.event_cards import targets
from monstrarium.games.hybrid.combat import modifiers, roll_choices
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.cards import TriedToPass
from monstrarium.games.hybrid.events.fights import Springs
from monstrarium.games.hybrid.events.turns import FirstContact
from monstrarium.games.hybrid.ground.vision import sees, sight_of
from monstrarium.games.hybrid.printed.warriors import MT
from monstrarium.games.hybrid.state import Door, HybridState, Phase
from tests.games.hybrid.cards.event_play import ROOMS, gain, happens, keep, named, pair, sleeve, spot
from tests.games.hybrid.fight import hand, lurk
from tests.games.hybrid.scenario import cell, do, lay, move, rig

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


def test_a_boiler_spares_a_warrior_that_passes_its_roll() -> None:
    state = lay(ROOMS, "knight B2 E", "hybrid K3 W")
    rig(state, 2)
    told = happens(state, 0, "boiler-burst", 0)
    assert [event.passed for event in told if isinstance(event, TriedToPass)] == [True]
    assert state.wounds == [0, 0]


def open_door(state: HybridState) -> HybridState:
    """A laboratory whose only door stands open."""
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


def test_a_warrior_that_a_door_that_springs_open_gives_away_is_shot_at_from_ambush_at_once() -> None:
    state = lurk(lay(ROOMS, "knight C4 E", "hybrid K4 W"), 1)
    move(state, 0)

    told = happens(state, 0, "doors-gape", 0)

    assert [(event.warrior, event.target) for event in told if isinstance(event, Springs)] == [(1, 0)]
    assert any(isinstance(event, FirstContact) for event in told)


def test_a_counter_that_opens_a_door_exposes_its_finder_before_it_acts() -> None:
    state = lurk(lay(ROOMS, "knight C4 E", "hybrid K4 W"), 1)
    move(state, 0)
    state.counters, state.traps = [state.squares[0]], [0]
    state.events = [sleeve("doors-gape")]
    hand(state, 1, "opening")

    told = do(state, Claim(0))

    assert any(isinstance(event, Springs) for event in told)
    assert state.pending is not None
    assert state.phase is Phase.CLAIM


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
    assert roll_choices.shots(state, 0) == [1]
    happens(state, 0, "blackout", 0)
    assert roll_choices.shots(state, 0) == []


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


def test_a_wasp_stings_a_warrior_that_fails_its_roll() -> None:
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


def test_a_warrior_that_leaves_a_gas_cloud_breathes_freely() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "gas-cloud", 0, spot(state, "B2"))
    state.squares[0] = cell(state, "C4")
    assert gain(state, Sort.STRIKE, "gas-cloud") == 0


def test_a_charnel_house_slows_and_hampers_to_the_end() -> None:
    state = pair("knight C3 E", "hybrid D3 W")
    happens(state, 1, "charnel-house", 0, spot(state, "C3"))
    assert modifiers.movement(state, 0) == MT[state.kinds[0]] - 2
    assert [gain(state, sort, "charnel-house", 1, 0) for sort in (Sort.STRIKE, Sort.PARRY, Sort.TEST)] == [-1, -1, 0]
    assert state.spells[0].until == 0
