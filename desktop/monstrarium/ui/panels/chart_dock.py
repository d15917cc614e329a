"""The panel of the charts, which are loaded when it is first shown; and what keeps the timeline over their axis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..art.renderer import Art
from ..kit.lazy import charts
from ..kit.text import STEP
from ..match.controller import MatchController
from .timeline import EDGE, Timeline

if TYPE_CHECKING:
    from ..charts.panel import ChartPanel


class ChartPlace(QWidget):
    """The panel. A click on a chart goes to its moment."""

    sought = Signal(int)
    spanned = Signal()

    def __init__(self, controller: MatchController, art: Art) -> None:
        super().__init__()
        self._controller = controller
        self._art = art
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.panel: ChartPanel | None = None

    def sizeHint(self) -> QSize:
        return QSize(80 * STEP, 30 * STEP)

    def span(self) -> tuple[int, int] | None:
        """The ends of the axis on the screen; None while it is hidden."""
        return self.panel.span() if self.panel is not None and self.isVisible() else None

    def leave_room(self, more: int) -> None:
        if self.panel is not None:
            self.panel.leave_room(more)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.spanned.emit()

    def refresh(self) -> None:
        """Show the moment that the match shows."""
        if self.panel is None or not self.isVisible():
            return
        controller = self._controller
        self.panel.look_as(controller.moment.audience.viewer)
        self.panel.show_line(None if controller.moment.live else controller.moment.end)
        self.panel.show_node(controller.moment.at)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.panel is None:
            match, viewer = self._controller.match, self._controller.moment.audience.viewer
            self.panel = charts().ChartPanel(match.session, match.kit, viewer, self._art)
            self.panel.sought.connect(self.sought)
            self.panel.spanned.connect(self.spanned)
            self._layout.addWidget(self.panel)
        self.refresh()
        self.spanned.emit()


class Alignment(QObject):
    """Gives the timeline the ends of the axis, so that a moment is at one place in both."""

    def __init__(self, charts: ChartPlace, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._charts = charts
        self._timeline = timeline
        charts.spanned.connect(self._align, Qt.ConnectionType.QueuedConnection)
        timeline.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
