"""The games. A game's modules are read when it is first wanted, so that the shelf opens at once."""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING

from .boxes import BOXES

if TYPE_CHECKING:
    from .kit import Kit

KEYS = tuple(BOXES)


@cache
def load(key: str) -> Kit:
    """The game with this key. KeyError for an unknown one."""
    if key not in BOXES:
        raise KeyError(key)
    kit: Kit = importlib.import_module(f"{__name__}.{key}").KIT
    return kit
