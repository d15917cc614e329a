"""Laboratories that players draw: whether a skirmish can be fought in one, and what is wrong where if it cannot."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....content.facts import ContentError
from ....engine.plain import Plain
from ....language.words import _
from ..ground.laboratory import Lab, squares_of
from ..ground.plan import check, lab_from

LONGEST_MAP = 16 * 1024
"""A match carries its map in its first line, and in every mark."""
ROOM: Mapping[str, int] = MappingProxyType({"g": 10, "d": 16})
"""So many squares a side needs for its largest band."""
LARGE = 3
"""So many large warriors a side can bring."""


def why_not(value: Plain) -> str:
    """Empty when a skirmish can be fought on the map with this text, else the first thing that is wrong with it."""
    if not isinstance(value, str):
        return _("a map is a text.")
    if len(value.encode()) > LONGEST_MAP:
        return _("a map has no more than {limit} kB.", limit=LONGEST_MAP >> 10)
    wrong = check(value)
    if wrong:
        return str(wrong[0])
    try:
        return why_no_skirmish(lab_from(value))
    except ContentError as error:
        return str(error)


def why_no_skirmish(lab: Lab) -> str:
    """Empty when both sides find room to begin, else a sentence."""
    for mark, needed in ROOM.items():
        squares = lab.starts.get(mark, 0)
        if squares.bit_count() < needed:
            return _(
                "there are {found} squares {mark} for a side to begin on; a skirmish needs {needed}.",
                found=squares.bit_count(),
                mark=mark,
                needed=needed,
            )
    if _large_ones(lab, lab.starts["d"]) < LARGE:
        return _("among the squares d there is no room for {needed} warriors of 2 by 2 squares.", needed=LARGE)
    return ""


def _large_ones(lab: Lab, squares: int) -> int:
    """How many large bases find room there beside each other."""
    count = 0
    for square in squares_of(squares):
        base = lab.bases[2][square]
        if base and not base & ~squares:
            squares &= ~base
            count += 1
    return count
