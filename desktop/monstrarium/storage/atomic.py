"""Writing a whole file so that at every moment either the old or the new one is there."""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path

BINARY = getattr(os, "O_BINARY", 0)
"""Windows turns line ends unless it is told not to."""


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file, on the disk for good when this returns; OSError leaves the old one as it was."""
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = coming(target)
    try:
        _write_new(fresh, data)
        os.replace(fresh, target)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(target.parent)


def coming(target: Path) -> Path:
    """Where a new file is made before it takes its place: a name that no other thread or program uses meanwhile.

    One match may be closed while another is begun whose name begins alike, each on a thread of its own.
    """
    return target.with_name(f".{target.name[:40]}.{os.getpid()}-{threading.get_native_id()}.new")


def write_all(handle: int, data: bytes) -> None:
    """Write every byte, however many at a time the system takes."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last as well, on systems that can open one."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)


def _write_new(path: Path, data: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
    try:
        write_all(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)
