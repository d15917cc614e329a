"""The levels of bots, and the words that name them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import ClassVar

import pytest

from monstrarium.bots.levels import BOTS, LEVELS, level, think
from monstrarium.games.xybrid.bots.hints import XybridHints
from monstrarium.language.words import said
from tests.support import shelf
from tests.support.matches import glimpses, walk
from tests.support.proposals import cheap


def test_every_level_has_a_name_and_a_bot() -> None:
    assert [each.key for each in LEVELS] == ["beginner", "easy", "normal", "hard", "expert"]
    for each in LEVELS:
        assert said(each.name)
        assert said(each.about)
        assert each.bot in BOTS
        assert level(each.key) is each


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(KeyError, match="brilliant"):
        level("brilliant")


@pytest.mark.parametrize("key", shelf.KEYS)
def test_every_level_plays_every_game(key: str) -> None:
    kit = shelf.load(key)
    for moment in glimpses(walk(kit, 1)):
        if moment.number % 15 == 0:
            for each in LEVELS:
                world, seat = moment.state.clone(), moment.action.seat
                course = think(
                    kit.game, kit.hints, cheap(each, 20), world, seat, 1, courses=kit.courses, playouts=kit.playouts
                )
                assert course[0] in moment.offers


def test_a_higher_level_tries_more_and_overlooks_less() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.rounds < higher.rounds
        assert lower.notices <= higher.notices
        assert lower.seconds <= higher.seconds


@pytest.mark.parametrize("key", shelf.KEYS)
def test_no_level_tries_less_than_a_lower_one_in_any_game(key: str) -> None:
    levels = [each.suited(shelf.load(key).hints) for each in LEVELS]
    assert all(lower.rounds <= higher.rounds for lower, higher in pairwise(levels))


def test_a_game_can_say_how_many_rounds_make_a_level() -> None:
    class Hasty(XybridHints):
        rounds: ClassVar[Mapping[str, int]] = {"hard": 9}

    assert level("hard").suited(Hasty()).rounds == 9
    assert level("expert").suited(Hasty()) == level("expert")
    assert level("solved:400").suited(Hasty()).rounds == 400


def test_nobody_thinks_for_a_seat_that_owes_nothing() -> None:
    kit = shelf.load("pantry")
    moment = [moment for moment in walk(kit, 2) if len(kit.game.to_act(moment.state)) == 1][-1]
    idle = (moment.action.seat + 1) % len(kit.game.standing(moment.state))
    with pytest.raises(AssertionError, match="owes no decision"):
        think(kit.game, kit.hints, level("easy"), moment.state, idle, seed=1)


@pytest.mark.parametrize(
    ("word", "bot", "rounds"),
    [("greedy", "greedy", 4), ("search", "search", 300), ("search:50", "search", 50), ("search:hard", "search", 400)],
)
def test_a_seat_may_have_a_way_to_choose_instead_of_a_level(word: str, bot: str, rounds: int) -> None:
    found = level(word)
    assert (found.key, found.bot, found.rounds) == (word, bot, rounds)
    assert said(found.name)


@pytest.mark.parametrize("word", ["greedy:0", "greedy:soon"])
def test_an_effort_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=word):
        level(word)
