"""What one writes in, and lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from .parts import RADIUS, STEP, Role, blend


class Field(QLineEdit):
    """A line to write in."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setFrame(False)
        self.setTextMargins(STEP, 0, STEP, 0)
        self.setMinimumHeight(4 * STEP)

    def offer(self, words: Sequence[str]) -> None:
        """List those of these words that begin with what is written, to be chosen from."""
        completer = QCompleter(list(words), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and a round edge that shows where the focus is."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge_pen(self))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 2, RADIUS - 2)


def edge_pen(widget: QWidget) -> QPen:
    """The edge of what takes input: strong with the focus."""
    palette = widget.palette()
    return QPen(palette.color(Role.Highlight), 2.0) if widget.hasFocus() else QPen(palette.color(Role.Dark), 1.0)


class Choices(QComboBox):
    """A list that opens; the wheel scrolls the page, not the value, until somebody chose to be here."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.addItems(list(names))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def forbid(self, rows: Iterable[int]) -> None:
        """These are listed and cannot be chosen."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row in rows:
            model.item(row).setEnabled(False)

    def sizeHint(self) -> QSize:
        """As wide as the longest value, as high as a button."""
        metrics = self.fontMetrics()
        wide = max((metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0)
        return QSize(wide + 6 * STEP, max(4 * STEP, metrics.height() + 2 * STEP))

    def minimumSizeHint(self) -> QSize:
        """Never so narrow that a value is cut."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Like a button, with an arrow that says there is more."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        over = 0.1 if self.underMouse() and self.isEnabled() else 0.0
        painter.setBrush(blend(palette.color(Role.Button), palette.color(Role.Highlight), over))
        painter.setPen(edge_pen(self) if self.hasFocus() else QPen(palette.color(Role.Mid), 1.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), RADIUS - 2, RADIUS - 2)
        painter.setPen(QPen(palette.color(Role.ButtonText), 1.6))
        middle = QPointF(self.width() - 2 * STEP, self.height() / 2 + 2)
        painter.drawPolyline([middle + QPointF(-4, -4), middle, middle + QPointF(4, -4)])
        words = self.rect().adjusted(STEP + 4, 0, -3 * STEP, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.currentText())
