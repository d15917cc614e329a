"""The maps that players have drawn: TOML files in the packs folder itself, or in packs for this game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ....content.packs import LABEL, find_packs
from ....files import read_text
from ....language.words import _
from ...kit import Find
from ..ground.plan import check, name_of
from .maps import LONGEST_MAP, why_not

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
