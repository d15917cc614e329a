"""The key of a chart: the line and the values of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ...engine.record import SeatInfo
from ...language.words import said
from ...table.charts import Kind
from ..art.palette import Theme
from ..art.renderer import Art
from ..kit.text import SMALL, STEP, STRETCH, Text, fill
from .bands import Swatch
from .styles import LineSample

SIGN = 20
"""The size of a sign in logical pixels."""
FIRST = 2
Right = Qt.AlignmentFlag.AlignRight


class ChartKey(QWidget):
    """A row for each seat: its line, its name, how much of each kind, and the value of the chart."""

    def __init__(self, seats: Sequence[SeatInfo], art: Art) -> None:
        super().__init__()
        self._seats = seats
        self._art = art
        self._samples = [LineSample(seat.colour) for seat in seats]
        self._values = [Text("", bold=True) for _seat in seats]
        self._kinds: tuple[Kind, ...] | None = None
        self._heads: list[QWidget] = []
        self._counts: list[list[Text]] = []
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(STEP)
        self._rows.setVerticalSpacing(STEP)
        for row, info in enumerate(seats, start=1):
            self._rows.addWidget(self._samples[row - 1], row, 0)
            self._rows.addWidget(Text(info.name), row, 1)
        fill(QVBoxLayout(self), self._rows, STRETCH, margins=(0, 0, 0, 0))

    def show_kinds(self, kinds: tuple[Kind, ...], *, total: bool) -> None:
        """Have a column for each of these, and the value behind them where it means something."""
        if kinds != self._kinds:
            self._kinds = kinds
            self._clear()
            for at, kind in enumerate(kinds):
                self._head(kind, FIRST + at)
            self._counts = [[Text("") for _kind in kinds] for _seat in self._seats]
            for row, texts in enumerate(self._counts, start=1):
                for at, text in enumerate(texts):
                    self._rows.addWidget(text, row, FIRST + at, Right)
            for row, value in enumerate(self._values, start=1):
                self._rows.addWidget(value, row, FIRST + len(kinds), Right)
        for value in self._values:
            value.setVisible(total)

    def show_values(self, values: Sequence[str], counts: Sequence[Sequence[int]]) -> None:
        """Say by seat what the chart says, and how much of each kind it is."""
        for label, words in zip(self._values, values, strict=True):
            label.setText(words)
        for texts, numbers in zip(self._counts, counts, strict=False):
            for text, number in zip(texts, numbers, strict=True):
                text.setText(str(number).replace("-", "−"))

    def dress(self, theme: Theme) -> None:
        for info, sample in zip(self._seats, self._samples, strict=True):
            sample.set_colour(QColor(theme.text.of(f"seat{info.colour}")))

    def _head(self, kind: Kind, column: int) -> None:
        """What a column counts: its sign over the pattern of its band, or its name."""
        name = said(kind.name)
        head: QWidget = Text(name, SMALL, soft=True)
        if kind.sign:
            number = 0 if self._kinds is None else self._kinds.index(kind)
            head = Swatch(kind, number, self._art.picture(kind.sign, SIGN, SIGN, self.devicePixelRatioF()))
            head.setToolTip(name)
            head.setAccessibleName(name)
        self._heads.append(head)
        self._rows.addWidget(head, 0, column, Right)

    def _clear(self) -> None:
        for old in (*self._heads, *(text for row in self._counts for text in row)):
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._heads = []
        for value in self._values:
            self._rows.removeWidget(value)
