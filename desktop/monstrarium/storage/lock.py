"""A lock beside a file, so that two programs never write one match.

The system holds the lock while the program runs and drops it however the program ends, so a lock file that a crash left
behind locks nothing. The number of the process in it is only for people.
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
"""The whole content of a lock file: the number of a process, or nothing."""

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """An offset beyond the text: on Windows nobody can read bytes that are locked."""

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
    """A lock that is held from `take` to `release`."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, target: Path) -> Lock:
        """Take the lock of a file; LockedError if another program holds it, OSError if none can be made."""
        path = lock_of(target)
        while True:
            try:
                handle, fresh = open_new(path, flags=os.O_RDWR), True
            except FileExistsError:
                try:
                    handle, fresh = open_there(path, os.O_RDWR), False
                except FileNotFoundError:
                    continue  # Its last holder has just removed it.
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
        """Whether the lock file is still there; if somebody removes it, other programs can take the lock."""
        return _is_still(self._path, self._handle)

    def release(self) -> None:
        """Remove the lock file and let other programs take the lock."""
        with contextlib.suppress(OSError):
            if self.holds():
                remove(self._path)
        os.close(self._handle)


def lock_of(target: Path) -> Path:
    """The path of the lock of a file; the file itself need not exist yet."""
    return target.with_name(f".{target.name}.lock")


def _is_still(path: Path, handle: int) -> bool:
    """Whether the open file is the one at the path: its last holder may have removed it meanwhile."""
    try:
        return os.path.samestat(os.lstat(path), os.fstat(handle))
    except FileNotFoundError:
        return False


def _refuse_foreign(path: Path, handle: int) -> None:
    """Raise NotOursError for a file with the name of a lock that this program has not made for this person."""
    facts = os.fstat(handle)
    if facts.st_nlink != 1 or not is_of_this_person(facts):
        raise NotOursError(path, _("{path} is not a lock of yours", path=path.name))
    if not SIGNED.fullmatch(os.read(handle, LONGEST + 1)):
        raise NotOursError(path, _("{path} is not a lock of Monstrarium", path=path.name))


def _sign(handle: int) -> None:
    """Write the number of this process into the lock; a full disk does not matter."""
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
