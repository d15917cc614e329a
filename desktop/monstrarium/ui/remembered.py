"""Where the window was and how its panels lay, in a file of its own that may be forgotten without harm."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from ..engine.files import MEGABYTE, read_bytes

log = logging.getLogger(__name__)

VERSION = 1
"""Raised when what is remembered would not fit the window any more."""


class Remembered:
    """Reads and writes the window's memory; a file that cannot be read is an empty one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if _fits(path) else None
        if self._file is not None and self._file.value("version", VERSION) not in (VERSION, str(VERSION)):
            self._file.clear()

    def get(self, key: str) -> QByteArray:
        """Something remembered, or nothing."""
        value = self._file.value(key) if self._file is not None else None
        return value if isinstance(value, QByteArray) else QByteArray()

    def put(self, key: str, value: QByteArray) -> None:
        """Remember it."""
        if self._file is not None:
            self._file.setValue("version", VERSION)
            self._file.setValue(key, value)

    def keep(self) -> None:
        """Write everything down; where that cannot be, the window opens next time as it did the first."""
        if self._file is not None:
            self._file.sync()


def _fits(path: Path) -> bool:
    """Whether Qt may be let at what lies there: it would wait for a pipe, and read whatever size."""
    try:
        data = read_bytes(path, MEGABYTE)
    except FileNotFoundError:
        return True
    except OSError as error:
        log.info("The memory of the window is left alone: %s", error)
        return False
    return b"@Variant" not in data and b"@Invalid" not in data
