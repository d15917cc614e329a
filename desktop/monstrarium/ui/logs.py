"""The log file: what the program noticed, in a few files that never grow large."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Callable
from pathlib import Path

NAME = "monstrarium.log"
MAX_BYTES = 512 * 1024
KEEP = 3
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(logging.FileHandler):
    """Starts a new file when one is full, and keeps the last few. The standard one would import sockets and pickle."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, encoding="utf-8", delay=True, errors="backslashreplace")
        self.setFormatter(logging.Formatter(LINE))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line, in the next file when this one is full. A disk that fails must not stop the program."""
        try:
            if os.path.exists(self.baseFilename) and os.path.getsize(self.baseFilename) > MAX_BYTES:
                self._turn_page()
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
            super().emit(record)
        except OSError:
            self.handleError(record)

    def _turn_page(self) -> None:
        self.close()
        pages = [Path(self.baseFilename), *(Path(f"{self.baseFilename}.{number}") for number in range(1, KEEP))]
        for newer, older in reversed(list(itertools.pairwise(pages))):
            if newer.exists():
                os.replace(newer, older)


def start_log(folder: Path) -> Callable[[], None]:
    """Log to this folder from now on; what is returned stops it. Nothing is written, or made, before the first line."""
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
