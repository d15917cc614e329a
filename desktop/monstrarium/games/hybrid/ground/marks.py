"""The characters of a plan, and what complaints call them."""

from __future__ import annotations

from ....language.words import mark
from .tiles import CAVED, FLOOR, WALL

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
