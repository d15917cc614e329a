"""The list of games. A game's module is read when the game is first wanted, so that the shelf opens at once."""

from __future__ import annotations

import importlib
from functools import cache

from ..language.words import _
from .kit import Box, Kit

KEYS = ("cybo", "xybrid", "androids", "xenoshyft", "hybrid")


def boxes() -> tuple[Box, ...]:
    """What stands on the shelf, in the order in which it stands there."""
    return (
        Box(
            "cybo",
            "CYBO",
            (2, 6),
            (10, 20),
            _("One die, twelve numbers, three in a line."),
            "cybo/lid",
            "cybo/lid-wide",
        ),
        Box(
            "xybrid",
            "XYbrid",
            (2, 4),
            (20, 40),
            _("Clear cards, one on another: build the worst monster."),
            "xybrid/lid",
            "xybrid/lid-wide",
        ),
        Box(
            "androids",
            "AndrOIDS, Assemble!",
            (3, 6),
            (15, 35),
            _("A hidden pile, a big lever: who dares to say that it stands?"),
            "androids/lid",
            "androids/lid-wide",
        ),
        Box(
            "xenoshyft",
            "XenoShyft",
            (1, 4),
            (45, 90),
            _("One base, a lane each, nine rounds: hold it together."),
            "xenoshyft/lid",
            "xenoshyft/lid-wide",
        ),
        Box(
            "hybrid",
            "HYBRID",
            (2, 2),
            (45, 120),
            _("Two squads, one dark laboratory, and a door between them."),
            "hybrid/lid",
            "hybrid/lid-wide",
        ),
    )


@cache
def load(key: str) -> Kit:
    """The game with this key. KeyError names it when there is none."""
    if key not in KEYS:
        raise KeyError(key)
    kit: Kit = importlib.import_module(f"{__name__}.{key}").KIT
    return kit
