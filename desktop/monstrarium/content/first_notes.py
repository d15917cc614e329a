"""The notes of a game that explain things when they are first met, from resources/notes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..language.words import _
from ..table.first_notes import MOST, FirstNote
from .facts import ContentError, load_facts
from .places import resources


@cache
def first_notes(game: str) -> tuple[FirstNote, ...]:
    """The notes that come with the program, in the order in which they are shown where several fit; none for a game
    without a file of them. ContentError says what is wrong, with its line.
    """
    path = resources() / "notes" / f"{game}.toml"
    return read_notes(path) if path.exists() else ()


def read_notes(path: Path) -> tuple[FirstNote, ...]:
    """The notes of a file; ContentError says what is wrong with it, and where."""
    found = load_facts(path, "note", FirstNote)
    if len(found) > MOST:
        raise ContentError(
            _("{path}: there are {count} notes in it; {most} are the most.", path=path, count=len(found), most=MOST)
        )
    return found
