"""Small disks that a test can fill or close; the test is skipped where none can be mounted."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def disk(folder: Path, kilobytes: int, files: int = 1000) -> Iterator[Path]:
    """A disk of this size, for so many files, mounted at a folder during the block."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root mounts disks")
    folder.mkdir(parents=True, exist_ok=True)
    options = f"size={kilobytes}k,nr_inodes={files},mode=0700"
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], capture_output=True, check=False)
    if made.returncode != 0:
        pytest.skip("this system lets nobody mount disks")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def close_for_writing(folder: Path) -> None:
    """Mount the disk at this folder read-only."""
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)


def fill(folder: Path) -> Path:
    """Use up all the room on the disk at this folder; the file that takes it."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    return ballast
