"""Moments somebody marked in a match."""

from __future__ import annotations

from pathlib import Path

from ...engine.words import _
from .notes import Notes


class Bookmarks:
    """The marked moments of all matches, kept on this computer."""

    def __init__(self, path: Path) -> None:
        self._notes = Notes(path, list[int])

    def of(self, match_id: str) -> frozenset[int]:
        """The marked moments of one match."""
        return frozenset(self._notes.of(match_id) or ())

    def keep(self, match_id: str, nodes: frozenset[int]) -> str:
        """Remember the marks of a match; empty, or a sentence when they cannot be written."""
        reason = self._notes.keep(match_id, sorted(nodes) or None)
        if not reason:
            return ""
        return _("The bookmarks cannot be kept in {path}: {reason}.", path=self._notes.path, reason=reason)
