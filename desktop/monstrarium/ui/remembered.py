"""Where the window was and how its panels lay, in a file of its own that may be forgotten without harm."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

VERSION = 1
"""Raised when what is remembered would not fit the window any more."""


class Remembered:
    """Reads and writes the window's memory; a file that cannot be read is an empty one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        if self._file.value("version", VERSION, int) != VERSION:
            self._file.clear()

    def get(self, key: str) -> QByteArray:
        """Something remembered, or nothing."""
        value = self._file.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def put(self, key: str, value: QByteArray) -> None:
        """Remember it."""
        self._file.setValue("version", VERSION)
        self._file.setValue(key, value)

    def keep(self) -> None:
        """Write everything down; where that cannot be, the window opens next time as it did the first."""
        self._file.sync()
