"""Only regular files up to a limit are read, and one module reads them all."""

from __future__ import annotations

import ast
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrarium.files import UnfitFile, opened, read_bytes, read_text

PROGRAM = Path(__file__).parents[1] / "desktop" / "monstrarium"
READS = {"read_text", "read_bytes", "fdopen", "copy", "copy2", "copyfile", "fromfile"}
PATHS = {"QImage", "QPixmap", "QImageReader", "QSettings", "QFile", "ConfigParser.read"}
ALLOWED = {
    ("files.py", "open"): "the one place",
    ("files.py", "os.open"): "the one place",
    ("storage/atomic.py", "os.open"): "writes, or holds a folder",
    ("cli/output.py", "os.open"): "writes to nowhere",
    ("cli/bench/store.py", "os.open"): "writes what is measured",
    ("cli/bench/screen.py", "fdopen"): "a pipe of its own",
    ("ui/support/log_file.py", "open"): "appends to what was looked at before",
    ("ui/support/report.py", "read_text"): "asks the installed package",
}
"""By file and call: why it may read or open a file in another way."""


@pytest.fixture(autouse=True)
def impatient() -> Iterator[None]:
    """Interrupts a test that waits for a pipe."""
    signal.alarm(60)
    yield
    signal.alarm(0)


def calls(path: Path) -> Iterator[str]:
    """The calls in a module that read or open files by other functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Name(id="open"):
                yield "open"
            case ast.Name(id=name) if name in PATHS and node.args and not _empty_or_size(node.args[0]):
                yield name
            case ast.Attribute(value=ast.Name(id=("os" | "io") as module), attr="open"):
                yield f"{module}.open"
            case ast.Attribute(attr="open") if node.args and isinstance(node.args[0], ast.Constant):
                yield "Path.open"
            case ast.Attribute(value=ast.Name(id="parser"), attr="read"):
                yield "ConfigParser.read"
            case ast.Attribute(value=value, attr=name) if name in READS and not _copies_in_memory(value, name):
                yield name


def _empty_or_size(first: ast.expr) -> bool:
    """Whether a picture is made from nothing, a size or data in memory, not from a file."""
    words = ast.dump(first)
    return "'str'" not in words and "Path" not in words and "thumbnail" not in words


def _copies_in_memory(value: ast.expr, name: str) -> bool:
    return name == "copy" and not (isinstance(value, ast.Name) and value.id == "shutil")


def test_everything_is_read_in_one_place() -> None:
    found = {
        (str(path.relative_to(PROGRAM).as_posix()), call) for path in PROGRAM.rglob("*.py") for call in calls(path)
    }
    assert found - ALLOWED.keys() == set()
    assert ALLOWED.keys() - found == set()


def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnfitFile, match="not a regular file"):
        read_bytes(tmp_path / "pipe", 10)


@pytest.mark.parametrize("path", ["/dev/zero", "/"])
def test_a_device_or_a_folder_is_not_read(path: str) -> None:
    with pytest.raises(UnfitFile, match="not a regular file"):
        read_bytes(Path(path), 10)


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 2048)
    assert len(read_bytes(path, 2048)) == 2048
    with pytest.raises(UnfitFile) as refused:
        read_bytes(path, 2047)
    assert refused.value.strerror == "it is larger than 1 kB"


def test_a_name_that_no_system_takes_is_a_file_that_is_not_there() -> None:
    for name in ("a\0b", "a\ud800"):
        with pytest.raises(FileNotFoundError), opened(Path(name)):
            pass


def test_lines_end_alike_whoever_wrote_them(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"a\r\nb\rc\n")
    assert read_text(tmp_path / "file", 100) == "a\nb\nc\n"
