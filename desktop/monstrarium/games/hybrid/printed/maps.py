"""Laboratories that players draw: where they are found, and whether a skirmish can be fought in one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from ....content.facts import ContentError
from ....content.packs import LABEL, find_packs
from ....engine.plain import Plain
from ....files import read_text
from ....language.words import _
from ...kit import Find
from ..ground.laboratory import Lab, squares_of
from ..ground.plan import check, lab_from, name_of

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
    count = 0
    for square in squares_of(squares):
        base = lab.bases[2][square]
        if base and not base & ~squares:
            squares &= ~base
            count += 1
    return count


# ---- the maps that players have drawn


GAME, OPTION = "hybrid", "plan"
FOLDERS = (".", "plans")
"""Where maps lie in a pack."""
MOST = 200


def maps_in(folder: Path) -> tuple[Find, ...]:
    """Every map that lies there, by name; those that cannot be played with what is wrong with them."""
    found = [_look(path) for path in [*_files(folder)][:MOST]]
    return tuple(sorted(found, key=lambda find: (bool(find.trouble), find.name.casefold(), find.path)))


def _files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.glob("*.toml"))
    for pack in find_packs(folder)[0]:
        if pack.label.game == GAME:
            for place in FOLDERS:
                yield from sorted(path for path in (pack.folder / place).glob("*.toml") if path.name != LABEL)


def _look(path: Path) -> Find:
    try:
        text = read_text(path, LONGEST_MAP)
    except OSError as error:
        reason = error.strerror or str(error)
        return Find(OPTION, path.stem, path, trouble=_("The file cannot be read: {reason}.", reason=reason))
    except UnicodeDecodeError as error:
        return Find(OPTION, path.stem, path, trouble=_("The file cannot be read: {reason}.", reason=error))
    name = name_of(text) or path.stem
    others = len(check(text)) - 1
    trouble = why_not(text)
    if trouble and others > 0:
        trouble = _("{what} And {n} more.", what=trouble, n=others)
    return Find(OPTION, name, path, text, trouble)
