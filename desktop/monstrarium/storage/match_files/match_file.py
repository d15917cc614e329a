"""One match, one file: written line by line while it is played, so that nothing accepted is ever lost.

The first line is the header, the second the seed, then one line an entry, each sent to the disk the moment it happens.
The file is the journal; when the match is closed it is written anew, compact, with a header of today.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

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
"""Seconds that a file which is let go of may take; then it goes on by itself."""


class BusyMatch(MatchError):
    """Another program writes this match."""


class MatchFile:
    """The ledger of a session, and its place on the disk, held against other programs until `close`.

    Nothing here waits for the disk but `settle` and `close`, and nothing raises once the file is made: trouble with the
    disk is told to `on_trouble` as a sentence, and the empty sentence when it is over. It is told on the thread that
    writes; whoever shows it brings it to their own.
    """

    def __init__(self, journal: Journal, header: Header, record: Record) -> None:
        self.path = journal.path
        self.header = header
        self.record = record
        self.trouble = ""
        """Empty, or what is wrong with the match as it was opened: what could not be read of it, or was changed."""
        self.read_only = ""
        """Empty, or why the match can be watched and nothing more. Then nothing of it is ever written."""
        self._journal = journal
        self._writer: Writer[Line | Job] = Writer(self._keep)

    @classmethod
    def create(
        cls, path: Path, header: Header, record: Record, codec: Codec[Any], on_trouble: Callable[[str], None]
    ) -> MatchFile:
        """The file of a match that begins; MatchError when there is one of that name."""
        if os.path.lexists(path):
            raise MatchError(_("{path} is there already; a new match needs a name of its own.", path=path))
        lock, _obstacle = _locked(path)
        journal = Journal(path, header, record, codec, on_trouble, lock)
        journal.begin()
        return cls(journal, header, record)

    @classmethod
    def resume(cls, path: Path, load: Callable[[str], Playable], on_trouble: Callable[[str], None]) -> MatchFile:
        """The file of a match that goes on: its `record` is the match. MatchError when that cannot be.

        Where it cannot be written, or not by this program alone, it is `read_only`. A link is followed to the match
        that it leads to, which keeps its place; so its lock is the same by whatever name it is reached.
        """
        path = Path(os.path.realpath(path))
        lock, obstacle = _locked(path) if _is_writable(path) else (None, _("it is read-only"))
        try:
            reading = read(path, load)
            journal = Journal(path, reading.header, reading.record, reading.codec, on_trouble, lock)
            made = cls(journal, reading.header, reading.record)
            made.trouble, sound = _judge(reading, path)
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
        """Keep an entry for good; the record has it already."""
        self._put(entry)

    def note(self, news: News) -> None:
        """Keep how the match stands, for the shelf, should the program end here."""
        self.header = self.header.with_news(news)
        self._put(news)

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """Keep who plays from now on; `settle` waits for it, and `is_seated` says whether the disk took it."""
        if not self.read_only:
            self.header = msgspec.structs.replace(self.header, seats=seats)
            self.record.seats = seats
            self._writer.put(partial(self._journal.seat, seats))

    @property
    def is_seated(self) -> bool:
        """Whether the file says who plays now. To be asked once the disk has settled."""
        return not self.read_only and self._journal.is_seated

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until the disk has everything or has refused it, but no longer than that; whether it has."""
        return self._writer.settle(seconds)

    @property
    def given_up(self) -> bool:
        """Whether nobody waits for the disk any more."""
        return self._writer.given_up

    def give_up(self) -> None:
        """Wait for the disk no more, not even when the program ends: what it does not have yet may be lost."""
        self._writer.give_up()

    def renew(self) -> None:
        """Begin to write the file anew with the header as it is now; `settle` waits for it."""
        if not self.read_only:
            self._writer.put(self._journal.renew)

    @property
    def is_kept(self) -> bool:
        """Whether everything that was played lies on the disk. To be asked once the disk has settled."""
        return bool(self.read_only) or self._journal.is_kept

    @property
    def unkept(self) -> int:
        """How many moves do not lie on the disk."""
        return 0 if self.read_only else len(self.record.moves) - self._journal.kept

    @property
    def reason(self) -> str:
        """Empty, or why the disk refused the last write."""
        return self._journal.reason

    def save_as(self, path: Path, mode: int = PRIVATE) -> None:
        """Write all that was played to another file. MatchError or OSError says why that cannot be."""
        self._writer.settle()
        lock = None if path.exists() and path.samefile(self.path) else _locked(path)[0]
        try:
            self._journal.save_as(path, mode)
        finally:
            _release(lock)

    def abandon(self, seconds: float = PATIENCE) -> None:
        """Let others have the file as it is; what is not in it is lost. Waits no longer than that for a slow disk."""
        self._writer.put(self._journal.release)
        self._writer.settle(seconds)

    def _keep(self, items: Sequence[Line | Job]) -> None:
        """Write the lines among these, and do the jobs."""
        if lines := [item for item in items if not callable(item)]:
            self._journal.take(lines)
        for job in items:
            if callable(job):
                job()

    def close(self) -> None:
        """Write the file anew with the header as it is now, and let others have it."""
        self._writer.close()
        self._journal.finish()

    def _put(self, line: Line) -> None:
        if not self.read_only:
            self._writer.put(line)


def _judge(reading: Reading, path: Path) -> tuple[str, bool]:
    """What is to be said of a match that was read, and whether its file is sound all the same."""
    facts = other_facts(reading.header, reading.kit, path)
    changed = "" if reading.trouble or facts else tampering(reading.kit.game, reading.record, path)
    return " ".join(filter(None, (reading.trouble, facts, changed))), not (reading.trouble or changed)


def _locked(path: Path) -> tuple[Lock | None, str]:
    """The lock of a file, or None and why none can be made; BusyMatch when another program has it."""
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
    """Whether a match may be written; what is wrong with the file otherwise, reading it will tell."""
    try:
        facts = look(path)
    except OSError:
        return False
    return facts is not None and writable(path, facts)


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()
