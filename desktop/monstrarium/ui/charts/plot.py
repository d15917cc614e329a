"""The drawing area of a chart: a line for each seat, the moment of the table, and the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ...engine.plain import Value
from ...table.charts import Kind
from ..kit.text import blend
from .bands import Bands, Row
from .styles import pen_for, symbol_for

TICK = 32
"""Turns are named along the axis where they are so many pixels apart."""
LEAST = 5.0
"""Fewer points than this are not blown up to fill the chart."""
NAME = 14
"""A seat that is named at its row is named by so many letters."""
MARKS = 7
"""About so many symbols stand on a line, each seat's at places of its own, so that none hides another."""

HEADROOM = 0.16
"""How much is left free above, as a share of the whole, for the names of the parts of a match."""
TOP = ((0.0, 0.0), (0.0, 0.0))
"""What is written at a line begins at its upper end, to the right of it."""

Role = QPalette.ColorRole
Bounds: TypeAlias = tuple[float, float]


class Line(Value, frozen=True):
    seat_colour: int
    colour: QColor
    xs: Sequence[float]
    ys: Sequence[float]


class Plot(pg.PlotWidget):
    """The drawing area. The whole match is always in sight; a click means a moment."""

    clicked = Signal(float)
    hovered = Signal(float)
    left = Signal()
    spanned = Signal()
    """The axis has other ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseEnabled(False, False)
        self.setMenuEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The panel around it has the keys.
        self.hideButtons()
        self.getPlotItem().layout.setContentsMargins(0, 8, 16, 0)
        self._ground = QColor(Qt.GlobalColor.white)
        self._curves: list[tuple[Any, Any]] = []
        self._last = 1
        self._turns: Sequence[tuple[float, int]] = ()
        self._staged = False
        self._stages: list[Any] = []
        self._stage_pen = QPen()
        self._stage_colour = QColor()
        self._stage_ground = QColor()
        self._bands = Bands()
        self._bands.setZValue(-2)
        self.addItem(self._bands)
        self._here = pg.InfiniteLine(angle=90, movable=False)
        self._pointer = pg.InfiniteLine(angle=90, movable=False)
        self._level = pg.InfiniteLine(angle=0, movable=False)
        for line in (self._level, self._pointer, self._here):
            line.setZValue(-1)
            self.addItem(line, ignoreBounds=True)
        self._pointer.hide()
        self._level.hide()
        self.getViewBox().sigTransformChanged.connect(lambda _box: self.spanned.emit())
        self.getViewBox().sigResized.connect(lambda _box: self._name_turns())
        self.scene().sigMouseMoved.connect(self._move)
        self.scene().sigMouseClicked.connect(self._click)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def dress(self, palette: QPalette) -> None:
        """Follow the palette of the window (pyqtgraph gives its own to the drawing area) and the font."""
        self._ground = palette.color(Role.Base)
        faint = palette.color(Role.PlaceholderText)
        self.setBackground(self._ground)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(_pen(palette.color(Role.Mid), 1))
            axis.setTextPen(faint)
            axis.setStyle(tickFont=self.font(), tickLength=-4)
        self._here.setPen(_pen(palette.color(Role.Highlight), 2))
        self._pointer.setPen(_pen(faint, 1, Qt.PenStyle.DotLine))
        self._level.setPen(_pen(blend(faint, palette.color(Role.Base), 0.3), 1.4))
        self._stage_colour = faint
        self._stage_ground = QColor(self._ground)
        self._stage_ground.setAlpha(190)
        self._stage_pen = _pen(blend(faint, palette.color(Role.Base), 0.4), 1, Qt.PenStyle.DashLine)

    def name_axis(self, bottom: str) -> None:
        self.setLabel("bottom", bottom)

    def draw(self, lines: Sequence[Line], turns: Sequence[tuple[float, int]], last: int, bounds: Bounds | None) -> None:
        """Show these lines on an axis of so many moves; `turns` are the places and numbers of turns, `bounds` the
        values when they are known.
        """
        self._show_form(bands=False)
        while len(self._curves) < len(lines):
            self._curves.append((self.plot(antialias=True), self.plot(antialias=True)))
        for number, ((curve, marks), line) in enumerate(zip(self._curves, lines, strict=True)):
            curve.setData(line.xs, line.ys, pen=pen_for(line.colour, line.seat_colour))
            self._draw_marks(marks, line, number, len(lines))
        self.getAxis("left").setTicks(None)
        self._show_turns(turns, last)
        self._show_values(lines, bounds)

    def draw_bands(
        self,
        rows: Sequence[Row],
        names: Sequence[str],
        kinds: Sequence[Kind],
        signs: Sequence[QPixmap],
        turns: Sequence[tuple[float, int]],
        breaks: Sequence[int],
        last: int,
    ) -> None:
        """The same for rows of bands, which parts of the match begin at `breaks`."""
        self._show_form(bands=True)
        self._bands.draw(rows, kinds, signs, breaks)
        called = [name if len(name) <= NAME else name[: NAME - 1] + "…" for name in names]
        middles = [(len(rows) - at - 0.58, name) for at, name in enumerate(called)]
        self.getAxis("left").setTicks([middles])
        self._show_turns(turns, last)
        self.setYRange(0, max(1, len(rows)), padding=0.03)

    def show_stages(self, stages: Sequence[tuple[int, str]]) -> None:
        """A line up where each part of the match begins, and what it is called: to be told before anything is drawn."""
        self._staged = bool(stages)
        while len(self._stages) < len(stages):
            line = pg.InfiniteLine(angle=90, movable=False, label="", labelOpts={"position": 1.0, "anchors": TOP})
            line.setZValue(3)
            self.addItem(line, ignoreBounds=True)
            self._stages.append(line)
        for at, line in enumerate(self._stages):
            line.setVisible(at < len(stages))
            if at < len(stages):
                place, name = stages[at]
                line.setValue(place)
                line.setPen(self._stage_pen)
                # Elsewhere a label names the value of its line, between braces.
                line.label.setFormat(name.replace("{", "{{").replace("}", "}}"))
                line.label.setColor(self._stage_colour)
                line.label.textItem.setFont(self.font())
                line.label.fill = QBrush(self._stage_ground)

    def ends(self) -> tuple[QPoint, QPoint]:
        """Where the first and the last moment of the axis are."""
        box = self.getViewBox()
        start, end = (self.mapFromScene(box.mapViewToScene(QPointF(at, 0.0))) for at in (0, self._last))
        return start, end

    def show_level(self, value: float | None) -> None:
        """A line across at a value that means something, such as no luck at all."""
        self._level.setVisible(value is not None)
        self._level.setValue(value or 0.0)

    def show_here(self, place: float | None) -> None:
        self._here.setVisible(place is not None)
        self._here.setValue(place or 0.0)

    def show_pointer(self, place: float | None) -> None:
        self._pointer.setVisible(place is not None)
        self._pointer.setValue(place or 0.0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def _show_form(self, *, bands: bool) -> None:
        self._bands.setVisible(bands)
        self.getAxis("left").setGrid(False if bands else 40)
        for pair in self._curves:
            for each in pair:
                each.setVisible(not bands)

    def _show_turns(self, turns: Sequence[tuple[float, int]], last: int) -> None:
        self._turns, self._last = turns, max(1, last)
        self.setXRange(0, self._last, padding=0.01)
        self._name_turns()

    def _name_turns(self) -> None:
        """As many turns as there is room for; the first of them always."""
        apart = TICK * self._last / max(1.0, self.getViewBox().width())
        named: list[tuple[float, str]] = []
        for place, turn in self._turns:
            if not named or place - named[-1][0] >= apart:
                named.append((place, str(turn)))
        self.getAxis("bottom").setTicks([named])

    def _draw_marks(self, marks: Any, line: Line, number: int, lines: int) -> None:
        step = max(1, len(line.xs) // (MARKS * lines))
        marks.setData(
            line.xs[number * step :: step * lines],
            line.ys[number * step :: step * lines],
            pen=None,
            symbol=symbol_for(line.seat_colour),
            symbolBrush=line.colour,
            symbolPen=_pen(self._ground, 1),
            symbolSize=9,
        )

    def _show_values(self, lines: Sequence[Line], bounds: Bounds | None) -> None:
        if bounds is None:
            values = [value for line in lines for value in line.ys]
            low, high = min(values, default=0.0), max(values, default=1.0)
            bounds = (low, max(high, low + LEAST))
        low, high = bounds
        self.setYRange(low, high + (HEADROOM * (high - low) if self._staged else 0.0), padding=0.06)

    def _place(self, spot: Any) -> float | None:
        box = self.getViewBox()
        if not box.sceneBoundingRect().contains(spot):
            return None
        return float(box.mapSceneToView(spot).x())

    def _move(self, spot: Any) -> None:
        place = self._place(spot)
        if place is None:
            self.left.emit()
        else:
            self.hovered.emit(place)

    def _click(self, event: Any) -> None:
        place = self._place(event.scenePos())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(place)


def _pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """As wide on the screen as it says, whatever the scale of the chart."""
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    return pen
