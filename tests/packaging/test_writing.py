"""Files are written, replaced and removed in few places, and a page says why each of them is safe."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "desktop" / "monstrarium"
PAGE = PROGRAM / "storage" / "README.md"
OF_OS = {
    *("chmod", "chown", "fchmod", "fchown", "ftruncate", "link", "open", "remove", "removedirs", "rename", "renames"),
    *("replace", "rmdir", "symlink", "truncate", "unlink", "write", "pwrite", "mkfifo"),
}
OF_PATHS = {
    *("chmod", "hardlink_to", "rename", "rmdir", "symlink_to", "unlink", "write_bytes", "write_text"),
    *("rmtree", "copy2", "copyfile", "copytree", "dup2", "writestr"),
}
"""Functions on paths with names of their own; `remove`, `replace` and `write` count where `os` or our code has them."""
OF_QT = {"QSettings", "QSaveFile", "QFile", "QTemporaryFile", "QPdfWriter", "QPrinter", "QLockFile"}
OURS = {
    *("write_atomically", "write_new", "made_beside", "move_to_free", "open_new", "open_there", "put_aside", "replace"),
    *("remove", "remove_chosen"),
}
"""The functions of `storage/atomic.py` that change the disk."""


def touches(path: Path) -> Iterator[str]:
    """The calls in a file of the program that may write, replace or remove a file."""
    tree = ast.parse(path.read_text("utf-8"))
    taken = {
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("atomic")
        for name in node.names
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Name(id=name) if name in OURS & taken or name in OF_QT:
                yield name
            case ast.Name(id="open") | ast.Attribute(attr="open") if _writes(node):
                yield "open"
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if name in OF_OS:
                yield f"os.{name}"
            case ast.Attribute(attr=name) if name in OF_PATHS | OF_QT:
                yield name
            case ast.Attribute(value=ast.Name(id="shutil"), attr=name) if name != "which":
                yield f"shutil.{name}"
            case ast.Attribute(attr="save") if node.args:
                yield "save"


def _writes(call: ast.Call) -> bool:
    """Whether a file is opened to be written."""
    modes = [
        each.value for each in (*call.args, *(word.value for word in call.keywords)) if isinstance(each, ast.Constant)
    ]
    return any(isinstance(mode, str) and re.fullmatch(r"[rwxabt+]*[wxa+][rwxabt+]*", mode) for mode in modes)


def listed() -> set[tuple[str, str]]:
    """By file and call, what the page explains."""
    rows = re.findall(r"^\| `([\w/.]+\.py)` \| ([^|]+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    return {(file, call) for file, calls in rows for call in re.findall(r"`([\w.]+)`", calls)}


def test_the_page_explains_every_place_that_writes_replaces_or_removes_a_file() -> None:
    found = {(path.relative_to(PROGRAM).as_posix(), call) for path in PROGRAM.rglob("*.py") for call in touches(path)}

    assert found - listed() == set()
    assert listed() - found == set()


def test_the_calls_of_the_system_that_replace_or_remove_are_made_in_one_module() -> None:
    risky = {
        "os.replace",
        "os.rename",
        "os.unlink",
        "os.remove",
        "os.link",
        "unlink",
        "rename",
        "write_bytes",
        "write_text",
    }
    apart = {"storage/atomic.py", "storage/match_files/backups.py"}

    found = {path.relative_to(PROGRAM).as_posix() for path in PROGRAM.rglob("*.py") if risky & {*touches(path)}}

    assert found - apart <= {"ui/support/desktop_files.py"}
