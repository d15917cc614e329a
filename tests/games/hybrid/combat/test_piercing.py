"""Armour-Piercing Shots go on to enemies behind the target."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.combat import targets
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import GoesThrough
from monstrarium.games.hybrid.turn import activation
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    lurk,
    offered,
    play,
    rolls,
    room,
    say,
    shoot,
)
from tests.games.hybrid.scenario import lay, rest_of_round, reveal, rig


def test_a_shot_that_hits_may_go_on_to_a_second_target() -> None:
    state = room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W")
    rig(state, 4, 4)

    begin(state, "shot", 0, 1)
    say(state, ("level", 1))
    assert offered(state) == ["warrior 2", "none"]
    told = say(state, ("warrior", 2))

    assert any(isinstance(event, GoesThrough) for event in told)
    assert state.wounds == [0, 1, 1]


def test_it_need_not() -> None:
    state = room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W")

    shoot(state, 4)

    assert state.wounds == [0, 1, 0]


@pytest.mark.parametrize("second", ["I3", "D4"])
def test_not_too_far_behind_the_first_and_not_nearer(second: str) -> None:
    state = room("artificer C3 E", "hybrid F3 W", f"dirz-clone {second} W")

    assert targets.beyond(state, 0, 1, 1) == ()


def test_a_miss_goes_nowhere() -> None:
    state = room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W")
    rig(state, 9)

    begin(state, "shot", 0, 1)
    say(state, ("level", 1))

    assert state.pending is None


def test_a_titan_stops_it() -> None:
    assert targets.beyond(room("artificer C3 E", "aberration F3 W", "hybrid H3 W"), 0, 1, 1) == ()


def test_so_does_a_first_target_on_its_guard_that_does_not_turn_its_back() -> None:
    state = guard(room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W"), 1)
    assert targets.beyond(state, 0, 1, 1) == ()

    state.facings[1] = 1

    assert targets.beyond(state, 0, 1, 1) == (2,)


def test_the_second_roll_has_no_cards() -> None:
    state = room("artificer C3 E", "hybrid F3 W", "dirz-clone H3 W")
    hand(state, 0, "held-breath", "opening")
    rig(state, 4, 4)

    begin(state, "shot", 0, 1)
    told = play(state, ("effect", "held-breath"), "enough", ("level", 1), ("warrior", 2))

    assert state.pending is None
    assert [event.success for event in rolls(told)] == [7, 4]


def test_a_shot_goes_on_once() -> None:
    state = room("garell C3 E", "hybrid F3 W", "dirz-clone H3 W")
    state.pierced = 1

    assert targets.beyond(state, 0, 1, 1) == ()


@pytest.mark.parametrize(
    ("first", "beside"), [("F3", "F4"), ("G4", "G2"), ("G4", "G7"), ("F6", "C7"), ("F6", "G3"), ("F6", "G5")]
)
def test_it_does_not_go_on_to_somebody_beside_the_first(first: str, beside: str) -> None:
    state = room("artificer C3 E", f"hybrid {first} W", f"dirz-clone {beside} W")
    assert targets.beyond(state, 0, 1, 2) == ()


@pytest.mark.parametrize(("first", "behind"), [("G4", "H2"), ("G4", "I4"), ("F6", "F7"), ("F6", "H5")])
def test_it_goes_on_to_somebody_behind_the_first_who_stands_a_little_aside(first: str, behind: str) -> None:
    state = room("artificer C3 E", f"hybrid {first} W", f"dirz-clone {behind} W")
    assert targets.beyond(state, 0, 1, 2) == (2,)


def test_of_a_large_warrior_the_middle_says_whether_it_stands_behind() -> None:
    assert targets.beyond(room("artificer C4 E", "hybrid G4 W", "aberration G5 W"), 0, 1, 2) == ()
    assert targets.beyond(room("artificer C4 E", "hybrid G4 W", "aberration H5 W"), 0, 1, 2) == (2,)


def test_it_goes_no_farther_than_the_shooter_sees() -> None:
    state = room("artificer C3 E", "hybrid K3 W", "dirz-clone L3 W")
    assert targets.beyond(state, 0, 1, 1) == ()
    assert targets.beyond(state, 0, 1, 2) == ()


def test_it_stays_within_the_angle_unless_the_shot_was_a_novice_one() -> None:
    state = room("artificer C3 E", "hybrid D5 W", "dirz-clone D6 N")
    assert targets.beyond(state, 0, 1, 1) == ()
    assert targets.beyond(state, 0, 1, 2) == (2,)


def test_it_goes_on_once_a_round_from_ambush_too() -> None:
    state = lurk(room("garell C3 E", "keratis B6 W", "hybrid F3 W", "dirz-clone H3 W"), 0)
    state.pierced = 1
    activation.end_activation(reveal(state, 1), None)
    assert targets.beyond(state, 0, 2, 1) == ()


def test_it_goes_on_again_in_the_next_round() -> None:
    state = room("garell C3 W", "keratis B6 W")
    state.pierced = 1
    reveal(state, 0)
    rest_of_round(state)
    assert (state.round, state.pierced) == (2, 0)


def test_it_does_not_go_on_to_a_friend() -> None:
    state = room("artificer C3 E", "knight H3 W", "hybrid F3 W")
    assert targets.beyond(state, 0, 2, 1) == ()


def test_it_does_not_go_on_past_a_pillar() -> None:
    plan = """
        ################
        #..............#
        #.....o........#
        #..............#
        ################
    """
    state = lay(plan, "artificer C3 E", "hybrid F3 W", "dirz-clone H3 W")
    assert targets.beyond(state, 0, 1, 1) == ()


def test_no_card_helps_to_parry_the_shot_that_goes_on() -> None:
    state = guard(room("artificer C3 E", "hybrid F3 W", "keratis H3 W"), 2)
    rig(state, 4, 4, 9)
    begin(state, "shot", 0, 1)
    say(state, ("level", 1))
    hand(state, 1, "braced")

    told = say(state, ("warrior", 2))

    assert state.pending is None
    assert [event.sort for event in rolls(told)] == [Sort.PIERCE, Sort.DODGE]
