"""The charts of the Laboratory: how strong bots are, each with its interval, and how long matches are."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...bots.levels import called
from ...lab.worker import Strong
from ...language.words import _
from ..kit.text import blend, fill

Role = QPalette.ColorRole
FAR = 1000.0
"""An interval that is open, or wider than this many points, ends here in the picture."""


class LabCharts(QWidget):
    """Both charts side by side; the first one is hidden where nobody is compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strengths, self.lengths = pg.PlotWidget(), pg.PlotWidget()
        for plot in (self.strengths, self.lengths):
            plot.setMouseEnabled(False, False)
            plot.setMenuEnabled(False)
            plot.hideButtons()
            plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.points = pg.ScatterPlotItem(pxMode=True, size=10)
        self.spans = pg.ErrorBarItem(beam=0.12)
        self.bars = pg.BarGraphItem(x=[], height=[], width=1)
        self.strengths.addItem(self.spans)
        self.strengths.addItem(self.points)
        self.lengths.addItem(self.bars)
        self.strengths.setLabel("bottom", _("Elo points above the first"))
        self.lengths.setLabel("bottom", _("Decisions of a match"))
        fill(QHBoxLayout(self), (self.strengths, 1), (self.lengths, 1), margins=(0, 0, 0, 0), spacing=1)
        self._dress()

    def show_strengths(self, strong: Sequence[Strong]) -> None:
        """One row for each bot, the first at the bottom."""
        self.strengths.setVisible(bool(strong))
        if not strong:
            return
        xs, ys = [each.points for each in strong], list(range(len(strong)))
        low = [min(FAR, each.points - each.low) if each.low is not None else FAR for each in strong]
        high = [min(FAR, each.high - each.points) if each.high is not None else FAR for each in strong]
        self.points.setData(xs, ys)
        self.spans.setData(x=_array(xs), y=_array(ys), left=_array(low), right=_array(high))
        self.strengths.getAxis("left").setTicks([[(at, called(each.bot)) for at, each in enumerate(strong)]])
        self.strengths.setYRange(-0.5, len(strong) - 0.5, padding=0)

    def show_lengths(self, lengths: Sequence[tuple[int, int]]) -> None:
        """A bar for each range of lengths; the ranges are of equal width."""
        starts = [start for start, _count in lengths]
        wide = min((later - start for start, later in itertools.pairwise(starts)), default=1)
        middles = [start + wide / 2 for start in starts]
        self.bars.setOpts(x=middles, height=[count for _start, count in lengths], width=0.9 * wide)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _dress(self) -> None:
        """Follow the palette of the window."""
        palette = self.palette()
        ink, ground = palette.color(Role.Text), palette.color(Role.Base)
        bright = palette.color(Role.Highlight)
        for plot in (self.strengths, self.lengths):
            plot.setBackground(ground)
            for side in ("left", "bottom"):
                axis = plot.getAxis(side)
                axis.setPen(_pen(palette.color(Role.Mid), 1.0))
                axis.setTextPen(ink)
                axis.setStyle(tickFont=self.font())
                axis.labelStyle["color"] = ink.name()
                axis.setLabel(axis.labelText)
        self.points.setBrush(bright)
        self.points.setPen(_pen(ink, 1.0))
        self.spans.setData(pen=_pen(ink, 1.6))
        self.bars.setOpts(brush=blend(bright, ground, 0.2), pen=_pen(ground, 1.0))


def _array(values: Sequence[float]) -> np.ndarray:
    return np.array(values, dtype=float)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    return pen
