"""Notes about matches, such as bookmarks, kept on this computer beside them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject

from ...engine.plain import UNREADABLE
from ...files import MEGABYTE, read_bytes
from ...language.words import _
from ...storage.atomic import put_aside, write_atomically
from ..settings.chores import Chores

KEEP = 200
"""The most matches with a note; the oldest notes go."""
T = TypeVar("T")


class Notes(Generic[T]):
    """A file with a note for each match. A note counts at once, before it is written."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self.path = path
        self._type: Any = dict[str, kind]  # type: ignore[valid-type]
        self._unwritten: dict[str, T | None] = {}
        self._turn = threading.Lock()

    def of(self, match_id: str) -> T | None:
        with self._turn:
            if match_id in self._unwritten:
                return self._unwritten[match_id]
        return (self._read() or {}).get(match_id)

    def put(self, match_id: str, note: T | None) -> None:
        """Set the note of a match, to be written by `write`."""
        with self._turn:
            self._unwritten[match_id] = note

    def write(self, match_id: str) -> str:
        """Write the note of a match, on any thread. Empty, or the reason why it cannot be written."""
        with self._turn:
            if match_id not in self._unwritten:
                return ""
            note = self._unwritten[match_id]
        if reason := self._write(match_id, note):
            return reason
        with self._turn:
            if self._unwritten[match_id] is note:
                del self._unwritten[match_id]
        return ""

    def _write(self, match_id: str, note: T | None) -> str:
        found = self._read()
        notes = found or {}
        notes.pop(match_id, None)
        if note is not None:
            notes[match_id] = note
        newest = dict(list(notes.items())[-KEEP:])
        try:
            if found is None:
                put_aside(self.path)
            write_atomically(self.path, msgspec.json.encode(newest))
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def _read(self) -> dict[str, T] | None:
        try:
            found: dict[str, T] = msgspec.json.decode(read_bytes(self.path, MEGABYTE), type=self._type)
        except (OSError, *UNREADABLE):
            return None
        return found


class Bookmarks:
    def __init__(self, path: Path, chores: Chores) -> None:
        self._notes = Notes(path, list[int])
        self._chores = chores

    def of(self, match_id: str) -> frozenset[int]:
        return frozenset(self._notes.of(match_id) or ())

    def keep(self, match_id: str, nodes: frozenset[int], whose: QObject, tell: Callable[[str], object]) -> None:
        """Keep the bookmarks of a match; `tell` gets a sentence when they cannot be written."""
        self._notes.put(match_id, sorted(nodes) or None)
        self._chores.do(partial(self._write, match_id), whose, tell)

    def _write(self, match_id: str) -> str:
        reason = self._notes.write(match_id)
        if not reason:
            return ""
        return _("The bookmarks cannot be kept in {path}: {reason}.", path=self._notes.path, reason=reason)
