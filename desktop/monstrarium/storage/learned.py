"""Which lessons somebody has done, and how far each has come, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from ..engine.plain import UNREADABLE, Value
from ..files import MEGABYTE, read_bytes
from ..language.words import _
from .atomic import put_aside, write_atomically

MOST = 500

Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]


class Progress(Value, frozen=True, gc=False):
    """How far a lesson has come."""

    done: bool = False
    """Whether it was done once."""
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """The step to which it comes back; 0 for the beginning."""


class Learned:
    """The progress in all lessons, by "game/lesson". Changes count at once, even before `write` has written them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unwritten: dict[str, Progress] = {}

    def of(self, lesson: str) -> Progress:
        return {**(self._read() or {}), **self._unwritten}.get(lesson, Progress())

    def done(self) -> frozenset[str]:
        """The lessons that were done."""
        known = {**(self._read() or {}), **self._unwritten}
        return frozenset(lesson for lesson, progress in known.items() if progress.done)

    def put(self, lesson: str, progress: Progress) -> None:
        self._unwritten[lesson] = progress

    def write(self) -> str:
        """Write the changes, on any thread; empty, or a sentence if that failed."""
        changes = dict(self._unwritten)
        if not changes:
            return ""
        known = self._read()
        try:
            if known is None:
                put_aside(self._path)
            kept = {**(known or {}), **changes}
            write_atomically(self._path, msgspec.json.encode(dict(list(kept.items())[-MOST:])))
        except OSError as error:
            return _(
                "What you have learned cannot be kept in {path}: {reason}.",
                path=self._path,
                reason=error.strerror or error,
            )
        for lesson, progress in changes.items():
            if self._unwritten.get(lesson) is progress:
                del self._unwritten[lesson]
        return ""

    def _read(self) -> dict[str, Progress] | None:
        """What the file has; None where it cannot be read."""
        try:
            return msgspec.json.decode(read_bytes(self._path, MEGABYTE), type=dict[Id, Progress])
        except (OSError, *UNREADABLE):
            return None
