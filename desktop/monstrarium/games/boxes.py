"""The boxes on the shelf: what is known of each game before it is loaded, and what its rules take from there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ..language.words import _, _n, mark, said


class Box(NamedTuple):
    """What is printed on the box of a game."""

    key: str
    title: str
    seats: tuple[int, int]
    """The fewest and the most."""
    minutes: tuple[int, int]
    """How long a match takes, from and to."""
    line: str
    """A marked sentence about the game."""

    @property
    def blurb(self) -> str:
        return said(self.line)

    @property
    def seats_told(self) -> str:
        low, high = self.seats
        return _n("{n} player", "{n} players", high) if low == high else _("{low}–{high} players", low=low, high=high)

    @property
    def minutes_told(self) -> str:
        low, high = self.minutes
        return _n("{n} minute", "{n} minutes", high) if low == high else _("{low}–{high} minutes", low=low, high=high)

    @property
    def lid(self) -> str:
        """The drawing of the lid, by its key under resources/art."""
        return f"{self.key}/lid"

    @property
    def banner(self) -> str:
        """The wide drawing of the lid, by its key under resources/art."""
        return f"{self.key}/lid-wide"

    @property
    def known(self) -> tuple[str, str, tuple[int, int]]:
        """Key, title and seats, which the rules of the game tell too."""
        return self.key, self.title, self.seats


BOXES: Mapping[str, Box] = MappingProxyType(
    {
        box.key: box
        for box in (
            Box("cybo", "CYBO", (2, 6), (10, 20), mark("One die, twelve numbers, three in a line.")),
            Box(
                "xybrid",
                "XYbrid",
                (2, 4),
                (20, 40),
                mark("Clear cards, one on another: build the worst monster."),
            ),
            Box(
                "androids",
                "AndrOIDS, Assemble!",
                (3, 6),
                (15, 35),
                mark("A hidden pile, a big lever: who dares to say that it stands?"),
            ),
            Box(
                "xenoshyft",
                "XenoShyft",
                (1, 4),
                (45, 90),
                mark("One base, a lane each, nine rounds: hold it together."),
            ),
            Box(
                "hybrid",
                "HYBRID",
                (2, 2),
                (45, 120),
                mark("Two squads, one dark laboratory, and a door between them."),
            ),
        )
    }
)
"""By key, in their order on the shelf."""
