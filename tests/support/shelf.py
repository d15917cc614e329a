"""Every game of the program, and the small one that only tests play."""

from __future__ import annotations

from monstrarium import games
from monstrarium.games.kit import Kit

from . import pantry

KEYS = ("pantry", *games.KEYS)


def load(key: str) -> Kit:
    """The game with this key."""
    return pantry.KIT if key == "pantry" else games.load(key)
