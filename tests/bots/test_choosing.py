"""Bots stay within their budget, choose among their offers, and choose the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from types import SimpleNamespace
from typing import Any

import pytest

from monstrarium.bots import bot as bots
from monstrarium.bots.bot import Bot, Budget, noticed, sensible, share
from monstrarium.bots.levels import BOTS, level, think
from monstrarium.bots.search import SearchBot
from monstrarium.bots.simple_bots import SolvedBot
from monstrarium.engine.action import Action
from monstrarium.engine.course import Course
from monstrarium.engine.game import Chances, Outcome
from monstrarium.engine.rng import Rng
from tests.support import shelf
from tests.support.matches import Moment, walk
from tests.support.pantry.actions import EndTurn, Offer

KIT = shelf.load("pantry")
PLENTY = 3600.0


class Counter:
    """A stop function that says stop after some questions."""

    def __init__(self, after: int) -> None:
        self.asked = 0
        self.after = after

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self.after


class Sampler:
    """Samples worlds and counts them."""

    def __init__(self, moment: Moment) -> None:
        self.dealt = 0
        self._state = moment.state.clone()
        self._seat = moment.action.seat

    def __call__(self, rng: Rng) -> Any:
        self.dealt += 1
        return KIT.game.sample(self._state, self._seat, rng)


class Solution:
    """Hints of a solved game: the best action is always the last offer."""

    def __init__(self, best: Action | None) -> None:
        self._best = best

    def value(self, state: Any, seat: int) -> float:
        return 0.5

    def weight(self, state: Any, action: Action) -> float:
        return 1.0

    def best(self, state: Any, seat: int) -> Action | None:
        return self._best

    def chances(self, state: Any) -> Chances | None:
        return None

    def reason(self, seen: Any, course: Course, names: Sequence[str], worlds: Sequence[Any]) -> str:
        return ""


def dilemma(seed: int = 3, number: int = 8) -> Moment:
    """A state with several offers."""
    for moment in walk(KIT, seed):
        if moment.number >= number and len(moment.offers) > 2:
            return moment
    raise AssertionError("the match has no such decision")


def dilemmas() -> Iterator[Moment]:
    """Some states with several offers, also in the middle of effects."""
    for moment in walk(KIT, 5):
        if len(moment.offers) > 1:
            yield moment


def choose(bot: Bot, moment: Moment, budget: Budget, seed: int = 1) -> Action:
    """The bot's choice in a state."""
    return bot.choose(KIT.game, Sampler(moment), moment.action.seat, moment.offers, Rng(seed), budget)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_takes_one_of_its_offers(name: str) -> None:
    bot = BOTS[name].make(KIT.hints)
    for moment in dilemmas():
        assert choose(bot, moment, Budget(4, PLENTY)) in moment.offers


@pytest.mark.parametrize("name", BOTS)
def test_a_seed_repeats_a_choice(name: str) -> None:
    moment = dilemma()
    choices = {choose(BOTS[name].make(KIT.hints), moment, Budget(20, PLENTY), seed=7) for _again in range(3)}
    assert len(choices) == 1


def test_seeds_make_random_bots_differ() -> None:
    moment = dilemma()
    bot = BOTS["random"].make(KIT.hints)
    assert len({choose(bot, moment, Budget(1, PLENTY), seed) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_may_not_think_still_takes_an_offer(name: str) -> None:
    moment = dilemma()
    for budget in (Budget(0, PLENTY), Budget(50, 0.0), Budget(50, PLENTY, lambda: True)):
        assert choose(BOTS[name].make(KIT.hints), moment, budget) in moment.offers


@pytest.mark.parametrize("name", ["greedy", "search", "solved"])
def test_stopping_ends_the_thinking_within_a_round(name: str) -> None:
    stop = Counter(after=5)
    moment = dilemma()
    worlds = Sampler(moment)
    BOTS[name].make(KIT.hints).choose(
        KIT.game, worlds, moment.action.seat, moment.offers, Rng(1), Budget(10**9, PLENTY, stop)
    )
    assert stop.asked == 6
    assert worlds.dealt <= 7


def test_no_round_begins_that_would_end_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: clock))
    ended = []
    for number in Budget(10**9, 10.0).spend():
        clock += 3.0 if number == 1 else 0.5
        ended.append(clock)
    assert 106.0 < ended[-1] <= 110.0


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_asks_to_stop_before_every_round(name: str) -> None:
    stop = Counter(after=10**9)
    choose(BOTS[name].make(KIT.hints), dilemma(), Budget(30, PLENTY, stop))
    assert stop.asked == 30


@pytest.mark.parametrize("name", ["greedy", "search", "solved"])
def test_the_only_offer_needs_no_thought(name: str) -> None:
    stop = Counter(after=0)
    moment = dilemma()
    only = moment.offers[:1]
    chosen = (
        BOTS[name]
        .make(KIT.hints)
        .choose(KIT.game, Sampler(moment), moment.action.seat, only, Rng(1), Budget(100, PLENTY, stop))
    )
    assert chosen == only[0]
    assert stop.asked == 0


def test_where_the_game_is_solved_the_answer_is_taken() -> None:
    moment = dilemma()
    bot = SolvedBot(Solution(moment.offers[-1]), SearchBot(KIT.hints))
    assert choose(bot, moment, Budget(0, PLENTY)) == moment.offers[-1]


@pytest.mark.parametrize("best", [None, EndTurn(99)])
def test_where_the_game_is_not_solved_another_bot_chooses(best: Action | None) -> None:
    moment = dilemma()
    other = SearchBot(KIT.hints)
    bot = SolvedBot(Solution(best), other)
    assert choose(bot, moment, Budget(5, PLENTY)) == choose(other, moment, Budget(5, PLENTY))


def test_a_rival_cannot_answer_a_secret_choice() -> None:
    """While all seats choose at once, the tree has no nodes for a rival's offers."""
    moment = next(iter(walk(KIT, 2, seats=3)))
    assert isinstance(moment.action, Offer)
    watched = Watch(moment)
    bot = BOTS["search"].make(watched)
    bot.choose(KIT.game, Sampler(moment), moment.action.seat, moment.offers, Rng(1), Budget(40, PLENTY))
    assert watched.rivals >= 2 * 40


class Watch(Solution):
    """Hints that count how often a rival's offers are weighed: once for a tree node, each time for a random choice."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(None)
        self.rivals = 0
        self._me = moment.action.seat

    def weight(self, state: Any, action: Action) -> float:
        self.rivals += isinstance(action, Offer) and action.seat != self._me and action.card is None
        return 1.0


class Nearby(Solution):
    """Hints that say how far a round plays on, and count the offers that were weighed."""

    def __init__(self, ahead: int) -> None:
        super().__init__(None)
        self.ahead = ahead
        self.weighed = 0

    def weight(self, state: Any, action: Action) -> float:
        self.weighed += 1
        return 1.0


def test_a_round_plays_on_below_the_tree_as_far_as_the_hints_say() -> None:
    moment = dilemma()
    weighed = []
    for ahead in (0, 20):
        hints = Nearby(ahead)
        choose(SearchBot(hints), moment, Budget(1, PLENTY))
        weighed.append(hints.weighed)
    assert weighed[0] == len(moment.offers) < weighed[1]


class Full(Solution):
    """Hints by which a full hand is good."""

    def value(self, state: Any, seat: int) -> float:
        return len(state.hands[seat]) / 100


class FullTogether(Full):
    """The same hints, which rate several seats at once."""

    def __init__(self, best: Action | None) -> None:
        super().__init__(best)
        self.rated = 0

    def values(self, state: Any, seats: Iterable[int]) -> list[float]:
        self.rated += 1
        return [self.value(state, seat) for seat in seats]


def test_hints_that_can_rate_seats_together_do_so_once_a_round() -> None:
    moment = dilemma()
    together, budget = FullTogether(None), Budget(30, PLENTY)
    arguments = KIT.game, Sampler(moment), moment.action.seat, moment.offers
    trials = SearchBot(together).trials(*arguments, Rng(1), budget)
    assert together.rated == 30
    assert trials == SearchBot(Full(None)).trials(*arguments, Rng(1), budget)


def test_sensible_choices_follow_the_weights() -> None:
    moment = dilemma()
    favourite = moment.offers[1]

    class Sure(Solution):
        def weight(self, state: Any, action: Action) -> float:
            """One offer and nothing else."""
            return float(action == favourite)

    assert {sensible(Sure(None), moment.state, moment.offers, Rng(seed)) for seed in range(20)} == {favourite}


def test_a_share_of_the_offers_is_noticed_and_one_at_least() -> None:
    moment = dilemma()
    hints, offers = Solution(None), moment.offers
    assert len(offers) >= 3
    for part, count in ((0.0, 1), (0.5, ceil(len(offers) / 2)), (1.0, len(offers))):
        found = noticed(hints, moment.state, offers, part, Rng(3))
        assert len(found) == count
        assert [offer for offer in offers if offer in found] == list(found)


def test_what_sensible_players_do_often_is_noticed_most() -> None:
    moment = dilemma()
    favourite = moment.offers[1]

    class Likely(Solution):
        def weight(self, state: Any, action: Action) -> float:
            return 6.0 if action == favourite else 1.0

    seen = [favourite in noticed(Likely(None), moment.state, moment.offers, 0.0, Rng(seed)) for seed in range(60)]
    assert sum(seen) > 60 * 1.5 / len(moment.offers)
    assert not all(seen)


def test_what_nobody_thinks_of_is_no_part_of_the_offers_that_are_noticed() -> None:
    moment = dilemma()
    likely = moment.offers[:2]

    class Blind(Solution):
        def weight(self, state: Any, action: Action) -> float:
            return float(action in likely)

    seen = {tuple(noticed(Blind(None), moment.state, moment.offers, 0.5, Rng(seed))) for seed in range(20)}
    assert seen == {(likely[0],), (likely[1],)}


def test_winners_share_a_victory() -> None:
    assert share(Outcome((1, 2), (9, 3)), 0) == pytest.approx(1.0)
    assert share(Outcome((1, 1), (9, 9)), 0) == pytest.approx(0.55)
    assert share(Outcome((1, 2), (9, 3)), 1) == 0.0


def test_a_victory_together_is_worth_all_to_everyone() -> None:
    assert [share(Outcome((1, 1), (9, 9)), seat, together=True) for seat in range(2)] == [1.0, 1.0]
    assert [share(Outcome((2, 2), (0, 0)), seat, together=True) for seat in range(2)] == [0.0, 0.0]


def test_a_lost_match_is_worth_more_in_a_better_place() -> None:
    outcome = Outcome((1, 2, 3), (9, 5, 3))
    assert share(outcome, 1) > share(outcome, 2)


def test_a_course_that_the_rules_refuse_is_not_handed_on() -> None:
    moment = dilemma()
    wrong = EndTurn(moment.action.seat ^ 1)
    seat = moment.action.seat

    found = think(
        KIT.game, KIT.hints, level("greedy:1"), moment.state, seat, 1, courses=lambda _state, _seat: ((wrong,),)
    )

    assert wrong not in found
    assert found[0] in KIT.game.legal(moment.state, seat)
