"""Bots do what their side is after: they claim, carry, leave, break and bar, and know no secret."""

from __future__ import annotations

import math
from functools import partial

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.engine.course import Course, walk
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Claim, Enter, Leave, Rouse, Smash
from monstrarium.games.hybrid.bots.answers import answer
from monstrarium.games.hybrid.bots.errands import agenda_of
from monstrarium.games.hybrid.bots.hints import HybridHints
from monstrarium.games.hybrid.bots.plans import courses
from monstrarium.games.hybrid.bots.position import outlook
from monstrarium.games.hybrid.bots.setup import orders
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.ground.walking import ways_onto
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from tests.games.hybrid.missions.moments import fresh
from tests.games.hybrid.scenario import GAME, cell, lay, reveal

HALL = """
    #############
    >...........#
    #...........#
    #...........#
    #..1......2.#
    #############
"""
LOCK = """
    #############
    >.....#.....#
    #.....'.....#
    #.....#.....#
    #############
"""


def chosen(state: HybridState, warrior: int, rounds: int = 24) -> Course:
    """The course that a bot chooses for a warrior."""
    fresh(state)
    seat = reveal(state, warrior).seat
    bot = planner("greedy", HybridHints(), courses)
    offers = GAME.legal(state, seat)
    return bot.course(GAME, partial(GAME.sample, state, seat), seat, offers, Rng(5), Budget(rounds, math.inf))


def after(state: HybridState, warrior: int) -> HybridState:
    """The state after the course that a bot chooses."""
    walk(GAME, state, chosen(state, warrior))
    return state


def steps_to(state: HybridState, name: str, warrior: int) -> int:
    """How many steps a warrior is from a square."""
    return ways_onto(state.plan, 1 << cell(state, name), 1, 0)[state.squares[warrior]]


def test_a_warrior_that_can_get_out_of_the_hive_leaves() -> None:
    state = lay(HALL, "misericord D2 W", "demian G3 W", "sasia L4 W", "tiger L3 W", mission="scarlet-hive")
    assert isinstance(chosen(state, 0)[-1], Leave)


def test_a_warrior_that_is_far_from_an_exit_gets_nearer() -> None:
    state = lay(HALL, "misericord K2 W", "demian L2 W", "sasia L5 E", "tiger K5 E", mission="scarlet-hive")
    assert steps_to(after(state, 0), "A2", 0) < 6


@pytest.mark.parametrize(("warrior", "seat"), [(0, 0), (1, 1)])
def test_a_side_that_can_activate_its_objective_does(warrior: int, seat: int) -> None:
    state = lay(HALL, "knight I3 E", "hybrid F3 W", mission="dark-jewel")
    assert chosen(state, warrior)[-1] == Claim(seat)


def test_who_carries_the_gem_heads_for_the_exit() -> None:
    state = lay(HALL, "knight L3 E", "templar L2 E", "keratis K5 E", mission="prowlers")
    state.gates, state.spots[0], state.bearers[0] = 1, -1, 0
    state.taken = 1 << 1
    assert steps_to(after(state, 0), "A2", 0) < 6


def test_the_gem_is_worth_more_in_ones_own_hands() -> None:
    free, held = [lay(HALL, "knight D5 W", "hybrid L2 W", mission="prowlers") for _each in range(2)]
    held.gates, held.spots[0], held.bearers[0], held.taken = 1, -1, 0, 1 << 1
    assert outlook(held, 0) > outlook(free, 0)
    assert outlook(held, 1) < outlook(free, 1)


def test_the_open_valve_is_closed_before_the_diaries_are_carried_out() -> None:
    state = lay(HALL, "knight C4 W", "keratis L3 W", mission="diaries")
    assert chosen(state, 0)[-1] == Claim(0)


def test_a_warrior_that_stands_beside_the_switch_attacks_it() -> None:
    state = lay(HALL, "templar K4 S", "hybrid B2 W", mission="deadly-matrix")
    state.taken, state.spots[0] = 1 << 1, -1
    assert isinstance(chosen(state, 0)[-1], Smash)


def test_a_warrior_that_waits_outside_comes_in_and_goes_on() -> None:
    state = lay(
        """
        ############
        <..........#
        <..........#
        #..1.....2.#
        ############
        """,
        "misericord off",
        "hybrid K2 W",
        mission="twilight",
    )
    course = chosen(state, 0)
    assert any(isinstance(action, Enter) for action in course)
    assert len(course) > 3


def test_a_scorpion_on_guard_in_the_only_passage_is_worth_something() -> None:
    barred, free = [
        lay(LOCK, "misericord L2 W", "demian L4 W", f"keratis {where} E", mission="scarlet-hive")
        for where in ("G3", "E4")
    ]
    barred.modes[2] = free.modes[2] = Mode.DEFENSE
    barred.levels[2] = free.levels[2] = 4
    assert outlook(barred, 1) > outlook(free, 1)


def test_the_passage_is_among_the_places_a_scorpion_thinks_of() -> None:
    state = lay(LOCK, "misericord L2 W", "demian L4 W", "keratis E3 E", mission="scarlet-hive")
    fresh(state)
    reveal(state, 2)
    ends = set()
    for course in courses(state, 1):
        world = state.clone()
        walk(GAME, world, course)
        ends.add(world.squares[2])
    assert cell(state, "G3") in ends


# ---- secrets


def venom(carrier: int) -> HybridState:
    """Two clones of rank 1, one of which carries the venom."""
    state = lay(HALL, "knight E3 E", "hybrid H2 W", "keratis H4 W", "sasia L4 W", mission="venom")
    state.carrier = carrier
    return state


def test_the_griffins_judge_alike_whoever_carries_the_venom() -> None:
    assert outlook(venom(1), 0) == outlook(venom(2), 0)
    assert agenda_of(venom(1), 0) == agenda_of(venom(2), 0)


def test_the_griffins_set_out_on_the_same_whoever_carries_the_venom() -> None:
    assert chosen(venom(1), 0) == chosen(venom(2), 0)


def test_the_chances_that_are_shown_do_not_tell_the_carrier() -> None:
    hints = HybridHints()
    assert hints.chances(venom(1)) == hints.chances(venom(2))


def test_the_scorpions_know_whom_to_get_out() -> None:
    (errand, *_others) = agenda_of(venom(2), 1).errands
    assert errand.doers == (2,)


def test_the_griffins_close_the_exit_that_is_nearest_to_the_suspects() -> None:
    state = lay(
        """
        ############
        >..........>
        #..........#
        #.1........#
        ############
        """,
        "knight B3 E",
        "hybrid J2 W",
        "keratis J4 W",
        mission="venom",
    )
    state.carrier, state.phase = 1, Phase.CLAIM
    state.active, state.seat = 2, 1
    book.begin(state, "close", 0, out=None)
    assert answer(state) == ("exit", 1)


# ---- patience


def test_a_warrior_that_waits_where_nobody_comes_is_roused() -> None:
    state = lay(
        """
        ##########################
        #........................#
        #........................#
        ##########################
        """,
        "purifier B2 E",
        "knight C3 E",
        "keratis Y2 W",
    )
    state.ambush, state.modes[0], state.levels[0] = [0], Mode.FIRING, 3
    state.phase, state.seat, state.lead = Phase.ORDER, 0, 0
    state.sequences, state.cursors = [[], []], [0, 0]
    assert next(orders(state, 0, 0)) == (Rouse(0, 0),)
