"""The stored state of the window is bounded, never waited for, and may be lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from monstrarium.ui.art.disk_cache import DiskCache, stored_picture
from monstrarium.ui.settings.window_state import WindowState


def fill(path: Path) -> None:
    """More than the state of any window needs."""
    path.write_bytes(b'{"version":1,"window":{"main":"YWJj"}}' + b" " * 2_000_000)


def write_a_letter(path: Path) -> None:
    """Write a file of somebody else."""
    path.write_bytes(b"Dear aunt,")


def link(path: Path) -> None:
    """Link somebody else's file by the name that the program uses."""
    (path.parent / "letter").write_bytes(b"Dear aunt,")
    path.symlink_to(path.parent / "letter")


@pytest.mark.parametrize("lay", [os.mkfifo, Path.mkdir, link, fill, write_a_letter])
def test_what_is_no_memory_of_a_window_is_put_aside_whole(lay: Callable[[Path], None], tmp_path: Path) -> None:
    path, aside = tmp_path / "window.json", tmp_path / "window.json.broken"
    lay(path)
    before = path.lstat()

    memory = WindowState(path)
    assert memory.get("main").isEmpty()
    memory.put("main", QByteArray(b"abc"))
    memory.keep()

    assert (aside.lstat().st_mode, aside.lstat().st_size) == (before.st_mode, before.st_size)
    assert bytes(WindowState(path).get("main").data()) == b"abc"
    assert not (tmp_path / "letter").exists() or (tmp_path / "letter").read_bytes() == b"Dear aunt,"


def test_where_nothing_new_is_remembered_nothing_is_written(tmp_path: Path) -> None:
    WindowState(tmp_path / "window.json").keep()

    assert not (tmp_path / "window.json").exists()


def test_a_memory_of_another_version_fits_no_more_and_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "window.json"
    path.write_bytes(b'{"version":0,"window":{"main":"YWJj"}}')

    memory = WindowState(path)
    assert memory.get("main").isEmpty()
    memory.put("other", QByteArray(b"abc"))
    memory.keep()

    assert [each.name for each in tmp_path.iterdir()] == ["window.json"]


def test_what_was_remembered_is_there_again(tmp_path: Path) -> None:
    memory = WindowState(tmp_path / "window.json")
    memory.put("main", QByteArray(b"abc"))
    memory.keep()

    assert bytes(WindowState(tmp_path / "window.json").get("main").data()) == b"abc"


def test_a_pipe_in_a_cache_is_no_picture_and_no_icon(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "picture.png")
    (tmp_path / "icons").mkdir()
    os.mkfifo(tmp_path / "icons" / "pen.svg")

    assert stored_picture(tmp_path / "picture.png") is None
    assert DiskCache(tmp_path).lay_text("pen.svg", "<svg/>") is None
    assert (tmp_path / "icons" / "pen.svg").is_fifo()
