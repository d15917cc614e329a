"""The levels differ in strength, as measured in matches."""

from __future__ import annotations

from itertools import pairwise

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import BOTS, LEVELS, Level
from monstrarium.games.kit import Kit
from tests.support import shelf
from tests.support.duels import Fighter, duel

PANTRY = shelf.load("pantry")
CYBO = shelf.load("cybo")


def fighter(kit: Kit, bot: str, rounds: int) -> Fighter:
    """A bot with rounds to think and without a limit in seconds."""
    return Fighter(BOTS[bot].make(kit.hints), Budget(rounds, seconds=3600.0))


def of_level(kit: Kit, level: Level) -> Fighter:
    """The bot of a level, with fewer rounds and without a limit in seconds."""
    return fighter(kit, level.bot, min(level.rounds, 40))


def test_one_look_ahead_beats_chance() -> None:
    assert duel(PANTRY, fighter(PANTRY, "greedy", 8), fighter(PANTRY, "random", 1), range(60)) > 0.6


def test_searching_beats_one_look_ahead() -> None:
    assert duel(PANTRY, fighter(PANTRY, "search", 40), fighter(PANTRY, "greedy", 8), range(20)) > 0.6


def test_searching_beats_chance_by_far() -> None:
    assert duel(PANTRY, fighter(PANTRY, "search", 40), fighter(PANTRY, "random", 1), range(15)) > 0.75


def test_every_level_beats_the_one_below_it() -> None:
    for lower, higher in pairwise(LEVELS):
        assert duel(PANTRY, of_level(PANTRY, higher), of_level(PANTRY, lower), range(100, 120)) > 0.55


def test_exact_play_beats_chance_even_where_the_die_decides_most() -> None:
    """Between beginners it wins only 52 of 100 matches against random play."""
    one, other = of_level(CYBO, LEVELS[2]), of_level(CYBO, LEVELS[0])
    assert duel(CYBO, one, other, range(400), {"level": "beginner"}) > 0.51


def test_exact_play_does_not_lose_to_one_look_ahead() -> None:
    one, other = of_level(CYBO, LEVELS[2]), of_level(CYBO, LEVELS[1])
    assert duel(CYBO, one, other, range(200), {"level": "beginner"}) >= 0.5
