"""The list of matches that were opened last, in any folder."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..engine.plain import UNREADABLE
from ..files import MEGABYTE, read_bytes
from ..language.words import _
from .atomic import put_aside, write_atomically

KEEP = 10


class Recents:
    """A short list in a file. Changes count at once, even before `write` has written them.

    A match that has vanished stays on the list until it is removed from it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unwritten: list[tuple[Path, bool]] = []
        """The changes in order: a match, and whether it was added (True) or removed."""

    def paths(self) -> tuple[Path, ...]:
        """The listed matches, newest first; none if the list cannot be read."""
        return self._changed(tuple(self._unwritten))

    def add(self, path: Path) -> None:
        self._unwritten.append((path.absolute(), True))

    def remove(self, path: Path) -> None:
        self._unwritten.append((path.absolute(), False))

    def write(self) -> str:
        """Write the changes, on any thread; empty, or a sentence if that failed. Failed changes are dropped."""
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
    """Whether a file can have this name; the program writes no others into the list."""
    try:
        return b"\0" not in os.fsencode(name)
    except UnicodeEncodeError:
        return False
