"""The place of the window and of its panels, in a file that may be lost without harm."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray

from ...engine.plain import UNREADABLE, Value
from ...files import MEGABYTE, read_bytes
from ...storage.atomic import put_aside, write_atomically

log = logging.getLogger(__name__)

VERSION = 1
"""Raised when an older file would not fit the window any more."""


class StoredState(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    version: int
    window: dict[str, bytes]


class WindowState:
    """Reads and writes the file; one that cannot be read is put aside before another is written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        found = self._read()
        self._kept = found.window if found is not None and found.version == VERSION else {}
        self._changed = False

    def get(self, key: str) -> QByteArray:
        """The value of a key; empty when there is none."""
        return QByteArray(self._kept.get(key, b""))

    def put(self, key: str, value: QByteArray) -> None:
        """Keep a value, to be written by `keep`."""
        self._kept[key] = bytes(value.data())
        self._changed = True

    def keep(self) -> str:
        """Write the file, on any thread. A failure is only logged: the window then opens as it did the first time."""
        if not self._changed:
            return ""
        try:
            if self._read() is None:
                put_aside(self._path)
            write_atomically(self._path, msgspec.json.encode(StoredState(VERSION, dict(self._kept))))
        except OSError as error:
            log.info("The memory of the window is not kept: %s", error)
        return ""

    def _read(self) -> StoredState | None:
        try:
            return msgspec.json.decode(read_bytes(self._path, MEGABYTE), type=StoredState)
        except (OSError, *UNREADABLE):
            return None
