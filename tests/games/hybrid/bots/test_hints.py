"""Hints judge positions of HYBRID and give reasons."""

from __future__ import annotations

import pytest

from monstrarium.bots.levels import LEVELS
from monstrarium.bots.planning import MOST_WORLDS
from monstrarium.engine.action import Action
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.actions import Announce, Guard, Shoot, Step, Strike
from monstrarium.games.hybrid.bots.hints import HybridHints
from monstrarium.games.hybrid.bots.plans import courses
from monstrarium.games.hybrid.bots.position import outlook, strength_of
from monstrarium.games.hybrid.printed.warriors import NV, PROFILES
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from tests.games.hybrid.scenario import EAST, GAME, WEST, give, lay, move, reveal
from tests.support.matches import walk
from tests.support.reasons import why

HALL = """
    ##############
    #............#
    #............#
    #............#
    ##############
"""
HINTS = HybridHints()


def facing_each_other() -> HybridState:
    """Two warriors against two."""
    return lay(HALL, "knight B2 E", "purifier B3 E", "hybrid M2 W", "keratis M3 W")


def test_wounds_are_worth_avoiding() -> None:
    state = facing_each_other()
    before = HINTS.value(state, 0)
    state.wounds[0] = 2
    assert HINTS.value(state, 0) < before


def test_fewer_enemies_are_better() -> None:
    state = facing_each_other()
    before = HINTS.value(state, 0)
    state.squares[3] = -2
    assert HINTS.value(state, 0) > before


def test_cards_in_the_hand_are_worth_something() -> None:
    state = facing_each_other()
    before = HINTS.value(state, 0)
    give(state, 0, 0)
    assert HINTS.value(state, 0) > before


def test_a_guard_takes_from_a_threat() -> None:
    state = lay(HALL, "knight B2 E", "hybrid D2 W")
    bare = HINTS.value(state, 0)
    state.modes[0], state.levels[0] = Mode.DEFENSE, 4
    assert HINTS.value(state, 0) > bare


def test_late_and_hurt_a_guard_is_still_better_than_standing_in_moving_beside_an_enemy() -> None:
    beside, away = (lay(HALL, "knight B2 E", f"hybrid {square} W") for square in ("C2", "K2"))
    found = []
    for state in (beside, away):
        state.round, state.wounds[0] = 10, NV[state.kinds[0]] - 1
        state.modes[0] = Mode.MOVING
        idle = HINTS.value(state, 0)
        state.modes[0], state.levels[0] = Mode.DEFENSE, 1
        found.append(HINTS.value(state, 0) - idle)
    assert found[0] > 0 > found[1]


def test_it_is_better_to_be_near_than_far() -> None:
    near, far = lay(HALL, "knight B2 E", "hybrid L2 W"), lay(HALL, "knight B2 E", "hybrid M2 W")
    assert HINTS.value(near, 0) > HINTS.value(far, 0)


@pytest.mark.parametrize("number", range(1, 101, 9))
def test_the_longest_match_and_the_farthest_way_leave_a_chance_between_none_and_all(number: int) -> None:
    state = lay(HALL, "ranger B2 E", "hybrid M2 W", "keratis M3 W", "aberration L1 W")
    state.round = number
    state.wounds[0] = NV[state.kinds[0]] - 1
    assert all(0.0 < HINTS.value(state, seat) < 1.0 for seat in (0, 1))


@pytest.mark.parametrize("kind", range(len(PROFILES)))
def test_every_wound_makes_a_warrior_weaker(kind: int) -> None:
    worths = [strength_of(kind, hurt) for hurt in range(NV[kind] + 1)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == 0.0


def test_a_match_that_is_over_is_no_matter_of_opinion() -> None:
    state = facing_each_other()
    state.phase, state.winner = Phase.OVER, 1
    assert (outlook(state, 0), outlook(state, 1)) == (0.0, 1.0)


def test_both_chances_make_one() -> None:
    chances = HINTS.chances(facing_each_other())
    assert chances is not None
    assert sum(chances.seats) == pytest.approx(1.0)
    assert not chances.exact


def test_before_the_muster_nobody_knows_who_wins() -> None:
    state = facing_each_other()
    state.kinds = ()
    assert HINTS.chances(state) is None


def test_hints_do_not_depend_on_what_lies_face_down() -> None:
    state = move(facing_each_other(), 1, Mode.FIRING)
    give(state, 1, 0, 1, 2)
    offers = GAME.legal(state, 0)
    said = {tuple(why(KIT, GAME.sample(state, 0, Rng(seed)), offer) for offer in offers) for seed in range(4)}
    assert said == {tuple(why(KIT, state, offer) for offer in offers)}


def test_all_kinds_of_action_have_a_reason() -> None:
    kinds = set[type[Action]]()
    for moment in walk(KIT, 3):
        for offer in moment.offers:
            if type(offer) not in kinds:
                kinds.add(type(offer))
                assert why(KIT, moment.state, offer, worlds=1).endswith(".")
    assert len(kinds) > 15


def test_a_reason_tells_the_chance_of_an_attack_and_the_lives_of_its_target() -> None:
    state = move(lay(HALL, "knight D2 E", "hybrid E2 W"), 0)
    strike, shot = why(KIT, state, Strike(0, 1)), why(KIT, state, Shoot(0, 1))
    assert strike.startswith("Knight of the Lodge strikes Hybrid and wounds it in ")
    assert shot.startswith("Knight of the Lodge shoots at Hybrid and wounds it in ")
    assert strike.endswith(" %; it has 3 lives left.")


def test_the_reason_for_a_way_is_what_the_warrior_does_at_its_end() -> None:
    state = move(lay(HALL, "knight B2 E", "hybrid E2 W"), 0)
    attack = next(course for course in courses(state, 0) if isinstance(course[-1], Strike) and len(course) > 2)
    assert why(KIT, state, *attack).startswith("Knight of the Lodge strikes Hybrid and wounds it in ")
    assert why(KIT, state, attack[0]).startswith("At B2, Knight of the Lodge is 3 steps from Hybrid")


def test_the_reason_for_a_way_names_the_square_at_its_end() -> None:
    state = move(lay(HALL, "knight B2 E", "hybrid M2 W"), 0)
    said = why(KIT, state, Step(0, EAST), Step(0, EAST))
    assert said == "Knight of the Lodge is bound for D2, 9 steps from Hybrid, the nearest enemy there."
    assert why(KIT, state, Step(0, EAST), Step(0, WEST)).startswith("At B2, Knight of the Lodge is ")


def test_wounds_leave_one_in_combat() -> None:
    state = reveal(facing_each_other(), 0)
    state.wounds[0] = NV[state.kinds[0]] + 5
    assert why(KIT, state, Announce(0, Mode.OFFENSE)).endswith(" with 1 in combat.")


@pytest.mark.parametrize("mode", [Mode.OFFENSE, Mode.DEFENSE, Mode.FIRING, Mode.MOVING])
def test_every_mode_has_a_reason(mode: int) -> None:
    assert why(KIT, reveal(facing_each_other(), 0), Announce(0, mode)).startswith("At ")


def test_higher_guards_are_taken_more_often() -> None:
    state = facing_each_other()
    assert HINTS.weight(state, Guard(0, 4)) > HINTS.weight(state, Guard(0, 1))


def test_only_expert_plays_beyond_the_end_of_a_turn() -> None:
    assert [each.key for each in LEVELS if each.suited(KIT.hints).rounds > MOST_WORLDS] == ["expert"]
