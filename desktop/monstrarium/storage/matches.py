"""One match, one file: written line by line while it is played, so that nothing accepted is ever lost.

The first line is the header, the second the seed, then one line an entry, each on the disk before the next decision.
The file is the journal; when the match is closed it is written anew, compact, with a header of today.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..engine.codec import Codec
from ..engine.record import Entry, Record
from ..engine.words import _
from .atomic import BINARY, write_all, write_atomically
from .backups import keep_aside, keep_previous
from .broken import MatchError
from .header import Header, News
from .lock import Lock, LockedError
from .reading import Body, Playable, read, tampering

SYNC: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


class BusyMatch(MatchError):
    """Another program writes this match."""


class MatchFile:
    """The ledger of a session, and its place on the disk, held against other programs until `close`.

    Nothing here raises once the file is made: trouble with the disk is told to `on_trouble` as a sentence, and the
    empty sentence when it is over. What could not be written waits in memory and is tried again with every entry.
    """

    def __init__(
        self,
        path: Path,
        header: Header,
        record: Record,
        codec: Codec[Any],
        lock: Lock | None,
        on_trouble: Callable[[str], None],
    ) -> None:
        self.path = path
        self.header = header
        self.record = record
        self.trouble = ""
        """Empty, or what is wrong with the match as it was opened: what could not be read of it, or was changed."""
        self._codec = codec
        self._lock = lock
        self._tell = on_trouble
        self._told = ""
        self._handle: int | None = None
        self._length = 0
        """How much of the file is sound; what lies beyond is the torn rest of a failed write."""
        self._waiting: list[bytes] = []
        self._changed = False
        self._keep_damaged = False

    @classmethod
    def create(
        cls, path: Path, header: Header, record: Record, codec: Codec[Any], on_trouble: Callable[[str], None]
    ) -> MatchFile:
        """The file of a match that begins; MatchError when there is one of that name."""
        if path.exists():
            raise MatchError(_("{path} is there already; a new match needs a name of its own.", path=path))
        made = cls(path, header, record, codec, _locked(path), on_trouble)
        made._changed = True
        made._flush()
        return made

    @classmethod
    def resume(cls, path: Path, load: Callable[[str], Playable], on_trouble: Callable[[str], None]) -> MatchFile:
        """The file of a match that goes on: its `record` is the match. MatchError when that cannot be."""
        lock = _locked(path)
        try:
            reading = read(path, load)
            made = cls(path, reading.header, reading.record, reading.codec, lock, on_trouble)
            made.trouble = reading.trouble or tampering(reading.game, reading.record, path)
            made._keep_damaged = bool(made.trouble)
            if reading.clean and not made.trouble:
                made._reopen()
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        return made

    def write(self, entry: Entry) -> None:
        """Keep an entry for good; the record has it already."""
        self._waiting.append(self._codec.write(entry) + b"\n")
        self._changed = True
        self._flush()

    def note(self, news: News) -> None:
        """Keep how the match stands, for the shelf, should the program end here."""
        self.header = self.header.with_news(news)
        self._waiting.append(msgspec.json.encode(news) + b"\n")
        self._changed = True
        self._flush()

    def close(self) -> None:
        """Write the file anew with the header as it is now, and let others have it."""
        if self._waiting:
            self._flush()
        if self._changed:
            self._attempt(self._write_whole)
        self._shut()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # ---- how

    def _flush(self) -> None:
        self._attempt(self._append if self._is_there() else self._write_whole)

    def _attempt(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            self._say(
                _(
                    "The match cannot be written to {path}: {reason}. Play goes on, and every move tries again.",
                    path=self.path,
                    reason=error.strerror or error,
                )
            )
        else:
            self._waiting.clear()
            self._say("")

    def _say(self, trouble: str) -> None:
        if trouble != self._told:
            self._told = trouble
            self._tell(trouble)

    def _is_there(self) -> bool:
        """Whether the open file is the one that lies at the path; one that was taken away is written anew."""
        if self._handle is None:
            return False
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._handle))
        except OSError:
            return False

    def _append(self) -> None:
        assert self._handle is not None
        lines = b"".join(self._waiting)
        os.ftruncate(self._handle, self._length)
        os.lseek(self._handle, self._length, os.SEEK_SET)
        write_all(self._handle, lines)
        SYNC(self._handle)
        self._length += len(lines)

    def _write_whole(self) -> None:
        if self._keep_damaged:
            keep_aside(self.path)
            self._keep_damaged = False
        if self.path.exists():
            keep_previous(self.path)
        lines = (self.header, Body(self.record.seed), *self.record.entries())
        encode = msgspec.json.Encoder(order="deterministic").encode
        self._shut()
        write_atomically(self.path, b"".join(encode(line) + b"\n" for line in lines))
        self._changed = False
        self._reopen()

    def _reopen(self) -> None:
        self._handle = os.open(self.path, os.O_WRONLY | BINARY)
        self._length = os.fstat(self._handle).st_size

    def _shut(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _locked(path: Path) -> Lock | None:
    """The lock of a file, or None where none can be made: then writing tells its own trouble."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Lock.take(path)
    except LockedError as error:
        raise BusyMatch(
            _("{path} is being played in another window (process {process}). Close it there.", path=path, process=error)
        ) from None
    except OSError:
        return None
