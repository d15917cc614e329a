"""The place of the window and of its panels, in a file that may be lost without harm."""

from __future__ import annotations

import importlib
import logging
import os
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QByteArray

log = logging.getLogger(__name__)


class WindowState:
    """Reads and writes the file; one that cannot be read is put aside before another is written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, bytes] = _file().read(path) if os.path.lexists(path) else {}
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
            _file().write(self._path, self._kept)
        except OSError as error:
            log.info("The memory of the window is not kept: %s", error)
        return ""


def _file() -> ModuleType:
    """What reads and writes the file. The first start has none, and opens its window sooner without this."""
    return importlib.import_module(".stored_state", __package__)
