"""Making, replacing and removing files without touching what is not ours: the one place where that is done.

Nothing is opened for writing, replaced or removed through a link, and nothing but plain files is. A whole file is
written beside its place and then moved there, so that at every moment either the old or the new one is there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from ..language.words import _

BINARY = getattr(os, "O_BINARY", 0)
"""Windows turns line ends unless it is told not to."""
CAREFUL = BINARY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Follow no link, wait for no pipe. What is opened is compared with what lay there, for systems without these flags."""
PRIVATE = 0o600
"""The mode of a new file of ours: a match tells every hand, and settings name who plays."""
SHARED = 0o666
"""The mode, less what the person's umask takes, of a file that is written for others at a place somebody chose."""
_LEFT: set[Path] = set()
"""New files of this process that took no place, and that the disk has not let it remove yet."""


class NotOursError(OSError):
    """What lies at a place is not what the program may write over or remove; `strerror` says why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EEXIST, reason, str(path))


def write_atomically(path: Path, data: bytes, mode: int = PRIVATE, *, new: bool = False, durable: bool = True) -> None:
    """Replace the file, on the disk for good when this returns; OSError leaves the old one as it was.

    The mode is that of the file before; a file that was not there gets the one that is given. A `new` file takes the
    place of nothing. What can be made again need not be `durable`: then it may be lost when the power fails.
    """
    before = look(path)
    if before is not None and not writable(path, before):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with made_beside(path, new) as fresh:
        write_new(fresh, data, mode, before, durable)
    if durable:
        sync_folder(path.parent)


@contextlib.contextmanager
def made_beside(target: Path, new: bool = False) -> Iterator[Path]:
    """Where a file is to be made that then takes the place of another, or of nothing; a failure leaves nothing."""
    clear_stale(target)
    fresh = target.with_name(f"{_start_of(target)}{os.getpid()}-{os.urandom(4).hex()}.new")
    try:
        yield fresh
        if new:
            move_to_free(fresh, target)
        else:
            os.replace(fresh, target)
    finally:
        _LEFT.add(fresh)
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
            _LEFT.discard(fresh)


def look(path: Path) -> os.stat_result | None:
    """What the system says of the plain file that lies there; None when nothing does, NotOursError when it is a link,
    a folder, a pipe or the like.
    """
    try:
        facts = os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    if stat.S_ISLNK(facts.st_mode):
        raise NotOursError(path, _("it is a link to something else, which is left alone"))
    if not stat.S_ISREG(facts.st_mode):
        raise NotOursError(path, _("it is not a file"))
    return facts


def writable(path: Path, facts: os.stat_result) -> bool:
    """Whether a file may be written over: a file that nobody may write is left alone even by those who could."""
    return bool(facts.st_mode & 0o222) and os.access(path, os.W_OK)


def is_of_this_person(facts: os.stat_result) -> bool:
    """Whether a file belongs to who runs the program, where the system knows owners."""
    return sys.platform == "win32" or facts.st_uid == os.geteuid()


def open_there(path: Path, flags: int) -> int:
    """Open the plain file that lies there; NotOursError for a link and the like, even one that has only just come."""
    before = look(path)
    if before is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    handle = os.open(path, flags | CAREFUL)
    if not os.path.samestat(before, os.fstat(handle)):
        os.close(handle)
        raise NotOursError(path, _("another file was put there just now"))
    return handle


def open_new(path: Path, mode: int = PRIVATE, flags: int = os.O_WRONLY) -> int:
    """Make a file and open it; FileExistsError when anything lies there, be it a link that leads nowhere."""
    return os.open(path, flags | os.O_CREAT | os.O_EXCL | CAREFUL, mode)


def remove(path: Path) -> None:
    """Remove a plain file of this person's, which the caller knows as ours; NotOursError when it is anything else."""
    facts = look(path)
    if facts is not None and not is_of_this_person(facts):
        raise NotOursError(path, _("it belongs to somebody else"))
    os.unlink(path)


def remove_chosen(path: Path) -> None:
    """Remove what a person has pointed at and asked to have removed; of a link, the link alone."""
    os.unlink(path)


def move_to_free(path: Path, to: Path) -> None:
    """Give a file another name; FileExistsError when something has that name."""
    if sys.platform != "win32":  # There, renaming takes the place of nothing; elsewhere a second name does not.
        with contextlib.suppress(OSError):  # Not every system has second names for files, or has one left.
            os.link(path, to, follow_symlinks=False)
            os.unlink(path)
            return
        if os.path.lexists(to):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(to))
    os.rename(path, to)


def replace(path: Path, to: Path) -> None:
    """Have a file take the place of another, which the caller knows as ours; NotOursError when either is no file."""
    look(path)
    look(to)
    os.replace(path, to)


def put_aside(path: Path) -> Path | None:
    """Move what we do not understand out of our way, whole, under a name that is free; None when nothing lies there.

    Of a link it is the link that is moved.
    """
    if not os.path.lexists(path):
        return None
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.broken" + (f"-{number}" if number > 1 else ""))
        try:
            move_to_free(path, aside)
        except FileExistsError:
            number += 1
        else:
            return aside


def clear_stale(target: Path) -> None:
    """Remove what programs that were killed while they wrote this file have left beside it, and what this one left
    there when the disk refused to remove it."""
    pattern = re.compile(re.escape(_start_of(target)) + r"(\d{1,10})-[0-9a-f]{8}\.new")
    with contextlib.suppress(OSError), os.scandir(target.parent) as files:
        for file in files:
            left = pattern.fullmatch(file.name)
            if left is not None and (Path(file.path) in _LEFT or not _lives(int(left[1]))):
                with contextlib.suppress(OSError):
                    remove(Path(file.path))


def write_new(path: Path, data: bytes, mode: int, like: os.stat_result | None = None, durable: bool = True) -> None:
    """Write a file that is not there yet, whole or not at all, with the mode and the owner of the one it is `like`."""
    handle = open_new(path, mode if like is None else PRIVATE)
    try:
        write_all(handle, data)
        if like is not None and sys.platform != "win32":
            with contextlib.suppress(PermissionError):
                os.fchown(handle, like.st_uid, like.st_gid)
            os.fchmod(handle, like.st_mode & 0o777)
        if durable:
            os.fsync(handle)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    finally:
        os.close(handle)


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


def _start_of(target: Path) -> str:
    return f".{target.name[:40]}.monstrarium-"


def _lives(process: int) -> bool:
    """Whether there is such a process. Windows cannot be asked like this, but removes no file that is open."""
    if sys.platform == "win32":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
