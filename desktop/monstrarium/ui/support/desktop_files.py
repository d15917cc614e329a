"""The files that add the program to a Linux desktop: their content, writing and removing them."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from ... import ID
from ...content.places import linux_files, resources
from ...files import MEGABYTE, SHIPPED, read_bytes, read_text
from ...storage.atomic import SHARED, look, move_to_free, remove, write_atomically

PROGRAM = "monstrarium"
ENTRY = PurePosixPath(f"applications/{ID}.desktop")
# The list of what was written, so that all of it and nothing else is removed: a path in each line, with a tab and the
# digest of the file, or a folder that was made, with a slash at its end.
LIST = PurePosixPath("monstrarium/desktop-files.txt")
# The folder in which a person's own files of the same names are kept until the program's are removed.
KEPT = PurePosixPath("monstrarium/kept")
# The caches that the tools of the desktop write beside the files, and the folder they make for file types.
CACHES = {
    "applications": ("mimeinfo.cache",),
    "mime": (
        *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache"),
        *("subclasses", "treemagic", "types", "version"),
    ),
}
KINDS = PurePosixPath("mime/application")
QUOTED_IN_EXEC = str.maketrans({character: f"\\{character}" for character in '"`$\\'})


def register(home: Path, command: Sequence[str]) -> tuple[list[Path], list[Path]]:
    """Write the desktop files, which start `command`, below a data folder.

    Returns the paths written, and the paths to which other files of the same names were moved.
    """
    files, before = _files(command), _listed(home)
    folders = [f"{folder}/" for folder in [*_folders(files), KINDS] if not (home / folder).is_dir()]
    theirs = [path for path, content in files.items() if _is_theirs(home / path, before.get(str(path)), content)]
    digests = {str(path): _digest(content) for path, content in files.items()}
    listed = before | dict.fromkeys(folders, "") | digests
    lines = "".join(f"{line}\t{digest}\n" if digest else f"{line}\n" for line, digest in listed.items())
    write_atomically(home / LIST, lines.encode())
    for path in theirs:
        (home / KEPT / path).parent.mkdir(parents=True, exist_ok=True)
        move_to_free(home / path, home / KEPT / path)
    for path, content in files.items():
        write_atomically(home / path, content, SHARED)
    return [home / path for path in files], [home / KEPT / path for path in theirs]


def is_registered(home: Path) -> bool:
    """Whether the menu below a data folder has an entry that `register` has written."""
    return str(ENTRY) in _listed(home) and (home / ENTRY).is_file()


def remove_files(home: Path) -> tuple[list[Path], list[Path]]:
    """Remove the files that `register` wrote below a data folder, and move kept files back to their places.

    Returns the paths removed, and those left because they were changed.
    """
    removed: list[Path] = []
    left: list[Path] = []
    for line, digest in _listed(home).items():
        path, kept = home / line, home / KEPT / line
        if line.endswith("/"):
            continue
        if os.path.lexists(path):
            theirs = _is_theirs(path, digest)
            (left if theirs else removed).append(path)
            if not theirs:
                remove(path)
        if os.path.lexists(kept) and not os.path.lexists(path):
            move_to_free(kept, path)
    return removed, left


def remove_folders(home: Path) -> None:
    """Remove the list and the folders that `register` made, unless they contain more than caches.

    This comes after `refresh`, because the tools of the desktop need the emptied folders.
    """
    folders = [line.rstrip("/") for line in _listed(home) if line.endswith("/")]
    if look(home / LIST) is not None:
        remove(home / LIST)
    for emptied, _folders_in_it, _files_in_it in os.walk(home / KEPT, topdown=False):
        with contextlib.suppress(OSError):  # What could not be given back stays.
            os.rmdir(emptied)
    for name in sorted(folders, reverse=True):
        folder = home / name
        left = [*folder.iterdir()] if folder.is_dir() else []
        if all(each.name in CACHES.get(name, ()) for each in left):
            for each in left:
                remove(each)
            if folder.is_dir():
                folder.rmdir()


def menu_entry(template: str, command: Sequence[str]) -> str:
    """The menu entry, with the command instead of the program's name."""
    words = " ".join(_exec_word(word) for word in command)
    lines = (
        line.replace(f"TryExec={PROGRAM}", f"TryExec={_escaped(command[0])}")
        if line.startswith("TryExec=")
        else line.replace(f"Exec={PROGRAM}", f"Exec={words}", 1)
        for line in template.splitlines()
    )
    return "".join(f"{line}\n" for line in lines)


def shipped() -> dict[PurePosixPath, Path]:
    """The files for a desktop: where each belongs below a data folder such as /usr/share, and where it comes from."""
    linux, icons = linux_files(), resources() / "icons"
    hicolor = PurePosixPath("icons/hicolor")
    return {
        ENTRY: linux / f"{ID}.desktop",
        PurePosixPath(f"metainfo/{ID}.metainfo.xml"): linux / f"{ID}.metainfo.xml",
        PurePosixPath(f"mime/packages/{ID}.xml"): linux / f"{ID}.xml",
        hicolor / f"scalable/apps/{ID}.svg": icons / "app.svg",
        hicolor / f"symbolic/apps/{ID}-symbolic.svg": icons / "app-symbolic.svg",
        hicolor / "scalable/mimetypes/application-vnd.monstrarium.match.svg": icons / "match-file.svg",
    }


def _files(command: Sequence[str]) -> dict[PurePosixPath, bytes]:
    """What is written where below a data folder, so that the menu starts `command`."""
    files = {path: read_bytes(source, SHIPPED) for path, source in shipped().items()}
    files[ENTRY] = menu_entry(files[ENTRY].decode(), command).encode()
    return files


def _folders(files: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    return sorted({folder for path in [*files, LIST] for folder in path.parents[:-1]})


def _listed(home: Path) -> dict[str, str]:
    """The paths in the list with their digests, without paths that lead out of the folder."""
    path = home / LIST
    text = read_text(path, MEGABYTE, "replace") if path.is_file() else ""
    lines = [line.partition("\t") for line in text.splitlines()]
    inside = [line for line in lines if not PurePosixPath(line[0]).is_absolute() and ".." not in line[0].split("/")]
    return {path: digest for path, _tab, digest in inside}


def _is_theirs(path: Path, digest: str | None, content: bytes = b"") -> bool:
    """Whether a file was neither written by the program, by the digest in the list, nor equal to what it would write.

    Older lists have no digests; all files in them were written by the program.
    """
    if path.is_symlink():
        return True
    facts = look(path)
    if facts is None or digest == "":
        return False
    if facts.st_size > MEGABYTE:
        return True
    found = read_bytes(path, MEGABYTE)
    return found != content and _digest(found) != digest


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _exec_word(word: str) -> str:
    """A word of the key Exec in a desktop entry: quoted, and escaped once more as a string of the file."""
    quoted = word.translate(QUOTED_IN_EXEC)
    return _escaped(f'"{quoted}"').replace("%", "%%")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\")
