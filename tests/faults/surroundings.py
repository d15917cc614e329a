"""What lies in a folder of matches and is not ours: it must be the same before and after whatever happens there."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TypeAlias

Facts: TypeAlias = tuple[int, int, int, bytes]
"""Mode, number of the file, time of the last change, and what is in it."""

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
    """Put files of somebody else's beside a match, with links and a pipe among them."""
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
    """All that can be known of one file without following a link or waiting for a pipe."""
    facts = os.lstat(path)
    if stat.S_ISLNK(facts.st_mode):
        inside = os.readlink(path).encode()
    else:
        inside = path.read_bytes() if stat.S_ISREG(facts.st_mode) else b""
    return facts.st_mode, facts.st_ino, facts.st_mtime_ns, inside


def changed(before: dict[str, Facts], now: dict[str, Facts]) -> list[str]:
    """Which of the files that were there are not any more as they were."""
    return [name for name, facts in before.items() if now.get(name) != facts]
