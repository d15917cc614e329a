"""The file of the window's place, as it is read and written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from ...engine.plain import UNREADABLE, Value
from ...files import MEGABYTE, read_bytes
from ...storage.atomic import put_aside, write_atomically

VERSION = 1
"""Raised when an older file would not fit the window any more."""


class StoredState(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    version: int
    window: dict[str, bytes]


def read(path: Path) -> dict[str, bytes]:
    """What the file holds by key; nothing when it cannot be read or does not fit any more."""
    found = _found(path)
    return found.window if found is not None and found.version == VERSION else {}


def write(path: Path, window: Mapping[str, bytes]) -> None:
    """Write the file, or raise OSError; one that cannot be read is put aside first."""
    if _found(path) is None:
        put_aside(path)
    write_atomically(path, msgspec.json.encode(StoredState(VERSION, dict(window))))


def _found(path: Path) -> StoredState | None:
    try:
        return msgspec.json.decode(read_bytes(path, MEGABYTE), type=StoredState)
    except (OSError, *UNREADABLE):
        return None
