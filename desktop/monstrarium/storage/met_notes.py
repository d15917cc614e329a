"""Which notes people have met, so that each explains its thing once: kept for each person of this account."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Annotated

import msgspec

from ..engine.plain import UNREADABLE
from ..files import MEGABYTE, read_bytes
from ..language.words import _
from .atomic import put_aside, write_atomically

PEOPLE, GAMES, NOTES = 40, 40, 200
"""The most that are kept: people, games of one of them, notes of one game. The oldest go."""

Known = Annotated[list[str], msgspec.Meta(max_length=NOTES)]


class Met(msgspec.Struct):
    """What one person has met in one game."""

    notes: Known = msgspec.field(default_factory=list)
    off: bool = False
    """Whether the person wants no notes of this game any more."""


People = dict[str, dict[str, Met]]
"""By the name of a person and the key of a game."""


class MetNotes:
    """The notes that were met, in a file. Changes count at once, even before `write` has written them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._turn = threading.Lock()
        self._damaged = False
        self.complaint = ""
        """Empty, or a sentence on why the file could not be read. It is put aside when the next one is written."""
        self._people = self._read()

    def met(self, person: str, game: str) -> frozenset[str]:
        return frozenset(self._of(person, game).notes)

    def is_off(self, person: str, game: str) -> bool:
        return self._of(person, game).off

    def add(self, person: str, game: str, note: str) -> None:
        """Note that a person has met a thing."""
        before = self._of(person, game)
        others = [each for each in before.notes if each != note]
        self._put(person, game, Met([*others, note][-NOTES:], before.off))

    def turn_off(self, person: str, game: str) -> None:
        """Show this person no notes of this game any more."""
        self._put(person, game, Met(self._of(person, game).notes, off=True))

    def forget(self) -> None:
        """Show everybody all notes again."""
        with self._turn:
            self._people = {}

    def write(self) -> str:
        """Write the file, on any thread; empty, or a sentence if that failed."""
        with self._turn:
            data = msgspec.json.encode(self._people)
        try:
            if self._damaged:
                put_aside(self._path)
                self._damaged = False
            write_atomically(self._path, data)
        except (OSError, UnicodeEncodeError) as error:
            reason = getattr(error, "strerror", None) or error
            return _("The notes that were met cannot be kept in {path}: {reason}.", path=self._path, reason=reason)
        return ""

    def _of(self, person: str, game: str) -> Met:
        return self._people.get(person, {}).get(game) or Met()

    def _put(self, person: str, game: str, met: Met) -> None:
        with self._turn:
            games = {key: kept for key, kept in self._people.get(person, {}).items() if key != game}
            people = {name: kept for name, kept in self._people.items() if name != person}
            people[person] = dict([*games.items(), (game, met)][-GAMES:])
            self._people = dict([*people.items()][-PEOPLE:])

    def _read(self) -> People:
        try:
            found: People = msgspec.json.decode(read_bytes(self._path, MEGABYTE), type=People)
        except FileNotFoundError:
            return {}
        except (OSError, *UNREADABLE) as error:
            self._damaged = True
            reason = " ".join(str(getattr(error, "strerror", None) or error).split())
            self.complaint = _(
                "The notes that were met, in {path}, cannot be read, so all are shown again: {reason}.",
                path=self._path,
                reason=reason,
            )
            return {}
        return found
