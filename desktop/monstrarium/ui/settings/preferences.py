"""The settings in use, and the languages to choose from.

Every change is written at once. Several windows may share the file: each keeps its own settings while it is open, and
writes only what was changed in it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal

from ...content.catalogues import catalogues
from ...language.words import ENGLISH
from ...storage.settings import Settings, load_settings, save_settings
from .chores import Chores


class Preferences(QObject):
    """Holds the settings, which are frozen; a change replaces them."""

    changed = Signal()
    failed = Signal(str)
    """A sentence on why the settings could not be written."""

    def __init__(self, path: Path, chores: Chores, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._chores = chores
        self.settings, self.complaint = load_settings(path)
        """The settings in use; and empty, or a sentence on what could not be read."""
        self._written = self.settings
        """What the file says as far as is known; used only on the thread that writes."""

    def replace(self, settings: Settings) -> None:
        """Use other settings from now on, and write them."""
        if settings == self.settings:
            return
        self.settings = settings
        self.changed.emit()
        self._chores.do(partial(self._write, settings), self, self.failed.emit)

    def change(self, **fields: Any) -> None:
        self.replace(self.settings._replace(**fields))

    def _write(self, settings: Settings) -> str:
        trouble = save_settings(self._path, settings, self._written)
        if not trouble:
            self._written = settings
        return trouble


def languages(folder: Path) -> dict[str, str]:
    """The languages with a translation in the folder, and English: codes and own names, in the order of the names."""
    names = {code: _own_name(code) for code in (ENGLISH, *catalogues(folder))}
    return dict(sorted(names.items(), key=lambda named: named[1].casefold()))


def _own_name(code: str) -> str:
    if code == ENGLISH:
        return "English"
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code
