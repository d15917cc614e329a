"""The AppImage: what may be put in front of it, and what starts in it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from packages.frozen import appimage
from packages.job import Unable


def test_without_a_runtime_the_file_system_is_made_alone() -> None:
    assert appimage.read_runtime(None) == b""


def test_a_runtime_is_a_program_for_linux(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_bytes(b"<html>not found</html>")
    with pytest.raises(Unable, match="is not a runtime of AppImages"):
        appimage.read_runtime(str(page))


def test_a_runtime_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unable, match=r"Cannot read the runtime .*nowhere: No such file"):
        appimage.read_runtime(str(tmp_path / "nowhere"))


def test_what_the_runtime_starts_finds_the_program_and_hands_on_its_words(tmp_path: Path) -> None:
    program = tmp_path / "a mount" / "usr" / "lib" / "monstrarium" / "monstrarium"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\nprintf "%s|" "$@"\n')
    start = tmp_path / "a mount" / "AppRun"
    start.write_text(appimage.APP_RUN)
    for path in (program, start):
        path.chmod(0o755)
    (tmp_path / "link").symlink_to(start)
    done = subprocess.run([tmp_path / "link", "two words", "x"], capture_output=True, text=True, check=True)
    assert done.stdout == "two words|x|"
