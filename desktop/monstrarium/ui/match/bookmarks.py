"""Moments somebody marked in a match: kept on this computer, not in the match, which is the same for everybody."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ...engine.words import _
from ...storage.atomic import write_atomically

KEEP = 200
"""Matches whose marks are remembered; the oldest are let go."""


class Bookmarks:
    """The marked moments of all matches, in one small file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, match_id: str) -> frozenset[int]:
        """The marked moments of one match."""
        return frozenset(self._read().get(match_id, ()))

    def keep(self, match_id: str, nodes: frozenset[int]) -> str:
        """Remember the marks of a match; empty, or a sentence when they cannot be written."""
        marks = self._read()
        marks.pop(match_id, None)
        if nodes:
            marks[match_id] = sorted(nodes)
        newest = dict(list(marks.items())[-KEEP:])
        try:
            write_atomically(self._path, msgspec.json.encode(newest))
        except OSError as error:
            reason = error.strerror or error
            return _("The bookmarks cannot be kept in {path}: {reason}.", path=self._path, reason=reason)
        return ""

    def _read(self) -> dict[str, list[int]]:
        """A file that cannot be read holds no marks: they are a convenience."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, list[int]])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return {}
