"""The bot that plays courses out spends its rounds on those that may be the best, and takes the best of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from monstrarium.bots.bot import Budget, Trial, best_of, together
from monstrarium.bots.levels import LEVELS, planner, think_part
from monstrarium.bots.playouts import FEW, PlayoutBot
from monstrarium.bots.search import SearchBot
from monstrarium.engine.action import Action
from monstrarium.engine.course import Course
from monstrarium.engine.rng import Rng
from tests.support import shelf
from tests.support.matches import Moment, walk

KIT = shelf.load("pantry")
PLENTY = 3600.0
Worth = Callable[[Any, int], float]


class Told:
    """Playouts of offers whose worths are told, by world and number; it counts what is played out."""

    def __init__(self, offers: Sequence[Action], worth: Worth) -> None:
        self.played: list[int] = []
        self.careful: bool | None = None
        self._offers = offers
        self._worth = worth

    def courses(self, state: Any, seat: int) -> Sequence[Course]:
        return [(offer,) for offer in self._offers]

    def play_out(self, world: Any, course: Course, careful: bool) -> float:
        self.careful = careful
        number = self._offers.index(course[0])
        self.played.append(number)
        return self._worth(world, number)


def moment() -> Moment:
    """A decision with several offers."""
    return next(each for each in walk(KIT, 3) if len(each.offers) > 3)


def trials(playouts: Told, at: Moment, budget: Budget, seed: int = 1) -> list[Trial]:
    bot, seat = PlayoutBot(playouts, SearchBot(KIT.hints)), at.action.seat
    return bot.trials(KIT.game, lambda rng: KIT.game.sample(at.state, seat, rng), seat, at.offers, Rng(seed), budget)


def by_luck(spread: float) -> Worth:
    """The later offers are the better ones, but luck counts too."""
    return lambda world, number: 0.1 * number + spread * (Rng(world.rng.word + number).next() % 1000) / 1000


def test_the_course_that_comes_to_most_is_taken() -> None:
    at = moment()
    found = trials(Told(at.offers, by_luck(0.5)), at, Budget(600, PLENTY))
    assert best_of(found).course == (at.offers[-1],)


def test_the_same_seed_comes_to_the_same_trials() -> None:
    at = moment()
    one, other = (trials(Told(at.offers, by_luck(1.0)), at, Budget(90, PLENTY), seed=7) for _again in range(2))
    assert one == other


def test_a_round_is_one_playout_and_none_is_too_many() -> None:
    at = moment()
    for rounds in (2, 9, 64, 200):
        playouts = Told(at.offers, by_luck(2.0))
        found = trials(playouts, at, Budget(rounds, PLENTY))
        assert len(playouts.played) <= max(rounds, 2)
        assert sum(each.times for each in found) <= max(rounds, 2)


def test_what_is_clearly_worse_is_dropped_early() -> None:
    at = moment()
    playouts = Told(at.offers, by_luck(0.01))
    found = trials(playouts, at, Budget(3000, PLENTY))
    assert len(playouts.played) < 100
    assert best_of(found).times > 2900


def test_courses_that_come_to_the_same_are_not_told_apart_for_long() -> None:
    at = moment()
    playouts = Told(at.offers, lambda world, number: 0.5)
    found = trials(playouts, at, Budget(3000, PLENTY))
    assert best_of(found).course == (at.offers[0],)
    assert len(playouts.played) < 100


def test_with_few_rounds_only_the_likeliest_are_compared() -> None:
    at = moment()
    playouts = Told(at.offers, by_luck(0.1))
    trials(playouts, at, Budget(2 * FEW, PLENTY))
    assert {*playouts.played} == {0, 1}


def test_without_time_the_likeliest_is_taken() -> None:
    at = moment()
    assert best_of(trials(Told(at.offers, by_luck(0.1)), at, Budget(300, 0.0))).course == (at.offers[0],)


def test_who_is_stopped_takes_what_has_done_best_so_far() -> None:
    at = moment()
    asked = iter(range(5 * len(at.offers)))
    budget = Budget(10**6, PLENTY, lambda: next(asked, None) is None)
    assert best_of(trials(Told(at.offers, by_luck(0.05)), at, budget)).course == (at.offers[-1],)


def test_what_the_game_does_not_play_out_is_searched() -> None:
    at = moment()
    playouts = Told((), by_luck(0.1))
    assert {each.course[0] for each in trials(playouts, at, Budget(60, PLENTY))} <= {*at.offers}
    assert not playouts.played


def test_parts_of_a_decision_add_up_to_one() -> None:
    at = moment()
    parts = [trials(Told(at.offers, by_luck(0.5)), at, Budget(300, PLENTY), seed) for seed in (1, 2, 3)]
    assert best_of(together(parts)).course == (at.offers[-1],)


def test_the_highest_level_alone_plays_out_carefully() -> None:
    at, seat = moment(), moment().action.seat
    for level in LEVELS:
        playouts = Told(at.offers, by_luck(0.1))
        think_part(KIT.game, KIT.hints, replace(level, rounds=40), at.state, seat, 1, playouts=playouts)
        assert playouts.careful in (level is LEVELS[-1], None)
    assert playouts.careful


def test_only_bots_that_think_long_play_out() -> None:
    at, seat = moment(), moment().action.seat
    for name in ("random", "greedy", "search", "solved"):
        playouts = Told(at.offers, by_luck(0.1))
        bot = planner(name, KIT.hints, None, playouts=playouts)
        bot.course(KIT.game, lambda rng: at.state.clone(), seat, at.offers, Rng(1), Budget(40, PLENTY))
        assert bool(playouts.played) == (name == "solved")
