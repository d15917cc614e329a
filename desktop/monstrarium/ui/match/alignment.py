"""Keeps the timeline over the axis of the charts, so that a moment of the match is at one place in both."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt

from ..panels.chart_dock import ChartPlace
from ..panels.timeline import EDGE, Timeline


class Alignment(QObject):
    """Follows both: the charts leave room for what stands beside the timeline, which takes its ends from their axis."""

    def __init__(self, charts: ChartPlace, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._charts = charts
        self._timeline = timeline
        charts.spanned.connect(self._align, Qt.ConnectionType.QueuedConnection)
        timeline.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The timeline is shown, or has another width."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._align()
        return False

    def _align(self) -> None:
        timeline, span = self._timeline, self._charts.span()
        if span is None or not timeline.isVisible():
            timeline.set_ends(EDGE, EDGE)
            return
        start, end = (timeline.mapFromGlobal(QPoint(x, 0)).x() for x in span)
        middle, last = timeline.width() / 2, timeline.width() - EDGE
        if not EDGE <= start < middle < end:
            timeline.set_ends(EDGE, EDGE)  # The charts are elsewhere on the screen.
            return
        if end > last:
            self._charts.leave_room(round(end - last))
        timeline.set_ends(start, timeline.width() - min(end, last))
