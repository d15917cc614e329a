"""Backups of match files: the previous version, kept before every rewrite, and whole copies of damaged files.

The folder of backups may hold other files as well. Only a file that is a backup by its name, by its first line and by
the match that it belongs to is replaced, removed or counted.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from ...files import SHIPPED, read_bytes
from ..atomic import PRIVATE, look, made_beside, move_to_free, remove, sync_folder, write_new
from ..paths import previous
from .header import NEWS, identity

KEEP_FILES = 40
KEEP_BYTES = 64 * 1024 * 1024


def keep_previous(path: Path, match: str) -> None:
    """Keep a copy of the present file as the backup of this match.

    No backup is made if something else has the name of the backup or of its folder.
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
    """Remove the backup of a match that is removed; another file of that name stays."""
    kept = previous(path)
    if match and identity(kept) == match:
        remove(kept)


def move_previous(path: Path, to: Path, match: str) -> None:
    """Rename the backup of a match that was renamed; if the new name is taken, both files stay."""
    kept = previous(path)
    if match and identity(kept) == match:
        with contextlib.suppress(OSError):
            move_to_free(kept, previous(to))


def keep_aside(path: Path, understood: bool) -> Path:
    """Copy a damaged file before it is written over, unless an earlier copy has the same bytes; the path of the copy.

    If every line of the file is `understood`, an earlier copy of the same match with fewer moves is enough, because no
    line gets lost. These copies are never removed.
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
    """Remove the oldest backups beyond the limits, but never `spare`."""
    kept = sorted(_generations(folder), key=lambda found: found[1].st_mtime_ns, reverse=True)
    total = 0
    for count, (each, facts) in enumerate(kept, 1):
        total += facts.st_size
        if each != spare and (count > KEEP_FILES or total > KEEP_BYTES):
            with contextlib.suppress(OSError):
                remove(each)


def _generations(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """The backups of matches that still exist. The backup of a match that is gone is not counted and never removed."""
    found = []
    for each in folder.glob("*~"):
        with contextlib.suppress(OSError):
            facts = look(each)
            match = identity(each)
            if facts is not None and match and match == identity(folder.parent / each.name[:-1]):
                found.append((each, facts))
    return found


def _copy(path: Path, to: Path) -> None:
    """Make a hard link to a file, or a copy if the file system has none."""
    try:
        os.link(path, to, follow_symlinks=False)
    except OSError:
        facts = os.stat(path)
        write_new(to, read_bytes(path, SHIPPED), PRIVATE, facts)
        os.utime(to, ns=(facts.st_atime_ns, facts.st_mtime_ns))


def _holds(copy: Path, data: bytes, understood: bool) -> bool:
    """Whether an earlier copy has the same bytes, or lines of the same match that are all in these bytes as well."""
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
    """The lines of the match itself, without the header and the news, which change often."""
    return {line for line in data.split(b"\n")[1:] if line and not line.startswith(NEWS)}
