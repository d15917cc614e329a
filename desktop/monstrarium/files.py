"""Reading files safely. All reading of files in the program goes through here.

A file may come from anybody: only regular files are read, never a pipe or a device, and only up to a limit.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .language.words import _

MEGABYTE = 1 << 20
SHIPPED = 64 * MEGABYTE
"""A limit above the size of any file that comes with the program or from the system."""
FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class UnfitFile(OSError):
    """The file is not a regular file, or larger than the limit; `strerror` says which."""


@contextlib.contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A regular file, open for reading; OSError if it is not one or cannot be opened."""
    try:
        handle = os.open(path, FLAGS)
    except ValueError:  # A NUL or half a character in its name.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), repr(path)) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UnfitFile(errno.EINVAL, _("it is not a regular file"), str(path))
    with open(handle, "rb") as file:
        yield file


def read_bytes(path: Path, limit: int) -> bytes:
    """The bytes of a regular file; OSError if it is not one, is larger than the limit or cannot be read."""
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(limit + 1) if size <= limit else b""
    if max(size, len(data)) > limit:
        raise UnfitFile(errno.EFBIG, _("it is larger than {limit}", limit=_size(limit)), str(path))
    return data


def read_text(path: Path, limit: int, errors: str = "strict") -> str:
    """The text of a regular file in UTF-8 with "\\n" as line ends; OSError as `read_bytes`, or UnicodeDecodeError."""
    return read_bytes(path, limit).decode("utf-8", errors).replace("\r\n", "\n").replace("\r", "\n")


def _size(limit: int) -> str:
    return f"{limit // MEGABYTE} MB" if limit >= MEGABYTE else f"{limit // 1024} kB"
