"""The window's memory may be forgotten, but never waited for, and never more than such a memory can be."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from monstrarium.ui.art.shelf import Shelf, stored_picture
from monstrarium.ui.remembered import Remembered


def fill(path: Path) -> None:
    """More than any memory of a window."""
    path.write_bytes(b"[General]\nversion=1\nmain=@ByteArray(abc)\n" + b"#" * 2_000_000)


def tempt(path: Path) -> None:
    """Something of a kind that Qt would build for whoever asks."""
    path.write_bytes(b"[General]\nversion=1\nmain=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n")


@pytest.mark.parametrize("lay", [os.mkfifo, Path.mkdir, fill, tempt])
def test_what_is_no_memory_of_a_window_is_left_alone(lay: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    lay(path)
    before = path.stat()

    memory = Remembered(path)
    memory.put("main", QByteArray(b"abc"))
    memory.keep()

    assert memory.get("main").isNull()
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)


def test_what_was_remembered_is_there_again(tmp_path: Path) -> None:
    memory = Remembered(tmp_path / "window.ini")
    memory.put("main", QByteArray(b"abc"))
    memory.keep()

    assert bytes(Remembered(tmp_path / "window.ini").get("main").data()) == b"abc"


def test_a_pipe_in_a_cache_is_no_picture_and_no_icon(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "picture.png")
    (tmp_path / "icons").mkdir()
    os.mkfifo(tmp_path / "icons" / "pen.svg")

    assert stored_picture(tmp_path / "picture.png") is None
    assert Shelf(tmp_path).lay_text("pen.svg", "<svg/>") == tmp_path / "icons" / "pen.svg"
    assert (tmp_path / "icons" / "pen.svg").read_text() == "<svg/>"
