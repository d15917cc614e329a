"""The levels differ in strength, as measured in matches."""

from __future__ import annotations

from itertools import pairwise

from monstrarium.bots.levels import LEVELS, Level, level
from monstrarium.games.kit import Kit
from tests.support import shelf
from tests.support.duels import Fighter, duel, fighter

MOST = {"expert": 160}
PANTRY = shelf.load("pantry")
CYBO = shelf.load("cybo")
XYBRID = shelf.load("xybrid")


def of_level(kit: Kit, level: Level) -> Fighter:
    """The bot of a level, with fewer rounds and without a limit in seconds."""
    return fighter(kit, level.bot, min(level.rounds, MOST.get(level.key, 40)), level.notices)


def test_one_look_ahead_beats_chance() -> None:
    assert duel(PANTRY, fighter(PANTRY, "greedy", 8), fighter(PANTRY, "random", 1), range(60)) > 0.6


def test_searching_beats_one_look_ahead() -> None:
    assert duel(PANTRY, fighter(PANTRY, "search", 40), fighter(PANTRY, "greedy", 8), range(60)) > 0.55


def test_searching_beats_chance_by_far() -> None:
    assert duel(PANTRY, fighter(PANTRY, "search", 40), fighter(PANTRY, "random", 1), range(15)) > 0.75


def test_overlooking_nothing_beats_overlooking_most() -> None:
    assert duel(XYBRID, of_level(XYBRID, level("normal")), of_level(XYBRID, level("beginner")), range(100, 112)) > 0.6


def test_every_level_that_searches_beats_the_one_below_it() -> None:
    for lower, higher in pairwise(LEVELS[2:]):
        assert duel(PANTRY, of_level(PANTRY, higher), of_level(PANTRY, lower), range(100, 120)) > 0.52


def test_exact_play_beats_chance_even_where_the_die_decides_most() -> None:
    """Between beginners it wins only 52 of 100 matches against random play."""
    one, other = of_level(CYBO, level("hard")), fighter(CYBO, "random", 1)
    assert duel(CYBO, one, other, range(400), {"level": "beginner"}) > 0.51


def test_exact_play_does_not_lose_to_one_look_ahead() -> None:
    one, other = of_level(CYBO, level("hard")), of_level(CYBO, level("normal"))
    assert duel(CYBO, one, other, range(200), {"level": "beginner"}) >= 0.5
