"""Text fields, and lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLabel, QLineEdit, QWidget

from .text import RADIUS, STEP, Role, blend, plain_tip


class TextField(QLineEdit):
    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setFrame(False)
        self.setTextMargins(STEP, 0, STEP, 0)
        self.setMinimumHeight(4 * STEP)

    def offer(self, words: Sequence[str]) -> None:
        completer = QCompleter(list(words), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_edge(painter, self)


def draw_edge(painter: QPainter, widget: QWidget) -> None:
    """Draw the edge of a field or list on whole pixels; stronger with the focus."""
    palette = widget.palette()
    role, wide = (Role.Highlight, 2.0) if widget.hasFocus() else (Role.Dark, 1.0)
    painter.setPen(QPen(palette.color(role), wide))
    inset = 2.0 - wide / 2
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), RADIUS - 2, RADIUS - 2)


class DropDown(QComboBox):
    """A drop-down list. The wheel changes its value only with the focus; else it scrolls the page."""

    def __init__(self, names: Sequence[str], label: str = "") -> None:
        """`label` names the list where no label with this list as its buddy stands beside it."""
        super().__init__()
        self.addItems(list(names))
        self.setAccessibleName(label)
        self._label: QLabel | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def explain(self, tips: Sequence[str]) -> None:
        """Say of each entry what it means: while it is pointed at in the list, and of the one chosen at any time."""
        for row, tip in enumerate(tips):
            self.setItemData(row, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
            self.setItemData(row, tip, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.currentIndexChanged.connect(lambda row: self.setToolTip(plain_tip(tips[row])))
        self.setToolTip(plain_tip(tips[self.currentIndex()]))

    def forbid(self, rows: Iterable[int]) -> None:
        """List these entries so that they cannot be chosen."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row in rows:
            model.item(row).setEnabled(False)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = max((metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0)
        return QSize(wide + 6 * STEP, max(4 * STEP, metrics.height() + 2 * STEP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """On Linux Qt tells assistive technology a list's name only from a label that is its buddy, hidden or not."""
        super().showEvent(event)
        if self.accessibleName() and self._label is None:
            self._label = QLabel(self.accessibleName(), self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        over = 0.1 if self.underMouse() and self.isEnabled() else 0.0
        painter.setBrush(blend(palette.color(Role.Button), palette.color(Role.Highlight), over))
        draw_edge(painter, self)
        painter.setPen(QPen(palette.color(Role.ButtonText), 1.6))
        middle = QPointF(self.width() - 2 * STEP, self.height() / 2 + 2)
        painter.drawPolyline([middle + QPointF(-4, -4), middle, middle + QPointF(4, -4)])
        words = self.rect().adjusted(STEP + 4, 0, -3 * STEP, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.currentText())
