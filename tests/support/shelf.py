"""Loads every game of the program, and the small games that only tests play."""

from __future__ import annotations

from monstrarium import games
from monstrarium.games.kit import Kit

from . import hush, pantry

KEYS = ("pantry", *games.KEYS)
OURS = {"pantry": pantry.KIT, "hush": hush.KIT}


def load(key: str) -> Kit:
    """The game with this key."""
    return OURS[key] if key in OURS else games.load(key)
