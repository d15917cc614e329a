"""Reading options and bots from words of the command line."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..bots.bot import Budget
from ..bots.levels import BOTS, LEVELS, Level, level, planner
from ..engine.action import Action
from ..engine.course import Course
from ..engine.game import Game, GameInfo, Option, OptionError, settle
from ..engine.plain import Plain
from ..engine.rng import Rng
from ..games.kit import Kit
from ..language.words import _
from .parser import CommandError


def agree(info: GameInfo, seats: int, words: Sequence[str]) -> dict[str, Plain]:
    """All options of a match, from words like `level=master` or, for one value per seat, `level=master,beginner`."""
    known = {option.key: option for option in info.options}
    chosen = {}
    for word in words:
        key, equals, text = word.partition("=")
        if not equals:
            raise CommandError(_("{word!r} is not an option; write key=value.", word=word))
        chosen[key] = _value(known[key], text) if key in known else text
    try:
        return settle(info, seats, chosen)
    except OptionError as error:
        raise CommandError(str(error)) from None


def _value(option: Option, text: str) -> Plain:
    """The value that is written so; if there is none, the text itself, which `settle` then refuses."""
    if option.each_seat and "," in text:
        return tuple(_one(option, part) for part in text.split(","))
    return _one(option, text)


def _one(option: Option, text: str) -> bool | int | str | None:
    for value in option.values:
        if not isinstance(value, tuple) and str(value).lower() == text.strip().lower():
            return value
    return text


# ---- bots


WORDS = (*BOTS, *(each.key for each in LEVELS))

Contestant: TypeAlias = Callable[[Game[Any], Callable[[Rng], Any], int, Sequence[Action], Rng], Course]


def contestant(word: str, kit: Kit) -> Contestant:
    """The bot named by a word like `greedy`, `search:500`, `search:hard` or `hard`, as a function that returns courses.

    It is limited by rounds, never by seconds, so that a run is the same on every machine.
    """
    found = understand(word)
    bot = planner(found.bot, kit.hints, kit.courses, found.notices)
    budget = Budget(found.rounds, math.inf)
    return lambda game, sample, seat, offers, rng: bot.course(game, sample, seat, offers, rng, budget)


def understand(word: str) -> Level:
    """The bot that a word names; CommandError if it names none."""
    try:
        return level(word)
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
