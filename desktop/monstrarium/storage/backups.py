"""Earlier generations of a match file: one beside it before every rewrite, and whole copies of damaged ones."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from .atomic import coming

FOLDER = "backups"
KEEP_FILES = 40
KEEP_BYTES = 64 * 1024 * 1024


def previous(path: Path) -> Path:
    """Where the generation before this one lies, if there is one."""
    return path.parent / FOLDER / f"{path.name}~"


def keep_previous(path: Path) -> None:
    """Keep the file as it is now as the previous generation; the file itself stays where it is."""
    kept = previous(path)
    kept.parent.mkdir(exist_ok=True)
    fresh = coming(kept)
    with contextlib.suppress(FileNotFoundError):
        fresh.unlink()
    _copy(path, fresh)
    os.replace(fresh, kept)
    prune(kept.parent, spare=kept)


def keep_aside(path: Path) -> Path:
    """Copy a damaged file before anything is written over it; such copies are never cleared away."""
    number = 1
    while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    shutil.copy2(path, copy)
    return copy


def prune(folder: Path, spare: Path) -> None:
    """Drop the oldest generations beyond the cap, never the one just made."""
    kept = sorted(folder.glob("*~"), key=_age, reverse=True)
    total = 0
    for count, each in enumerate(kept, 1):
        total += _size(each)
        if each != spare and (count > KEEP_FILES or total > KEEP_BYTES):
            with contextlib.suppress(OSError):
                each.unlink()


def _copy(path: Path, to: Path) -> None:
    """A second name for the same data where the system knows such a thing, else a copy."""
    try:
        os.link(path, to)
    except OSError:
        shutil.copy2(path, to)


def _age(path: Path) -> float:
    with contextlib.suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _size(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_size
    return 0
