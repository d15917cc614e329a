"""What the lessons of HYBRID say of their tables is true."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.games.hybrid.combat.modifiers import life
from monstrarium.games.hybrid.printed.warriors import PROFILES
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.lessons.reading import Taught, lessons
from monstrarium.lessons.teacher import Teacher

ALL = {taught.key: taught for taught in lessons("hybrid")}


def at(key: str, step: int) -> Teacher:
    """A lesson at the beginning of a step; -1 for its end."""
    taught: Taught = ALL[key]
    teacher = Teacher(taught, load("hybrid"))
    teacher.go_to(len(taught.lesson.steps) if step < 0 else step)
    return teacher


def table(key: str, step: int) -> HybridState:
    state = at(key, step).session.truth()
    assert isinstance(state, HybridState)
    return state


def warrior(state: HybridState, key: str) -> int:
    return next(each for each, kind in enumerate(state.kinds) if PROFILES[kind].key == key)


@pytest.mark.parametrize(("step", "points"), [(0, 10), (1, 7), (3, 4), (4, 4), (5, 1)])
def test_the_points_of_the_first_steps_are_those_that_are_counted(step: int, points: int) -> None:
    assert table("first-steps", step).points == points


def test_the_second_turn_ends_the_first_movement() -> None:
    state = table("first-steps", 6)

    assert (state.phase, state.active) == (Phase.MODE, warrior(state, "knight"))


def test_a_pillar_hides_the_keratis_until_one_square_on() -> None:
    def targets(step: int) -> set[str]:
        moves = at("what-they-see", step).table().affordances
        return {move.target for move in moves if move.label.startswith("Shoot at")}

    state = table("what-they-see", 3)
    needler, keratis = (f"warrior/{warrior(state, key)}" for key in ("needler", "keratis"))
    assert targets(3) == {needler}
    assert targets(4) == {needler, keratis}


def test_the_shots_of_the_second_lesson_wound_as_they_say() -> None:
    state = table("what-they-see", -1)

    assert [life(state, warrior(state, key)) for key in ("needler", "purifier", "keratis")] == [2, 3, 1]


def test_the_hammer_leaves_one_point_of_natural_value_and_the_knight_takes_it() -> None:
    state = table("steel", 4)
    assert life(state, warrior(state, "dirz-clone")) == 1

    state = table("steel", -1)
    assert state.squares[warrior(state, "dirz-clone")] < 0
    assert not any(state.wounds[: state.sides.count(0)])


def test_the_cards_of_the_fourth_lesson_do_what_is_said() -> None:
    assert life(table("cards", 8), 2) == 1

    state = table("cards", -1)
    assert state.wounds[: state.sides.count(0)] == [0, 0]
    assert (state.points, state.hands[0]) == (12, [])


def test_the_ambush_of_the_fifth_lesson_kills_and_the_knight_parries() -> None:
    state = table("the-round", -1)

    assert state.squares[warrior(state, "dirz-clone")] < 0
    assert state.ambush == [warrior(state, "purifier")]
    assert state.wounds[: state.sides.count(0)] == [0, 0]
    assert (state.round, state.phase) == (3, Phase.BID)


def test_the_gem_is_carried_and_the_exits_are_open_when_the_mission_is_left_to_the_person() -> None:
    state = table("what-it-is-for", 5)

    assert state.bearers == [warrior(state, "ranger")]
    assert (state.gates.bit_count(), state.round, state.lead) == (2, 2, 0)
    assert len(state.reserves[0]) == 1


def test_the_ranger_can_leave_with_the_gem_in_the_round_that_is_left_to_the_person() -> None:
    """From its square to the exit and out are no more points than a Basic Move has."""
    teacher = at("what-it-is-for", 5)
    for label in ("I begin", "Lay it beside Lodge Ranger"):
        teacher.do(next(move for move in teacher.table().affordances if move.label == label))
    while teacher.session.truth().phase is Phase.ORDER:
        teacher.session.submit(teacher.session.offers(1)[0])

    assert any(
        move.target == "square/L1" and Mode.MOVING in [getattr(each, "mode", 0) for each in way.plan]
        for move in teacher.table().affordances
        for way in move.meanings()
    )


def test_the_last_lesson_ends_where_the_first_round_begins() -> None:
    state = table("your-squad", -1)

    assert (state.phase, state.round, state.lead) == (Phase.FIRST, 1, 0)
    assert len(state.standing(0)) > 1
    assert len(state.standing(1)) == 3
