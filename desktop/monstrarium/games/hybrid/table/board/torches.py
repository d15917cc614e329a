"""Where torches hang on the walls of a laboratory. They are drawn on its tiles; no rule asks for them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from .....content.facts import load_facts
from .....content.places import resources
from .....engine.plain import Value
from ...ground.laboratory import cell_at
from ...ground.plan import KEPT, lab_of
from ...ground.tiles import SPAN, TURNS

FILE = resources() / "art" / "hybrid" / "torches.toml"
Squares = Annotated[str, msgspec.Meta(pattern="^([A-H][1-8]( |$))*$")]


class Torches(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The squares of a tile with a torch, by its clockwise quarter-turns."""

    tile: str
    turns: Annotated[tuple[Squares, ...], msgspec.Meta(min_length=TURNS, max_length=TURNS)]


def read_torches(path: Path) -> dict[str, tuple[str, ...]]:
    return {each.tile: each.turns for each in load_facts(path, "torches", Torches)}


TORCHES = read_torches(FILE)


@lru_cache(maxsize=KEPT)
def torches_of(plan: str) -> tuple[int, ...]:
    """The squares of walls with a torch, which lights the floor below."""
    lab = lab_of(plan)
    across, found = max(1, lab.width // SPAN), []
    for at, name in enumerate(lab.tiles):
        side, _slash, turns = name.partition("/")
        row, column = SPAN * (at // across), SPAN * (at % across)
        for cell in TORCHES.get(side, ("",) * TURNS)[int(turns or 0)].split():
            down, right = divmod(cell_at(SPAN, cell), SPAN)
            square = (row + down) * lab.width + column + right
            if lab.walls >> square & 1:
                found.append(square)
    return tuple(found)
