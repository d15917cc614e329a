"""Moments somebody marked in a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from ...language.words import _
from ..settings.chores import Chores
from .kept_notes import Notes


class Bookmarks:
    """The marked moments of all matches, kept on this computer."""

    def __init__(self, path: Path, chores: Chores) -> None:
        self._notes = Notes(path, list[int])
        self._chores = chores

    def of(self, match_id: str) -> frozenset[int]:
        """The marked moments of one match."""
        return frozenset(self._notes.of(match_id) or ())

    def keep(self, match_id: str, nodes: frozenset[int], whose: QObject, tell: Callable[[str], object]) -> None:
        """Remember the marks of a match; `tell` hears a sentence when they cannot be written."""
        self._notes.put(match_id, sorted(nodes) or None)
        self._chores.do(partial(self._write, match_id), whose, tell)

    def _write(self, match_id: str) -> str:
        reason = self._notes.write(match_id)
        if not reason:
            return ""
        return _("The bookmarks cannot be kept in {path}: {reason}.", path=self._notes.path, reason=reason)
