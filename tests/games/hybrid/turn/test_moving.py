"""Each level of Moving does what it says."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Announce, Pin
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import Wounded
from monstrarium.games.hybrid.ground import obstacles
from monstrarium.games.hybrid.printed.warriors import KINDS, PROFILES
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation
from tests.games.hybrid import scenario
from tests.games.hybrid.fight import (
    HALL,
    guard,
    hurt,
    offered,
    parts,
    room,
    stance,
    strike,
)
from tests.games.hybrid.scenario import can, do, halt, lay, reveal, step, steps, where


def announced(level: int, *warriors: str) -> HybridState:
    """The first warrior has announced Moving on a level."""
    state = reveal(lay(HALL, *warriors), 0)
    do(state, Announce(0, Mode.MOVING))
    take(state, level)
    return state


def take(state: HybridState, level: int) -> None:
    """Answer the question for the level."""
    scenario.answer(state, ("level", level))


def test_a_basic_move_is_two_farther() -> None:
    state = announced(1, "knight C3 E", "hybrid N3 W")

    assert state.points == 7 + 2


def test_a_novice_move_leads_through_enemies() -> None:
    through_them = announced(2, "ranger C3 E", "hybrid D3 W")
    around_them = announced(1, "ranger C3 E", "hybrid D3 W")

    assert scenario.EAST in steps(through_them)
    assert scenario.EAST not in steps(around_them)


def test_but_not_through_titans() -> None:
    assert scenario.EAST not in steps(announced(2, "ranger C3 E", "aberration D3 W"))


def test_but_titans_get_past_titans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        obstacles, "TITAN", [key in (KINDS["aberration"], KINDS["knight"]) for key in range(len(PROFILES))]
    )
    field = """
        ##########
        #........#
        #.......##
        ##########
    """
    state = scenario.move(lay(field, "knight D2 W", "aberration B2 E"), 1, Mode.MOVING, 2)

    assert scenario.EAST in steps(state)


def test_nor_through_a_warrior_that_is_in_defensive_combat() -> None:
    state = lay(HALL, "ranger C3 E", "hybrid D3 W")
    reveal(guard(state, 1), 0)
    do(state, Announce(0, Mode.MOVING))
    take(state, 2)

    assert scenario.EAST not in steps(state)


def test_a_skilled_move_holds_an_enemy_fast() -> None:
    state = announced(3, "ranger C3 E", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    do(state, Pin(0, 1))

    assert state.pinned >> 1 & 1
    assert not state.dazed


def test_only_after_at_least_one_square() -> None:
    state = announced(3, "ranger C3 E", "hybrid D3 W")
    halt(state)

    assert not can(state, Pin(0, 1))


def test_and_no_titan() -> None:
    state = announced(3, "ranger C3 E", "aberration E3 W")
    step(state, scenario.EAST)
    halt(state)

    assert not can(state, Pin(0, 1))


def test_an_expert_move_dazes_as_well() -> None:
    state = announced(4, "ranger C3 E", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    do(state, Pin(0, 1))

    assert state.pinned >> 1 & 1
    assert state.dazed >> 1 & 1


def test_an_expert_move_needs_an_enemy_seen_when_it_was_announced() -> None:
    state = announced(4, "ranger C3 W", "hybrid E3 W")
    step(state, scenario.EAST)
    halt(state)

    assert not can(state, Pin(0, 1))


def test_a_master_move_makes_its_warrior_hard_to_hit_until_its_next_mode() -> None:
    state = stance(room("purifier H3 W", "tiger C3 E"), 1, Mode.MOVING, 5)

    assert parts(state, Sort.SHOT)["stealth"] == -2


def test_a_heroic_move_leads_on_at_the_end_of_the_round() -> None:
    state = stance(room("knight N3 W", "tiger C3 E"), 1, Mode.MOVING, 6)
    state.spotted |= 2

    assert activation.stride(state, 1) == 4
    hurt(state, 1, 1)

    assert activation.stride(state, 1) == 3


def test_a_warrior_that_is_held_fast_has_no_such_move() -> None:
    state = stance(room("knight N3 W", "tiger C3 E"), 1, Mode.MOVING, 6)
    state.pinned = 2

    assert activation.stride(state, 1) == 0


def test_levels_of_moving_are_asked_at_once() -> None:
    state = reveal(lay(HALL, "ranger C3 E", "hybrid N3 W"), 0)

    do(state, Announce(0, Mode.MOVING))

    assert state.phase is Phase.MODE
    assert offered(state) == ["level 1", "level 2", "level 3", "level 4", "level 5"]
    assert where(state, 0) == "C3"


def test_a_warrior_without_wounds_left_is_gone() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    told = strike(state, 3)

    assert where(state, 1) == ""
    assert [event.left for event in told if isinstance(event, Wounded)] == [0]
