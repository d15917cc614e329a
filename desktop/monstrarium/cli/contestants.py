"""The bots by the words with which the command line names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..engine.action import Action
from ..engine.game import Game
from ..engine.rng import Rng
from ..engine.words import _
from ..games.kit import Kit
from .parser import CommandError

KINDS = ("random",)

Contestant: TypeAlias = Callable[[Game[Any], Callable[[Rng], Any], int, Sequence[Action], Rng], Action]


def check(word: str) -> None:
    """CommandError when no bot is called so."""
    if word not in KINDS:
        raise CommandError(_("There is no bot {word!r}; there are: {kinds}.", word=word, kinds=", ".join(KINDS)))


def contestant(word: str, kit: Kit) -> Contestant:
    """The bot of this name, ready to choose."""
    return lambda game, sample, seat, offers, rng: rng.pick(offers)
