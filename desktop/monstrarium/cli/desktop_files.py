"""The files that make a copy of the program known to a Linux desktop: what they are, writing them, removing them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from ..content.places import linux_files, resources
from ..engine.files import MEGABYTE, SHIPPED, read_bytes, read_text

ID = "org.monstrarium.Monstrarium"
PROGRAM = "monstrarium"
# What was written, so that all of it and nothing else is removed: a path a line, a made folder with a slash at its end.
LIST = PurePosixPath("monstrarium/desktop-files.txt")
# What the desktop's tools write beside the files they have read, and the folder they make for kinds of files.
CACHES = {
    "applications": ("mimeinfo.cache",),
    "mime": (
        *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache"),
        *("subclasses", "treemagic", "types", "version"),
    ),
}
KINDS = PurePosixPath("mime/application")
QUOTED_IN_EXEC = str.maketrans({character: f"\\{character}" for character in '"`$\\'})


def register(home: Path, command: Sequence[str]) -> list[Path]:
    """Write the desktop's files under this data folder, starting `command`; the paths written."""
    files = _files(command)
    folders = [folder for folder in [*_folders(files), KINDS] if not (home / folder).is_dir()]
    listed = list(dict.fromkeys([*_listed(home), *(f"{folder}/" for folder in folders), *map(str, files)]))
    (home / LIST).parent.mkdir(parents=True, exist_ok=True)
    (home / LIST).write_text("".join(f"{line}\n" for line in listed), encoding="utf-8")
    for path, content in files.items():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).write_bytes(content)
    return [home / path for path in files]


def remove_files(home: Path) -> list[Path]:
    """Remove the files that `register` wrote under this data folder; the paths removed."""
    removed = [home / line for line in _listed(home) if not line.endswith("/") and (home / line).is_file()]
    for path in removed:
        path.unlink()
    return removed


def remove_folders(home: Path) -> None:
    """Remove the folders that `register` made, as far as nothing but caches is in them, and forget what was written.

    Later than the files: the desktop's tools want to find the emptied folders when they read them again.
    """
    folders = [line.rstrip("/") for line in _listed(home) if line.endswith("/")]
    (home / LIST).unlink(missing_ok=True)
    for name in sorted(folders, reverse=True):
        folder = home / name
        left = [*folder.iterdir()] if folder.is_dir() else []
        if all(each.name in CACHES.get(name, ()) for each in left):
            for each in left:
                each.unlink()
            if folder.is_dir():
                folder.rmdir()


def menu_entry(template: str, command: Sequence[str]) -> str:
    """The menu entry with the command in the place of the program's bare name."""
    words = " ".join(_exec_word(word) for word in command)
    lines = (
        line.replace(f"TryExec={PROGRAM}", f"TryExec={_escaped(command[0])}")
        if line.startswith("TryExec=")
        else line.replace(f"Exec={PROGRAM}", f"Exec={words}", 1)
        for line in template.splitlines()
    )
    return "".join(f"{line}\n" for line in lines)


def _files(command: Sequence[str]) -> dict[PurePosixPath, bytes]:
    linux, icons = linux_files(), resources() / "icons"
    hicolor = PurePosixPath("icons/hicolor")
    entry = menu_entry(read_text(linux / f"{ID}.desktop", SHIPPED), command)
    return {
        PurePosixPath(f"applications/{ID}.desktop"): entry.encode(),
        PurePosixPath(f"metainfo/{ID}.metainfo.xml"): read_bytes(linux / f"{ID}.metainfo.xml", SHIPPED),
        PurePosixPath(f"mime/packages/{ID}.xml"): read_bytes(linux / f"{ID}.xml", SHIPPED),
        hicolor / f"scalable/apps/{ID}.svg": read_bytes(icons / "app.svg", SHIPPED),
        hicolor / f"symbolic/apps/{ID}-symbolic.svg": read_bytes(icons / "app-symbolic.svg", SHIPPED),
        hicolor / "scalable/mimetypes/application-vnd.monstrarium.match.svg": read_bytes(
            icons / "match-file.svg", SHIPPED
        ),
    }


def _folders(files: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    """Every folder that leads to the files, outer ones first."""
    return sorted({folder for path in [*files, LIST] for folder in path.parents[:-1]})


def _listed(home: Path) -> list[str]:
    """The lines of the list that stay inside the folder, whoever edited it; none when there is no list."""
    path = home / LIST
    lines = read_text(path, MEGABYTE, "replace").splitlines() if path.is_file() else []
    return [line for line in lines if not PurePosixPath(line).is_absolute() and ".." not in PurePosixPath(line).parts]


def _exec_word(word: str) -> str:
    """A word as the desktop entry's Exec wants it: quoted, its own escapes inside those of the file's strings."""
    quoted = word.translate(QUOTED_IN_EXEC)
    return _escaped(f'"{quoted}"').replace("%", "%%")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\")
