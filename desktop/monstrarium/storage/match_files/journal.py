"""The file of a running match: line after line on the disk, written anew where it is gone and at the end."""

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

from ...engine.record import Codec, Entry, Record, SeatInfo
from ...language.words import _
from ..atomic import NotOursError, open_there, write_all, write_atomically
from ..lock import Lock, LockedError
from .backups import keep_aside, keep_previous
from .header import Header, News, identity
from .reading import Body

SYNC: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
Line: TypeAlias = Entry | News

log = logging.getLogger(__name__)


class Journal:
    """What is known to the disk of one match. It works on a copy of the record, for whoever plays is always ahead.

    Nothing here raises: trouble with the disk is told to `on_trouble` as a sentence, and the empty sentence when it is
    over. What could not be written waits in memory and is tried again with every line. Nothing is written without the
    lock, or over what another program has put there.
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
        """None where none could be made; then every attempt to write tries for it first."""
        self._handle: int | None = None
        self._length = 0
        """How much of the file is sound; what lies beyond is the torn rest of a failed write."""
        self._torn = False
        self._waiting: list[bytes] = []
        self._changed = False
        self._new = False
        self._aside: Callable[[], object] | None = None
        self._reseated = False
        """Whether the first line of the file does not say who plays now."""
        self._kept = len(self._record.moves)
        """How many moves the disk took."""
        self._owes = False
        """Whether the disk has refused anything that was played since."""
        self.reason = ""
        """Empty, or why the disk refused the last write."""

    def reopen(self) -> None:
        """Go on below what lies in the file, which is sound to its end; OSError when that cannot be."""
        self._handle = open_there(self.path, os.O_WRONLY)
        self._length = os.fstat(self._handle).st_size
        self._torn = False

    def keep_damaged(self, understood: bool) -> None:
        """What lies in the file is to be copied before anything is written over it; see `keep_aside`."""
        self._aside = partial(keep_aside, self.path, understood)

    def begin(self) -> None:
        """There is no file yet: it is written with the first line, or at the end when none comes."""
        self._changed = True
        self._new = True

    def take(self, lines: Sequence[Line]) -> None:
        """Write lines in their order, synced once they are all there."""
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

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """Keep who plays from now on; where the disk refuses, that is told and tried again."""
        self._header = msgspec.structs.replace(self._header, seats=seats)
        self._changed = self._reseated = True
        self._attempt(self._write_whole)

    @property
    def is_seated(self) -> bool:
        """Whether the first line of the file says who plays now."""
        return not self._reseated

    def renew(self) -> None:
        """Write the file anew if anything has changed. Where only that fails, the file stays as whole as it was."""
        if self._waiting and self._is_there():
            self._attempt(self._append)
        if not self._changed and self._lies_there():
            return
        if self._owes or not self._waiting:
            self._attempt(self._write_whole, quiet=self.is_kept)

    @property
    def is_kept(self) -> bool:
        """Whether everything that was played lies on the disk."""
        return not self._owes and self._lies_there()

    @property
    def kept(self) -> int:
        """How many moves lie on the disk."""
        return self._kept if self._lies_there() else 0

    def save_as(self, path: Path, mode: int) -> None:
        """Write the whole match to another file; OSError when that cannot be."""
        write_atomically(path, self._whole(), mode)

    def finish(self) -> None:
        """Write the file anew if anything has changed, with the header as it is now, and let others have it."""
        if self._changed:
            self._attempt(self._write_whole)
        self.release()

    def release(self) -> None:
        """Let go of the file as it is, and let others have it."""
        self._shut()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # ---- how

    def _attempt(self, write: Callable[[], None], quiet: bool = False) -> None:
        """Write; a quiet attempt tells nobody when the disk refuses."""
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
        """Whether there is a file of this match, open or not."""
        return self._is_there() if self._handle is not None else self.path.exists()

    def _is_there(self) -> bool:
        """Whether the open file is the one that lies at the path; one that was taken away is written anew."""
        if self._handle is None:
            return False
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._handle))
        except OSError:
            return False

    def _hold(self) -> None:
        """Have the lock, which somebody may have taken away meanwhile; an OSError says why it cannot be had."""
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
        """Whether the open file lies at the path and holds what was written by us, and no more."""
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
            raise NotOursError(self.path, _("another file lies there now"))
        if self._is_there() and not self._is_as_left():
            raise NotOursError(self.path, _("another program has written to it"))
        if there and self._aside is not None:
            self._aside()
        if there:
            keep_previous(self.path, self._header.id)
        data = self._whole()
        before = None if self._handle is None else (self._length, self._torn)
        self._shut()
        try:
            write_atomically(self.path, data, new=self._new)
        except OSError:
            if before is not None and not self._reseated:
                self._go_on_below(*before)
            raise
        self._aside = None
        self._new = False
        self._changed = self._reseated = False
        self.reopen()

    def _go_on_below(self, sound: int, torn: bool) -> None:
        """The file is still the old one, so that lines may be added to it; where it cannot be opened, it is written."""
        with contextlib.suppress(OSError):
            self.reopen()
            self._length, self._torn = sound, torn

    def _whole(self) -> bytes:
        lines = (self._header, Body(self._record.seed), *self._record.entries())
        encode = msgspec.json.Encoder(order="deterministic").encode
        return b"".join(encode(line) + b"\n" for line in lines)

    def _shut(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
