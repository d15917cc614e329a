"""The charts of a match, those of every game and those of its own; a click takes the table to that moment."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.plain import Seat
from ...engine.session import Session
from ...games.kit import Kit
from ...language.words import _
from ...table.charts import Form
from ..art.palette import Theme, theme_for
from ..art.renderer import Art
from ..kit.buttons import Button
from ..kit.text import SMALL, STEP, FocusRing, Paragraph, Text, fill
from ..settings.appearance import scheme_of
from .bands import Row
from .key import SIGN, ChartKey
from .kinds import charts
from .plot import Line, Plot
from .series import Point, Series, stages_of, turns_of

SLICE = 0.008
"""Seconds of work at a time, so that the table goes on moving."""

PAUSE = 0.12
"""Seconds between two drawings of a line that grows."""


class ChartPanel(QWidget):
    """The panel. Nothing is worked out while it is hidden."""

    sought = Signal(int)
    spanned = Signal()

    def __init__(self, session: Session[Any], kit: Kit, viewer: Seat | None, art: Art) -> None:
        super().__init__()
        self._session = session
        self._series = Series(session, kit, viewer)
        self._end: int | None = None
        self._node = session.head
        self._art = art
        self._charts = charts(kit.charts)
        self._chart = self._charts[0]
        self._read: int | None = None
        self._drawn = 0.0
        self._work = QTimer(self)
        self._work.setInterval(0)
        self._work.timeout.connect(self._advance)
        self.plot = Plot()
        self.plot.clicked.connect(self._seek)
        self.plot.hovered.connect(self._hover)
        self.plot.left.connect(self._stop_reading)
        self.plot.spanned.connect(self.spanned)
        self.plot.name_axis(_("Turn"))
        self._measure = Text("", SMALL, soft=True)
        self._moment = Text("", SMALL, soft=True)
        self.summary = Paragraph("")
        self._tabs = QButtonGroup(self)
        self._key = ChartKey(session.record.seats, art)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ring = FocusRing(self)
        self._arrange()
        self._dress()

    def refresh(self) -> None:
        self._series.follow(self._end)
        self._resume()

    def show_line(self, end: int | None) -> None:
        """Show the line that ends at a node; None follows the match."""
        self._end = end
        self.refresh()

    def show_node(self, node: int) -> None:
        self._node = node
        self._show_place()

    def look_as(self, viewer: Seat | None) -> None:
        self._series.look_as(viewer)
        self.refresh()

    def span(self) -> tuple[int, int]:
        start, end = self.plot.ends()
        return self.plot.mapToGlobal(start).x(), self.plot.mapToGlobal(end).x()

    def leave_room(self, more: int) -> None:
        """Let the axis end so much earlier, in favour of the key beside it."""
        self._drawn_grid.setColumnMinimumWidth(1, self._drawn_grid.cellRect(1, 1).width() + more)

    # ---- events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._series.follow(self._end)
        self._resume()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = self._series.place(self._node)
        if step and at is not None and 0 <= at + step < len(self._series.points):
            self.sought.emit(self._series.points[at + step].node)
        else:
            super().keyPressEvent(event)

    # ---- working out

    def _resume(self) -> None:
        if self.isVisible() and not self._series.is_done():
            self._work.start()
        self._draw()

    def _advance(self) -> None:
        until = time.perf_counter() + SLICE
        while not self._series.is_done() and time.perf_counter() < until:
            self._series.advance()
        if self._series.is_done() or not self.isVisible():
            self._work.stop()
        if not self._work.isActive() or until > self._drawn + PAUSE:
            self._drawn = until
            self._draw()

    # ---- drawing

    def _draw(self) -> None:
        points = self._series.points
        turns = [(float(at), points[at].turn) for at in turns_of(points)]
        self.plot.show_stages(stages_of(points))
        if self._chart.form is Form.BANDS:
            self._draw_bands(turns)
        else:
            self._draw_lines(turns)
        self.plot.show_level(self._chart.level)
        self._measure.setText(self._chart.measure)
        self._key.show_kinds(self._chart.kinds, total=self._chart.form is Form.LINES)
        self._show_place()

    def _draw_lines(self, turns: Sequence[tuple[float, int]]) -> None:
        points, chart = self._series.points, self._chart
        places = chart.places(points)
        lines = []
        for seat, info in enumerate(self._session.record.seats):
            known = [(at, value) for at in places if (value := chart.value(points[at], seat)) is not None]
            colour = self._theme().text.of(f"seat{info.colour}")
            lines.append(Line(info.colour, colour, [at for at, _value in known], [value for _at, value in known]))
        self.plot.draw(lines, turns, self._series.last, chart.bounds)

    def _draw_bands(self, turns: Sequence[tuple[float, int]]) -> None:
        points, chart, seats = self._series.points, self._chart, self._session.record.seats
        assert chart.counts is not None
        counts, theme = [chart.counts(point) for point in points], self._theme()
        rows = [
            Row(info.colour, theme.text.of(f"seat{info.colour}"), tuple(each[seat] for each in counts))
            for seat, info in enumerate(seats)
        ]
        ratio = self.devicePixelRatioF()
        signs = [self._art.picture(kind.sign, SIGN, SIGN, ratio) for kind in chart.kinds]
        breaks = [at for at, _name in stages_of(points) if at]
        self.plot.draw_bands(rows, [info.name for info in seats], chart.kinds, signs, turns, breaks, self._series.last)

    def _show_place(self) -> None:
        here = self._series.place(self._node)
        self.plot.show_here(here)
        self.plot.show_pointer(self._read)
        points, seats = self._series.points, range(len(self._session.record.seats))
        if not points:
            return
        last = len(points) - 1
        at = min(last if here is None else here, last)
        self._sum_up(points[at])
        if self._read is not None:
            at = min(self._read, last)
        point = points[at]
        self._moment.setText(_("Turn {turn}, move {move}", turn=point.turn, move=at))
        counts = self._chart.counts(point) if self._chart.counts is not None else ()
        self._key.show_values([self._chart.words(point, seat) for seat in seats], counts)

    def _sum_up(self, point: Point) -> None:
        names = [seat.name for seat in self._session.record.seats]
        self.summary.setText(self._chart.sentence(point, names))
        self.setAccessibleDescription(self.summary.text())

    def _theme(self) -> Theme:
        return theme_for(scheme_of(self.palette()))

    def _dress(self) -> None:
        self.plot.dress(self.palette())
        self._key.dress(self._theme())
        self._draw()

    # ---- reading and seeking

    def _nearest(self, place: float) -> int | None:
        return min(max(0, round(place)), len(self._series.points) - 1) if self._series.points else None

    def _hover(self, place: float) -> None:
        self._read = self._nearest(place)
        self._show_place()

    def _stop_reading(self) -> None:
        self._read = None
        self._show_place()

    def _seek(self, place: float) -> None:
        at = self._nearest(place)
        if at is not None:
            self.sought.emit(self._series.points[at].node)

    # ---- how it is laid out

    def _arrange(self) -> None:
        layout = fill(QVBoxLayout(self), self._head(), margins=(2, 1, 1, 1), spacing=1)
        drawn = self._drawn_grid = QGridLayout()
        drawn.setHorizontalSpacing(2 * STEP)
        drawn.setVerticalSpacing(STEP // 2)
        drawn.setColumnStretch(0, 1)
        drawn.addWidget(self._measure, 0, 0)
        drawn.addWidget(self._moment, 0, 1)
        drawn.addWidget(self.plot, 1, 0)
        drawn.addWidget(self._key, 1, 1)
        layout.addLayout(drawn, 1)
        self.setAccessibleName(_("Charts of the match"))

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(2)
        for at, chart in enumerate(self._charts):
            tab = Button(chart.title)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.setChecked(at == 0)
            self._tabs.addButton(tab, at)
            head.addWidget(tab)
        self._tabs.idClicked.connect(self._choose)
        head.addSpacing(2 * STEP)
        head.addWidget(self.summary, 1)
        return head

    def _choose(self, at: int) -> None:
        self._chart = self._charts[at]
        self._draw()
