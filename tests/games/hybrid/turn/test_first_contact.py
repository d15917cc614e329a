"""First Contact is made when somebody sees an enemy, and infiltrators are given away when they are seen."""

from __future__ import annotations

from monstrarium.games.hybrid.actions import Burst, Shoot, Strike, Swing
from monstrarium.games.hybrid.events.turns import DoorOpened, FirstContact, Spotted, Stepped
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.scenario import EAST, WEST, answer, do, halt, lay, move, rig, step, turn

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    ##########
"""
DOOR = """
    ##########
    #...+....#
    #...#....#
    ##########
"""
WIDE = """
    ##########
    #...#....#
    #...=....#
    #...=....#
    #...#....#
    ##########
"""


def test_first_contact_is_made_when_somebody_sees_an_enemy() -> None:
    plan = """
        ######
        #...##
        ###.##
        ######
    """
    state = move(lay(plan, "knight B2 E", "hybrid D3 S"), 0)
    assert not state.met
    told = step(state, EAST)
    assert any(isinstance(each, FirstContact) for each in told) == state.met
    step(state, EAST)
    turn(state, 2)
    assert state.met


def test_backs_turned_to_each_other_make_no_first_contact() -> None:
    state = move(lay(ROOM, "knight C2 W", "hybrid G2 E"), 0)
    step(state, WEST)
    assert not state.met


def test_first_contact_needs_only_one_who_sees() -> None:
    state = move(lay(ROOM, "knight C2 W", "hybrid G2 W"), 0)
    told = step(state, WEST)
    assert [each.seat for each in told if isinstance(each, FirstContact)] == [1]


def test_a_first_attack_makes_first_contact_whoever_saw_whom() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 E"), 0)
    halt(state)
    told = do(state, Strike(0, 1))
    assert any(isinstance(each, FirstContact) for each in told)


def test_so_does_a_first_shot() -> None:
    state = move(lay(ROOM, "purifier C2 E", "hybrid G2 E"), 0, Mode.FIRING)
    halt(state)
    told = do(state, Shoot(0, 1))
    assert any(isinstance(each, FirstContact) for each in told)


def test_so_does_a_first_sacrifice() -> None:
    state = move(lay(ROOM, "knight C2 W", "pest D2 E"), 1, Mode.MOVING, 1)
    halt(state)
    told = do(state, Burst(1))
    assert any(isinstance(each, FirstContact) for each in told)


def test_a_door_that_is_opened_on_the_way_gives_away_before_the_step() -> None:
    state = move(lay(DOOR, "knight D2 E", "hybrid H2 W"), 0)
    told = [type(each) for each in step(state, EAST) if isinstance(each, DoorOpened | FirstContact | Stepped)]
    assert told == [DoorOpened, FirstContact, Stepped]


def test_a_door_gives_away_others_than_the_warrior_that_opens_it() -> None:
    state = move(lay(WIDE, "ranger C3 W", "keratis F4 N", "hybrid F3 W"), 1)
    told = do(state, Swing(1, 0))
    assert [each.warrior for each in told if isinstance(each, Spotted)] == [0]


def test_a_door_makes_first_contact_between_others_than_the_warrior_that_opens_it() -> None:
    state = move(lay(WIDE, "templar C3 W", "keratis F4 N", "hybrid F3 W"), 1)
    assert not state.met
    do(state, Swing(1, 0))
    assert state.met


def test_a_warrior_that_is_seen_on_the_move_of_an_enemy_is_spotted() -> None:
    state = move(lay(ROOM, "knight C4 W", "ranger C2 W", "hybrid H2 E"), 2)
    told = turn(state, 3)
    assert [each.warrior for each in told if isinstance(each, Spotted)] == [1]
    assert not any(isinstance(each, Spotted) for each in step(state, WEST))


def test_a_warrior_that_steps_aside_gives_an_infiltrator_away() -> None:
    state = move(lay(ROOM, "ranger B2 W", "templar C2 N", "hybrid G2 W"), 1)
    assert not any(isinstance(each, Spotted) for each in turn(state, 1))
    told = step(state, 4)
    assert [each.warrior for each in told if isinstance(each, Spotted)] == [0]


def test_a_warrior_that_is_attacked_by_an_enemy_that_turned_to_it_is_spotted() -> None:
    state = rig(move(lay(ROOM, "ranger C2 W", "hybrid D2 E"), 1), 10)
    halt(state)
    do(state, Strike(1, 0))
    told = answer(state, ("level", 1))
    assert [each.warrior for each in told if isinstance(each, Spotted)] == [0]


def test_the_fall_of_a_warrior_that_stood_between_gives_an_infiltrator_away() -> None:
    state = lay(ROOM, "ranger B3 W", "knight D3 E", "dirz-clone D2 S", "hybrid G3 W")
    state.wounds[1] = 2
    rig(move(state, 2), 2)
    halt(state)
    do(state, Strike(1, 1))
    told = answer(state, ("level", 1))
    assert [each.warrior for each in told if isinstance(each, Spotted)] == [0]


def test_friends_give_no_infiltrator_away() -> None:
    state = move(lay(ROOM, "ranger C2 W", "knight F2 W", "keratis H4 E"), 1)
    assert not any(isinstance(each, Spotted) for each in step(state, WEST))
    assert not state.met
