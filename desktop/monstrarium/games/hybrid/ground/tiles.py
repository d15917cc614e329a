"""The tiles of laboratories, eight by eight squares on two sides and laid in any turn, and the characters of plans."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from ....content.facts import ContentError, load_facts
from ....content.places import resources
from ....engine.plain import Value
from ....language.words import _, mark

FACTS = resources() / "hybrid"
SPAN = 8
WALL, CAVED, FLOOR = "#", "%", "."
TURNS = 4

Rows: TypeAlias = tuple[str, ...]


class Tile(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One tile: two sides of eight rows each, made of walls, of walls that have fallen in, and of floor."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    a: str
    b: str


def read_tiles(folder: Path) -> dict[str, Rows]:
    """The sides of all tiles by name, such as 4b; ContentError says what is wrong with them."""
    path, sides = folder / "tiles.toml", dict[str, Rows]()
    for tile in load_facts(path, "tile", Tile):
        for side, text in (("a", tile.a), ("b", tile.b)):
            name, rows = f"{tile.number}{side}", tuple(text.split())
            if name in sides:
                raise ContentError(_("{path}: there are two tiles {name}.", path=path, name=name))
            if len(rows) != SPAN or any(len(row) != SPAN or set(row) - {WALL, CAVED, FLOOR} for row in rows):
                raise ContentError(
                    _("{path}: tile {name} is not {span} rows of {span} squares each.", path=path, name=name, span=SPAN)
                )
            sides[name] = rows
    return sides


TILES = read_tiles(FACTS)


def laid(name: str) -> Rows | None:
    """The rows of a side as it lies: 4b, or 4b/1 with its clockwise quarter-turns; None when there is no such side."""
    side, _slash, turns = name.partition("/")
    rows = TILES.get(side)
    if rows is None or turns not in ("", *map(str, range(TURNS))):
        return None
    for _turn in range(int(turns or 0)):
        rows = tuple(["".join(column) for column in zip(*rows[::-1], strict=True)])
    return rows


# ---- the characters of a plan


SINGLE_DOORS, DOUBLE_DOORS, LOCKED = "+|", "=:", "|:"
DOORS, PASSAGES = SINGLE_DOORS + DOUBLE_DOORS, "'\""
OPENINGS, DOUBLES = DOORS + PASSAGES, '=:"'
PILLAR, ROCKS, EVENT = "o", "^", "?"
TRAPDOORS, OPEN_TRAPDOOR = "xX", "X"
OBJECTIVES = "123456"
ACCESSES = "<>*"
STARTS = "gdabcrsVt"
WALLS = WALL + CAVED
SOLID = WALLS + PILLAR

NAMES = {
    WALL: mark("a wall"),
    CAVED: mark("a wall that has fallen in"),
    FLOOR: mark("floor"),
    "+": mark("a single door"),
    "=": mark("a double door"),
    "'": mark("a single passage"),
    '"': mark("a double passage"),
    "|": mark("a locked single door"),
    ":": mark("a locked double door"),
    PILLAR: mark("a pillar"),
    ROCKS: mark("fallen rocks"),
    "x": mark("a trapdoor"),
    OPEN_TRAPDOOR: mark("an open trapdoor"),
    EVENT: mark("an event square"),
    **dict.fromkeys(OBJECTIVES, mark("an objective")),
    "<": mark("an entry"),
    ">": mark("an exit"),
    "*": mark("an entry and exit"),
    "t": mark("a tank"),
    **dict.fromkeys("gdabcrsV", mark("a deployment square")),
}
