"""Shows films on the table and tells when the last beat is over; the match itself is always ahead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ..scene.film import Beat
from ..scene.table_scene import TableScene


class Projector(QObject):
    """One film at a time. Finishing it early loses nothing."""

    ended = Signal()
    """The film is over and the table at rest."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.running = False
        scene.settled.connect(self._look)

    def play(self, beats: Sequence[Beat], seconds_each: float) -> None:
        """Show these, beat by beat; without seconds the end is shown at once."""
        self.running = True
        self._scene.film(beats, seconds_each)
        self._look()

    def finish(self) -> None:
        """Let everything arrive now."""
        self._scene.settle()
        self._look()

    def cut(self) -> None:
        """Drop the film; something else is shown instead."""
        self.running = False

    def _look(self) -> None:
        if self.running and not self._scene.filming and not self._scene.busy:
            self.running = False
            self.ended.emit()
