"""A Success Level is the sum of its modifiers, and wounds lower values."""

from __future__ import annotations

from monstrarium.games.hybrid.combat import modifiers
from monstrarium.games.hybrid.combat.dice import PERFECT
from monstrarium.games.hybrid.combat.modifiers import NAMES, success, sum_of
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.printed import names
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.fight import hurt, parts, room, stance
from tests.games.hybrid.scenario import cell, lay


def test_an_unhurt_hybrid_strikes_with_its_natural_value_and_its_fused_weapons() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    assert parts(state, Sort.STRIKE, 1, 0) == {"nv": 3, "gear": 2}
    assert sum_of(success(state, Sort.STRIKE, 1, 0)) == 5


def test_gear_counts_for_its_own_mode_alone() -> None:
    state = room("knight C3 E", "hybrid D3 W")

    assert "gear" not in parts(state, Sort.STRIKE)
    assert parts(state, Sort.PARRY)["gear"] == 1


def test_every_wound_costs_one_point_of_the_success_level() -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 2)

    assert parts(state, Sort.STRIKE, 1, 0) == {"nv": 3, "wounds": -2, "gear": 2}


def test_an_attack_from_behind_is_one_easier() -> None:
    state = room("knight C3 E", "hybrid D3 E")

    assert parts(state, Sort.STRIKE)["behind"] == 1


def test_an_attack_from_the_side_is_not() -> None:
    state = room("knight C3 E", "hybrid D3 N")

    assert "behind" not in parts(state, Sort.STRIKE)


def test_the_back_of_a_large_base_is_its_whole_edge() -> None:
    for square in ("C3", "C4"):
        state = room(f"knight {square} E", "aberration D3 E")
        assert parts(state, Sort.STRIKE)["behind"] == 1


def test_a_dazed_warrior_rolls_everything_with_two_less() -> None:
    state = room("purifier C3 E", "hybrid G3 W")
    state.dazed = 1

    for sort in (Sort.STRIKE, Sort.SHOT, Sort.PARRY, Sort.TEST):
        assert parts(state, sort)["dazed"] == -2


def test_a_master_move_makes_a_warrior_hard_to_strike_and_to_shoot() -> None:
    state = stance(room("purifier C3 E", "hybrid D3 W"), 1, Mode.MOVING, 5)

    assert parts(state, Sort.STRIKE)["stealth"] == -2
    assert parts(state, Sort.SHOT)["stealth"] == -2


def test_other_levels_of_moving_do_not() -> None:
    state = stance(room("purifier C3 E", "hybrid D3 W"), 1, Mode.MOVING, 4)

    assert "stealth" not in parts(state, Sort.SHOT)


def test_a_large_base_is_easier_to_shoot() -> None:
    state = room("purifier C3 E", "aberration G3 W")

    assert parts(state, Sort.SHOT)["large"] == 1


def test_rocks_on_the_line_cost_one_each() -> None:
    state = lay(
        """
        ############
        #..........#
        #...^.^^...#
        #..........#
        ############
        """,
        "purifier B3 E",
        "hybrid J3 W",
    )

    assert parts(state, Sort.SHOT)["rocks"] == -3


def test_rocks_beside_the_line_cost_nothing() -> None:
    state = lay(
        """
        ############
        #...^.^^...#
        #..........#
        ############
        """,
        "purifier B3 E",
        "hybrid J3 W",
    )

    assert "rocks" not in parts(state, Sort.SHOT)


def test_wounds_lower_every_mode_but_never_below_one() -> None:
    state = hurt(room("purifier C3 E", "hybrid D3 W"), 0, 2)

    assert modifiers.value(state, 0, Mode.FIRING) == 3
    assert modifiers.value(state, 0, Mode.DEFENSE) == 1
    hurt(state, 0, 5)
    assert modifiers.value(state, 0, Mode.DEFENSE) == 1


def test_a_mode_without_a_value_stays_without_one() -> None:
    assert modifiers.value(room("knight C3 E", "hybrid D3 W"), 0, Mode.FIRING) == 0


def test_wounds_lower_movement_down_to_nothing() -> None:
    state = room("ambrosius C3 E", "hybrid D3 W")

    assert modifiers.movement(state, 0) == 6
    assert modifiers.movement(hurt(state, 0, 2), 0) == 4


def test_every_part_has_a_name() -> None:
    state = hurt(room("ambrosius B2 E", "demian C3 E", "tiger D3 E", "aberration F3 E"), 1, 1)
    state.dazed, state.kills = 15, [1, 1, 1, 1]

    found = {
        word
        for sort in (Sort.STRIKE, Sort.SHOT, Sort.PARRY)
        for warrior, target in ((1, 2), (2, 1), (1, 3), (3, 1))
        for word, _amount in success(state, sort, warrior, target, 4)
    }

    assert found <= set(NAMES)


def test_parts_that_are_nothing_are_left_out() -> None:
    state = room("knight C3 E", "keratis D3 W")

    assert success(state, Sort.STRIKE, 0, 1) == (("nv", 3),)


def test_every_roll_mode_level_and_result_has_a_name() -> None:
    assert set(names.SORT_NAMES) == set(Sort)
    assert len(names.RESULT_NAMES) == PERFECT + 1
    assert [len(levels) for levels in names.LEVEL_NAMES] == [0, 7, 7, 7, 7]
    assert [len(levels) for levels in names.LEVEL_TEXTS] == [0, 7, 7, 7, 7]
    assert len({name for levels in names.LEVEL_NAMES for name in levels[1:]}) == 24


def test_of_several_lines_that_with_the_fewest_rocks_counts() -> None:
    state = room("purifier C3 E", "aberration H3 W")
    state.rocks = 1 << cell(state, "G3")
    assert "rocks" not in parts(state, Sort.SHOT)


def test_conviction_helps_to_parry_a_shot() -> None:
    state = room("ambrosius B3 E", "purifier D3 E", "hybrid H3 W")
    assert parts(state, Sort.DODGE, 1, 2)["conviction"] == 1


def test_an_expert_shot_is_no_easier() -> None:
    assert "expert" not in parts(room("purifier C3 E", "hybrid H3 W"), Sort.SHOT, level=4)


def test_a_line_that_is_closed_is_not_the_freest_one() -> None:
    state = room("purifier B3 E", "knight G4 E", "aberration H3 W")
    state.rocks = 1 << cell(state, "G3")
    assert parts(state, Sort.SHOT, target=2)["rocks"] == -1


def test_rocks_count_on_the_line_past_a_warrior_that_hides_the_target() -> None:
    state = room("purifier B3 E", "knight E3 E", "hybrid H3 W")
    state.rocks = 1 << cell(state, "G3")
    assert parts(state, Sort.SHOT, target=2, level=4)["rocks"] == -1


def test_rocks_count_on_a_line_behind_the_shooter_as_well() -> None:
    state = room("purifier G3 W", "hybrid K3 W")
    state.rocks = 1 << cell(state, "I3")
    assert parts(state, Sort.SHOT, level=2)["rocks"] == -1


def test_a_titan_shoots_over_rocks() -> None:
    state = room("knight H3 W", "aberration B3 E")
    state.rocks = 1 << cell(state, "F3") | 1 << cell(state, "F4")
    assert "rocks" not in parts(state, Sort.SHOT, 1, 0)
