"""The log, in a few files of limited size."""

from __future__ import annotations

import io
import itertools
import logging
import os
import re
from collections.abc import Callable
from pathlib import Path

from ...files import opened
from ...language.words import _
from ...storage.atomic import NotOursError, look, open_new, open_there, replace

NAME = "monstrarium.log"
MAX_BYTES = 512 * 1024
KEEP = 3
BEGIN = re.compile(rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ ")
"""The beginning of every line, by which a file is known as a log."""
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
        path = Path(self.baseFilename)
        _refuse_foreign(path)
        try:
            handle = open_new(path, flags=os.O_WRONLY | os.O_APPEND)
        except FileExistsError:
            handle = open_there(path, os.O_WRONLY | os.O_APPEND)
        return open(handle, "a", encoding=self.encoding, errors=self.errors)

    def _turn_page(self) -> None:
        self.close()
        pages = [Path(self.baseFilename), *(Path(f"{self.baseFilename}.{number}") for number in range(1, KEEP))]
        for page in pages:
            _refuse_foreign(page)
        for newer, older in reversed(list(itertools.pairwise(pages))):
            if newer.exists():
                replace(newer, older)


def _refuse_foreign(path: Path) -> None:
    """Raise NotOursError for a file that has the name of a log and does not begin like one."""
    facts = look(path)
    if facts is not None and facts.st_size:
        with opened(path) as file:
            begin = file.readline(80)
        if not BEGIN.match(begin):
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


def log_files(folder: Path) -> list[Path]:
    """The files of the log, newest first."""
    return sorted(folder.glob(f"{NAME}*"))
