"""Reading files as what they are: something a stranger may have put there.

Only regular files are read, and only up to a size; a pipe or a device keeps nobody waiting. Everything in the program
that reads a file reads it here.
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
"""More than any file that comes with the program, or that the system keeps."""
FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class UnfitFile(OSError):
    """What lies there is no regular file, or larger than what is looked for can be; `strerror` says so."""


@contextlib.contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A regular file to read from; OSError when it is none, or cannot be opened."""
    try:
        handle = os.open(path, FLAGS)
    except ValueError:  # A NUL, or half a sign, in its name.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), repr(path)) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UnfitFile(errno.EINVAL, _("it is not a regular file"), str(path))
    with open(handle, "rb") as file:
        yield file


def read_bytes(path: Path, limit: int) -> bytes:
    """All of a regular file of at most so many bytes; OSError when it is none, or cannot be read."""
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(limit + 1) if size <= limit else b""
    if max(size, len(data)) > limit:
        raise UnfitFile(errno.EFBIG, _("it is larger than {limit}", limit=_size(limit)), str(path))
    return data


def read_text(path: Path, limit: int, errors: str = "strict") -> str:
    """The same as text in UTF-8, with line ends as Python has them; UnicodeDecodeError when it is none."""
    return read_bytes(path, limit).decode("utf-8", errors).replace("\r\n", "\n").replace("\r", "\n")


def _size(limit: int) -> str:
    return f"{limit // MEGABYTE} MB" if limit >= MEGABYTE else f"{limit // 1024} kB"
