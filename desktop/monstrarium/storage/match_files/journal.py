"""Writing the file of a running match: lines are appended, and the whole file is written anew at the end."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ... import __version__
from ...engine.record import Codec, Entry, Record, SeatInfo
from ...language.words import _
from ..atomic import NotOursError, open_there, write_all, write_atomically
from ..lock import Lock, LockedError
from .backups import keep_aside, keep_previous
from .header import Header, News, identity
from .reading import Body
from .upgrades import version_for

SYNC: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
Line: TypeAlias = Entry | News

log = logging.getLogger(__name__)


class Journal:
    """Writes one match to its file. It has a copy of the record, because play goes on while the disk is busy.

    Errors of the disk are not raised but passed to `on_trouble` as a sentence, and as an empty sentence when they are
    over. Lines that could not be written are kept in memory and tried again with every new line. Nothing is written
    without the lock, or over changes of another program.
    """

    def __init__(
        self,
        path: Path,
        header: Header,
        record: Record,
        codec: Codec[Any],
        on_trouble: Callable[[str], None],
        lock: Lock | None,
    ) -> None:
        self.path = path
        self._header = header
        self._record = record.copy()
        self._codec = codec
        self._tell = on_trouble
        self._told = ""
        self._lock = lock
        """None if none could be made; then every attempt to write tries to take it first."""
        self._handle: int | None = None
        self._length = 0
        """The length of the sound part of the file; anything beyond it is left from a failed write."""
        self._torn = False
        self._waiting: list[bytes] = []
        self._changed = False
        self._new = False
        self._aside: Callable[[], object] | None = None
        self._reseated = False
        """Whether the seats have changed since the first line of the file was written."""
        self._kept = len(self._record.moves)
        self._owes = False
        """Whether there are moves that are not in the file."""
        self.reason = ""
        """Empty, or why the last write failed."""

    def reopen(self) -> None:
        """Open the existing file, which is sound, to append lines; OSError if it cannot be opened."""
        self._handle = open_there(self.path, os.O_WRONLY)
        self._length = os.fstat(self._handle).st_size
        self._torn = False

    def keep_damaged(self, understood: bool) -> None:
        """Copy the damaged file with `keep_aside` before anything is written over it."""
        self._aside = partial(keep_aside, self.path, understood)

    def begin(self) -> None:
        """Begin a new file, which is made with the first line or at the end."""
        self._changed = True
        self._new = True

    def take(self, lines: Sequence[Line]) -> None:
        """Write lines in order and sync once; then the whole file if its first line promises an older version."""
        for line in lines:
            if isinstance(line, News):
                self._header = self._header.with_news(line)
                self._waiting.append(msgspec.json.encode(line) + b"\n")
            else:
                self._record.add(line)
                self._waiting.append(self._codec.write(line) + b"\n")
                self._owes = True
        self._changed = True
        self._attempt(self._append if self._is_there() else self._write_whole)
        if version_for(lines) > self._header.version and self.is_kept:
            self._attempt(self._write_whole, quiet=True)

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """Write the file anew with other seats."""
        self._header = msgspec.structs.replace(self._header, seats=seats)
        self._changed = self._reseated = True
        self._attempt(self._write_whole)

    @property
    def is_seated(self) -> bool:
        """Whether the first line of the file has the present seats."""
        return not self._reseated

    def renew(self) -> None:
        """Write the file anew if anything has changed. If only that fails, the file stays complete as it was."""
        if self._waiting and self._is_there():
            self._attempt(self._append)
        if not self._changed and self._lies_there():
            return
        if self._owes or not self._waiting:
            self._attempt(self._write_whole, quiet=self.is_kept)

    @property
    def is_kept(self) -> bool:
        """Whether all moves are on the disk."""
        return not self._owes and self._lies_there()

    @property
    def kept(self) -> int:
        """The number of moves on the disk."""
        return self._kept if self._lies_there() else 0

    def save_as(self, path: Path, mode: int) -> None:
        """Write the whole match to another file; OSError if that failed."""
        write_atomically(path, self._whole(self._fresh_header()), mode)

    def finish(self) -> None:
        """Write the file anew if anything has changed, then close it and release the lock."""
        if self._changed:
            self._attempt(self._write_whole)
        self.release()

    def release(self) -> None:
        """Close the file as it is and release the lock."""
        self._shut()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _attempt(self, write: Callable[[], None], quiet: bool = False) -> None:
        """Take the lock and write; a failure of a quiet attempt is only logged."""
        try:
            self._hold()
            write()
        except OSError as error:
            self.reason = error.strerror or str(error)
            if quiet:
                log.info("%s could not be written anew: %s", self.path, self.reason)
                return
            self._say(
                _(
                    "The match cannot be written to {path}: {reason}. Play goes on, and every move tries again.",
                    path=self.path,
                    reason=error.strerror or error,
                )
            )
        else:
            self._waiting.clear()
            self._kept = len(self._record.moves)
            self._owes = False
            self.reason = ""
            self._say("")

    def _say(self, trouble: str) -> None:
        if trouble != self._told:
            self._told = trouble
            self._tell(trouble)

    def _lies_there(self) -> bool:
        """Whether the file exists, open or not."""
        return self._is_there() if self._handle is not None else self.path.exists()

    def _is_there(self) -> bool:
        if self._handle is None:
            return False
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._handle))
        except OSError:
            return False

    def _hold(self) -> None:
        """Take the lock again if somebody has removed it; OSError says why it cannot be taken."""
        if self._lock is not None and self._lock.holds():
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        try:
            lock = Lock.take(self.path)
        except LockedError:
            raise BlockingIOError(errno.EAGAIN, _("it is being played in another window")) from None
        if self._handle is not None and os.path.lexists(self.path) and not self._is_as_left():
            lock.release()
            raise NotOursError(self.path, _("another program has written to it"))
        self._lock = lock

    def _is_as_left(self) -> bool:
        """Whether the open file is at the path and has only what this program has written."""
        assert self._handle is not None
        return self._is_there() and (self._torn or os.fstat(self._handle).st_size == self._length)

    def _append(self) -> None:
        assert self._handle is not None
        if not self._is_as_left():
            raise NotOursError(self.path, _("another program has written to it"))
        lines = b"".join(self._waiting)
        os.ftruncate(self._handle, self._length)
        os.lseek(self._handle, self._length, os.SEEK_SET)
        self._torn = True
        write_all(self._handle, lines)
        SYNC(self._handle)
        self._length += len(lines)
        self._torn = False

    def _write_whole(self) -> None:
        there = not self._new and os.path.lexists(self.path)
        if there and identity(self.path) != self._header.id:
            raise NotOursError(self.path, _("another file is there now"))
        if self._is_there() and not self._is_as_left():
            raise NotOursError(self.path, _("another program has written to it"))
        if there and self._aside is not None:
            self._aside()
        if there:
            keep_previous(self.path, self._header.id)
        header = self._fresh_header()
        data = self._whole(header)
        before = None if self._handle is None else (self._length, self._torn)
        self._shut()
        try:
            write_atomically(self.path, data, new=self._new)
        except OSError:
            if before is not None and not self._reseated:
                self._go_on_below(*before)
            raise
        self._header = header
        self._aside = None
        self._new = False
        self._changed = self._reseated = False
        self.reopen()

    def _go_on_below(self, sound: int, torn: bool) -> None:
        """Open the old file again to append lines; if that fails, the whole file is written next time."""
        with contextlib.suppress(OSError):
            self.reopen()
            self._length, self._torn = sound, torn

    def _fresh_header(self) -> Header:
        """The header of a file that this program writes now."""
        version = max(self._header.version, version_for(self._record.moves))
        return msgspec.structs.replace(self._header, version=version, app=__version__)

    def _whole(self, header: Header) -> bytes:
        lines = (header, Body(self._record.seed), *self._record.entries())
        encode = msgspec.json.Encoder(order="deterministic").encode
        return b"".join(encode(line) + b"\n" for line in lines)

    def _shut(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
