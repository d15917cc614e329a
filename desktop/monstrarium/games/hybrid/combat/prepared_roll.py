"""A roll that is being prepared, as data: what it is for, which cards lie on it, and what they make of it."""

from __future__ import annotations

import enum
from dataclasses import field
from typing import Annotated

from ....engine.bounds import Below, Between
from ....engine.plain import PieceId, Seat, state


class Sort(enum.IntEnum):
    STRIKE = 1
    AGAIN = 2
    """The second attack of a Skilled Strike."""
    TWIN = 3
    """The second one of a Combined Attack."""
    COUNTER = 4
    """What follows a Skilled Parry."""
    SHOT = 5
    AMBUSH = 6
    PIERCE = 7
    """The shot that goes on to a second target."""
    PARRY = 8
    DODGE = 9
    """The parry of a shot."""
    MOVE = 10
    """A level of Moving, for which nothing is rolled."""
    TEST = 11
    """A jump or a trap, in which no card helps."""


class Stage(enum.IntEnum):
    """What is asked for now: the order of the rules."""

    NONE = 0
    HELP = 1
    """The roller's cards."""
    HINDER = 2
    """The other side's hindrance."""
    ANSWER = 3
    """The roller's cards against it."""
    LEVEL = 4


STRIKE, SHOT, PARRY, DODGE, MOVE, NOTHING = range(6)
FAMILY_OF = (NOTHING, STRIKE, STRIKE, STRIKE, STRIKE, SHOT, SHOT, SHOT, PARRY, DODGE, MOVE, NOTHING)
"""By sort: the family of texts that can be played on it."""
MODE_OF = (0, 1, 1, 1, 1, 3, 3, 3, 2, 2, 4, 0)
"""By sort: the mode whose value and gear count."""
FAMILY_BY_MODE = (NOTHING, STRIKE, PARRY, SHOT, MOVE)
"""By mode: the family of its own rolls."""
HIGHEST = 6
"""The highest level that is known."""
BASIC, NOVICE, SKILLED, EXPERT, MASTER, HEROIC = range(1, HIGHEST + 1)


@state
class PreparedRoll:
    """One roll, or a level of Moving, between the first question and the dice."""

    sort: Annotated[int, Between(Sort.STRIKE, Sort.TEST)]
    warrior: Annotated[int, Below("warriors")]
    target: Annotated[int, Below("warriors", -1)]
    """The warrior it is aimed at; of a parry, the attacker; NOBODY in Moving."""
    announced: Annotated[int, Between(0, HIGHEST)] = 0
    """Of a parry: the level that was announced at its activation."""
    threat: Annotated[int, Between(0, 1000)] = 0
    """Of a parry: the wounds that come if it fails."""
    level: Annotated[int, Between(0, HIGHEST)] = 0
    """0 until it is chosen."""
    stage: Annotated[int, Between(Stage.NONE, Stage.LEVEL)] = Stage.NONE
    free: bool = True
    """Whether the other side may still hinder."""
    played: list[tuple[PieceId, Seat, Annotated[int, Between(0, 1)]]] = field(default_factory=list)
    """The cards that lie on it: each with its seat, and whether as OWN or HINDRANCE."""
    tally: list[tuple[PieceId, str, int]] = field(default_factory=list)
    """What they change, card by card: a word and an amount."""

    def total(self, word: str) -> int:
        """The sum of what cards say with one word."""
        found = 0
        for _piece, what, amount in self.tally:
            if what == word:
                found += amount
        return found

    def least(self, word: str) -> int:
        """The least of what cards say with one word; 0 where none does."""
        return min([amount for _piece, what, amount in self.tally if what == word], default=0)

    def count(self, way: int) -> int:
        """How many cards were played as OWN, or as HINDRANCE."""
        found = 0
        for _piece, _seat, how in self.played:
            found += how == way
        return found
