"""Making, replacing and removing files without touching files of others. Only this module does that.

Only plain files are opened for writing, replaced or removed, never through a link. A file that is written whole is made
beside its place and then moved there, so that at every moment either the old or the new one is there.
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
"""Without it Windows changes line ends."""
CAREFUL = BINARY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Do not follow links or wait for pipes. Systems without these flags are covered by a comparison after opening."""
PRIVATE = 0o600
"""The mode of a new file of the program: a match contains every hand, and settings the names of players."""
SHARED = 0o666
"""The mode, before the umask, of a file that a person exports to a chosen place."""
_LEFT: set[Path] = set()
"""New files of this process that could neither be moved to their place nor be removed yet."""


class NotOursError(OSError):
    """A path holds something that the program may not write over or remove; `strerror` says why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EEXIST, reason, str(path))


def write_atomically(path: Path, data: bytes, mode: int = PRIVATE, *, new: bool = False, durable: bool = True) -> None:
    """Replace a file; OSError leaves the old one as it was.

    The file keeps the mode of the old one; `mode` is for a file that was not there. If `new` is set, nothing may be
    there. If `durable` is set, the file is on the disk when this returns; otherwise a power failure may lose it.
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
    """A path where the caller makes a file, which is then moved to `target`; it is removed after an error.

    If `new` is set, the target must not exist.
    """
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
    """The stat result of a plain file; None if nothing is there, NotOursError if it is a link, a folder or the like."""
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
    """Whether a file may be written over. One without any write permission is left alone, even by root."""
    return bool(facts.st_mode & 0o222) and os.access(path, os.W_OK)


def is_of_this_person(facts: os.stat_result) -> bool:
    """Whether a file belongs to the person who runs the program; always True on Windows."""
    return sys.platform == "win32" or facts.st_uid == os.geteuid()


def open_there(path: Path, flags: int) -> int:
    """Open a plain file that exists; NotOursError if it is a link or the like, or was replaced at this moment."""
    before = look(path)
    if before is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    handle = os.open(path, flags | CAREFUL)
    if not os.path.samestat(before, os.fstat(handle)):
        os.close(handle)
        raise NotOursError(path, _("another file was put there just now"))
    return handle


def open_new(path: Path, mode: int = PRIVATE, flags: int = os.O_WRONLY) -> int:
    """Make a file and open it; FileExistsError if anything is there, even a broken link."""
    return os.open(path, flags | os.O_CREAT | os.O_EXCL | CAREFUL, mode)


def remove(path: Path) -> None:
    """Remove a plain file that the caller knows to be the program's; NotOursError if it is a link or another's."""
    facts = look(path)
    if facts is not None and not is_of_this_person(facts):
        raise NotOursError(path, _("it belongs to somebody else"))
    os.unlink(path)


def remove_chosen(path: Path) -> None:
    """Remove a file that a person asked to remove; if it is a link, only the link."""
    os.unlink(path)


def move_to_free(path: Path, to: Path) -> None:
    """Rename a file; FileExistsError if the new name is taken."""
    if sys.platform != "win32":  # On Windows os.rename refuses to replace a file; elsewhere os.link does.
        with contextlib.suppress(OSError):  # Not every file system has hard links.
            os.link(path, to, follow_symlinks=False)
            os.unlink(path)
            return
        if os.path.lexists(to):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(to))
    os.rename(path, to)


def replace(path: Path, to: Path) -> None:
    """Replace a file that the caller knows to be the program's; NotOursError if either is not a plain file."""
    look(path)
    look(to)
    os.replace(path, to)


def put_aside(path: Path) -> Path | None:
    """Rename a file that cannot be read, so that a new one can be written; the new path, or None if nothing was there.

    If it is a link, the link is renamed, not its target.
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
    """Remove the unfinished files that killed programs, or this one after an error of the disk, left beside a file."""
    pattern = re.compile(re.escape(_start_of(target)) + r"(\d{1,10})-[0-9a-f]{8}\.new")
    with contextlib.suppress(OSError), os.scandir(target.parent) as files:
        for file in files:
            left = pattern.fullmatch(file.name)
            if left is not None and (Path(file.path) in _LEFT or not _lives(int(left[1]))):
                with contextlib.suppress(OSError):
                    remove(Path(file.path))


def write_new(path: Path, data: bytes, mode: int, like: os.stat_result | None = None, durable: bool = True) -> None:
    """Write a new file, completely or not at all; it gets the mode and owner of the file `like`, if there is one."""
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
    """Write all bytes, in several calls if need be."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, on systems that can open a folder."""
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
    """Whether a process is running. On Windows it cannot be asked, but there open files are not removed anyway."""
    if sys.platform == "win32":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
