"""Errors for matches that cannot be opened, and the sentences that say so."""

from __future__ import annotations

from pathlib import Path

from ...language.words import _
from ..paths import previous


class MatchError(Exception):
    """A match cannot be opened; the text says what is wrong, where, and what can be done."""


class BrokenMatch(MatchError):
    """A file is not a match that this program can read."""


def unreadable(path: Path, error: OSError) -> str:
    """A sentence for a file that is not there or that the system refuses to read."""
    if isinstance(error, FileNotFoundError):
        return _("{path} is not there.", path=path)
    return _("{path} cannot be read: {reason}.", path=path, reason=error.strerror or error)


def broken(path: Path, line: int, reason: str) -> str:
    """A sentence for a file that is wrong from this line on; it names the backup if there is one."""
    said = _("{path} cannot be opened: line {line}: {reason}.", path=path, line=line, reason=reason)
    kept = previous(path)
    if kept.exists():
        said += " " + _("The copy kept before it was last written lies at {path}.", path=kept)
    return said
