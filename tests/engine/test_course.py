"""Courses are carried out until something unforeseen happens."""

from __future__ import annotations

from monstrarium.engine.course import set_out, walk
from monstrarium.engine.rng import Rng
from tests.support.toy import Add, Pass, Roll, Toy


def test_a_course_is_carried_out_to_its_end() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    assert walk(game, state, (Add(0, 1), Add(0, 2), Add(0, 3))) == 3
    assert state.total == 6


def test_a_course_ends_where_chance_has_spoken() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    assert walk(game, state, (Add(0, 1), Roll(0), Add(0, 5))) == 2


def test_a_course_ends_where_another_seat_is_asked() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    assert walk(game, state, (Pass(0), Add(0, 1))) == 1
    assert state.total == 0


def test_a_course_ends_before_what_the_rules_refuse() -> None:
    game = Toy(largest=3)
    state = game.new(2, {}, Rng(1))
    assert walk(game, state, (Add(0, 3), Add(0, 4), Add(0, 1))) == 1
    assert state.total == 3


def test_all_but_the_last_action_is_done_ahead_and_nothing_to_the_state() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    ahead = set_out(game, state, (Add(0, 1), Add(0, 2), Add(0, 3)))
    assert ahead is not None
    assert (ahead[0].total, ahead[1], state.total) == (3, 2, 0)


def test_nothing_is_done_ahead_where_chance_speaks_or_a_turn_begins() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    for course in ((Roll(0), Add(0, 1)), (Pass(0), Pass(1), Add(0, 99))):
        assert set_out(game, state, course) == (state, 0)


def test_nobody_sets_out_on_a_course_that_the_rules_refuse_anywhere() -> None:
    game = Toy()
    state = game.new(2, {}, Rng(1))
    for course in ((Add(0, 9),), (Add(0, 9), Add(0, 1)), (Add(0, 1), Add(0, 9), Pass(0)), (Add(0, 1), Add(0, 9))):
        assert set_out(game, state, course) is None
