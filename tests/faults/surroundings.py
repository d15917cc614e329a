"""Files of somebody else's in a folder of matches, which must stay as they are."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TypeAlias

Facts: TypeAlias = tuple[int, int, int, bytes]
"""The mode, the number, the time of the last change, and the content of a file."""

NAMES = (
    "thesis.odt~",
    "backups/notes.txt~",
    "backups/played.monstrarium.bak",
    ".played.monstrarium.monstrarium-new",
    ".played.monstrarium.monstrarium-999999-nothing.new",
    "played.monstrarium.old",
    "settings.ini~",
    "backups/other.monstrarium~",
)


def scatter(folder: Path) -> None:
    """Put somebody else's files beside a match, with links and a pipe among them."""
    (folder / "backups").mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / name).write_bytes(b"precious " * 50 + name.encode())
    (folder / "precious").write_bytes(b"x" * 9000)
    (folder / "link~").symlink_to("precious")
    (folder / "backups" / "link.monstrarium~").symlink_to("../precious")
    (folder / "backups" / "nowhere.monstrarium~").symlink_to("nothing")
    os.mkfifo(folder / "backups" / "pipe.monstrarium~")


def listed(folder: Path) -> dict[str, Facts]:
    """Everything below a folder but folders."""
    return {
        path.relative_to(folder).as_posix(): facts_of(path)
        for path in sorted(folder.rglob("*"))
        if not path.is_dir() or path.is_symlink()
    }


def facts_of(path: Path) -> Facts:
    """The facts of one file, without following a link or waiting for a pipe."""
    facts = os.lstat(path)
    if stat.S_ISLNK(facts.st_mode):
        inside = os.readlink(path).encode()
    else:
        inside = path.read_bytes() if stat.S_ISREG(facts.st_mode) else b""
    return facts.st_mode, facts.st_ino, facts.st_mtime_ns, inside


def changed(before: dict[str, Facts], now: dict[str, Facts]) -> list[str]:
    """The files that have changed."""
    return [name for name, facts in before.items() if now.get(name) != facts]
