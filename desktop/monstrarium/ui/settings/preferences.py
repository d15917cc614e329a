"""The settings in use: whoever depends on them listens here, and every change goes to the disk at once.

Several windows may share the file. Each goes on with its own settings while it is open, and writes no more than what
was changed in it; the next that opens finds the last word on everything.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from ...storage.settings import Settings, load_settings, save_settings
from .chores import Chores


class Preferences(QObject):
    """Holds frozen settings; a change replaces them."""

    changed = Signal()
    failed = Signal(str)
    """They could not be kept: a sentence."""

    def __init__(self, path: Path, chores: Chores, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._chores = chores
        self.settings, self.complaint = load_settings(path)
        """What is in use, and empty or a sentence on what could not be read."""
        self._written = self.settings
        """What the file was last known to say."""

    def replace(self, settings: Settings) -> None:
        """Use these from now on."""
        if settings == self.settings:
            return
        self.settings = settings
        self.changed.emit()
        self._chores.do(partial(self._write, settings), self, self.failed.emit)

    def change(self, **fields: Any) -> None:
        """Use other values for some fields."""
        self.replace(msgspec.structs.replace(self.settings, **fields))

    def _write(self, settings: Settings) -> str:
        """On the thread that writes, which alone knows what was written."""
        trouble = save_settings(self._path, settings, self._written)
        if not trouble:
            self._written = settings
        return trouble
