"""One match in one file, which is written line by line while the match is played, so that no move is lost.

The first line is the header, the second the seed, then there is one line for each entry, which is sent to the disk the
moment it happens. When the match is closed, the file is written anew with an up-to-date header.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import msgspec

from ...engine.record import Codec, Entry, Record, SeatInfo
from ...language.words import _
from ..atomic import PRIVATE, look, writable
from ..lock import Lock, LockedError
from ..writer import Writer
from .broken import MatchError, unreadable
from .header import Header, News
from .journal import Journal, Line
from .reading import Playable, Reading, other_facts, read, tampering

Job: TypeAlias = Callable[[], None]
PATIENCE = 5.0
"""Seconds to wait for the disk when a file is abandoned."""


class BusyMatch(MatchError):
    """Another program has this match open."""


class MatchFile:
    """The ledger of a session: it writes the file and holds its lock until `close`.

    Only `settle`, `abandon`, `save_as` and `close` wait for the disk, and only `save_as` raises errors of the disk.
    Other errors are passed to `on_trouble` as a sentence, on the thread that writes, and as an empty sentence when they
    are over.
    """

    has_file: ClassVar[bool] = True
    """Whether the match is on the disk, or to be written there."""

    def __init__(self, journal: Journal, header: Header, record: Record) -> None:
        self.path = journal.path
        self.header = header
        self.record = record
        self.trouble = ""
        """Empty, or what was wrong with the match when it was opened: damaged, or changed."""
        self.unfinished = ""
        """Empty, or a sentence on a last line that was not written to its end when it was opened."""
        self.read_only = ""
        """Empty, or why the match can only be watched; then its file is never written."""
        self._journal = journal
        self._writer: Writer[Line | Job] = Writer(self._keep)

    @classmethod
    def create(
        cls, path: Path, header: Header, record: Record, codec: Codec[Any], on_trouble: Callable[[str], None]
    ) -> MatchFile:
        """The file of a new match; MatchError if the path is taken."""
        if os.path.lexists(path):
            raise MatchError(_("{path} is there already; a new match needs a name of its own.", path=path))
        lock, _obstacle = _locked(path)
        journal = Journal(path, header, record, codec, on_trouble, lock)
        journal.begin()
        return cls(journal, header, record)

    @classmethod
    def resume(cls, path: Path, load: Callable[[str], Playable], on_trouble: Callable[[str], None]) -> MatchFile:
        """The file of a match that exists, with the match as its `record`; MatchError if it cannot be read.

        If it cannot be written, or another program has it open, it is `read_only`. A link is followed to the real file,
        so that the lock is the same by every name.
        """
        path = Path(os.path.realpath(path))
        lock, obstacle = _locked(path) if _is_writable(path) else (None, _("it is read-only"))
        try:
            reading = read(path, load)
            journal = Journal(path, reading.header, reading.record, reading.codec, on_trouble, lock)
            made = cls(journal, reading.header, reading.record)
            made.trouble, sound = _judge(reading, path)
            made.unfinished = reading.unfinished
            if lock is None:
                made.read_only = _("{path} can only be watched: {reason}.", path=path, reason=obstacle)
            elif not sound:
                journal.keep_damaged(understood=not reading.trouble)
            elif reading.clean:
                journal.reopen()
        except OSError as error:
            _release(lock)
            raise MatchError(unreadable(path, error)) from None
        except BaseException:
            _release(lock)
            raise
        return made

    def write(self, entry: Entry) -> None:
        """Write an entry; the record has it already."""
        self._put(entry)

    def note(self, news: News) -> None:
        """Write the present facts of the match for the list of matches, in case the program is killed."""
        self.header = self.header.with_news(news)
        self._put(news)

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """Write other seats. After `settle`, `is_seated` says whether they are in the file."""
        if not self.read_only:
            self.header = msgspec.structs.replace(self.header, seats=seats)
            self.record.seats = seats
            self._writer.put(partial(self._journal.seat, seats))

    @property
    def is_seated(self) -> bool:
        """Whether the file has the present seats; valid after `settle`."""
        return not self.read_only and self._journal.is_seated

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until everything was written or refused, but no longer than `seconds`; whether it was."""
        return self._writer.settle(seconds)

    @property
    def given_up(self) -> bool:
        """Whether nobody waits for the disk any more."""
        return self._writer.given_up

    def give_up(self) -> None:
        """Stop waiting for the disk, even when the program ends; moves that are not on the disk yet may be lost."""
        self._writer.give_up()

    def renew(self) -> None:
        """Begin to write the file anew with the present header; `settle` waits for it."""
        if not self.read_only:
            self._writer.put(self._journal.renew)

    @property
    def is_kept(self) -> bool:
        """Whether all moves are on the disk; valid after `settle`."""
        return bool(self.read_only) or self._journal.is_kept

    @property
    def unkept(self) -> int:
        """The number of moves that are not on the disk."""
        return 0 if self.read_only else len(self.record.moves) - self._journal.kept

    @property
    def reason(self) -> str:
        """Empty, or why the last write failed."""
        return self._journal.reason

    def save_as(self, path: Path, mode: int = PRIVATE) -> None:
        """Write the whole match to another file; MatchError or OSError says why that failed."""
        self._writer.settle()
        lock = None if path.exists() and path.samefile(self.path) else _locked(path)[0]
        try:
            self._journal.save_as(path, mode)
        finally:
            _release(lock)

    def abandon(self, seconds: float = PATIENCE) -> None:
        """Close the file as it is and release the lock; waits for the disk no longer than `seconds`."""
        self._writer.put(self._journal.release)
        self._writer.settle(seconds)

    def _keep(self, items: Sequence[Line | Job]) -> None:
        """Write the lines among the items, then do the jobs."""
        if lines := [item for item in items if not callable(item)]:
            self._journal.take(lines)
        for job in items:
            if callable(job):
                job()

    def close(self) -> None:
        """Write the file anew with the present header, close it and release the lock."""
        self._writer.close()
        self._journal.finish()

    def _put(self, line: Line) -> None:
        if not self.read_only:
            self._writer.put(line)


def _judge(reading: Reading, path: Path) -> tuple[str, bool]:
    """A sentence about what is wrong with a match that was read, and whether its file is undamaged."""
    facts = other_facts(reading.header, reading.kit, path)
    changed = "" if reading.trouble or facts else tampering(reading.kit.game, reading.record, path)
    return " ".join(filter(None, (reading.trouble, facts, changed))), not (reading.trouble or changed)


def _locked(path: Path) -> tuple[Lock | None, str]:
    """The lock of a file, or None and the reason why none can be made; BusyMatch if another program holds it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Lock.take(path), ""
    except LockedError as error:
        raise BusyMatch(
            _("{path} is being played in another window (process {process}). Close it there.", path=path, process=error)
        ) from None
    except OSError as error:
        return None, error.strerror or str(error)


def _is_writable(path: Path) -> bool:
    """Whether a match file may be written; False also if it cannot be looked at."""
    try:
        facts = look(path)
    except OSError:
        return False
    return facts is not None and writable(path, facts)


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()
