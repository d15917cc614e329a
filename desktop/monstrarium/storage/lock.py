"""A lock beside a file, so that two programs never write one match.

The system holds the lock for as long as the program lives, and drops it however the program ends; so a lock file left
behind by a crash or a pulled plug locks nothing. Its text, who holds it, is for people.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path

from ..files import read_bytes
from ..language.words import _
from .atomic import NotOursError, is_of_this_person, open_new, open_there, remove

LONGEST = 20
SIGNED = re.compile(rb"\d{0,20}")
"""All that a lock of ours ever holds: the number of a process, or nothing."""

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """A place no text reaches: Windows lets nobody read the bytes that are locked."""

    def _hold(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _hold(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockedError(Exception):
    """Another program holds the lock; the text is the number of its process, or a question mark."""


class Lock:
    """Held from `take` to `release`."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, target: Path) -> Lock:
        """The lock of a file. LockedError when somebody has it, an OSError when none can be made there."""
        path = lock_of(target)
        while True:
            try:
                handle, fresh = open_new(path, flags=os.O_RDWR), True
            except FileExistsError:
                try:
                    handle, fresh = open_there(path, os.O_RDWR), False
                except FileNotFoundError:
                    continue  # Its last holder has just taken it away.
            try:
                _hold(handle)
                if _is_still(path, handle):
                    if not fresh:
                        _refuse_foreign(path, handle)
                    _sign(handle)
                    return cls(path, handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                raise LockedError(_holder(path)) from None
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)

    def holds(self) -> bool:
        """Whether the lock still lies where others look for it; who takes it away frees the file for others."""
        return _is_still(self._path, self._handle)

    def release(self) -> None:
        """Let others have it."""
        with contextlib.suppress(OSError):
            if self.holds():
                remove(self._path)
        os.close(self._handle)


def lock_of(target: Path) -> Path:
    """Where the lock of a file lies while somebody holds it, which may be before there is the file."""
    return target.with_name(f".{target.name}.lock")


def _is_still(path: Path, handle: int) -> bool:
    """Whether the file we hold is the one that lies there: its last holder may have taken it away meanwhile."""
    try:
        return os.path.samestat(os.lstat(path), os.fstat(handle))
    except FileNotFoundError:
        return False


def _refuse_foreign(path: Path, handle: int) -> None:
    """NotOursError for what has the name of a lock and is none that this program left for this person."""
    facts = os.fstat(handle)
    if facts.st_nlink != 1 or not is_of_this_person(facts):
        raise NotOursError(path, _("{path} is not a lock of yours", path=path.name))
    if not SIGNED.fullmatch(os.read(handle, LONGEST + 1)):
        raise NotOursError(path, _("{path} is not a lock of Monstrarium", path=path.name))


def _sign(handle: int) -> None:
    """Say who holds it; a disk that has no room for that holds the lock all the same."""
    with contextlib.suppress(OSError):
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, str(os.getpid()).encode())


def _holder(path: Path) -> str:
    try:
        text = read_bytes(path, LONGEST)
    except OSError:
        return "?"
    return text.decode() if text and SIGNED.fullmatch(text) else "?"
