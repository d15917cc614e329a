"""Courses: carried out until something unforeseen happens."""

from __future__ import annotations

from monstrarium.engine.course import walk
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
