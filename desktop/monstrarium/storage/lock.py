"""A lock beside a file, so that two programs never write one match.

The system holds the lock for as long as the program lives, and drops it however the program ends; so a lock file left
behind by a crash or a pulled plug locks nothing. Its text, who holds it, is for people.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from ..engine.files import read_text

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
        """The lock of a file. LockedError when somebody has it, another OSError when none can be made there."""
        path = lock_of(target)
        while True:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _hold(handle)
                if _is_still(path, handle):
                    os.ftruncate(handle, 0)
                    os.write(handle, str(os.getpid()).encode())
                    return cls(path, handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                raise LockedError(_holder(path)) from None
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)

    def release(self) -> None:
        """Let others have it."""
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(self._handle)


def lock_of(target: Path) -> Path:
    """Where the lock of a file lies while somebody holds it, which may be before there is the file."""
    return target.with_name(f".{target.name}.lock")


def _is_still(path: Path, handle: int) -> bool:
    """Whether the file we hold is the one that lies there: its last holder may have taken it away meanwhile."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(handle))
    except FileNotFoundError:
        return False


def _holder(path: Path) -> str:
    try:
        text = read_text(path, 20, "replace").strip()
    except OSError:
        return "?"
    return text if text.isdigit() else "?"
