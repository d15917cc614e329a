"""The matches that were opened last, wherever they lie."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..files import MEGABYTE, read_bytes
from ..language.words import _
from .atomic import put_aside, write_atomically
from .match_files.limits import UNREADABLE

KEEP = 10


class Recents:
    """A short list in a file; a file that vanished stays listed until it is removed.

    A change counts at once, also while it is not yet written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unwritten: list[tuple[Path, bool]] = []
        """Which matches were opened or taken out, in order, and whether they are listed now."""

    def paths(self) -> tuple[Path, ...]:
        """The newest first. A list that cannot be read is an empty one: it is only a convenience."""
        return self._changed(tuple(self._unwritten))

    def add(self, path: Path) -> None:
        """Put a match first; `write` brings it to the disk."""
        self._unwritten.append((path.absolute(), True))

    def remove(self, path: Path) -> None:
        """Take a match out of the list; `write` brings it to the disk."""
        self._unwritten.append((path.absolute(), False))

    def write(self) -> str:
        """Write what has changed, on any thread; empty, or a sentence when it cannot be written, and is forgotten."""
        changes = tuple(self._unwritten)
        if not changes:
            return ""
        trouble = self._write(self._changed(changes))
        del self._unwritten[: len(changes)]
        return trouble

    def _changed(self, changes: Sequence[tuple[Path, bool]]) -> tuple[Path, ...]:
        paths = self._read() or ()
        for path, listed in changes:
            others = tuple(each for each in paths if each != path)
            paths = (path, *others) if listed else others
        return paths[:KEEP]

    def _read(self) -> tuple[Path, ...] | None:
        try:
            names = msgspec.json.decode(read_bytes(self._path, MEGABYTE), type=list[str])
        except (OSError, *UNREADABLE):
            return None
        return tuple(Path(name) for name in names[:KEEP] if _can_be_named(name))

    def _write(self, paths: tuple[Path, ...]) -> str:
        try:
            if self._read() is None:
                put_aside(self._path)
            write_atomically(self._path, msgspec.json.encode([str(path) for path in paths]))
        except (OSError, UnicodeEncodeError) as error:
            reason = getattr(error, "strerror", None) or error
            return _("The recent matches cannot be kept in {path}: {reason}.", path=self._path, reason=reason)
        return ""


def _can_be_named(name: str) -> bool:
    """Whether a file can have this name; a list that was written by us holds no other."""
    try:
        return b"\0" not in os.fsencode(name)
    except UnicodeEncodeError:
        return False
