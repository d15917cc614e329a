"""The matches that were opened last, wherever they lie."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ..engine.files import MEGABYTE, read_bytes
from ..engine.words import _
from .atomic import put_aside, write_atomically
from .limits import UNREADABLE

KEEP = 10


class Recents:
    """A short list in a file; a file that vanished stays listed until it is removed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def paths(self) -> tuple[Path, ...]:
        """The newest first. A list that cannot be read is an empty one: it is only a convenience."""
        return self._read() or ()

    def add(self, path: Path) -> str:
        """Put a match first; empty, or a sentence when the list cannot be written."""
        path = path.absolute()
        return self._write((path, *(each for each in self.paths() if each != path)))

    def remove(self, path: Path) -> str:
        """Take a match out of the list; empty, or a sentence when the list cannot be written."""
        return self._write(tuple(each for each in self.paths() if each != path.absolute()))

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
            write_atomically(self._path, msgspec.json.encode([str(path) for path in paths[:KEEP]]))
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
