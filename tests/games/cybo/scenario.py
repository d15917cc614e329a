"""A table of CYBO whose die shows the numbers that a test wants."""

from __future__ import annotations

from functools import cache
from typing import Any

from monstrarium.engine.action import Action
from monstrarium.engine.game import Outcome, settle
from monstrarium.engine.rng import Rng
from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.rules import Cybo
from monstrarium.games.cybo.state import CyboState, Phase, Row
from tests.support.playing import Playing

DEAD = (1, 8, 10)
"""Ends the turn at every level: 1 and 8 share no line, and 10 helps no beginner."""


@cache
def word_for(number: int) -> int:
    """A word of the generator after which the die shows this number."""
    return next(word for word in range(10_000) if Rng(word).roll(12) == number)


class Table(Playing[CyboState]):
    """A running match, Advanced unless the options say otherwise, of which the first seat begins."""

    def __init__(self, seats: int = 2, /, **options: Any) -> None:
        rules = Cybo()
        settled = settle(rules.info, seats, {"first": "first", "level": "advanced", **options})
        super().__init__(rules, rules.new(seats, settled, Rng(1)))

    @property
    def seat(self) -> int:
        """The seat that has the die."""
        return self.state.seat

    @property
    def row(self) -> Row:
        """The last written line."""
        return self.state.rows[-1]

    def roll(self, *numbers: int) -> Table:
        """Let the seat with the die roll these numbers, one after the other."""
        for number in numbers:
            self.state.rng.word = word_for(number)
            self.do(Roll(self.seat))
        return self

    def keep(self) -> Table:
        """Decline the fourth roll."""
        return self.do(Keep(self.seat))

    def waste(self, turns: int = 1) -> Table:
        """Let so many turns bring nothing."""
        for _turn in range(turns):
            played = len(self.state.rows)
            for number in DEAD:
                if len(self.state.rows) == played:
                    self.roll(number)
            assert self.row.points == 0
        return self

    def play(self, *numbers: int) -> Table:
        """A whole turn of the seat with the die, which must end with the last number."""
        played = len(self.state.rows)
        self.roll(*numbers)
        assert len(self.state.rows) == played + 1
        return self

    def lone(self, *numbers: int) -> Table:
        """A whole turn of the first of two seats; the other one's brings nothing."""
        return self.play(*numbers).waste()

    def finish(self) -> Outcome:
        """Let every turn that is left of the thirteen rounds bring nothing."""
        while self.state.phase is not Phase.OVER:
            self.waste()
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        return outcome

    def ask(self) -> bool:
        """Whether a Quad is to be decided on."""
        return self.state.phase is Phase.QUAD

    def offers(self) -> list[Action]:
        return list(self.rules.legal(self.state, self.seat))
