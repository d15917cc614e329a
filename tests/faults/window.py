"""The whole program, in a process of its own that is killed: `python -m tests.faults.window DATA MATCH`.

It opens the match as if it had been named on the command line, and says how much of it lies on the disk.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer

from monstrarium.engine.record import Codec
from monstrarium.ui.start import app
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.window.services import Services

from .kills import digest_of_moves

OFTEN = 5
"""Milliseconds between two checks."""


class TellingWindow(MainWindow):
    """Reports the number of saved moves after every change, with the process number of the bots."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._told = -1
        self._teller = QTimer(self)
        self._teller.timeout.connect(self._tell)
        self._teller.start(OFTEN)

    def _tell(self) -> None:
        screen = self.screen_of_match
        if screen is None or not screen.match.file.settle(0) or not screen.match.file.is_kept:
            return
        record = screen.match.session.record
        moves = len(record.moves)
        if moves != self._told:
            self._told = moves
            worker = self.tables.pool._process
            number = 0 if worker is None else worker.processId()
            print(moves, digest_of_moves(record, Codec(screen.match.kit.game), moves), number, flush=True)


def main(data: str, match: str) -> int:
    """Run until the process is killed, or the match is over."""
    vars(app)["MainWindow"] = TellingWindow
    return app.run(["--data-dir", data, match])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
