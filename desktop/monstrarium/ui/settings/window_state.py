"""Where the window was and how its panels lay, in a file of its own that may be forgotten without harm."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray

from ...engine.plain import Value
from ...files import MEGABYTE, read_bytes
from ...storage.atomic import put_aside, write_atomically
from ...storage.match_files.limits import UNREADABLE

log = logging.getLogger(__name__)

VERSION = 1
"""Raised when what is remembered would not fit the window any more."""


class Memory(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the file holds."""

    version: int
    window: dict[str, bytes]


class Remembered:
    """Reads and writes the window's memory; a file that cannot be read is put aside when there is one to write."""

    def __init__(self, path: Path) -> None:
        self._path = path
        found = self._read()
        self._kept = found.window if found is not None and found.version == VERSION else {}
        self._changed = False

    def get(self, key: str) -> QByteArray:
        """Something remembered, or nothing."""
        return QByteArray(self._kept.get(key, b""))

    def put(self, key: str, value: QByteArray) -> None:
        """Remember it."""
        self._kept[key] = bytes(value.data())
        self._changed = True

    def keep(self) -> str:
        """Write everything down, on any thread. Where that cannot be, nothing is to be said of it: next time the
        window opens as it did the first.
        """
        if not self._changed:
            return ""
        try:
            if self._read() is None:
                put_aside(self._path)
            write_atomically(self._path, msgspec.json.encode(Memory(VERSION, dict(self._kept))))
        except OSError as error:
            log.info("The memory of the window is not kept: %s", error)
        return ""

    def _read(self) -> Memory | None:
        try:
            return msgspec.json.decode(read_bytes(self._path, MEGABYTE), type=Memory)
        except (OSError, *UNREADABLE):
            return None
