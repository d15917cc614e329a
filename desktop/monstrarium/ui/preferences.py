"""The settings in use: whoever depends on them listens here, and every change is on the disk at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from ..storage.settings import Settings, load_settings, save_settings


class Preferences(QObject):
    """Holds frozen settings; a change replaces them."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.settings, self.complaint = load_settings(path)
        """What is in use, and empty or a sentence on what could not be read."""

    def replace(self, settings: Settings) -> str:
        """Use these from now on; empty, or a sentence when they cannot be kept."""
        if settings == self.settings:
            return ""
        self.settings = settings
        self.changed.emit()
        return save_settings(self._path, settings)

    def change(self, **fields: Any) -> str:
        """Use other values for some fields."""
        return self.replace(msgspec.structs.replace(self.settings, **fields))
