"""The courses of bots are whole activations that are legal and make sense."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import LEVELS, level, planner, think
from monstrarium.engine.action import Action, Choose
from monstrarium.engine.course import Course, set_out, walk
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import (
    HALT,
    LEAVE,
    STEP,
    Announce,
    Burst,
    Enlist,
    Guard,
    Halt,
    Place,
    Ready,
    Shoot,
    Step,
    Strike,
    Swing,
)
from monstrarium.games.hybrid.bots.errand_steps import leaving
from monstrarium.games.hybrid.bots.hints import HybridHints
from monstrarium.games.hybrid.bots.plans import courses
from monstrarium.games.hybrid.bots.replies import HybridCourses
from monstrarium.games.hybrid.bots.setup import band_worth
from monstrarium.games.hybrid.ground.reach import reach_of
from monstrarium.games.hybrid.ground.walking import FAR, gap
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS
from monstrarium.games.hybrid.state import AWAY, OFF, HybridState, Mode, Phase
from tests.games.hybrid.scenario import (
    EAST,
    GAME,
    NORTHEAST,
    can,
    cell,
    do,
    lay,
    move,
    no,
    rest_of_round,
    reveal,
    rig,
    step,
    where,
)

HALL = """
    ############
    #..........#
    #..........#
    #..........#
    #..........#
    ############
"""


BOT_OF = {each.key: each.bot for each in LEVELS}


def chosen(state: HybridState, rounds: int = 30) -> Course:
    """The course that a bot chooses for the activated warrior."""
    seat = state.seat
    bot = planner("greedy", HybridHints(), courses)
    offers = GAME.legal(state, seat)
    return bot.course(GAME, partial(GAME.sample, state, seat), seat, offers, Rng(5), Budget(rounds, math.inf))


def test_a_warrior_beside_the_back_of_an_enemy_strikes_it() -> None:
    state = lay(HALL, "knight D3 E", "hybrid E3 E")
    course = chosen(reveal(state, 0))
    assert isinstance(course[-1], Strike)


def test_an_enemy_within_reach_is_struck() -> None:
    state = lay(HALL, "knight off", "knight D3 E", "hybrid H4 W")
    course = chosen(reveal(state, 1))
    assert isinstance(course[-1], Strike)


def test_an_attack_from_behind_is_thought_of() -> None:
    state = reveal(lay(HALL, "ranger D3 E", "hybrid F3 W"), 0)
    ends = []
    for course in courses(state, 0):
        world = state.clone()
        for action in course[:-1]:
            GAME.apply(world, action)
        if isinstance(course[-1], Strike):
            ends.append(world.squares[0] - world.squares[1])
    assert 1 in ends


def test_a_warrior_that_can_shoot_from_afar_does_not_walk_into_reach() -> None:
    state = lay(HALL, "purifier B2 E", "aberration H2 W")
    course = chosen(reveal(state, 0))
    assert isinstance(course[-1], Shoot)
    assert not any(isinstance(action, Step) and action.direction in (1, 2, 3) for action in course)


def test_a_pest_bursts_among_three_enemies() -> None:
    state = lay(HALL, "knight D2 E", "knight C3 E", "knight E3 E", "pest H3 W", "hybrid K5 W")
    state.wounds[0] = state.wounds[1] = state.wounds[2] = 2
    course = chosen(reveal(state, 3))
    assert course[0] == Announce(1, Mode.MOVING)
    assert any(isinstance(each[-1], Burst) for each in courses(state, 1))


def test_a_warrior_that_reaches_nobody_thinks_of_its_guard() -> None:
    state = lay(HALL, "knight B2 S", "tiger K5 W")
    found = courses(reveal(state, 0), 0)
    assert any(isinstance(course[-1], Guard) for course in found)


TWO_WAYS = """
    ##########
    #....#...#
    #........#
    #....#...#
    #....#...#
    #....#...#
    #....#...#
    #....#...#
    #....#...#
    #....#...#
    #........#
    ##########
"""


def test_a_warrior_does_not_queue_behind_friends_who_fight_in_a_passage() -> None:
    state = lay(TWO_WAYS, "knight E3 E", "knight C3 E", "hybrid F3 W", "hybrid H3 W")
    state.modes[2], state.levels[2] = Mode.DEFENSE, 3
    walk(GAME, reveal(state, 1), chosen(state))
    assert where(state, 1) in [f"{column}{row}" for column in "CDE" for row in range(7, 12)]


def test_a_shut_door_is_opened_on_the_way() -> None:
    state = lay(
        """
        #########
        #...#...#
        #...+...#
        #...#...#
        #########
        """,
        "knight C3 E",
        "hybrid G3 W",
    )
    found = courses(reveal(state, 0), 0)
    assert any(isinstance(action, Swing) for course in found for action in course)


def test_shutting_a_door_behind_oneself_is_thought_of() -> None:
    state = lay(
        """
        #########
        #...#...#
        #...+...#
        #...#...#
        #########
        """,
        "knight D3 E",
        "hybrid B3 E",
    )
    ends = set[tuple[str, bool]]()
    for course in courses(reveal(state, 0), 0):
        world = state.clone()
        for action in course:
            if can(world, action):
                GAME.apply(world, action)
        ends.add((where(world, 0), bool(world.shut)))
    assert ("F3", True) in ends


def test_a_large_warrior_knows_no_way_through_a_single_door() -> None:
    state = lay(
        """
        ##########
        #...#....#
        #...+....#
        #...#....#
        ##########
        """,
        "knight C3 E",
        "aberration G2 W",
    )
    assert gap(state, 0, 1) < FAR
    assert gap(state, 1, 0) == FAR


def on_a_friend() -> HybridState:
    """A Lodge Ranger whose late Movement leads through Ambrosius."""
    state = lay(HALL, "ranger B2 E", "ambrosius C2 E", "hybrid K5 E")
    rest_of_round(move(state, 0))
    step(state, EAST)
    return state


def over_a_pit() -> HybridState:
    """A Lodge Ranger in Offensive Combat that has jumped onto an open trapdoor in its late Movement."""
    state = lay(HALL, "ranger B2 E", "hybrid K5 E")
    rest_of_round(move(state, 0))
    state.pits = 1 << cell(state, "C2")
    rig(state, 1)
    step(state, EAST)
    return state


@pytest.mark.parametrize("place", [on_a_friend, over_a_pit])
@pytest.mark.parametrize("word", ["normal", "hard"])
def test_who_cannot_stay_on_its_late_way_goes_on(place: Callable[[], HybridState], word: str) -> None:
    state = place()
    assert no(state, Halt(0))
    found = courses(state, 0)
    assert found
    assert all(set_out(GAME, state, course) is not None for course in found)
    course = think(GAME, HybridHints(), level(f"{BOT_OF[word]}:2"), state, 0, 5, courses=courses)
    assert can(state, course[0])


@pytest.mark.parametrize("place", [on_a_friend, over_a_pit])
def test_who_has_lost_its_mode_on_the_way_stays_only_where_it_may(place: Callable[[], HybridState]) -> None:
    state = place()
    state.modes[0] = Mode.NONE
    found = courses(state, 0)
    assert found
    assert all(set_out(GAME, state, course) is not None for course in found)


@pytest.mark.parametrize("mission", [*MISSIONS])
@pytest.mark.parametrize("seed", range(2))
def test_courses_are_legal_until_chance_speaks(mission: str, seed: int) -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(seed))
    luck = Rng(seed + 100)
    weighed = 0
    for _decision in range(60):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        found = courses(state, waiting[0])
        for course in found:
            weighed += _is_legal(state.clone(), course)
        walk(GAME, state, luck.pick(found))
    assert weighed > 100


def _is_legal(world: HybridState, course: Course) -> int:
    """Carry out a course until something unforeseen happens, checking that actions are legal; the number of actions."""
    word, turn = world.rng.word, GAME.turn(world)
    for done, action in enumerate(course):
        if world.pending is not None and not isinstance(action, Choose):
            return done
        if done and (world.rng.word != word or GAME.turn(world) != turn or action.seat not in GAME.to_act(world)):
            return done
        assert not GAME.why_not(world, action), (course, done)
        GAME.apply(world, action)
    return len(course)


@pytest.mark.parametrize("mission", [*MISSIONS])
def test_what_bots_choose_is_allowed_to_the_end_of_every_mission(mission: str) -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": mission, "rounds": 15}), Rng(3))
    quick = level("greedy:1")
    while waiting := GAME.to_act(state):
        world = GAME.sample(state, waiting[0], state.rng.fork())
        walk(GAME, state, think(GAME, HybridHints(), quick, world, waiting[0], state.round, courses=courses))
    assert GAME.outcome(state) is not None


def _bands(mission: str, rounds: int) -> list[tuple[int, ...]]:
    """The bands that a bot with so many rounds brings to twelve matches of a mission."""
    bands = []
    for seed in range(12):
        state = GAME.new(2, settle(GAME.info, 2, {"mission": mission}), Rng(seed))
        (course,) = HybridCourses().found_in(rounds, state, 0)
        bands.append(tuple(action.kind for action in course if isinstance(action, Enlist)))
    return bands


@pytest.mark.parametrize("rounds", [1, 3000])
@pytest.mark.parametrize("mission", ["glasinhar", "invisible-war"])
def test_bands_are_varied(mission: str, rounds: int) -> None:
    assert len({*_bands(mission, rounds)}) > 6


def test_a_bot_with_more_rounds_brings_stronger_bands() -> None:
    few, more, most = ([band_worth(band) for band in _bands("invisible-war", rounds)] for rounds in (3, 24, 3000))
    assert sum(few) < sum(more) < sum(most)
    assert all(one <= other for one, other in zip(few, most, strict=True))


def test_no_bot_chooses_among_fewer_than_eight_bands_or_more_than_sixty_four() -> None:
    band_of = {rounds: _bands("invisible-war", rounds) for rounds in (1, 16, 64, 128, 3000)}
    assert band_of[1] == band_of[16] != band_of[64]
    assert band_of[64] != band_of[128] == band_of[3000]


def test_a_leader_makes_those_worth_more_who_heed_it() -> None:
    leader, knight, templar = KINDS["ambrosius"], KINDS["knight"], KINDS["templar"]
    led = band_worth([leader, knight, knight]) - band_worth([leader])
    assert led > band_worth([knight, knight])
    assert band_worth([leader, templar]) - band_worth([leader]) == pytest.approx(band_worth([templar]))


def test_everybody_finds_a_place_to_be_deployed_at() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": next(iter(MISSIONS))}), Rng(3))
    for _side in range(2):
        for action in courses(state, state.seat)[0]:
            GAME.apply(state, action)
    (course,) = courses(state, state.seat)
    assert sum(isinstance(action, Place) for action in course) == len(state.living(state.seat))


def test_who_has_left_no_room_for_somebody_places_all_anew() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": "dark-jewel"}), Rng(10))
    for _side in range(2):
        walk(GAME, state, courses(state, state.seat)[0])
    luck = Rng(10)
    for seat in (0, 1):
        while waiting := [each for each in GAME.legal(state, seat) if _is_first_place(state, each)]:
            GAME.apply(state, luck.pick(waiting))
        if seat == 0:
            do(state, Ready(0))
    assert no(state, Ready(1))
    (course,) = courses(state, 1)
    assert can(state, course[0])
    assert walk(GAME, state, course) == len(course)
    assert state.phase is not Phase.DEPLOY


def _is_first_place(state: HybridState, action: Action) -> bool:
    """Whether an action places a warrior that waits outside."""
    return isinstance(action, Place) and state.squares[action.warrior] == OFF


# ---- leaving


CORNER = """
    ########
    #......>
    #......#
    #......#
    ########
"""


def way_out(state: HybridState) -> tuple[Action, ...]:
    """The course that leaves through the exit, for a warrior whose route to it ends with a diagonal step."""
    seat = state.seat
    found = reach_of(state, state.active)
    return leaving(state, seat, found, cell(state, "H2"), [STEP[seat][NORTHEAST]])


def test_a_way_out_ends_straight() -> None:
    state = move(lay(CORNER, "knight G3 N", "hybrid B4 W"), 0)
    for action in way_out(state):
        do(state, action)
    assert state.squares[0] == AWAY


def test_the_puny_go_straight_on_from_a_diagonal_step() -> None:
    state = move(lay(CORNER, "knight B4 W", "pest G3 N"), 1)
    assert way_out(state) == (STEP[1][NORTHEAST], LEAVE[1])


def test_a_warrior_that_has_no_points_for_that_halts_on_the_exit() -> None:
    state = move(lay(CORNER, "knight G3 N", "hybrid B4 W"), 0)
    state.points, state.turned = 3, True
    assert way_out(state) == (STEP[0][NORTHEAST], HALT[0])


def test_a_way_that_ends_straight_is_kept() -> None:
    state = move(lay(CORNER, "knight G2 E", "hybrid B4 W"), 0)
    found = reach_of(state, 0)
    assert leaving(state, 0, found, cell(state, "H2"), [STEP[0][EAST]]) == (STEP[0][EAST], LEAVE[0])
