"""Small laboratories for tests, drawn as text; letters that no plan has stand for warriors on floor."""

from __future__ import annotations

from typing import Any

from monstrarium.games.hybrid.ground.checks import PlanFile
from monstrarium.games.hybrid.ground.laboratory import Lab
from monstrarium.games.hybrid.ground.plan import build
from monstrarium.games.hybrid.ground.step_cost import Mover, Surroundings, surroundings_of
from monstrarium.games.hybrid.ground.tiles import NAMES


class Drawn:
    """One drawing: its laboratory, and the squares of each of its letters."""

    def __init__(self, text: str) -> None:
        rows = [line.strip() for line in text.strip().splitlines()]
        cells = "".join(rows)
        self.letters = {each: [at for at, cell in enumerate(cells) if cell == each] for each in set(cells) - set(NAMES)}
        plan = "\n".join("".join(each if each in NAMES else "." for each in row) for row in rows)
        self.lab: Lab = build(PlanFile(name="", tiles="", plan=plan), "")
        self.shut = self.mask(*[square for door in self.lab.doors for square in door.squares])
        self.locked = self.mask(*[square for door in self.lab.doors if door.locked for square in door.squares])

    def at(self, letter: str) -> int:
        """The first square of a letter."""
        return self.letters[letter][0]

    def all(self, letter: str) -> int:
        """All squares of a letter, as a mask."""
        return self.mask(*self.letters.get(letter, ()))

    def mask(self, *squares: int) -> int:
        """These squares as a mask."""
        return sum(1 << square for square in squares)

    def scene(self, mover: Mover, **around: Any) -> Surroundings:
        """The surroundings: F enemies, O friends, all doors shut as they are drawn, rocks and open trapdoors."""
        drawn: dict[str, Any] = {
            "shut": self.shut,
            "locked": self.locked,
            "rocks": self.lab.rocks,
            "pits": self.lab.pits,
            "foes": self.all("F"),
            "friends": self.all("O"),
        }
        return surroundings_of(self.lab, mover, **{**drawn, **around})
