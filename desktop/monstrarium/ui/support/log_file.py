"""The log, in a few files of limited size; crashes of Qt and of the interpreter are written there too."""

from __future__ import annotations

import faulthandler
import io
import itertools
import logging
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from ...files import opened
from ...language.words import _
from ...storage.atomic import NotOursError, look, open_new, open_there, replace

NAME = "monstrarium.log"
MAX_BYTES = 512 * 1024
KEEP = 3
CRASH = rb"Fatal Python error: |Windows fatal exception: [a-z]+ (?!0x)"
"""The beginning of what `faulthandler` writes. An exception that has only a number may have been dealt with."""
BEGIN = rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ |" + CRASH
"""The beginnings by which a file is known as a log."""
STARTS = "Monstrarium %s starts"
"""The first line of a run."""
RUNS = b"(?m)" + STARTS.replace("%s", r"\S+").encode() + b"|^(?:" + CRASH + b")"
TAIL = 64 * 1024
"""How many bytes at the end of the log are searched for a crash."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(logging.FileHandler):
    """A handler that starts a new file when one is full, and keeps the last few. The standard one imports sockets and
    pickle.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, encoding="utf-8", delay=True, errors="backslashreplace")
        self.setFormatter(logging.Formatter(LINE))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line, in a new file when this one is full. A failing disk does not stop the program."""
        try:
            if os.path.exists(self.baseFilename) and os.path.getsize(self.baseFilename) > MAX_BYTES:
                self._turn_page()
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
            super().emit(record)
        except OSError:
            self.handleError(record)

    def _open(self) -> io.TextIOWrapper:
        return open(_opened_to_append(Path(self.baseFilename)), "a", encoding=self.encoding, errors=self.errors)

    def _turn_page(self) -> None:
        self.close()
        pages = [Path(self.baseFilename), *(Path(f"{self.baseFilename}.{number}") for number in range(1, KEEP))]
        for page in pages:
            _refuse_foreign(page)
        for newer, older in reversed(list(itertools.pairwise(pages))):
            if newer.exists():
                replace(newer, older)


def _opened_to_append(path: Path) -> int:
    _refuse_foreign(path)
    try:
        return open_new(path, flags=os.O_WRONLY | os.O_APPEND)
    except FileExistsError:
        return open_there(path, os.O_WRONLY | os.O_APPEND)


def _refuse_foreign(path: Path) -> None:
    """Raise NotOursError for a file that has the name of a log and does not begin like one."""
    facts = look(path)
    if facts is not None and facts.st_size:
        with opened(path) as file:
            begin = file.readline(80)
        if not re.match(BEGIN, begin):
            raise NotOursError(path, _("it is not a log of Monstrarium"))


def start_log(folder: Path) -> Callable[[], None]:
    """Log to this folder from now on; call the result to stop. Nothing is made before the first line."""
    handler = LogFile(folder)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)

    def stop() -> None:
        root.removeHandler(handler)
        handler.close()

    return stop


def log_crashes(folder: Path) -> None:
    """Have crashes that end the process written to the log in this folder, or to standard error if it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        faulthandler.enable(_opened_to_append(folder / NAME))
    except OSError:
        if sys.stderr is not None:
            faulthandler.enable()


def ended_in_crash(folder: Path) -> bool:
    """Whether the last run that the log in this folder tells of ended in a crash."""
    try:
        with opened(folder / NAME) as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - TAIL))
            told = re.findall(RUNS, file.read(TAIL))
    except OSError:
        return False
    return bool(told) and not told[-1].endswith(b"starts")


def log_files(folder: Path) -> list[Path]:
    """The files of the log, newest first."""
    return sorted(folder.glob(f"{NAME}*"))
