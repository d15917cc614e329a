"""The Heresiarch's Prison has switches, a lock that is tried, falling rocks, and a prisoner who must get out."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import Enlist, Ready, Swing
from monstrarium.games.hybrid.events.missions import DoorsUnlocked, GateClosed, LockTried, RockFell
from monstrarium.games.hybrid.ground.laboratory import cell_name
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.missions.goals import BY_MISSION
from monstrarium.games.hybrid.missions.prison import below, cell_doors
from monstrarium.games.hybrid.printed.warriors import KINDS, NV
from monstrarium.games.hybrid.rules import found
from monstrarium.games.hybrid.state import AWAY, GONE, OFF, Door, HybridState, Phase
from monstrarium.games.hybrid.turn.deployment import zone
from tests.games.hybrid.cards.event_play import sleeve
from tests.games.hybrid.missions.moments import claim, fell, idle, is_over, leave, only, round_began, round_ended, told
from tests.games.hybrid.scenario import cell, do, halt, lay, move, no, rest_of_round, rig, where
from tests.games.hybrid.table.seen import told as log

JAIL = """
    ################
    >...x..##...?..#
    #1.....##......#
    #....#######.###
    #....##V.|.....#
    #....#######o###
    >.........:....#
    ################
"""
CELL, OTHER = 0, 1


def jail(*warriors: str) -> HybridState:
    return lay(JAIL, *warriors, mission="prison")


def usual() -> HybridState:
    return jail("ambrosius H5 E", "demian B3 E", "knight C3 E", "hybrid G2 W")


def test_a_locked_door_is_opened_by_nobody() -> None:
    state = jail("ambrosius I5 E", "hybrid G2 W")
    move(state, 0)
    assert no(state, Swing(0, CELL)) == "The door is locked."


def test_a_switch_unlocks_all_doors_and_opens_none() -> None:
    state = usual()
    events = claim(state, 1)
    assert only(events, DoorsUnlocked).doors == (CELL, OTHER)
    assert state.doors == [Door.SHUT, Door.SHUT]


@pytest.mark.parametrize(("die", "gate"), [(4, 0), (7, 1)])
def test_the_first_switch_closes_an_exit_by_a_die(die: int, gate: int) -> None:
    state = usual()
    events = claim(rig(state, die), 1)
    event = only(events, GateClosed)
    assert (event.gate, event.die) == (gate, die)
    assert state.gates == 0b11 & ~(1 << gate)


@pytest.mark.parametrize(("die", "closed"), [(4, "A20"), (7, "D1")])
def test_even_is_the_exit_of_zone_1_and_odd_that_of_zone_2(die: int, closed: str) -> None:
    state = found("prison", "so9", usual().rng, usual().house)
    lab = lab_of("so9")
    state.active, state.seat = 0, 0
    BY_MISSION["prison"].activated(rig(state, die), 1, True, None)
    shut = [access.squares[0] for gate, access in enumerate(lab.accesses) if not state.gates >> gate & 1]
    assert [cell_name(lab.width, square) for square in shut] == [closed]


def test_another_switch_closes_none() -> None:
    state = usual()
    state.taken = 1 << 1
    assert not told(claim(state, 1), GateClosed)


def test_another_switch_unlocks_nothing_more() -> None:
    state = usual()
    state.taken, state.doors = 1 << 1, [Door.SHUT, Door.OPEN]
    assert not told(claim(state, 1), DoorsUnlocked)
    assert state.doors == [Door.SHUT, Door.OPEN]


def test_scorpions_may_pull_a_switch() -> None:
    state = jail("ambrosius H5 E", "hybrid B3 W")
    assert told(claim(state, 1), DoorsUnlocked)


def test_the_prisoner_tries_his_lock_from_the_second_round_on() -> None:
    state = usual()
    assert not told(round_began(state, 1, 1), LockTried)
    assert only(round_began(state, 2, 2), LockTried).most == 1
    assert state.doors[CELL] == Door.LOCKED


def test_each_round_he_has_one_chance_in_ten_more() -> None:
    state = usual()
    event = only(round_began(state, 4, 3), LockTried)
    assert (event.die, event.most) == (3, 3)
    assert state.doors == [Door.SHUT, Door.LOCKED]


def test_a_10_never_opens_it() -> None:
    state = usual()
    round_began(state, 14, 10)
    assert state.doors[CELL] == Door.LOCKED


def test_a_9_opens_it_when_he_has_tried_long_enough() -> None:
    state = usual()
    round_began(state, 14, 9)
    assert state.doors[CELL] == Door.SHUT


def test_a_dead_prisoner_tries_no_lock() -> None:
    state = usual()
    state.squares[0] = GONE
    assert not told(round_began(state, 3, 1), LockTried)


def test_he_tries_no_lock_that_is_open() -> None:
    state = usual()
    state.doors[CELL] = Door.SHUT
    assert not told(round_began(state, 3, 1), LockTried)


def test_the_doors_of_his_cell_are_those_of_its_room() -> None:
    assert cell_doors(lab_of(usual().plan)) == [CELL]
    lab = lab_of("so9")
    assert [cell_name(lab.width, lab.doors[door].squares[0]) for door in cell_doors(lab)] == ["V5"]


def test_a_rock_falls_at_the_end_of_each_round() -> None:
    state = usual()
    event = only(round_ended(state, 1, 4, 2), RockFell)
    assert (event.dice, event.warrior) == ((1, 4, 2), -1)
    assert state.rocks == 1 << cell(state, "D2")


def test_the_first_die_says_the_tile() -> None:
    lab = lab_of(usual().plan)
    assert below(lab, 2, 4, 2) == lab.width + 11
    assert below(lab, 3, 4, 2) == below(lab, 1, 4, 2) == lab.width + 3


def test_a_9_or_a_10_misses_the_tile() -> None:
    lab = lab_of(usual().plan)
    assert below(lab, 1, 9, 2) == below(lab, 1, 2, 10) == OFF
    state = usual()
    event = only(round_ended(state, 1, 2, 9), RockFell)
    assert (event.square, state.rocks, state.wounds) == (OFF, 0, [0, 0, 0, 0])


def test_a_rock_that_hits_somebody_wounds_it_and_does_not_lie_there() -> None:
    state = usual()
    event = only(round_ended(state, 1, 3, 3), RockFell)
    assert (event.warrior, event.square) == (2, OFF)
    assert (state.wounds[2], state.rocks) == (1, 0)


def test_a_rock_on_an_event_counter_takes_its_place() -> None:
    state = usual()
    round_ended(state, 2, 5, 2)
    assert (state.counters, state.traps) == ([], [])
    assert state.rocks == 1 << cell(state, "M2")


@pytest.mark.parametrize(
    "dice",
    [(1, 8, 1), (2, 5, 6), (2, 3, 7), (2, 2, 5), (1, 1, 2), (1, 2, 3), (1, 5, 2)],
    ids=["wall", "pillar", "door", "locked door", "access", "objective", "trapdoor"],
)
def test_on_walls_pillars_doors_accesses_objectives_and_trapdoors_none_lies(dice: tuple[int, int, int]) -> None:
    state = usual()
    state.squares[1] = cell(state, "D4")
    round_ended(state, *dice)
    assert state.rocks == 0


def test_a_rock_may_lie_in_a_passage() -> None:
    state = lay(JAIL.replace("######o###", "######'###"), "ambrosius H5 E", "hybrid G2 W", mission="prison")
    round_ended(state, 2, 5, 6)
    assert state.rocks == 1 << cell(state, "M6")


def test_a_rock_hits_a_warrior_that_stands_in_a_doorway() -> None:
    state = usual()
    state.doors[CELL] = Door.OPEN
    state.squares[1] = cell(state, "J5")
    round_ended(state, 2, 2, 5)
    assert (state.wounds[1], state.rocks) == (1, 0)


def test_a_rock_that_kills_the_last_high_rank_ends_the_match() -> None:
    state = jail("ambrosius H5 E", "knight C3 E", "hybrid G2 W")
    state.wounds[0] = 4
    round_ended(state, 1, 8, 5)
    assert state.winner == 1


def test_the_griffins_win_when_the_prisoner_is_out() -> None:
    state = usual()
    state.squares[0] = cell(state, "A2")
    leave(state, 0)
    assert state.winner == 0


def test_they_do_not_when_somebody_else_is() -> None:
    state = usual()
    state.squares[2] = cell(state, "A2")
    leave(state, 2)
    assert where(state, 2) == ""
    assert not is_over(state)


def test_the_scorpions_win_when_nobody_of_rank_2_is_left_alive() -> None:
    state = usual()
    state.squares[0] = GONE
    idle(state, 3)
    assert not is_over(state)
    fell(state, 1)
    assert state.winner == 1


def test_high_ranks_of_their_own_do_not_count() -> None:
    state = jail("ambrosius H5 E", "knight C3 E", "tiger G2 W")
    idle(state, 1)
    fell(state, 0)
    assert state.winner == 1


def test_without_scorpions_nobody_wins_if_the_prisoner_is_dead() -> None:
    state = usual()
    state.squares[0] = state.squares[3] = GONE
    idle(state, 1)
    assert state.drawn


def test_when_the_prisoner_is_dead_and_a_high_rank_is_safe_nobody_wins() -> None:
    state = usual()
    state.squares[0], state.squares[1] = GONE, AWAY
    idle(state, 3)
    assert state.drawn


def test_without_scorpions_the_griffins_have_won_if_the_prisoner_lives() -> None:
    state = usual()
    state.squares[3] = GONE
    idle(state, 1)
    assert state.winner == 0


def test_the_prisoner_has_to_come() -> None:
    state = found("prison", "so9", usual().rng, usual().house)
    do(state, Enlist(0, KINDS["knight"]))
    assert no(state, Ready(0)) == "The mission demands Venerable Ambrosius."


def test_he_begins_in_his_cell_and_nobody_else_does() -> None:
    lab = lab_of("so9")
    assert zone(lab, KINDS["ambrosius"], "prison") == lab.starts["V"] != 0
    assert not zone(lab, KINDS["knight"], "prison") & lab.starts["V"]


def test_a_draw_says_that_neither_side_can_win_any_more() -> None:
    state = jail("demian B3 E", "knight C3 E", "tiger G2 W")
    state.squares[0] = AWAY
    assert log(state, fell(state, 1))[-1] == "Neither side can do any more what it came for: nobody has won."


def test_a_rock_that_kills_after_a_late_movement_lets_an_army_card_be_turned_over() -> None:
    state = jail("ambrosius H5 E", "demian B3 E", "knight C3 E", "ranger B7 W", "hybrid O2 E")
    state.wounds[2], state.armies = NV[state.kinds[2]] - 1, [[sleeve("trumpets")], [sleeve("feeding-time")]]
    move(state, 3)
    halt(state)
    rest_of_round(state)
    assert (state.phase, state.active) == (Phase.LATE, 3)
    halt(rig(state, 1, 3, 3))
    assert state.squares[2] == GONE
    assert [spell.piece for spell in state.spells] == [sleeve("trumpets")]
    assert state.round == 2
