"""Each plan of the program fits, is fair to both sides, and has what its mission needs."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.ground.laboratory import distance, squares_of
from monstrarium.games.hybrid.ground.plan import PLANS, check, shipped_lab
from tests.games.hybrid.ground.walked import (
    ENDLESS,
    GRIFFINS,
    SCORPIONS,
    at,
    beside_locks,
    doors_of,
    home,
    middle,
    openings,
    points,
    race,
    room_at,
    spot,
    squares,
)

NUMBERS = {
    "so11": (5, 5),
    "so4": (6, 8),
    "so9": (6, 8),
    "so5": (5, 8),
    "so-nemesis": (5, 8),
    "so3": (6, 9),
    "so21": (6, 9),
    "so19": (6, 8),
    "so25-1": (9, 9),
    "so25-2": (5, 8),
}
"""By plan: the number of places that Griffins and Scorpions need."""
KEYS = sorted(NUMBERS)
every_plan = pytest.mark.parametrize("key", KEYS)


# ---- all of them


def test_there_is_a_plan_for_each_of_the_ten_missions() -> None:
    assert sorted(path.stem for path in PLANS.glob("*.toml")) == KEYS


@every_plan
def test_every_plan_fits(key: str) -> None:
    assert check((PLANS / f"{key}.toml").read_text("utf-8")) == []


@every_plan
def test_a_plan_lies_with_one_set_of_tiles_each_of_which_has_two_sides(key: str) -> None:
    numbers = [name.partition("/")[0][:-1] for name in shipped_lab(key).tiles]

    assert sorted(numbers) == sorted({*numbers})


@every_plan
def test_there_is_room_for_everyone_with_two_large_ones_among_the_scorpions(key: str) -> None:
    lab, (griffins, scorpions) = shipped_lab(key), NUMBERS[key]
    zone = squares(lab, SCORPIONS)
    large = [base for base in lab.bases[2] if base and not base & ~zone]

    assert squares(lab, GRIFFINS).bit_count() >= griffins or openings(lab, "entry")
    assert zone.bit_count() >= scorpions + 2 * 3
    assert any(not one & other for one in large for other in large)


@every_plan
def test_the_sides_begin_far_apart(key: str) -> None:
    lab = shipped_lab(key)

    apart = [distance(lab, one, 1, other) for one in squares_of(home(lab)) for other in squares_of(lab.starts["d"])]

    assert min(apart) > 8


@every_plan
def test_a_large_warrior_gets_to_where_the_griffins_begin(key: str) -> None:
    lab = shipped_lab(key)

    assert points(key, middle(lab.starts["d"], lab, 2), home(lab), 2) < 45


@every_plan
def test_no_single_door_is_the_only_way_between_the_sides(key: str) -> None:
    lab = shipped_lab(key)
    start = middle(home(lab), lab)

    assert all(points(key, start, lab.starts["d"], locked=door.mask) < ENDLESS for door in lab.doors)


@every_plan
def test_a_warrior_that_comes_in_gets_to_everything_that_counts_once_doors_are_unlocked(key: str) -> None:
    lab = shipped_lab(key)
    start = middle(home(lab), lab)
    goals = [square for _number, spots in lab.objectives for square in spots] + [*lab.events]
    goals += [access.squares[0] for access in lab.accesses if access.exit]

    assert all(points(key, start, 1 << goal, locked=0) < 45 for goal in goals)


@every_plan
def test_every_room_has_a_name(key: str) -> None:
    lab = shipped_lab(key)

    assert all(name for number, name in enumerate(lab.room_names) if lab.rooms.count(number) > 1)


@pytest.mark.parametrize(
    ("key", "counters"),
    [("so11", 3 + 1), ("so5", 5 + 1), ("so-nemesis", 5 + 1), ("so19", 4 + 2), ("so25-2", 5 + 1)],
)
def test_there_are_squares_for_the_event_counters_and_the_traps(key: str, counters: int) -> None:
    assert len(shipped_lab(key).events) == counters


# ---- The Scarlet Hive


def test_the_hive_has_five_exits_all_open_and_all_far_from_the_griffins() -> None:
    lab = shipped_lab("so4")
    start = middle(home(lab), lab)

    assert [access.shut for access in lab.accesses if access.exit] == [False] * 5
    assert all(points("so4", start, 1 << access.squares[0]) >= 22 for access in lab.accesses)


def test_the_four_trapdoors_of_the_hive_are_open_at_the_start() -> None:
    lab = shipped_lab("so4")

    assert len(lab.trapdoors) == lab.pits.bit_count() == 4


# ---- The Heresiarch's Prison


def test_the_exits_and_the_cell_of_the_prison_lie_in_the_zones_of_their_numbers() -> None:
    lab = shipped_lab("so9")
    cell = middle(lab.starts["V"], lab)

    assert [(access.number, lab.zone_numbers[lab.zones[access.squares[0]]]) for access in lab.accesses] == [
        (2, 2),
        (1, 1),
    ]
    assert lab.zone_numbers[lab.zones[cell]] == 3


def test_the_old_man_sits_alone_behind_one_locked_door() -> None:
    lab = shipped_lab("so9")

    assert lab.starts["V"].bit_count() == 1
    assert doors_of(lab, middle(lab.starts["V"], lab)) == [("door", True)]


def test_once_his_cell_is_open_an_exit_can_be_reached_though_all_else_is_locked() -> None:
    lab = shipped_lab("so9")
    cell = middle(lab.starts["V"], lab)
    locked = sum(door.mask for door in lab.doors if door.locked and lab.zones[door.squares[0]] != lab.zones[cell])

    assert points("so9", cell, openings(lab, "exit"), locked=locked) < 50


def test_every_switch_of_the_prison_can_be_reached_before_a_door_is_unlocked() -> None:
    lab = shipped_lab("so9")
    ((number, switches),) = lab.objectives

    assert (number, len(switches)) == (1, 3)
    assert all(15 < points("so9", middle(home(lab), lab), 1 << each) < 35 for each in switches)


def test_behind_the_lock_beside_the_griffins_is_room_for_two_large_scorpions() -> None:
    lab = shipped_lab("so9")
    kennel = lab.starts["c"]

    assert sum(bool(base) and not base & ~kennel for base in lab.bases[2]) >= 2
    assert points("so9", middle(kennel, lab, 2), home(lab), 2) < 15


# ---- The Dark Jewel


def test_each_side_has_behind_it_what_the_other_is_after() -> None:
    (griffins_to_gem, scorpions_to_gem), (griffins_to_virus, scorpions_to_virus) = race("so5", 2), race("so5", 1)

    assert scorpions_to_gem < griffins_to_gem - 8
    assert griffins_to_virus < scorpions_to_virus - 6
    assert abs(griffins_to_gem - scorpions_to_virus) <= 6


def test_both_sides_get_round_through_the_vault() -> None:
    lab = shipped_lab("so5")

    assert doors_of(lab, at(lab, "L12")) == [("door", False)] * 4


# ---- Prowlers!


def test_all_exits_of_the_prowlers_are_numbered_wide_and_closed_at_first() -> None:
    exits = shipped_lab("so-nemesis").accesses

    assert sorted(access.number for access in exits) == [2, 3, 4]
    assert all(access.exit and access.shut and access.double for access in exits)


def test_both_sides_are_about_as_far_from_the_gem_and_the_gem_is_far_from_every_exit() -> None:
    lab, (griffins, scorpions) = shipped_lab("so-nemesis"), race("so-nemesis", 1)

    assert abs(griffins - scorpions) <= 3
    for size in (1, 2):
        assert all(
            points("so-nemesis", spot(lab, 1), sum(1 << each for each in access.squares), size) > 20
            for access in lab.accesses
        )


def test_a_lock_and_a_room_lie_before_the_griffins() -> None:
    lab = shipped_lab("so-nemesis")

    assert doors_of(lab, at(lab, "G12")) == [("door", False), ("door", False)]


# ---- The Heresiarch's Diaries


def test_both_sides_are_about_as_far_from_the_valve_and_the_diaries_lie_beyond() -> None:
    (griffins, scorpions), (to_first, _), (to_second, _) = (race("so3", number) for number in (1, 2, 3))

    assert abs(griffins - scorpions) <= 3
    assert all(20 < each < 35 for each in (to_first, to_second))


def test_the_pages_have_to_be_carried_back_across_the_laboratory() -> None:
    lab = shipped_lab("so3")

    assert sum(access.exit and not access.shut for access in lab.accesses) == 2
    for number in (2, 3):
        assert points("so3", spot(lab, number), openings(lab, "exit")) > 25


# ---- Deadly Matrix


def test_most_doors_of_the_matrix_are_locked() -> None:
    doors = shipped_lab("so21").doors

    assert sum(door.locked for door in doors) > len(doors) / 2


def test_the_panel_has_a_room_of_its_own_that_both_sides_reach_past_the_locked_doors() -> None:
    lab, (griffins, scorpions) = shipped_lab("so21"), race("so21", 1)
    room = room_at(lab, spot(lab, 1))

    assert not room & {*squares_of(squares(lab, SCORPIONS + "t")), *lab.events, spot(lab, 2)}
    assert abs(griffins - scorpions) <= 4


def test_the_switch_of_the_matrix_waits_behind_locked_doors_only() -> None:
    lab = shipped_lab("so21")

    assert {locked for _kind, locked in doors_of(lab, spot(lab, 2))} == {True}


def test_the_matrix_has_tanks_for_many_and_the_griffins_come_in_from_outside() -> None:
    lab = shipped_lab("so21")

    assert lab.starts["t"].bit_count() == 6
    assert squares(lab, GRIFFINS) == 0
    assert [(access.entry, access.exit, access.double) for access in lab.accesses] == [(True, False, True)]


# ---- The Scorpion's Venom


def test_four_open_exits_lead_away_from_the_venom_and_no_griffin_covers_two() -> None:
    lab = shipped_lab("so19")
    exits = [access.squares[0] for access in lab.accesses]
    start = middle(lab.starts["d"], lab)

    assert [(access.number, access.exit, access.shut) for access in lab.accesses] == [
        (number, True, False) for number in (1, 2, 3, 4)
    ]
    assert min(distance(lab, one, 1, other) for one in exits for other in exits if one != other) > 10
    assert all(points("so19", start, 1 << each) > 18 for each in exits)


def test_as_many_sleepers_as_may_come_have_a_tank_each() -> None:
    lab = shipped_lab("so19")

    assert lab.starts["t"].bit_count() == 6
    assert race("so19", 1)[1] < race("so19", 1)[0]


# ---- The Heroes' Twilight


def test_the_heroes_come_in_from_the_west_and_both_hatches_in_the_north_are_closed_at_first() -> None:
    lab = shipped_lab("so25-2")
    found = {(access.squares[0] // lab.width, access.entry, access.shut) for access in lab.accesses if access.exit}

    assert {each % lab.width for each in squares_of(openings(lab, "entry"))} == {0}
    assert (found, sum(access.exit for access in lab.accesses)) == ({(0, False, True)}, 2)


def test_every_prisoner_sits_behind_locked_doors_and_five_of_them_have_room() -> None:
    lab = shipped_lab("so25-2")
    cells = [doors_of(lab, each) for each in squares_of(lab.starts["r"])]

    assert len({lab.rooms[each] for each in squares_of(lab.starts["r"])}) >= 4
    assert (len(cells) >= 5, {way for ways in cells for way in ways}) == (True, {("door", True)})
    assert all(lab.starts["r"] & sum(1 << each for each in room_at(lab, door)) for door in beside_locks(lab))


def test_one_scorpion_waits_alone_in_the_south_east_with_an_event_counter_beside_it() -> None:
    lab = shipped_lab("so25-2")
    alone = [each for each in squares_of(lab.starts["d"]) if lab.zones[each] != 1]

    assert [lab.zones[each] for each in alone] == [8]
    assert {*lab.near[8 * alone[0] : 8 * alone[0] + 8 : 2]} & {*lab.events}


def test_what_frees_and_what_opens_can_be_reached_without_a_prisoner() -> None:
    (to_cells, _), (to_hatches, _) = race("so25-2", 1), race("so25-2", 2)

    assert all(12 < each < 30 for each in (to_cells, to_hatches))
