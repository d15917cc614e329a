"""Scrolls a table while something is dragged near an edge of what is seen of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer

from .camera import Camera

RIM = 34.0
"""How near to an edge the pointer has to be, in pixels."""
STEP = 12.0
"""The most pixels of one step, right at the edge."""
STEP_MS = 30


class EdgeScroll(QObject):
    def __init__(self, parent: QObject, camera: Camera, carry: Callable[[QPointF], None]) -> None:
        """`carry` takes what is dragged along to a point of the window, under which the table has moved."""
        super().__init__(parent)
        self._camera = camera
        self._carry = carry
        self._at = QPointF()
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)

    def follow(self, at: QPointF) -> None:
        """Something is dragged to a point of the window."""
        self._at = at
        if self._pull().isNull():
            self.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _pull(self) -> QPointF:
        """How far one step goes; nothing away from the edges, and beside the part that scrolls."""
        frame = self._camera.frame
        if not frame.contains(self._at) or not self._camera.can_pan():
            return QPointF()
        return QPointF(
            _strength(self._at.x() - frame.left(), frame.right() - self._at.x()),
            _strength(self._at.y() - frame.top(), frame.bottom() - self._at.y()),
        )

    def _step(self) -> None:
        self._camera.pan(self._pull())
        self._carry(self._at)


def _strength(before: float, after: float) -> float:
    if before < RIM:
        return -STEP * (1.0 - max(0.0, before) / RIM)
    return STEP * (1.0 - max(0.0, after) / RIM) if after < RIM else 0.0
