"""Earlier generations of a match file: one beside it before every rewrite, and whole copies of damaged ones.

The folder they lie in may hold anything else as well. What is written over or removed there is a generation of ours by
its name, by its first line, and by the match that it belongs to; nothing else is even counted.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from ...files import SHIPPED, read_bytes
from ..atomic import PRIVATE, look, made_beside, move_to_free, remove, sync_folder, write_new
from .header import NEWS, identity

FOLDER = "backups"
KEEP_FILES = 40
KEEP_BYTES = 64 * 1024 * 1024


def previous(path: Path) -> Path:
    """Where the generation before this one lies, if there is one."""
    return path.parent / FOLDER / f"{path.name}~"


def keep_previous(path: Path, match: str) -> None:
    """Keep the file as it is now as the previous generation of this match; the file itself stays where it is.

    Where something else lies in the place of the generation or of its folder, none is kept.
    """
    kept = previous(path)
    with contextlib.suppress(FileExistsError):
        kept.parent.mkdir()
    if not stat.S_ISDIR(os.lstat(kept.parent).st_mode):
        return
    if os.path.lexists(kept) and identity(kept) != match:
        return
    with made_beside(kept) as fresh:
        _copy(path, fresh)
    prune(kept.parent, spare=kept)


def drop_previous(path: Path, match: str) -> None:
    """Remove the generation kept of a match that is removed; whatever else has its name stays."""
    kept = previous(path)
    if match and identity(kept) == match:
        remove(kept)


def move_previous(path: Path, to: Path, match: str) -> None:
    """Give the generation kept of a match the name that the match has now; where that has something, both stay."""
    kept = previous(path)
    if match and identity(kept) == match:
        with contextlib.suppress(OSError):
            move_to_free(kept, previous(to))


def keep_aside(path: Path, understood: bool) -> Path:
    """Copy a damaged file before anything is written over it, unless a copy holds all that would be lost with it.

    Of a file whose every line is `understood`, writing it anew loses none; there the damage is what was changed in it
    before. Such copies are never cleared away.
    """
    data = read_bytes(path, SHIPPED)
    number = 1
    while os.path.lexists(copy := path.with_name(f"{path.name}.damaged-{number}")):
        if _holds(copy, data, understood):
            return copy
        number += 1
    write_new(copy, data, PRIVATE, look(path))
    sync_folder(copy.parent)
    return copy


def prune(folder: Path, spare: Path) -> None:
    """Drop the oldest generations beyond the cap, never the one just made."""
    kept = sorted(_generations(folder), key=lambda found: found[1].st_mtime_ns, reverse=True)
    total = 0
    for count, (each, facts) in enumerate(kept, 1):
        total += facts.st_size
        if each != spare and (count > KEEP_FILES or total > KEEP_BYTES):
            with contextlib.suppress(OSError):
                remove(each)


def _generations(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """What we kept there of matches that lie beside the folder. A generation whose match is gone is the last of it."""
    found = []
    for each in folder.glob("*~"):
        with contextlib.suppress(OSError):
            facts = look(each)
            match = identity(each)
            if facts is not None and match and match == identity(folder.parent / each.name[:-1]):
                found.append((each, facts))
    return found


def _copy(path: Path, to: Path) -> None:
    """A second name for the same data where the system knows such a thing, else a copy."""
    try:
        os.link(path, to, follow_symlinks=False)
    except OSError:
        facts = os.stat(path)
        write_new(to, read_bytes(path, SHIPPED), PRIVATE, facts)
        os.utime(to, ns=(facts.st_atime_ns, facts.st_mtime_ns))


def _holds(copy: Path, data: bytes, understood: bool) -> bool:
    """Whether an earlier copy has these bytes, or the same match up to where it was played on since."""
    try:
        look(copy)
        kept = read_bytes(copy, SHIPPED)
    except OSError:
        return False
    if kept == data or not understood:
        return kept == data
    lines = _played(kept)
    return bool(lines) and lines <= _played(data)


def _played(data: bytes) -> set[bytes]:
    """The lines that hold the match itself: all but the header, which changes with every writing, and the news."""
    return {line for line in data.split(b"\n")[1:] if line and not line.startswith(NEWS)}
