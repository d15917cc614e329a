"""The bots by the words with which the command line names them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..bots.bot import Budget
from ..bots.levels import BOTS, LEVELS, level, planner
from ..engine.action import Action
from ..engine.course import Course
from ..engine.game import Game
from ..engine.rng import Rng
from ..games.kit import Kit
from ..language.words import _
from .parser import CommandError

WORDS = (*BOTS, *(each.key for each in LEVELS))

Contestant: TypeAlias = Callable[[Game[Any], Callable[[Rng], Any], int, Sequence[Action], Rng], Course]


def contestant(word: str, kit: Kit) -> Contestant:
    """The bot that a word like `greedy`, `search:500`, `search:hard` or `hard` names, ready to set out on courses.

    Rounds alone limit it, never seconds, so that a run is the same on every machine.
    """
    kind, rounds = understand(word)
    bot, budget = planner(kind, kit.hints, kit.courses), Budget(rounds, math.inf)
    return lambda game, sample, seat, offers, rng: bot.course(game, sample, seat, offers, rng, budget)


def understand(word: str) -> tuple[str, int]:
    """The kind of bot and its rounds; CommandError when the word names none."""
    try:
        found = level(word)
    except KeyError as error:
        name = error.args[0]
        raise CommandError(
            _("There is no bot {name!r}; there are: {kinds}.", name=name, kinds=", ".join(WORDS))
        ) from None
    except ValueError:
        levels = ", ".join(each.key for each in LEVELS)
        raise CommandError(
            _("{word!r}: after the colon comes a number of rounds, or a level: {levels}.", word=word, levels=levels)
        ) from None
    return found.bot, found.rounds
