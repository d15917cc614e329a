"""A private screen in memory (Xvfb), whose pixels can be read without slowing down the programs on it."""

from __future__ import annotations

import contextlib
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ...files import opened
from ...language.words import _

SIZE = "1280x800x24"
STEP = 6
"""One row in six is looked at; every window is higher than that."""
ENDING = 1.0
"""Seconds in which a screen that breaks ends, after the programs on it."""
PAINTED = 6
"""The number of colours by which a window counts as painted."""


class NoScreen(Exception):
    """A private screen cannot be started; the text says why."""


class Screen:
    """The pixels of a running screen, read from the file in which Xvfb keeps them (an XWD dump)."""

    def __init__(self, display: str, file: Path) -> None:
        self.display = display
        with opened(file) as pixels:
            self._pixels = mmap.mmap(pixels.fileno(), 0, prot=mmap.PROT_READ)
        head = struct.unpack(">25I", self._pixels[:100])
        self._first = head[0] + 12 * head[19]
        self._high, self._row = head[5], head[12]
        self._empty = self._rows()

    def shows_something(self) -> bool:
        return self._rows() != self._empty

    def is_painted(self) -> bool:
        """Whether there are several colours, more than an empty window has."""
        colours: set[int] = set()
        for row in self._rows():
            colours.update(memoryview(row).cast("I")[::7])
            if len(colours) >= PAINTED:
                return True
        return False

    def close(self) -> None:
        self._pixels.close()

    def _rows(self) -> list[bytes]:
        starts = range(self._first, self._first + self._high * self._row, STEP * self._row)
        return [self._pixels[start : start + self._row] for start in starts]


@contextlib.contextmanager
def private_screen(size: str = SIZE) -> Iterator[Screen]:
    """Run a private screen during the `with` block; NoScreen if that is not possible, or if the block fails because the
    screen has ended."""
    server = shutil.which("Xvfb")
    if server is None:
        raise NoScreen(_("Xvfb is not installed."))
    with tempfile.TemporaryDirectory(prefix="monstrarium-screen-") as folder:
        reading, writing = os.pipe()
        command = [server, "-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp"]
        process = subprocess.Popen(
            [*command, "-noreset"], pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                number = answer.readline().strip()
            if not number:
                raise NoScreen(_("Xvfb did not start."))
            screen = Screen(f":{number}", Path(folder) / "Xvfb_screen0")
            try:
                yield screen
            except Exception as error:
                if _has_ended(process):
                    raise NoScreen(_("Xvfb has ended before the measurement was done.")) from error
                raise
            finally:
                screen.close()
        finally:
            process.terminate()
            process.wait()


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether a process has ended or is about to."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(ENDING)
    return process.returncode is not None
