"""Warriors in ambush shoot at enemies in the order of the rules."""

from __future__ import annotations

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Announce, Strike, Swing
from monstrarium.games.hybrid.combat import targets
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import Exposed, Springs
from monstrarium.games.hybrid.events.turns import Stepped
from monstrarium.games.hybrid.state import NOBODY, HybridState, Mode, Phase
from tests.games.hybrid.fight import begin, guard, hand, hurt, lurk, offered, play, rolls, room, say, through
from tests.games.hybrid.scenario import (
    SOUTH,
    WEST,
    answer,
    can,
    cell,
    do,
    halt,
    lay,
    move,
    reveal,
    rig,
    step,
    steps,
    where,
)

CORNER = """
    ################
    #.......#......#
    #.......#......#
    #..............#
    #.......#......#
    #.......#......#
    ################
    """
DOOR = """
    ################
    #.......#......#
    #.......#......#
    #.......+......#
    #.......#......#
    ################
    """


def crossing(*warriors: str, plan: str = CORNER) -> HybridState:
    """A knight that is about to move, and others."""
    return lay(plan, "knight N3 W", *warriors)


def springs(told: list[Event]) -> list[tuple[int, int]]:
    """The shots from ambush among events: who shot at whom."""
    return [(event.warrior, event.target) for event in told if isinstance(event, Springs)]


def test_a_warrior_that_steps_into_sight_is_shot_at() -> None:
    state = lurk(crossing("needler D4 E"), 1)
    rig(state, 4)
    move(state, 0)

    assert springs(step(state, WEST)) == []
    told = step(state, SOUTH)

    assert springs(told) == [(1, 0)]
    assert state.wounds[0] == 1


def test_the_mover_goes_on_with_what_is_left() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    rig(state, 4)
    move(state, 0)

    told = step(state, WEST)

    assert springs(told) == [(1, 0)]
    assert state.phase is Phase.MOVE
    assert state.points == 7 - 1 - 1


def test_who_does_not_kill_is_in_ambush_no_more() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    rig(state, 9)
    move(state, 0)

    told = step(state, WEST)

    assert state.ambush == []
    assert state.modes[1] == Mode.NONE
    assert any(isinstance(event, Exposed) for event in told)


def test_who_kills_stays_in_ambush() -> None:
    state = lurk(room("knight N4 W", "needler D4 E", "hybrid B2 E"), 1)
    hurt(state, 0, 2)
    rig(state, 4)
    move(state, 0)

    step(state, WEST)

    assert where(state, 0) == ""
    assert state.ambush == [1]
    assert (state.modes[1], state.levels[1]) == (Mode.FIRING, 3)


def test_shooters_fire_in_the_order_of_their_counters() -> None:
    state = lurk(room("knight N4 W", "neuromancer E4 E", "neuromancer E5 E"), 2, 1)
    rig(state, 9, 9)
    move(state, 0)

    told = step(state, WEST)

    assert springs(told) == [(2, 0), (1, 0)]
    assert state.ambush == []


def test_those_whose_turn_does_not_come_keep_their_ambush() -> None:
    state = lurk(room("knight N4 W", "neuromancer E4 E", "neuromancer E5 E"), 2, 1)
    hurt(state, 0, 2)
    rig(state, 4)
    move(state, 0)

    told = step(state, WEST)

    assert springs(told) == [(2, 0)]
    assert state.ambush == [2, 1]


def test_a_warrior_in_ambush_shoots_only_into_its_arc() -> None:
    state = lurk(room("knight N4 W", "needler F4 W"), 1)
    move(state, 0)

    assert springs(step(state, WEST, WEST)) == []


def test_an_opened_door_gives_an_enemy_away() -> None:
    state = lurk(lay(DOOR, "knight J4 W", "needler D4 E"), 1)
    rig(state, 9)
    move(state, 0)

    told = do(state, Swing(0, 0))

    assert springs(told) == [(1, 0)]


def test_the_mover_on_its_guard_may_parry() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    reveal(state, 0)
    do(state, Announce(0, Mode.DEFENSE))
    rig(state, 4, 2)

    told = step(state, WEST)

    assert [event.sort for event in rolls(told)] == [Sort.AMBUSH, Sort.DODGE]
    assert state.wounds[0] == 0


def test_a_wound_costs_a_warrior_its_ambush() -> None:
    state = lurk(room("purifier C4 E", "needler G4 W"), 0)
    rig(state, 4)

    begin(state, "shot", 1, 0)
    told = through(state)

    assert state.ambush == []
    assert any(isinstance(event, Exposed) for event in told)


def test_its_own_guard_does_not_help_a_shooter() -> None:
    state = lurk(room("knight D4 W", "needler C4 E"), 1)

    assert not targets.can_parry(state, 1, 0)


def test_a_question_in_the_middle_of_a_step_is_answered_before_the_step_goes_on() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    hand(state, 1, "held-breath")
    move(state, 0)

    step(state, WEST)
    assert state.pending is not None
    assert state.pending.choice.seat == 1
    rig(state, 9)
    answer(state, "enough")

    assert state.pending is None
    assert state.phase is Phase.MOVE
    assert WEST in steps(state)


def test_a_match_goes_on_from_a_copy_made_during_the_question() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    hand(state, 1, "held-breath")
    move(state, 0)
    step(state, WEST)
    rig(state, 3)
    copied = state.clone()

    answer(state, "enough")
    answer(copied, "enough")

    assert copied == state
    assert state.wounds[0] == 1


def test_one_who_is_pushed_into_sight_is_shot_at() -> None:
    state = lurk(room("templar D4 E", "purifier G2 S", "hybrid E4 W"), 1)
    assert targets.spotted(state) == 2
    state = lurk(room("templar C4 E", "purifier G2 S", "hybrid D4 W"), 1)
    assert targets.spotted(state) == NOBODY
    rig(state, 5, 9)

    begin(state, "strike", 0, 2, False)
    told = through(state)

    assert springs(told) == [(1, 2)]
    assert where(state, 2) == "E4"


def test_the_active_warrior_is_shot_at_before_others() -> None:
    state = lurk(lay(DOOR, "knight J4 W", "purifier L4 W", "needler D4 E"), 2)
    rig(state, 9)
    move(state, 1)
    assert targets.spotted(state) == NOBODY

    state.doors[0], state.shut = 1, 0

    assert targets.spotted(state) == 0


def test_nobody_is_shot_at_where_nobody_waits() -> None:
    state = room("knight N4 W", "needler D4 E")

    assert targets.spotted(state) == NOBODY


def test_an_ambush_fires_at_level_three() -> None:
    state = lurk(room("knight L4 W", "needler F4 E"), 1)
    rig(state, 4)

    told = begin(state, "ambush", 0)

    assert [event.level for event in rolls(told)] == [3]


def test_a_shot_from_ambush_can_go_on() -> None:
    state = lurk(room("artificer C4 E", "hybrid F4 W", "dirz-clone H4 W"), 0)
    state.active = 1
    rig(state, 4, 4)

    begin(state, "ambush", 1)
    play(state, ("warrior", 2))

    assert state.wounds == [0, 1, 1]


def test_the_other_side_answers_its_own_questions() -> None:
    state = lurk(room("knight N4 W", "needler D4 E"), 1)
    hand(state, 0, "jinx")
    move(state, 0)
    step(state, WEST)
    assert state.pending is not None

    do(state, Choose(state.pending.choice.seat, "none"))

    assert state.pending is None


def test_a_warrior_that_is_held_by_an_ambush_still_acts() -> None:
    state = lurk(room("knight N4 W", "needler H4 E", "hybrid L4 E"), 1)
    rig(state, 9)
    move(state, 0, Mode.OFFENSE)

    step(state, WEST)
    halt(state)

    assert can(state, Strike(0, 2))


def behind(points: int) -> HybridState:
    """A knight before a shut door, with a shooter in ambush beyond it."""
    state = lurk(lay(DOOR, "knight J4 W", "needler D4 E", "templar N5 W"), 2)
    move(state, 0)
    state.points = points
    return state


def test_an_ambush_shoots_through_a_door_before_the_warrior_that_opened_it_steps_in() -> None:
    state = rig(behind(5), 4)
    told = step(state, WEST)
    assert [type(each) for each in told if isinstance(each, Springs | Stepped)] == [Springs, Stepped]
    assert where(state, 0) == "I4"


def test_a_warrior_that_has_no_point_left_after_that_does_not_step_in() -> None:
    state = rig(behind(2), 4)
    step(state, WEST)
    assert (where(state, 0), state.points) == ("J4", 0)


def test_the_last_point_that_is_left_after_that_leads_in() -> None:
    state = rig(behind(3), 4)
    step(state, WEST)
    assert (where(state, 0), state.points) == ("I4", 0)


def test_a_warrior_that_is_shot_dead_at_a_door_does_not_step_in() -> None:
    state = hurt(rig(behind(7), 4), 0, 2)
    step(state, WEST)
    assert where(state, 0) == ""
    assert state.active != 0


def test_of_those_who_come_into_sight_with_nobody_active_the_nearest_is_shot_at_first() -> None:
    state = lurk(room("knight N3 W", "templar H5 W", "needler D4 E"), 2)
    state.squares[0], state.active = cell(state, "K3"), NOBODY
    assert targets.spotted(state) == 1


def test_a_side_that_has_played_its_card_on_an_ambush_does_not_hinder_the_parry() -> None:
    state = guard(lurk(room("purifier C3 E", "hybrid H3 W"), 0), 1)
    hand(state, 0, "held-breath", "jinx")
    rig(state, 4, 9)

    begin(state, "ambush", 1)
    told = say(state, ("effect", "held-breath"))

    assert state.pending is None
    assert [event.sort for event in rolls(told)] == [Sort.AMBUSH, Sort.DODGE]


def test_a_side_that_has_not_may_hinder_the_parry_instead() -> None:
    state = guard(lurk(room("purifier C3 E", "hybrid H3 W"), 0), 1)
    hand(state, 0, "held-breath", "jinx")
    rig(state, 4)

    begin(state, "ambush", 1)
    say(state, "enough")

    assert offered(state) == ["points held-breath", "points jinx", "effect jinx", "none"]


def test_a_shut_door_hides_from_an_ambush() -> None:
    state = lurk(lay(DOOR, "knight J4 W", "needler D4 E"), 1)
    move(state, 0)

    told = step(state, SOUTH)

    assert springs(told) == []
    assert state.ambush == [1]


PILLAR = """
    ################
    #..............#
    #.....oo.......#
    #..............#
    ################
    """


def test_a_pillar_hides_from_an_ambush() -> None:
    state = lurk(lay(PILLAR, "knight J3 W", "needler D3 E"), 1)
    move(state, 0)

    assert springs(step(state, WEST)) == []


def test_an_ambush_is_taken_up_behind_a_shut_door() -> None:
    state = lay(DOOR, "knight J4 W", "needler D4 E")
    assert targets.may_wait(state, 1)
