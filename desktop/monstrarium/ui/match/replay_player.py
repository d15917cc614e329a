"""Plays the past of a match: step, turn, start, end, and by itself at a speed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.record import START
from .controller import MatchController

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
PAUSE = 450
"""Milliseconds between two moves at speed 1."""


class ReplayPlayer(QObject):
    """Plays a line; moments count from 0, the start, to the number of moves."""

    changed = Signal()
    """The player plays, pauses or has another speed."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self.playing = False
        controller.shown.connect(self._wait)

    @property
    def index(self) -> int:
        at = self._controller.moment.at
        return 0 if at == START else self._controller.moment.line.index(at) + 1

    @property
    def count(self) -> int:
        """The last moment."""
        return len(self._controller.moment.line)

    @property
    def speed(self) -> float:
        return self._controller.speed

    def turns(self) -> list[int]:
        marks = self._controller.match.session.record.marks
        return [0, *(at for at, node in enumerate(self._controller.moment.line, 1) if node in marks)]

    def seek(self, index: int) -> None:
        self.pause()
        self._look(index, animate=False)

    def step(self, by: int) -> None:
        """Go some moves on or back; a single move on is shown as a film."""
        self.pause()
        self._look(self.index + by, animate=by == 1)

    def turn(self, by: int) -> None:
        """Go to the beginning of the next turn, or back to that of this turn or the one before."""
        here = self.index
        if by > 0:
            self.seek(min((turn for turn in self.turns() if turn > here), default=self.count))
        else:
            self.seek(max((turn for turn in self.turns() if turn < here), default=0))

    def toggle(self) -> None:
        if self.playing:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Play, from the middle of a film where it stands; at the end, begin again from the start."""
        self.playing = True
        self.changed.emit()
        if self._controller.hold_past(False):
            return
        if self.index == self.count:
            self._look(0, animate=False)
        else:
            self._tick()

    def pause(self) -> None:
        """Stop between two moves, or in the middle of a film."""
        self._timer.stop()
        self._controller.hold_past(True)
        if self.playing:
            self.playing = False
            self.changed.emit()

    def set_speed(self, speed: float) -> None:
        self._controller.speed = speed
        self.changed.emit()

    def faster(self, by: int) -> None:
        at = SPEEDS.index(self.speed) + by
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, at))])

    def _look(self, index: int, animate: bool) -> None:
        at = max(0, min(self.count, index))
        self._controller.look(START if at == 0 else self._controller.moment.line[at - 1], animate)

    def _wait(self) -> None:
        if self.playing:
            self._timer.start(round(PAUSE / self.speed))

    def _tick(self) -> None:
        if self.index == self.count:
            self.pause()
        else:
            self._look(self.index + 1, animate=True)
