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
    failed = Signal(str)
    """They could not be kept: a sentence."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.settings, self.complaint = load_settings(path)
        """What is in use, and empty or a sentence on what could not be read."""

    def replace(self, settings: Settings) -> None:
        """Use these from now on."""
        if settings == self.settings:
            return
        self.settings = settings
        self.changed.emit()
        if trouble := save_settings(self._path, settings):
            self.failed.emit(trouble)

    def change(self, **fields: Any) -> None:
        """Use other values for some fields."""
        self.replace(msgspec.structs.replace(self.settings, **fields))
