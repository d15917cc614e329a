"""The bots by the words with which the command line names them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..bots.bot import Budget
from ..bots.levels import BOTS, LEVELS
from ..engine.action import Action
from ..engine.game import Game
from ..engine.rng import Rng
from ..engine.words import _
from ..games.kit import Kit
from .parser import CommandError

ROUNDS = 300
"""For a bot that no level runs, when nobody says how many."""
KINDS = (*BOTS, *(level.key for level in LEVELS))

Contestant: TypeAlias = Callable[[Game[Any], Callable[[Rng], Any], int, Sequence[Action], Rng], Action]


def contestant(word: str, kit: Kit) -> Contestant:
    """The bot that a word like `greedy`, `search:500`, `search:hard` or `hard` names, ready to choose.

    Rounds alone limit it, never seconds, so that a run is the same on every machine.
    """
    kind, rounds = understand(word)
    bot, budget = BOTS[kind](kit.hints), Budget(rounds, math.inf)
    return lambda game, sample, seat, offers, rng: bot.choose(game, sample, seat, offers, rng, budget)


def understand(word: str) -> tuple[str, int]:
    """The kind of bot and its rounds; CommandError when the word names none."""
    name, _colon, effort = word.partition(":")
    levels = {level.key: level for level in LEVELS}
    if name in levels and not effort:
        return levels[name].bot, levels[name].rounds
    if name not in BOTS:
        raise CommandError(_("There is no bot {name!r}; there are: {kinds}.", name=name, kinds=", ".join(KINDS)))
    if not effort:
        return name, next((level.rounds for level in LEVELS if level.bot == name), ROUNDS)
    if effort in levels:
        return name, levels[effort].rounds
    if not effort.isdecimal() or not 0 < int(effort) <= 10**9:
        raise CommandError(
            _(
                "{word!r}: after the colon comes a number of rounds, or a level: {levels}.",
                word=word,
                levels=", ".join(levels),
            )
        )
    return name, int(effort)
